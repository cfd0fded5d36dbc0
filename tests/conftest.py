"""Settings for all tests."""

from hypothesis import settings

# No test may depend on how fast the machine is: speed is measured in bench/.
settings.register_profile("pitchkit", deadline=None)
settings.load_profile("pitchkit")
