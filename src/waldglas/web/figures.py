"""What is counted where it happens, for whoever watches over the server."""

from prometheus_client import Counter, Histogram

STEPS = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0)

choices = Counter("waldglas_choices_total", "Choices that were stored", ["by"])  # by: person, bot
bot_seconds = Histogram("waldglas_bot_seconds", "Seconds from asking a bot to its answer", ["lane"], buckets=STEPS)
told = Counter("waldglas_told_total", "Notices sent, or tried to", ["way", "outcome"])  # by push, mail, hook
