import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { luhnCheckDigit } from '../../server/domain/luhn.ts';
import { RETRY_SCHEDULES } from '../../server/domain/retry/schedules.ts';
import { AUTHORIZATION_AMOUNTS } from '../../server/sandbox/sandbox-amounts.ts';
import type { TestAnswer } from '../harness/index.ts';
import { countSchedule, forgetCounts, issuerOfCard } from '../harness/retry-counts.ts';
import { type Shop, CARD, letGracePass, openShop, recoverDue } from '../harness/shop.ts';

/** Charges of stored cards that are declined, and tried again when their time has come. */

let shop: Shop;
before(async () => {
  shop = await openShop({ worker: false, config: { schemeLimits: true } });
});
after(() => shop.close());

const NO_MONEY = Number(AUTHORIZATION_AMOUNTS.insufficient_funds);
const DAY = 86_400;
const GUEST = {
  billing_details: { first_name: 'Ada', email_address: 'ada@example.com' },
  shipping_details: { first_name: 'Grace', address: { city: 'Reykjavík', country: 'IS' } },
};
let serial = 0;

async function storedCard(bin = '411111'): Promise<string> {
  serial += 1;
  const digits = `${bin}${String(serial).padStart(9, '0')}`;
  const made = await shop.post('/payment-methods', { ...CARD, number: `${digits}${luhnCheckDigit(digits)}` });
  assert.equal(made.status, 201, made.text);
  return made.body.id;
}
async function now(): Promise<Date> {
  return new Date((await shop.get('/sandbox/clock')).body.now);
}
async function pass(seconds: number): Promise<void> {
  const moved = await shop.service.request('PUT', '/sandbox/clock', { body: { advance_seconds: seconds } });
  assert.ok(moved.status < 300, moved.text);
}
async function charge(id: string, more: Record<string, unknown> = {}): Promise<TestAnswer> {
  return shop.pay({
    amount: NO_MONEY,
    payment_method: { method: 'id', id },
    merchant_initiated: true,
    payment_source: 'recurring',
    is_subsequent_payment: true,
    external_identifier: `invoice-${serial}`,
    metadata: { plan: 'gold' },
    buyer: GUEST,
    retry: { max_days: 40 },
    ...more,
  });
}
/** Where one charge of ten tries other days, what follows would not be the same each time. */
async function knowUsualDays(card: string): Promise<void> {
  const cause = 'insufficient_funds';
  const best = RETRY_SCHEDULES[cause][0].name;
  await countSchedule(shop, { issuer: await issuerOfCard(shop, card), cause, best });
}
const read = async (id: string): Promise<TestAnswer['body']> => (await shop.get(`/transactions/${id}`)).body;
async function namesOf(id: string): Promise<readonly string[]> {
  const { items } = (await shop.get(`/transactions/${id}/events?limit=100`)).body;
  return items.map(({ name }: { name: string }) => name).filter((name: string) => name.startsWith('retry-'));
}
/** Goes to the time of the next attempt, and lets a worker see to it. */
async function toNextAttempt(id: string): Promise<TestAnswer['body']> {
  const { retry } = await read(id);
  await pass(Math.ceil((Date.parse(retry.next_attempt_at) - (await now()).getTime()) / 1000) + 1);
  await recoverDue(shop.service.parts);
  return read(id);
}

test('a charge without enough money is tried on later days, as transactions, and given up at the end', async () => {
  const card = await storedCard();
  await knowUsualDays(card);
  const paid = await charge(card);
  assert.deepEqual([paid.status, paid.body.status], [201, 'declined'], paid.text);
  const { id } = paid.body;
  const { retry } = paid.body;
  assert.deepEqual([retry.status, retry.attempts_made, retry.max_attempts], ['planned', 0, 4]);
  assert.match(retry.reason, /^There was not enough money/);
  assert.ok(Date.parse(retry.next_attempt_at) > (await now()).getTime());
  assert.deepEqual((await read(id)).retry, retry);

  await recoverDue(shop.service.parts);
  assert.equal((await read(id)).retry.attempts_made, 0, 'not before its time');
  const attempts: string[] = [];
  for (let made = 1; made <= 4; made += 1) {
    const first = await toNextAttempt(id);
    assert.equal(first.retry.attempts_made, made, JSON.stringify(first.retry));
    const attempt = await read(first.retry.last_transaction_id);
    attempts.push(attempt.id);
    assert.deepEqual(
      [attempt.retry_of_transaction_id, attempt.retry, attempt.status, attempt.amount, attempt.currency],
      [id, null, 'declined', NO_MONEY, 'USD'],
    );
    assert.deepEqual(
      [attempt.external_identifier, attempt.metadata, attempt.payment_method.id, attempt.payment_source],
      [paid.body.external_identifier, { plan: 'gold' }, card, 'recurring'],
    );
    assert.equal(attempt.merchant_initiated, true);
    assert.deepEqual(
      [attempt.buyer, attempt.shipping_details],
      [paid.body.buyer, paid.body.shipping_details],
    );
    assert.equal(attempt.shipping_details.first_name, 'Grace');
  }
  assert.equal(new Set(attempts).size, 4);
  const { body: story } = await shop.get(`/transactions/${id}/story?language=en`);
  const calls = story.entries.filter(({ kind }: { kind: string }) => kind === 'audit');
  assert.equal(calls.length, 1, 'each call is told once');
  const ended = await read(id);
  assert.deepEqual(
    [ended.status, ended.retry.status, ended.retry.next_attempt_at, ended.retry.reason],
    ['declined', 'given_up', null, 'All 4 attempts were declined.'],
  );
  const told = await namesOf(id);
  assert.deepEqual(told, [
    ...Array.from({ length: 4 }, () => ['retry-planned', 'retry-made']).flat(),
    'retry-ended',
  ]);
  await pass(30 * DAY);
  await recoverDue(shop.service.parts);
  assert.equal((await read(id)).retry.attempts_made, 4);
  await forgetCounts(shop);
});

/** A charge whose processor is broken, so that a worker finds later that it never arrived. */
async function chargeUnreached(card: string, more: Record<string, unknown>): Promise<TestAnswer['body']> {
  await shop.misbehave({ manner: 'error_before', kind: 'authorize', processor: 'mock-card', times: 1 });
  const { id, status } = (await charge(card, more)).body;
  assert.equal(status, 'processing');
  await letGracePass(shop.service);
  await pass(1200);
  await recoverDue(shop.service.parts);
  return read(id);
}

test('a charge that nobody could be reached for is recovered within hours, and paid once', async () => {
  const card = await storedCard();
  const paid = await chargeUnreached(card, { amount: 1299, intent: 'capture' });
  assert.deepEqual([paid.status, paid.retry.status], ['failed', 'planned'], JSON.stringify(paid));
  assert.match(paid.retry.reason, /could not be reached/);
  const first = await toNextAttempt(paid.id);
  assert.equal(first.retry.status, 'recovered', JSON.stringify(first.retry));
  assert.equal(first.status, 'failed');
  const attempt = await read(first.retry.last_transaction_id);
  assert.deepEqual([attempt.status, attempt.captured_amount], ['captured', 1299]);
  assert.deepEqual(await namesOf(first.id), ['retry-planned', 'retry-made', 'retry-recovered']);
  await pass(10 * DAY);
  await recoverDue(shop.service.parts);
  assert.equal((await read(first.id)).retry.attempts_made, 1);
});

test('an outcome that is not known is waited for, and no further attempt is made meanwhile', async () => {
  const card = await storedCard();
  const { id } = await chargeUnreached(card, { amount: 1299 });
  await shop.misbehave({ manner: 'reset_after', kind: 'authorize', processor: 'mock-card', times: 1 });
  const waiting = await toNextAttempt(id);
  assert.deepEqual([waiting.retry.status, waiting.retry.attempts_made], ['attempting', 1]);
  assert.equal((await read(waiting.retry.last_transaction_id)).status, 'processing');
  // The worker that looks after outcomes finds it, and the one that looks after retries finds that.
  for (let looks = 0; looks < 3; looks += 1) {
    await pass(600);
    await recoverDue(shop.service.parts);
  }
  const ended = await read(id);
  assert.deepEqual([ended.retry.status, ended.retry.attempts_made], ['recovered', 1]);
  assert.equal((await read(ended.retry.last_transaction_id)).status, 'authorized');
});

test('many workers at once, and one that comes after a crash, make one attempt', async () => {
  const card = await storedCard();
  const { id, retry } = (await charge(card)).body;
  await pass(Math.ceil((Date.parse(retry.next_attempt_at) - (await now()).getTime()) / 1000) + 1);
  await Promise.all(Array.from({ length: 8 }, () => recoverDue(shop.service.parts)));
  const again = `UPDATE operations SET due_at = due_at - interval '60 days' WHERE operation_id = $1`;
  await shop.service.db.query({ name: '', text: again }, [id]);
  await Promise.all(Array.from({ length: 8 }, () => recoverDue(shop.service.parts)));
  const rows = await shop.service.db.query<{ count: bigint }>(
    { name: '', text: `SELECT count(*) FROM transactions WHERE retry ->> 'of' = $1` },
    [id],
  );
  assert.equal(rows[0]?.count, 1n);
  assert.equal((await read(id)).retry.attempts_made, 1);
});

/** As where a processor says days later that it took the money after all: the payment waits for a person. */
async function takeMoney(id: string): Promise<void> {
  const text =
    'UPDATE transactions SET pending_review = true, version = version + 1 WHERE transaction_id = $1';
  await shop.service.db.query({ name: '', text }, [id]);
}
test('nothing is tried again once the payment, or an attempt before, has taken money after all', async () => {
  const { id } = (await charge(await storedCard())).body;
  await takeMoney(id);
  const first = await toNextAttempt(id);
  assert.deepEqual([first.retry.status, first.retry.attempts_made], ['stopped', 0]);
  assert.match(first.retry.reason, /^Money has come for it after all/);

  const other = (await charge(await storedCard())).body;
  const tried = await toNextAttempt(other.id);
  assert.deepEqual([tried.retry.status, tried.retry.attempts_made], ['planned', 1]);
  await takeMoney(tried.retry.last_transaction_id);
  const ended = await toNextAttempt(other.id);
  assert.deepEqual([ended.retry.status, ended.retry.attempts_made], ['stopped', 1]);
});

/** As where the process died between the intent of an attempt and the attempt. */
async function beginOnly(id: string): Promise<void> {
  const text = `UPDATE transactions SET version = version + 1, retry = retry || jsonb_build_object(
    'status', 'attempting', 'attempts_made', 1, 'next_attempt_at', null, 'transaction_id', $2::text,
    'attempt_ids', jsonb_build_array($2::text)) WHERE transaction_id = $1`;
  await shop.service.db.query({ name: '', text }, [id, randomUUID()]);
}
test('an attempt that was begun and never made is looked at again: stopped, paid, or too late', async () => {
  const ends: unknown[] = [];
  await knowUsualDays(await storedCard());
  for (const meanwhile of ['nothing', 'stopped', 'paid', 'too late'] as const) {
    const { id } = (await charge(await storedCard())).body;
    await beginOnly(id);
    const stop = (): Promise<TestAnswer> => shop.service.request('DELETE', `/transactions/${id}/retry`);
    if (meanwhile === 'stopped') assert.equal((await stop()).status, 200);
    if (meanwhile === 'paid') await takeMoney(id);
    await pass((meanwhile === 'too late' ? 41 : 30) * DAY);
    await recoverDue(shop.service.parts);
    const { retry } = await read(id);
    ends.push([meanwhile, retry.status, retry.attempts_made]);
  }
  assert.deepEqual(ends, [
    // The attempt of that time is made, and declined; there is a further one.
    ['nothing', 'planned', 1],
    ['stopped', 'stopped', 0],
    ['paid', 'stopped', 0],
    ['too late', 'given_up', 0],
  ]);
  await forgetCounts(shop);
});

/** As where the process that made the last attempt died while an anti-fraud service was asked. */
async function breakOff(id: string): Promise<void> {
  const run = (text: string) => shop.service.db.query({ name: '', text }, [id]);
  await run(`UPDATE transactions SET version = version + 1, status = 'failed', error_code = 'internal_error',
    payment_service_id = NULL WHERE transaction_id =
      (SELECT (retry ->> 'transaction_id')::uuid FROM transactions WHERE transaction_id = $1)`);
  await run(`UPDATE transactions SET version = version + 1, retry = retry || jsonb_build_object(
    'status', 'attempting', 'next_attempt_at', null) WHERE transaction_id = $1`);
  await run(`UPDATE operations SET due_at = due_at - interval '60 days' WHERE operation_id = $1`);
  await recoverDue(shop.service.parts);
}
test('an attempt that was broken off before anybody was asked is made again, four times at most', async () => {
  const card = await storedCard('400012');
  const { id } = (await charge(card)).body;
  const seen: unknown[] = [];
  for (let times = 1; times <= 4; times += 1) {
    const made = await toNextAttempt(id);
    seen.push([made.retry.status, made.retry.attempts_made]);
    await breakOff(id);
    const { retry } = await read(id);
    seen.push([retry.status, retry.attempts_made, /broken off/.test(retry.reason)]);
  }
  const again = [
    ['planned', 1],
    ['planned', 0, true],
  ];
  assert.deepEqual(seen, [...again, ...again, ...again, ['planned', 1], ['given_up', 0, true]]);
  await forgetCounts(shop);
});

type CountRow = Readonly<{
  issuer: string;
  schedule: string;
  step: number;
  tried: bigint;
  recovered: bigint;
}>;
async function countsOf(issuer: string): Promise<readonly CountRow[]> {
  const text = `SELECT issuer, schedule, step, tried, recovered FROM retry_counts
    WHERE issuer = $1 ORDER BY tried DESC, schedule, step`;
  return shop.service.db.query<CountRow>({ name: '', text }, [issuer]);
}
test('the schedule that recovered most at an issuer is taken, and the sentence says how much', async () => {
  const card = await storedCard('424242');
  const issuer = await issuerOfCard(shop, card);
  await countSchedule(shop, { issuer, cause: 'insufficient_funds', best: 'fridays-evening' });
  const { id, retry } = (await charge(card)).body;
  assert.equal(
    retry.reason,
    'There was not enough money, ' +
      'and at this issuer 40 % of 100,000 attempts in the evening of the next Friday were approved.',
  );
  // The evening there may be the night after in Greenwich.
  const noonOrSo = new Date(Date.parse(retry.next_attempt_at) - 12 * 3_600_000);
  assert.equal(noonOrSo.getUTCDay(), 5, retry.next_attempt_at);

  const again = await toNextAttempt(id);
  assert.equal(again.retry.status, 'planned', JSON.stringify(again.retry));
  // From so many on, older ones count half.
  const counted = { schedule: 'fridays-evening', step: 0, tried: 50_001n, recovered: 20_000n };
  for (const name of [issuer, ''])
    assert.deepEqual(
      (await countsOf(name)).filter(({ schedule, step }) => schedule === counted.schedule && step === 0),
      [{ issuer: name, ...counted }],
    );
  await forgetCounts(shop);
});

test('each attempt is counted once, however many workers see its end, and none that was not sent', async () => {
  const card = await storedCard('400000');
  const issuer = await issuerOfCard(shop, card);
  const { id } = (await charge(card)).body;
  const again = `UPDATE operations SET due_at = due_at - interval '60 days' WHERE operation_id = $1`;
  const planned = (await read(id)).retry.next_attempt_at;
  await pass(Math.ceil((Date.parse(planned) - (await now()).getTime()) / 1000) + 1);
  for (let looks = 0; looks < 2; looks += 1) {
    await Promise.all(Array.from({ length: 8 }, () => recoverDue(shop.service.parts)));
    await shop.service.db.query({ name: '', text: again }, [id]);
  }
  assert.equal((await read(id)).retry.attempts_made, 1);
  const made = await countsOf(issuer);
  assert.deepEqual(
    made.map(({ step, tried, recovered }) => [step, tried, recovered]),
    [[0, 1n, 0n]],
  );
  // An issuer that nobody is asked of: the payment method is gone.
  const gone = await storedCard('400056');
  const other = (await charge(gone)).body;
  assert.equal((await shop.service.request('DELETE', `/payment-methods/${gone}`)).status, 204);
  assert.equal((await toNextAttempt(other.id)).retry.status, 'given_up');
  assert.equal((await countsOf(''))[0]?.tried, 1n);
});

test('200 retries that are stopped make no attempt, and what was not asked for or has ended is 409', async () => {
  const stop = (id: string): Promise<TestAnswer> =>
    shop.service.request('DELETE', `/transactions/${id}/retry`);
  const card = await storedCard();
  const { id } = (await charge(card)).body;
  const stopped = await stop(id);
  assert.deepEqual([stopped.status, stopped.body.retry.status], [200, 'stopped'], stopped.text);
  assert.equal(stopped.body.retry.next_attempt_at, null);
  assert.deepEqual((await stop(id)).body, stopped.body, 'said again it changes nothing');
  await pass(10 * DAY);
  await recoverDue(shop.service.parts);
  assert.equal((await read(id)).retry.attempts_made, 0);
  assert.deepEqual(await namesOf(id), ['retry-planned', 'retry-ended']);

  const armed = await charge(card, { amount: 1299 });
  assert.deepEqual([armed.body.status, armed.body.retry.status], ['authorized', 'armed']);
  assert.equal((await stop(armed.body.id)).body.retry.status, 'stopped');
  const plain = await charge(card, { retry: null });
  assert.deepEqual([plain.body.retry, (await stop(plain.body.id)).status], [null, 409]);
  assert.equal((await stop('00000000-0000-4000-8000-000000000000')).status, 404);
});

test('a payment method that is deleted ends the retries, with the reason', async () => {
  const card = await storedCard();
  const { id } = (await charge(card)).body;
  assert.equal((await shop.service.request('DELETE', `/payment-methods/${card}`)).status, 204);
  const ended = await toNextAttempt(id);
  assert.deepEqual([ended.retry.status, ended.retry.attempts_made], ['given_up', 0]);
  assert.match(ended.retry.reason, /^The payment cannot be made any more: \/payment_method/);
});

test('a decline for good is not tried again, and a card above a limit only when its scheme allows it', async () => {
  const gone = await charge(await storedCard(), { amount: Number(AUTHORIZATION_AMOUNTS.suspected_fraud) });
  assert.equal(gone.body.retry.status, 'given_up', gone.text);
  const card = await storedCard('555555');
  for (let declines = 0; declines < 10; declines += 1) await charge(card, { retry: null });
  const refused = await charge(card, { amount: 1299 });
  assert.deepEqual([refused.body.status, refused.body.error_code], ['declined', 'attempt_limit_reached']);
  assert.match(refused.body.retry.reason, /^The scheme of the card allows/);
  const recovered = await toNextAttempt(refused.body.id);
  assert.equal(recovered.retry.status, 'recovered', JSON.stringify(recovered.retry));
});

test('a payment method that was stored with a payment above the limit is failed, not processing', async () => {
  serial += 1;
  const digits = `555555${String(serial).padStart(9, '0')}`;
  const card = { ...CARD, number: `${digits}${luhnCheckDigit(digits)}` };
  for (let declines = 0; declines < 10; declines += 1)
    await shop.pay({ payment_method: card, amount: NO_MONEY });
  const refused = await shop.pay({ payment_method: card, store: true });
  assert.equal(refused.body.error_code, 'attempt_limit_reached', refused.text);
  const { payment_method: method } = refused.body;
  assert.notEqual(method.id, null);
  assert.equal((await shop.get(`/payment-methods/${method.id}`)).body.status, 'failed');
});

test('422 retries without what they need, and 400 beyond their limits, each at its place', async () => {
  const card = await storedCard();
  const problemsOf = async (more: Record<string, unknown>): Promise<readonly string[]> => {
    const { status, body } = await charge(card, more);
    assert.ok(status === 422 || (status === 400 && 'retry' in more), JSON.stringify(body));
    return body.details.map(({ pointer }: { pointer: string }) => pointer);
  };
  const buyerIsThere = {
    merchant_initiated: false,
    payment_source: 'ecommerce',
    is_subsequent_payment: false,
  };
  assert.deepEqual(await problemsOf(buyerIsThere), ['/retry']);
  assert.deepEqual(await problemsOf({ payment_method: CARD }), ['/retry']);
  const advice = { result: '01', account_number: CARD.number };
  assert.deepEqual(
    await problemsOf({ connection_options: { 'mock-card': { merchant_advice_code: advice } } }),
    ['/connection_options/mock-card/merchant_advice_code/account_number'],
  );
  for (const [name, value] of [
    ['max_attempts', 0],
    ['max_attempts', 5],
    ['max_days', 0],
    ['max_days', 61],
  ] as const)
    assert.deepEqual(await problemsOf({ retry: { [name]: value } }), [`/retry/${name}`]);
});
