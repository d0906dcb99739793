import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type WayName, wayOf } from '../../sandbox/ways/ways.ts';
import { Dashboards, type Payment, backwards, inOrder } from './dashboards.ts';

/**
 * The failure matrix of refunds that are made at the processor, for every company that tells of them: whatever becomes
 * of the events, our books and the processor's say the same afterwards.
 */

type Company = Readonly<{
  way: WayName;
  /** How the buyer pays. */
  pays?: readonly string[];
  /** What has to happen before a refund has left. */
  leaves?: string;
  /** The buyer's bank sends it back. */
  comesBack?: string;
}>;
const TELLS: readonly Company[] = [
  { way: 'stripe', comesBack: 'lose_refunds' },
  { way: 'adyen', comesBack: 'fail_refund' },
  { way: 'checkout.com' },
  { way: 'paypal for real', pays: ['approve'] },
  { way: 'gocardless', pays: ['payment_confirmed'], leaves: 'refund_paid' },
  { way: 'pix of dlocal', pays: ['pay'], leaves: 'pay_refunds' },
  { way: 'truelayer', pays: ['execute', 'settle'], leaves: 'refund_executed', comesBack: 'return_refunds' },
];
const AMOUNT = 1299;
/** What every simulator refunds in its dashboard. */
const ELSEWHERE = 100;

let dashboards: Dashboards;
before(async () => {
  dashboards = await Dashboards.open(TELLS.map(({ way }) => way));
});
after(() => dashboards.close());

/** A payment that is captured, at one of them. */
class PaidAtCompany {
  readonly #of: Company;
  readonly #payment: Payment;

  constructor(of: Company, payment: Payment) {
    this.#of = of;
    this.#payment = payment;
  }

  act(act: string): Promise<unknown> {
    return this.#payment.act(act);
  }

  async refundElsewhere(): Promise<void> {
    await this.act('refund_in_dashboard');
    await this.#leave();
  }

  async refundHere(amount: number): Promise<void> {
    const { status } = await this.#payment.ask('/refunds', { amount });
    // One that was refused has nothing that could leave.
    if (status === 'processing') await this.#leave();
  }

  async #leave(): Promise<void> {
    if (this.#of.leaves !== undefined) await this.act(this.#of.leaves);
  }

  async refunds(): Promise<readonly (readonly [reason: unknown, status: unknown])[]> {
    const { items } = await this.#payment.read('/refunds');
    return items.map(({ reason, status }) => [reason, status] as const).toSorted();
  }

  /** What was refunded, by our books and by theirs. */
  async books(): Promise<readonly [ours: unknown, theirs: number]> {
    const { refunded } = await dashboards.bookOf(this.#payment);
    return [(await this.#payment.read())['refunded_amount'], refunded];
  }
}

async function payAtCompany(of: Company): Promise<PaidAtCompany> {
  return new PaidAtCompany(of, await dashboards.pay(of.way, { amount: AMOUNT, intent: 'capture' }, of.pays));
}

const THEIRS = 'Made at the processor';

for (const of of TELLS) {
  const name = wayOf(of.way).connector ?? '';

  test(`${name}: a refund made there is booked once, however often each event comes`, async () => {
    const payment = await payAtCompany(of);
    await dashboards.toldOften(() => payment.refundElsewhere());
    assert.deepEqual(await payment.books(), [ELSEWHERE, ELSEWHERE]);
    assert.deepEqual(await payment.refunds(), [[THEIRS, 'succeeded']]);
  });

  test(`${name}: two refunds made there are both booked, whichever is told first`, async () => {
    const payment = await payAtCompany(of);
    const happens = async (): Promise<void> => {
      await payment.refundElsewhere();
      await payment.refundElsewhere();
    };
    await dashboards.toldLater(happens, backwards);
    assert.deepEqual(await payment.books(), [2 * ELSEWHERE, 2 * ELSEWHERE]);
    assert.equal((await payment.refunds()).length, 2);
  });

  const { comesBack } = of;
  if (comesBack !== undefined)
    test(`${name}: a refund made there that came back is in no book, though that is told first`, async () => {
      const payment = await payAtCompany(of);
      const happens = async (): Promise<void> => {
        await payment.refundElsewhere();
        await payment.act(comesBack);
      };
      await dashboards.toldLater(happens, backwards);
      assert.deepEqual(await payment.books(), [0, 0]);
      const [[reason, status] = [], ...others] = await payment.refunds();
      assert.deepEqual([reason, others], [THEIRS, []]);
      assert.ok(status === 'declined' || status === 'failed', String(status));
    });

  test(`${name}: a refund made there is not taken for one of ours of the same amount, told long after it`, async () => {
    const payment = await payAtCompany(of);
    const happens = async (): Promise<void> => {
      await payment.refundElsewhere();
      await payment.refundHere(ELSEWHERE);
    };
    await dashboards.toldLater(happens, backwards);
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
      const payment = await payAtCompany(of);
      const happens = async (): Promise<void> => {
        await payment.refundElsewhere();
        await payment.refundHere(AMOUNT);
      };
      await dashboards.toldLater(happens, order);
      assert.deepEqual(await payment.books(), [ELSEWHERE, ELSEWHERE]);
      const [ours, theirs] = await payment.refunds();
      assert.deepEqual(theirs, [THEIRS, 'succeeded']);
      assert.ok(ours?.[0] === null && ours[1] !== 'succeeded' && ours[1] !== 'processing', String(ours));
    });
}
