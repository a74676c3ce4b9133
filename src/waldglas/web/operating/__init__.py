"""What whoever runs a server does with it: bring it up to date, keep copies, look after tables and visitors."""
