import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { LANGUAGES } from '../../server/domain/language-tag.ts';
import { SUPPORT_ANSWERS } from '../../scripts/prove/support-answers.ts';
import { type SupportDesk, type SupportQuestion, openSupportDesk } from '../harness/support-scenes.ts';

/** All twenty questions are asked in test/slow/payments/support-questions.test.ts. */
let desk: SupportDesk;
before(async () => {
  desk = await openSupportDesk();
});
after(() => desk.close());

type Entry = Readonly<{ id: string; kind: string; cause: string | null; text: string; facts: object }>;

const ASKED: readonly SupportQuestion[] = [
  'Why were two processors asked?',
  'Who gave how much back?',
  'Was the webhook delivered?',
];
for (const question of ASKED)
  test(`the story alone answers: ${question}`, async () => {
    const { id, truth } = await desk.play(question);
    assert.equal(SUPPORT_ANSWERS[question](await desk.story(id)), truth);
  });

test('no entry stands before its cause, and every cause is an entry of the story', async () => {
  const { id } = await desk.play('Who gave how much back?');
  const { entries } = (await desk.story(id)) as { entries: readonly Entry[] };
  const seen = new Set<string>();
  for (const { id: own, cause } of entries) {
    assert.ok(cause === null || seen.has(cause), `${own} stands behind ${cause}`);
    seen.add(own);
  }
  assert.equal(seen.size, entries.length);
});

test('each language says the same facts in sentences of its own, whole ones', async () => {
  const { id } = await desk.play('Why was it declined?');
  const stories = await Promise.all(LANGUAGES.map((language) => desk.story(id, { language })));
  const texts = stories.map(({ entries }) => entries.map(({ text }: Entry) => text).join(' '));
  assert.equal(new Set(texts).size, LANGUAGES.length);
  for (const text of texts) assert.doesNotMatch(text, /[{}]|undefined/);
  const facts = stories.map(({ entries }) => JSON.stringify(entries.map((entry: Entry) => entry.facts)));
  assert.equal(new Set(facts).size, 1);

  const wanted = { headers: { 'accept-language': 'nl, de-AT;q=0.9, en;q=0.5' } };
  const { body } = await desk.teller.shop.get(`/transactions/${id}/story`, wanted);
  assert.equal(body.language, 'de');
  assert.match(body.summary, /^Eine Zahlung von 2\.000,11 \$\. Sie ist jetzt: abgelehnt\./);
});

test('what takes another scope is left out without it, and the story says so', async () => {
  const { id } = await desk.play('Who gave how much back?');
  const story = await desk.story(id, { scopes: ['transactions.read'] });
  assert.deepEqual(story.left_out, [
    { kind: 'audit', why: 'scope', scope: 'audit-logs.read' },
    { kind: 'dispute', why: 'scope', scope: 'disputes.read' },
    { kind: 'message', why: 'scope', scope: 'webhook-subscriptions.read' },
  ]);
  const kinds = new Set(story.entries.map(({ kind }: Entry) => kind));
  for (const kind of ['audit', 'dispute', 'message']) assert.ok(!kinds.has(kind), kind);
  assert.deepEqual((await desk.story(id)).left_out, []);
});

test('a language that there is not, and a transaction that there is not, are refused', async () => {
  const { shop } = desk.teller;
  const { id } = await desk.play('Why was it declined?');
  const wrong = await shop.get(`/transactions/${id}/story?language=tlh`);
  assert.deepEqual([wrong.status, wrong.body.details[0].pointer], [400, 'language']);
  const gone = await shop.get('/transactions/01890000-0000-7000-8000-000000000000/story');
  assert.equal(gone.status, 404);
});
