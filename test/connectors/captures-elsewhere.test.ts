import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type WayName, wayOf } from '../../sandbox/ways/ways.ts';
import { Dashboards, type Payment, backwards, inOrder } from './dashboards.ts';

/**
 * The failure matrix of captures and voids that are made at the processor, for every company that tells of them:
 * whatever becomes of the events, our books and the processor's say the same afterwards.
 */

type Company = Readonly<{
  way: WayName;
  /** How the buyer pays. */
  pays?: readonly string[];
  /** Behind a capture of a part in the dashboard, there may be another. */
  several?: true;
  /** The scheme rejects it, days later. */
  rejects?: string;
}>;
const TELLS: readonly Company[] = [
  { way: 'stripe' },
  { way: 'adyen', several: true, rejects: 'fail_capture' },
  { way: 'checkout.com' },
  { way: 'paypal for real', pays: ['approve'], several: true },
];
const AMOUNT = 1299;
/** What every simulator captures in part, and refunds, in its dashboard. */
const PART = 100;

let dashboards: Dashboards;
before(async () => {
  dashboards = await Dashboards.open(TELLS.map(({ way }) => way));
});
after(() => dashboards.close());

const holdPayment = (of: Company): Promise<Payment> =>
  dashboards.pay(of.way, { amount: AMOUNT, intent: 'authorize' }, of.pays);

type PaymentState = Readonly<{ status: string; captured: number; refunded?: number; review?: boolean }>;

/** Both books say the same of it. */
async function stands(
  payment: Payment,
  { status, captured, refunded = 0, review = false }: PaymentState,
): Promise<void> {
  const found = await payment.read();
  const ours = ['status', 'captured_amount', 'refunded_amount', 'pending_review'].map((name) => found[name]);
  assert.deepEqual(ours, [status, captured, refunded, review]);
  assert.deepEqual(await dashboards.bookOf(payment), { captured, refunded });
}

/** How each capture ended, with its amount. */
async function captures(payment: Payment): Promise<readonly (readonly [status: unknown, amount: unknown])[]> {
  const { items } = await payment.read('/captures');
  return items.map(({ status, amount }) => [status, amount] as const).toSorted();
}

/** What webhooks told of it since it was held. */
async function webhookNames({ id }: Payment): Promise<readonly string[]> {
  const rows = await dashboards.service.db.query<{ name: string }>(
    { name: '', text: 'SELECT name FROM webhook_events WHERE transaction_id = $1' },
    [id],
  );
  return rows
    .map(({ name }) => name)
    .filter((name) => /captur|void|incident/.test(name))
    .toSorted();
}

async function timeline(payment: Payment): Promise<readonly unknown[]> {
  const { items } = await payment.read('/events?limit=100');
  return items.flatMap(({ context }) => {
    const { made_elsewhere, kind } = context as Record<string, unknown>; // as the contract has it
    return made_elsewhere === true ? [kind] : [];
  });
}

for (const of of TELLS) {
  const name = wayOf(of.way).connector ?? '';

  test(`${name}: a capture made there is booked once, however often each event comes`, async () => {
    const payment = await holdPayment(of);
    await dashboards.toldOften(() => payment.act('capture_in_dashboard'));
    await stands(payment, { status: 'captured', captured: AMOUNT });
    assert.deepEqual(await captures(payment), [['succeeded', AMOUNT]]);
    assert.deepEqual(await webhookNames(payment), ['capture.succeeded', 'transaction.captured']);
    assert.deepEqual(await timeline(payment), ['capture']);
    const { captured_at: at } = await payment.read();
    assert.ok(at !== null);
  });

  test(`${name}: a capture of a part made there is booked as that part`, async () => {
    const payment = await holdPayment(of);
    await dashboards.toldOften(() => payment.act('capture_part_in_dashboard'));
    await stands(payment, { status: 'captured', captured: PART });
    assert.deepEqual(await captures(payment), [['succeeded', PART]]);
    await payment.ask('/refunds', { amount: PART });
    await dashboards.quiet();
    await stands(payment, { status: 'captured', captured: PART, refunded: PART });
  });

  test(`${name}: a void made there is told once, however often each event comes`, async () => {
    const payment = await holdPayment(of);
    await dashboards.toldOften(() => payment.act('void_in_dashboard'));
    await stands(payment, { status: 'voided', captured: 0 });
    assert.deepEqual(await webhookNames(payment), ['transaction.voided']);
    assert.deepEqual(await timeline(payment), ['void']);
  });

  test(`${name}: a void of ours is no second one made there`, async () => {
    const payment = await holdPayment(of);
    await dashboards.toldOften(() => payment.ask('/void', {}));
    await stands(payment, { status: 'voided', captured: 0 });
    assert.deepEqual(await timeline(payment), []);
    assert.deepEqual((await webhookNames(payment)).filter((one) => one === 'transaction.voided').length, 1);
  });

  test(`${name}: a capture of ours is no second one made there`, async () => {
    const payment = await holdPayment(of);
    await dashboards.toldOften(() => payment.ask('/capture', { amount: PART }));
    await stands(payment, { status: 'captured', captured: PART });
    assert.deepEqual(await timeline(payment), []);
  });

  for (const [when, order] of [
    ['before', inOrder],
    ['after', backwards],
  ] as const) {
    test(`${name}: a refund made there of a capture made there is booked, that one told ${when} it`, async () => {
      const payment = await holdPayment(of);
      const happens = async (): Promise<void> => {
        await payment.act('capture_in_dashboard');
        await payment.act('refund_in_dashboard');
      };
      await dashboards.toldLater(happens, order);
      await stands(payment, { status: 'captured', captured: AMOUNT, refunded: PART });
    });

    test(`${name}: a capture of what was captured there is refused, that one told ${when} it`, async () => {
      const payment = await holdPayment(of);
      const happens = async (): Promise<void> => {
        await payment.act('capture_in_dashboard');
        await payment.ask('/capture', {});
      };
      await dashboards.toldLater(happens, order);
      await stands(payment, { status: 'captured', captured: AMOUNT });
      const [[ours] = [], [theirs] = [], ...others] = await captures(payment);
      assert.deepEqual([theirs, others], ['succeeded', []]);
      assert.ok(ours === 'declined' || ours === 'failed', String(ours));
    });

    test(`${name}: a void of what was captured there is refused, that one told ${when} it`, async () => {
      const payment = await holdPayment(of);
      const happens = async (): Promise<void> => {
        await payment.act('capture_in_dashboard');
        await payment.ask('/void', {});
      };
      await dashboards.toldLater(happens, order);
      await stands(payment, { status: 'captured', captured: AMOUNT });
    });

    test(`${name}: a capture of what was voided there is refused, that one told ${when} it`, async () => {
      const payment = await holdPayment(of);
      const happens = async (): Promise<void> => {
        await payment.act('void_in_dashboard');
        await payment.ask('/capture', {});
      };
      await dashboards.toldLater(happens, order);
      await stands(payment, { status: 'voided', captured: 0 });
    });
  }

  const { rejects } = of;
  if (rejects !== undefined)
    test(`${name}: a capture made there that is rejected is for a person, though that is told first`, async () => {
      const payment = await holdPayment(of);
      const happens = async (): Promise<void> => {
        await payment.act('capture_in_dashboard');
        await payment.act(rejects);
      };
      await dashboards.toldLater(happens, backwards);
      await stands(payment, { status: 'captured', captured: AMOUNT, review: true });
    });

  if (of.several === true) {
    test(`${name}: two captures made there are both booked, whichever is told first`, async () => {
      const payment = await holdPayment(of);
      const happens = async (): Promise<void> => {
        await payment.act('capture_part_in_dashboard');
        await payment.act('capture_in_dashboard');
      };
      await dashboards.toldLater(happens, backwards);
      await stands(payment, { status: 'captured', captured: AMOUNT });
      assert.equal((await captures(payment)).length, 2);
    });

    test(`${name}: a capture made there is not taken for one of ours of the same amount told before it`, async () => {
      const payment = await holdPayment(of);
      const happens = async (): Promise<void> => {
        await payment.act('capture_part_in_dashboard');
        await payment.ask('/capture', { amount: PART, final: false });
      };
      await dashboards.toldLater(happens, backwards);
      await stands(payment, { status: 'captured', captured: 2 * PART });
      assert.deepEqual(await timeline(payment), ['capture']);
    });
  }
}
