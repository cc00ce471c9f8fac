"""How Hypothesis looks for counterexamples.

`make test` takes the same examples each time, so that red means that something changed. `make soak` looks
for new ones.
"""

import os

from hypothesis import HealthCheck, settings

# No deadline: how long an example takes says more about the machine than about the project.
settings.register_profile(
    "test", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow], max_examples=60
)
settings.register_profile("soak", settings.get_profile("test"), derandomize=False, max_examples=2000, print_blob=True)
settings.load_profile(os.environ.get("PARLOUR_EXAMPLES", "test"))
