"""The vectors of `sdks/behaviour`, on a client that blocks and one that waits."""

import asyncio
import base64
import email.utils
import http.server
import json
import os
import pickle
import pprint
import threading
import time
import unittest
import unittest.mock

import httpx
import railyard
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec, ed25519, padding, rsa
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from railyard._answer_text import read_answer
from railyard.aio import AsyncRailyard, HttpxTransport
from railyard.errors import error_of
from support import method_of, parts_of, read

FAST = railyard.RetryPolicy(first_pause=0.0, longest_pause=0.0)
KEY = ec.generate_private_key(ec.SECP256R1())


def pem_of(key):
    return key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    ).decode()


class Script:
    """A transport that answers as the vector says, and keeps what was sent."""

    def __init__(self, replies):
        self.replies = list(replies)
        self.sent = []

    def __call__(self, request):
        self.sent.append(request)
        if len(self.sent) > len(self.replies):
            raise AssertionError("nothing more was to be sent")
        reply = self.replies[len(self.sent) - 1]
        if reply == "broken":
            raise railyard.ConnectionError("it broke", True)
        if reply == "refused":
            raise railyard.ConnectionError("nobody is there", False)
        headers = dict(reply.get("headers", {}))
        if "date" in headers:
            headers["date"] = email.utils.formatdate(time.time() + float(headers["date"]), usegmt=True)
        text = reply["text"] if "text" in reply else json.dumps(reply["body"]) if "body" in reply else ""
        return railyard.WireAnswer(reply["status"], headers, text.encode())


class Blocking:
    name = "blocking"

    def __init__(self, script, **settings):
        self.client = railyard.Railyard("https://pay.example/", transport=script, **settings)

    def close(self):
        self.client.close()

    def run(self, value):
        return value

    def walk(self, listing, stop_after):
        items = []
        for item in listing:
            items.append(item)
            if len(items) == stop_after:
                break
        return items


class Waiting:
    name = "async"

    def __init__(self, script, **settings):
        async def transport(request):
            return script(request)

        self.client = AsyncRailyard("https://pay.example/", transport=transport, **settings)
        self.loop = asyncio.new_event_loop()

    def close(self):
        self.loop.run_until_complete(self.loop.shutdown_asyncgens())
        self.loop.close()

    def run(self, value):
        return self.loop.run_until_complete(value)

    def walk(self, listing, stop_after):
        async def walk():
            items = []
            async for item in listing:
                items.append(item)
                if len(items) == stop_after:
                    break
            return items

        return self.loop.run_until_complete(walk())


class Calls(unittest.TestCase):
    def play(self, case, style):
        script = Script(case["replies"])
        side = style(
            script, key=pem_of(KEY), retry=FAST, merchant_account=case.get("client", {}).get("merchantAccount")
        )
        self.addCleanup(side.close)
        for call in case["calls"]:
            self.call(side, call)
        self.judge_sent(case["sent"], script.sent)

    def call(self, side, call):
        client = side.client
        if "forMerchantAccount" in call:
            client = client.for_merchant_account(call["forMerchantAccount"])

        def invoke():
            method, given, more = method_of(client, call["operation"], call)
            if "key" in call:
                more["idempotency_key"] = call["key"]
            if "merchantAccount" in call:
                more["merchant_account"] = call["merchantAccount"]
            return method, given, more

        if "items" in call:
            method, given, more = invoke()
            listing = method(*given, **more)
            items = side.walk(listing, call.get("stopAfter"))
            self.assertEqual([item["id"] for item in items], call["items"])
            if "cursor" in call:
                self.assertEqual(listing.cursor, call["cursor"])
            return
        if "fails" in call:
            wanted = call["fails"]
            with self.assertRaises(getattr(railyard, wanted["class"])) as caught:
                method, given, more = invoke()
                side.run(method(*given, **more))
            self.judge_error(wanted, caught.exception)
            return
        if call.get("unknown"):
            with self.assertRaises(railyard.OutcomeUnknown) as caught:
                method, given, more = invoke()
                side.run(method(*given, **more))
            self.assertNotIsInstance(caught.exception, railyard.RailyardError)
            resolves = call.get("resolves")
            if resolves is not None and resolves.get("unknown"):
                with self.assertRaises(railyard.OutcomeUnknown):
                    side.run(caught.exception.resolve(60))
            elif resolves is not None:
                self.assertEqual(parts_of(resolves["answers"], side.run(caught.exception.resolve(60))), [])
            return
        method, given, more = invoke()
        answer = side.run(side.client.answer_of(method, *given, **more))
        self.assertEqual(parts_of(call["answers"], answer.result), [])
        if "isReplayed" in call:
            self.assertEqual(answer.is_replayed, call["isReplayed"])
        if "requestId" in call:
            self.assertEqual(answer.request_id, call["requestId"])

    def judge_error(self, wanted, error):
        self.assertIs(type(error), getattr(railyard, wanted["class"]))
        for member, name in (
            ("status", "status"),
            ("code", "code"),
            ("requestId", "request_id"),
            ("retryAfterSeconds", "retry_after"),
        ):
            if member in wanted:
                self.assertEqual(getattr(error, name), wanted[member])
        if "message" in wanted:
            self.assertEqual(str(error), wanted["message"])
        if "details" in wanted:
            told = [{name: getattr(one, name) for name in one.__slots__} for one in error.details]
            self.assertEqual(told, wanted["details"])

    def judge_sent(self, wanted, sent):
        self.assertEqual(len(sent), len(wanted))
        keys, tokens = {}, {}
        for one, request in zip(wanted, sent):
            key = request.headers.get("idempotency-key")
            if "key" in one and one["key"] is None:
                self.assertIsNone(key)
            elif "key" in one and one["key"].startswith("="):
                self.assertEqual(key, one["key"][1:])
            elif "key" in one:
                self.assertEqual(keys.setdefault(one["key"], key), key)
            if "token" in one:
                token = request.headers["authorization"]
                self.assertEqual(tokens.setdefault(one["token"], token), token)
                if "tokenAhead" in one:
                    self.assertAlmostEqual(claims_of(token)["iat"], time.time() + one["tokenAhead"], delta=60)
            if "merchantAccount" in one:
                self.assertEqual(request.headers["x-merchant-account-id"], one["merchantAccount"])
            if "method" in one:
                self.assertEqual(request.method, one["method"])
            if "url" in one:
                self.assertEqual(request.url, f"https://pay.example{one['url']}")
            self.assertEqual(parts_of(one.get("headers", {}), request.headers), [])
        self.assertEqual(len(set(keys.values())), len(keys))
        self.assertEqual(len(set(tokens.values())), len(tokens))


def add(name, function):
    setattr(Calls, f"test {name}", function)


for case in read("behaviour/calls.json")["cases"]:
    for style in (Blocking, Waiting):
        add(f"{case['name']} ({style.name})", lambda self, case=case, style=style: self.play(case, style))


def part_of(token, at):
    return base64.urlsafe_b64decode(token.split(".")[at] + "==")


def claims_of(token):
    return json.loads(part_of(token, 1))


MAKERS = {
    "P-256": lambda: ec.generate_private_key(ec.SECP256R1()),
    "P-384": lambda: ec.generate_private_key(ec.SECP384R1()),
    "P-521": lambda: ec.generate_private_key(ec.SECP521R1()),
    "Ed25519": ed25519.Ed25519PrivateKey.generate,
    "RSA of 2048 bits": lambda: rsa.generate_private_key(65537, 2048),
}


def verify(key, algorithm, signature, data):
    public = key.public_key()
    if algorithm == "EdDSA":
        return public.verify(signature, data)
    if algorithm == "RS512":
        return public.verify(signature, data, padding.PKCS1v15(), hashes.SHA512())
    half = len(signature) // 2
    numbers = int.from_bytes(signature[:half], "big"), int.from_bytes(signature[half:], "big")
    digest = hashes.SHA256() if algorithm == "ES256" else hashes.SHA512()
    return public.verify(encode_dss_signature(*numbers), data, ec.ECDSA(digest))


class Clients(unittest.TestCase):
    def test_each_kind_of_key_signs_by_the_algorithm_that_the_service_takes_of_it(self):
        for one in read("behaviour/clients.json")["keys"]:
            with self.subTest(one["kind"]):
                key = MAKERS[one["kind"]]()
                client = railyard.Railyard("https://pay.example", key=pem_of(key))
                if one["algorithm"] is None:
                    with self.assertRaisesRegex(railyard.RailyardError, "signs no token"):
                        client.embed_token({})
                    continue
                token = client.embed_token({"amount": 1}, lifetime=60, checkout_session_id="one")
                header, claims = json.loads(part_of(token, 0)), claims_of(token)
                self.assertEqual(header["alg"], one["algorithm"])
                verify(key, one["algorithm"], part_of(token, 2), token.rpartition(".")[0].encode())
                self.assertEqual((claims["scopes"], claims["embed"]), (["embed"], {"amount": 1}))
                self.assertEqual((claims["exp"] - claims["iat"], claims["checkout_session_id"]), (60, "one"))

    def test_addresses_that_a_client_takes(self):
        addresses = read("behaviour/clients.json")["addresses"]
        for url in addresses["taken"]:
            self.assertIsNotNone(railyard.Railyard(url))
        for url in addresses["refused"]:
            with self.subTest(url), self.assertRaises(railyard.RailyardError):
                railyard.Railyard(url)
        self.assertIsNotNone(railyard.Railyard("http://pay.example", allow_plain_http=True))

    def test_headers_that_a_client_sends(self):
        values = read("behaviour/clients.json")["headerValues"]
        for style in (Blocking, Waiting):
            script = Script([{"status": 200, "body": {}}] * (2 * len(values["taken"])))
            for value in values["taken"]:
                side = style(script, token=value, merchant_account=value)
                self.addCleanup(side.close)
                side.run(side.client.buyers.get("one"))
                side.run(side.client.transactions.create({}, idempotency_key=value))
                self.assertEqual(script.sent[-1].headers["idempotency-key"], value)
            script = Script([])
            for value in values["refused"]:
                side, other = style(script), style(script, token=value)
                self.addCleanup(side.close)
                self.addCleanup(other.close)
                for call in (
                    lambda: other.client.buyers.get("one"),
                    lambda: side.client.buyers.get("one", merchant_account=value),
                    lambda: side.client.transactions.create({}, idempotency_key=value),
                    lambda: side.client.buyers.get("one", headers={"x-one": value}),
                    lambda: side.client.buyers.get("one", headers={"x: y\r\nz": "one"}),
                ):
                    with self.subTest(value), self.assertRaisesRegex(railyard.RailyardError, "printable ASCII") as told:
                        side.run(call())
                    self.assertNotIn(value, str(told.exception))

    def test_an_answer_of_no_service_leaves_the_outcome_open(self):
        deep = {"text": "[" * 100_000}
        for style in (Blocking, Waiting):
            for later in ("\xb2", "9" * 5000, "Mon, 01 Jan 0001 00:00:00 +2359"):
                answers = [{**deep, "status": status, "headers": {"retry-after": later}} for status in (500, 503, 429)]
                script = Script(answers)
                side = style(script, retry=FAST)
                self.addCleanup(side.close)
                with self.assertRaises(railyard.OutcomeUnknown):
                    side.run(side.client.transactions.create({}))

    def test_what_is_secret_is_not_printed(self):
        client = railyard.Railyard("https://pay.example", key=pem_of(KEY), token="a.secret.token")
        told = " ".join(repr(part) for part in (client, client._connection.tokens, client._signer))
        self.assertNotRegex(told, "secret|PRIVATE")
        with self.assertRaisesRegex(railyard.RailyardError, "not a private key"):
            railyard.Railyard("https://pay.example", key="-----BEGIN")

    def test_a_word_that_the_operation_does_not_take_is_named(self):
        with self.assertRaisesRegex(TypeError, "limti"):
            railyard.Railyard("https://pay.example").buyers.list(limti=3)
        with self.assertRaisesRegex(TypeError, "idempotency_key"):
            railyard.Railyard("https://pay.example").buyers.create({}, idempotency_key="one")


class Elsewhere(http.server.BaseHTTPRequestHandler):
    """Sends whoever asks to another address."""

    def do_POST(self):
        self.send_response(307)
        self.send_header("location", f"http://127.0.0.1:{self.server.server_port}/elsewhere")
        self.end_headers()
        self.server.asked.append(self.path)

    def log_message(self, *_):
        pass


class Tokens(unittest.TestCase):
    def test_neither_a_redirect_nor_a_proxy_gets_them_over_plain_http(self):
        server = http.server.HTTPServer(("127.0.0.1", 0), Elsewhere)
        server.asked = []
        threading.Thread(target=server.serve_forever, daemon=True).start()
        self.addCleanup(server.server_close)
        self.addCleanup(server.shutdown)
        proxies = {name: "http://127.0.0.1:1" for name in ("http_proxy", "all_proxy")}
        url = f"http://127.0.0.1:{server.server_port}"

        async def ask(client):
            transport = None if client is None else HttpxTransport(client)
            async with AsyncRailyard(url, token="one", transport=transport, retry=FAST) as service:
                await service.buyers.create({})

        with unittest.mock.patch.dict(os.environ, proxies):
            with self.assertRaises(railyard.ApiError):
                railyard.Railyard(url, token="one").buyers.create({})
            with self.assertRaises(railyard.ApiError):
                asyncio.run(ask(None))
        with self.assertRaises(railyard.ApiError):
            asyncio.run(ask(httpx.AsyncClient(follow_redirects=True)))
        self.assertEqual(server.asked, ["/buyers"] * 3)


class Errors(unittest.TestCase):
    def test_each_code_of_the_contract_has_a_class_of_its_own(self):
        codes = [one["code"] for one in read("../contract/errors.json")["problems"]]
        for code in codes:
            with self.subTest(code):
                error = error_of(400, {}, {"code": code})
                self.assertIsNot(type(error), railyard.ApiError)
        self.assertGreater(len(codes), 20)


class Secrets(unittest.TestCase):
    def test_an_answer_that_is_printed_hides_them_and_has_them_in_its_members_and_in_json(self):
        told = {"id": "one", "private_key": "of-the-key", "more": [{"secret": "whsec_b25l", "number": 7}]}
        key = read_answer(json.dumps(told).encode())
        error = error_of(409, {}, key)
        for printed in (repr(key), str(key), f"{key}", pprint.pformat(key), repr([key]), repr(vars(error))):
            self.assertNotRegex(printed, "of-the-key|whsec_")
            self.assertIn("[hidden]", printed)
        self.assertEqual((key, key["private_key"], f"{key['private_key']}"), (told, "of-the-key", "of-the-key"))
        self.assertEqual(json.loads(json.dumps(key)), told)
        self.assertEqual(pickle.loads(pickle.dumps(key)), told)


class Webhooks(unittest.TestCase):
    def test_messages(self):
        for one in read("played/scenes.json")["webhooks"]:
            with self.subTest(one["name"]):
                given = (one["body"], one["headers"], one["secrets"])
                if one["holds"] is False:
                    with self.assertRaises(railyard.RailyardError):
                        railyard.verify_webhook(*given, now=one["now"])
                else:
                    self.assertEqual(parts_of(one["holds"], railyard.verify_webhook(*given, now=one["now"])), [])

    def test_a_message_that_is_signed_here_holds_under_each_secret(self):
        secrets = ["whsec_Zmlyc3Q=", "whsec_c2Vjb25k"]
        body = b'{"name":"buyer.created"}'
        signed = railyard.sign_webhook("one", body, secrets)
        published = {name: value for name, value in signed.items() if name.startswith("x-")}
        for headers in (signed, published, {name.upper(): value for name, value in signed.items()}):
            for secret in secrets:
                self.assertEqual(railyard.verify_webhook(body, headers, [secret])["name"], "buyer.created")
            for tolerance in (-1, float("nan")):
                with self.assertRaisesRegex(railyard.WebhookSignatureError, "another time"):
                    railyard.verify_webhook(body, headers, secrets, tolerance=tolerance)
        for unset in ("", "whsec_", "undefined"):
            with self.assertRaisesRegex(railyard.RailyardError, "begins with whsec_"):
                railyard.verify_webhook(body, signed, [unset])


if __name__ == "__main__":
    unittest.main()
