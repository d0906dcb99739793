"""The scenes of `sdks/played`, against the service at RAILYARD_URL: by `npm run sdk:conform -- --language=python`."""

import asyncio
import json
import os
import re
import threading
import unittest

import railyard
from support import method_of, parts_of, read

URL = os.environ.get("RAILYARD_URL")
KEY = os.environ.get("RAILYARD_KEY_FILE")
SCENES = read("played/scenes.json")["scenes"]


def pem():
    with open(KEY, encoding="utf-8") as file:
        return file.read()


def filled(value, known):
    """`{payment.id}` is what an earlier step answered."""
    if isinstance(value, dict):
        return {name: filled(one, known) for name, one in value.items()}
    if isinstance(value, list):
        return [filled(one, known) for one in value]
    if isinstance(value, str):
        return re.sub(r"\{(\w+)\.(\w+)\}", lambda found: str(known[found[1]][found[2]]), value)
    return value


@unittest.skipIf(URL is None, "there is no service: `npm run sdk:conform` starts one")
class Scenes(unittest.TestCase):
    def setUp(self):
        self.client = railyard.Railyard(URL, key=pem(), merchant_account="default")
        self.addCleanup(self.client.close)

    def play(self, scene):
        known = {}
        for step in scene["steps"]:
            self.step(filled(step, known), known)

    def step(self, step, known):
        method, given, more = method_of(self.client, step["operation"], step)
        if "key" in step:
            more["idempotency_key"] = step["key"]
        if "fails" in step:
            with self.assertRaises(railyard.ApiError) as caught:
                method(*given, **more)
            error = caught.exception
            details = [{name: getattr(one, name) for name in one.__slots__} for one in error.details]
            told = {"status": error.status, "code": error.code, "details": details}
            self.assertEqual(parts_of(step["fails"], told), [])
            return
        if "items" in step:
            self.assertEqual(parts_of(step["items"], list(method(*given, **more))), [])
            return
        answer = self.client.answer_of(method, *given, **more)
        self.assertEqual(parts_of(step["answers"], answer.result), [])
        if "isReplayed" in step:
            self.assertEqual(answer.is_replayed, step["isReplayed"])
        if "as" in step:
            known[step["as"]] = answer.result


for scene in SCENES:
    setattr(Scenes, f"test {scene['name']}", lambda self, scene=scene: self.play(scene))


def value_at(known, reference):
    """`list_buyers.items.0.id` of what was answered."""
    value = known
    for name in reference.split("."):
        value = value[int(name)] if isinstance(value, list) else value[name]
    return value


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
