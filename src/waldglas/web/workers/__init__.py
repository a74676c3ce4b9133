"""What thinks in processes of its own."""
