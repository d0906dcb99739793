"""What a shop does with the published SDK for Python, against RAILYARD_URL: `npm run published:conform`."""

import json
import os

from gr4vy import Gr4vy, auth, errors
from gr4vy.webhooks import verify_webhook

URL = os.environ["RAILYARD_URL"]
CARD = {"method": "card", "number": "4111111111111111", "expiration_date": "12/45", "security_code": "123"}


def read(name):
    with open(os.environ[name], encoding="utf-8") as file:
        return file.read()


def same(expected, actual):
    assert expected == actual, f"{actual!r}, and not {expected!r}"


def refused(error, call):
    try:
        call()
    except error as caught:
        return caught
    raise AssertionError(f"{error.__name__} was to be raised")


key = read("RAILYARD_KEY_FILE")
client = Gr4vy(server_url=URL, merchant_account_id="default", bearer_auth=auth.with_token(private_key=key))

payment = client.transactions.create(
    amount=1299,
    currency="USD",
    country="US",
    intent="capture",
    external_identifier="walk-python",
    metadata={"order": "7"},
    payment_method=CARD,
)
same(("capture_succeeded", 1299, {"order": "7"}), (payment.status, payment.captured_amount, payment.metadata))
same(payment.id, client.transactions.get(transaction_id=payment.id).id)

for number in range(3):
    authorized = client.transactions.create(amount=500 + number, currency="USD", country="US", payment_method=CARD)
    same("authorization_succeeded", authorized.status)
client.transactions.capture(transaction_id=authorized.id, amount=502)
same(502, client.transactions.get(transaction_id=authorized.id).captured_amount)
page, seen = client.transactions.list(limit=2), []
while page is not None:
    seen += [one.id for one in page.result.items]
    page = page.next()
assert payment.id in seen and len(seen) == len(set(seen)) >= 4, seen

declined = client.transactions.create(amount=200011, currency="USD", country="US", payment_method=CARD)
same(("authorization_declined", "insufficient_funds"), (declined.status, declined.error_code))

refund = client.transactions.refunds.create(transaction_id=payment.id, amount=299)
same(("succeeded", 299), (refund.status, refund.amount))
same([refund.id], [one.id for one in client.transactions.refunds.list(transaction_id=payment.id).items])

again = {"amount": 700, "currency": "USD", "country": "US", "payment_method": CARD, "idempotency_key": "walk-python"}
same(client.transactions.create(**again).id, client.transactions.create(**again).id)

buyer = client.buyers.create(display_name="Ada", external_identifier="walk-python")
card = client.payment_methods.create(request_body={**CARD, "buyer_id": buyer.id})
same(("card", "1111"), (card.method, card.label))
stored = client.transactions.create(
    amount=900, currency="USD", country="US", payment_method={"method": "id", "id": card.id}
)
same(("authorization_succeeded", buyer.id), (stored.status, stored.buyer.id))
client.payment_methods.delete(payment_method_id=card.id)
client.buyers.update(buyer_id=buyer.id, display_name="Ada L.")
same("Ada L.", client.buyers.get(buyer_id=buyer.id).display_name)

session = client.checkout_sessions.create(checkout_session_create={"metadata": {"cart": "one"}})
same(session.id, client.checkout_sessions.get(session_id=session.id).id)
client.checkout_sessions.delete(session_id=session.id)

services = client.payment_services.list(limit=20).result.items
same(["mock-card"], [one.payment_service_definition_id for one in services])
made = client.payment_services.create(
    display_name="Second",
    payment_service_definition_id="mock-card",
    fields=[{"key": "merchant_id", "value": "walk"}],
    accepted_currencies=["EUR"],
    accepted_countries=["DE"],
    active=False,
)
client.payment_services.delete(payment_service_id=made.id)

refused(errors.Error404, lambda: client.buyers.get(buyer_id="0198c4a2-5d3e-7000-8000-000000000001"))
refused(errors.Error409, lambda: client.buyers.create(external_identifier="walk-python"))
wrong = refused(errors.Error400, lambda: client.transactions.create(amount=1, currency="XQZ", payment_method=CARD))
assert "currency" in str(wrong.data.details), wrong

token = auth.get_embed_token(key, embed_params={"amount": 1299, "currency": "USD"})
embedded = Gr4vy(server_url=URL, bearer_auth=token)
assert embedded.payment_options.list(amount=1299, currency="USD", country="US").items
refused(errors.Gr4vyError, lambda: embedded.transactions.list())

message = json.loads(read("RAILYARD_WEBHOOK"))
verify_webhook(message["body"], message["secret"], message["signatures"], message["timestamp"], 300)
refused(
    ValueError,
    lambda: verify_webhook(message["body"] + " ", message["secret"], message["signatures"], message["timestamp"], 300),
)
same("event", json.loads(message["body"])["type"])
print("the published SDK for Python did all of the walk")
