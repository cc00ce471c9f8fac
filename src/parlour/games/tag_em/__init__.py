"""TAG 'EM: a tactical game of tag on maps that players make themselves."""

from pathlib import Path

from parlour.kernel.i18n import add_locale

# Here rather than with the rules: map tools run without them, in processes of their own.
add_locale(Path(__file__).parent)
