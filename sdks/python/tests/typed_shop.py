"""A shop's program, which type checkers read: it is checked and never run."""

import railyard
from railyard.generated import schemas


def pay(client: railyard.Railyard, session: str) -> str:
    payment: schemas.Transaction = client.transactions.create(
        {
            "amount": 1299,
            "currency": "EUR",
            "country": "DE",
            "payment_method": {"method": "checkout-session", "id": session},
        },
        idempotency_key=railyard.new_idempotency_key(),
        timeout=5,
    )
    return payment["id"]


def refunded(client: railyard.Railyard, transaction_id: str) -> int:
    return sum(refund["amount"] for refund in client.transactions.refunds.list(transaction_id))


def replayed(client: railyard.Railyard, transaction_id: str) -> bool:
    return client.answer_of(client.transactions.get, transaction_id).is_replayed


async def buyers(client: railyard.AsyncRailyard) -> list[str]:
    names = [buyer["display_name"] or "" async for buyer in client.buyers.list(limit=2)]
    first = await client.buyers.get("one")
    return [*names, first["id"]]
