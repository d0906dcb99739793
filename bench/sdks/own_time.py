"""What the SDK itself takes for a payment, on a transport that answers at once."""

import json
import os
import time

import railyard
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec

CALLS = 10_000
WARM_UP = 2_000
ANSWER = os.environ["ANSWER"].encode()
PAYMENT = json.loads(os.environ["PAYMENT"])
tokens = set()


def transport(request):
    tokens.add(request.headers["authorization"])
    return railyard.WireAnswer(201, {"content-type": "application/json"}, ANSWER)


key = ec.generate_private_key(ec.SECP256R1()).private_bytes(
    serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
)
client = railyard.Railyard("https://pay.example", key=key, transport=transport)
for _ in range(WARM_UP):
    client.transactions.create(PAYMENT)
before = time.process_time()
for _ in range(CALLS - WARM_UP):
    client.transactions.create(PAYMENT)
each = (time.process_time() - before) / (CALLS - WARM_UP)
print(json.dumps({"microseconds": each * 1e6, "tokens": len(tokens)}))
