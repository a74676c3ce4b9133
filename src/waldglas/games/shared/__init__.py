"""What several games have."""
