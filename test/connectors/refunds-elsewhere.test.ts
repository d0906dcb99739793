import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { ledgerDifferences } from '../../server/ledger/check.ts';
import { askAt } from '../harness/ask-at.ts';
import { type TestService, eventually, startTestService } from '../harness/index.ts';
import { addPaymentService } from '../payments/setup.ts';
import { companyOf } from '../simulation/companies.ts';
import { type WayName, serviceBody, wayOf } from '../simulation/methods.ts';

/**
 * The failure matrix of refunds that are made at the processor, for every company that tells of them: whatever becomes
 * of the events, our books and the processor's say the same afterwards.
 */

type Told = Readonly<{
  way: WayName;
  /** How the buyer pays. */
  pays?: readonly string[];
  /** What has to happen before a refund has left. */
  leaves?: string;
  /** The buyer's bank sends it back. */
  comesBack?: string;
}>;
const TELLS: readonly Told[] = [
  { way: 'stripe', comesBack: 'lose_refunds' },
  { way: 'adyen', comesBack: 'fail_refund' },
  { way: 'checkout.com' },
  { way: 'paypal for real', pays: ['approve'] },
  { way: 'truelayer', pays: ['execute', 'settle'], leaves: 'refund_executed', comesBack: 'return_refunds' },
];
const ACCOUNT = 'default';
const AMOUNT = 1299;
/** What every simulator refunds in its dashboard. */
const ELSEWHERE = 100;

let service: TestService;
const services = new Map<WayName, string>();
before(async () => {
  service = await startTestService({ worker: false });
  for (const { way } of TELLS) {
    const row = wayOf(way);
    const id = await addPaymentService(service, serviceBody(row, ACCOUNT));
    services.set(way, id);
    const { body } = await service.request('GET', `/payment-services/${id}`);
    assert.ok(row.company !== undefined);
    await companyOf(row.company).listen(service.simulatorUrl, ACCOUNT, body.webhook_url);
  }
});
after(async () => {
  assert.deepEqual(await ledgerDifferences(service.db), []);
  await service.close();
});

type Event = Readonly<{ event_id: string; status: string; attempts: number }>;
type Book = Readonly<{
  payment_id: string;
  refunded: string;
  /** Its own name of the payment is one of them. */
  details: Readonly<Record<string, unknown>>;
}>;

async function control<Answer>(path: string, order?: object): Promise<Answer> {
  const question = order === undefined ? {} : { method: 'POST', body: JSON.stringify(order) };
  const answer = await askAt(`${service.simulatorUrl}/_control/${path}`, question);
  assert.ok(answer.ok, `${path}: ${answer.text}`);
  return answer.json() as Answer; // as control.ts writes it
}

/** A payment that is captured, at one of them. */
class Paid {
  readonly #of: Told;
  readonly id: string;
  readonly #reference: string;

  constructor(of: Told, id: string, reference: string) {
    this.#of = of;
    this.id = id;
    this.#reference = reference;
  }

  act(act: string): Promise<unknown> {
    const processor = wayOf(this.#of.way).company;
    return control('acts', { account: ACCOUNT, processor, subject: this.#reference, act });
  }

  async refundElsewhere(): Promise<void> {
    await this.act('refund_in_dashboard');
    await this.leave();
  }

  async refundHere(amount: number): Promise<void> {
    const path = `/transactions/${this.id}/refunds`;
    const { status, text } = await service.request('POST', path, { body: { amount } });
    assert.equal(status, 201, text);
    await this.leave();
  }

  async leave(): Promise<void> {
    if (this.#of.leaves !== undefined) await this.act(this.#of.leaves);
  }

  async refunds(): Promise<readonly (readonly [reason: string | null, status: string])[]> {
    const { body } = await service.request('GET', `/transactions/${this.id}/refunds`);
    return body.items.map(({ reason, status }: Record<string, string | null>) => [reason, status]).toSorted();
  }

  /** What was refunded, by our books and by theirs. */
  async books(): Promise<readonly [ours: number, theirs: number]> {
    const { body } = await service.request('GET', `/transactions/${this.id}`);
    const { payments } = await control<{ payments: Book[] }>(`ledger?account=${ACCOUNT}`);
    const book = payments.find(({ payment_id, details }) =>
      [payment_id, ...Object.values(details)].includes(this.#reference),
    );
    return [body.refunded_amount, Number(book?.refunded)];
  }
}

async function paid(of: Told): Promise<Paid> {
  const { method, currency, country, more } = wayOf(of.way);
  const { body, status, text } = await service.request('POST', '/transactions', {
    body: {
      ...{ amount: AMOUNT, currency, country, intent: 'capture', payment_method: method, ...more },
      payment_service_id: services.get(of.way),
    },
  });
  assert.equal(status, 201, text);
  const read = async () => (await service.request('GET', `/transactions/${body.id}`)).body;
  await eventually(async () => (await read()).payment_service_transaction_id !== null);
  const payment = new Paid(of, body.id, (await read()).payment_service_transaction_id);
  for (const act of of.pays ?? []) await payment.act(act);
  await eventually(async () => (await read()).status === 'captured');
  await quiet();
  return payment;
}

const events = async (): Promise<readonly Event[]> =>
  (await control<{ items: Event[] }>(`events?account=${ACCOUNT}`)).items;
const manner = (name: string): Promise<unknown> => control('events', { account: ACCOUNT, manner: name });

/** Every event was answered, and taken. */
async function quiet(): Promise<void> {
  await eventually(async () => {
    await control('run', {});
    return (await events()).every(({ status }) => status === 'delivered');
  });
}

/** What happens is told afterwards, one event after the other, in this order. */
async function toldLater(
  happens: () => Promise<void>,
  order: (held: readonly Event[]) => readonly Event[],
): Promise<void> {
  await manner('hold');
  await happens();
  const held = (await events()).filter(({ status }) => status === 'held');
  await manner('deliver');
  for (const { event_id: event } of order(held)) {
    await control('events/release', { account: ACCOUNT, event });
    // It was answered: taken, or to be sent again.
    await eventually(async () =>
      (await events()).some(({ event_id, attempts }) => event_id === event && attempts > 0),
    );
  }
  await quiet();
}
const inOrder = (held: readonly Event[]): readonly Event[] => held;
const backwards = (held: readonly Event[]): readonly Event[] => held.toReversed();

const THEIRS = 'Made at the processor';

for (const of of TELLS) {
  const name = wayOf(of.way).connector ?? '';

  test(`${name}: a refund made there is booked once, however often each event comes`, async () => {
    const payment = await paid(of);
    await manner('repeat');
    await payment.refundElsewhere();
    await quiet();
    await manner('deliver');
    for (const { event_id: event } of await events())
      await control('events/again', { account: ACCOUNT, event });
    await quiet();
    assert.deepEqual(await payment.books(), [ELSEWHERE, ELSEWHERE]);
    assert.deepEqual(await payment.refunds(), [[THEIRS, 'succeeded']]);
  });

  test(`${name}: two refunds made there are both booked, whichever is told first`, async () => {
    const payment = await paid(of);
    const happens = async (): Promise<void> => {
      await payment.refundElsewhere();
      await payment.refundElsewhere();
    };
    await toldLater(happens, backwards);
    assert.deepEqual(await payment.books(), [2 * ELSEWHERE, 2 * ELSEWHERE]);
    assert.equal((await payment.refunds()).length, 2);
  });

  const { comesBack } = of;
  if (comesBack !== undefined)
    test(`${name}: a refund made there that came back is in no book, though that is told first`, async () => {
      const payment = await paid(of);
      const happens = async (): Promise<void> => {
        await payment.refundElsewhere();
        await payment.act(comesBack);
      };
      await toldLater(happens, backwards);
      assert.deepEqual(await payment.books(), [0, 0]);
      const [[reason, status] = [], ...others] = await payment.refunds();
      assert.deepEqual([reason, others], [THEIRS, []]);
      assert.ok(status === 'declined' || status === 'failed', status);
    });

  test(`${name}: a refund made there is not taken for one of ours of the same amount, told long after it`, async () => {
    const payment = await paid(of);
    const happens = async (): Promise<void> => {
      await payment.refundElsewhere();
      await payment.refundHere(ELSEWHERE);
    };
    await toldLater(happens, backwards);
    assert.deepEqual(await payment.books(), [2 * ELSEWHERE, 2 * ELSEWHERE]);
    const both = [
      [THEIRS, 'succeeded'],
      [null, 'succeeded'],
    ];
    assert.deepEqual(await payment.refunds(), both.toSorted());
  });

  for (const [when, order] of [
    ['before', inOrder],
    ['after', backwards],
  ] as const)
    test(`${name}: a refund of more than one made there left is refused, and that one told ${when} it`, async () => {
      const payment = await paid(of);
      const happens = async (): Promise<void> => {
        await payment.refundElsewhere();
        await payment.refundHere(AMOUNT);
      };
      await toldLater(happens, order);
      assert.deepEqual(await payment.books(), [ELSEWHERE, ELSEWHERE]);
      const [ours, theirs] = await payment.refunds();
      assert.deepEqual(theirs, [THEIRS, 'succeeded']);
      assert.ok(ours?.[0] === null && ours[1] !== 'succeeded' && ours[1] !== 'processing', String(ours));
    });
}
