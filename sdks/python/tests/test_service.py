"""The scenes of `sdks/played`, against the service at RAILYARD_URL: by `npm run sdk:conform -- --language=python`."""

import asyncio
import itertools
import json
import os
import re
import threading
import time
import unittest
import urllib.request

import railyard
from support import method_of, parts_of

URL = os.environ.get("RAILYARD_URL")
KEY = os.environ.get("RAILYARD_KEY_FILE")
#: what stands before the service alters its answers: that they can be read is all that is judged of them
IS_ALTERED = os.environ.get("RAILYARD_ALTERED") == "true"
RESOLVED_WITHIN = 300
EVENTUALLY = 300


def scenes():
    if URL is None:
        return []
    with open(os.environ["RAILYARD_SCENES"], encoding="utf-8") as file:
        return json.load(file)["scenes"]


def pem():
    with open(KEY, encoding="utf-8") as file:
        return file.read()


def value_at(known, reference):
    """`list_buyers.items.0.id` of what was answered."""
    value = known
    for name in reference.split("."):
        value = value[int(name)] if isinstance(value, list) else value[name]
    return value


def filled(value, known):
    """`{payment.id}` is what an earlier step came to; `{list.items.0.id}` is in a list in it."""
    if isinstance(value, dict):
        return {name: filled(one, known) for name, one in value.items()}
    if isinstance(value, list):
        return [filled(one, known) for one in value]
    if isinstance(value, str):
        return re.sub(r"\{(\w+(?:\.\w+)+)\}", lambda found: str(value_at(known, found[1])), value)
    return value


@unittest.skipIf(URL is None, "there is no service: `npm run sdk:conform` starts one")
class Scenes(unittest.TestCase):
    def setUp(self):
        self.client = railyard.Railyard(URL, key=pem(), merchant_account="default")
        self.addCleanup(self.client.close)

    def play(self, scene):
        known = {}
        for step in scene["steps"]:
            result = self.played_in_time(filled(step, known), known)
            if "as" in step:
                known[step["as"]] = result

    def played_in_time(self, step, known):
        until = time.monotonic() + (EVENTUALLY if step.get("eventually") else 0)
        while True:
            try:
                return self.result_of(step, known)
            except (AssertionError, railyard.ApiError):
                if time.monotonic() >= until:
                    raise
                time.sleep(0.1)

    def result_of(self, step, known):
        if "stand" in step:
            return self.acted(step)
        if "embedToken" in step:
            return {"token": self.client.embed_token(step["embedToken"])}
        if "webhook" in step:
            message = known[step["webhook"]]
            event = railyard.verify_webhook(message["body"], message["headers"], step["secrets"])
            self.assertEqual(parts_of(step["answers"], event), [])
            return event
        method, given, more = method_of(self.client, step["operation"], step)
        if "key" in step:
            more["idempotency_key"] = step["key"]
        if "merchantAccount" in step:
            more["merchant_account"] = step["merchantAccount"]
        if "fails" in step:
            return self.failed(step["fails"], method, given, more)
        if "items" in step:
            return self.walked(step, method(*given, **more))
        return self.answered(step, method, given, more)

    def acted(self, step):
        url = f"{os.environ['RAILYARD_ACTS_URL']}/{step['stand']}"
        request = urllib.request.Request(url, data=json.dumps(step.get("with", {})).encode(), method="POST")
        with urllib.request.urlopen(request) as answer:
            result = json.load(answer)
        self.assertEqual(parts_of(step.get("answers", {}), result), [])
        return result

    def failed(self, fails, method, given, more):
        with self.assertRaises(railyard.ApiError) as caught:
            method(*given, **more)
        error = caught.exception
        details = [{name: getattr(one, name) for name in one.__slots__} for one in error.details]
        told = {"status": error.status, "code": error.code, "details": details, "class": type(error).__name__}
        self.assertEqual(parts_of(fails, told), [])

    def walked(self, step, listing):
        items = list(itertools.islice(listing, step.get("stopAfter")))
        self.assertEqual(len(items), len(step["items"]))
        self.judge(step["items"], items)
        return {"items": items, "cursor": listing.cursor}

    def answered(self, step, method, given, more):
        try:
            answer = self.client.answer_of(method, *given, **more)
            result = answer.result
            if "isReplayed" in step:
                self.assertEqual(answer.is_replayed, step["isReplayed"])
        except railyard.OutcomeUnknown as unknown:
            if not step.get("resolves"):
                raise
            result = unknown.resolve(RESOLVED_WITHIN)
        self.judge(step.get("answers", {}), result)
        return result

    def judge(self, answers, result):
        if answers is None:
            self.assertIsNone(result)
        elif not IS_ALTERED:
            self.assertEqual(parts_of(answers, result), [])


for number, scene in enumerate(scenes()):
    name = f"test {number:02} {scene['name']}"
    setattr(Scenes, name, lambda self, scene=scene: self.play(scene))


@unittest.skipIf(URL is None, "there is no service: `npm run sdk:conform` starts one")
class Examples(unittest.TestCase):
    def test_every_example_of_the_contract_is_done_by_its_method(self):
        client = railyard.Railyard(os.environ["RAILYARD_EXAMPLES_URL"], token=os.environ["RAILYARD_EXAMPLES_TOKEN"])
        self.addCleanup(client.close)
        self.maxDiff = None
        with open(os.environ["RAILYARD_EXAMPLES"], encoding="utf-8") as file:
            examples = json.load(file)
        known, wrong = {}, []
        for example in examples:
            try:
                text = re.sub(
                    r"\{([a-z0-9_]+(?:\.\w+)+)\}",
                    lambda found: json.dumps(str(value_at(known, found[1])))[1:-1],
                    json.dumps(example),
                )
                step = json.loads(text)
                method, given, more = method_of(client, step["operation"], {**step, "path": step.get("params", {})})
                if "headers" in step:
                    more["headers"] = step["headers"]
                result = method(*given, **more)
                is_list = isinstance(result, railyard.Listing)
                known[step.get("as", step["operation"])] = result.page() if is_list else result
            except Exception as error:  # all of them are told
                wrong.append(f"{example['operation']}: {error!r}")
        self.assertEqual(wrong, [])
        self.assertGreater(len(examples), 200)


@unittest.skipIf(URL is None, "there is no service: `npm run sdk:conform` starts one")
class Clients(unittest.TestCase):
    def test_several_threads_share_one_token_and_one_pool(self):
        tokens = set()
        client = railyard.Railyard(
            URL, key=pem(), before_send=lambda request: tokens.add(request.headers["authorization"])
        )
        self.addCleanup(client.close)
        failed = []

        def ask():
            try:
                for _ in range(10):
                    client.buyers.list(limit=1).page()
            except Exception as error:  # told by the main thread
                failed.append(error)

        threads = [threading.Thread(target=ask) for _ in range(8)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual((failed, len(tokens)), ([], 1))

    def test_a_client_that_waits(self):
        async def walk():
            async with railyard.AsyncRailyard(URL, key=pem()) as client:
                buyers = await asyncio.gather(*(client.buyers.create({"display_name": f"B{n}"}) for n in range(5)))
                listed = [buyer["id"] async for buyer in client.buyers.list(limit=2)]
                for buyer in buyers:
                    self.assertIn(buyer["id"], listed)
                    self.assertIsNone(await client.buyers.delete(buyer["id"]))
                with self.assertRaises(railyard.NotFoundError):
                    await client.buyers.get(buyers[0]["id"])

        asyncio.run(walk())

    def test_an_address_where_nobody_listens(self):
        client = railyard.Railyard("http://127.0.0.1:1", retry=railyard.RetryPolicy(first_pause=0.0))
        with self.assertRaises(railyard.ConnectionError) as caught:
            client.buyers.get("one")
        self.assertFalse(caught.exception.may_have_arrived)


if __name__ == "__main__":
    unittest.main()
