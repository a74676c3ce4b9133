"""What pictures are made of: SVG made in code, for the page, the notebook, the command line and the docs."""
