# made from contract VERSION 2026-11-01.55; do not edit

#: members of answers that are secret
SECRET_MEMBERS = frozenset(
    (
        "accessToken",
        "account_updater_response_decryption_key",
        "cryptogram",
        "loon_secret_key",
        "private_key",
        "secret",
        "session_token",
        "token",
    )
)
