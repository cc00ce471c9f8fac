"""The print shop: documents of games (`contract.printing`) as PDF, typeset by Typst (extra `print`)."""
