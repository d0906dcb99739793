import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import type { MandateRow } from '../../server/db/queries/mandates.ts';
import { ledgerDifferences } from '../../server/operations/ledger/check.ts';
import { type TestAnswer, eventually } from '../harness/index.ts';
import { type Shop, addOrderService, openShop } from '../harness/shop.ts';

/** Bank accounts over HTTP, against the simulated bank. With a worker: what is due happens by itself. */
export let shop: Shop;
export let bank: string;
/** Opens it for the tests of one file, and asks at their end whether both books agree. */
export function withBank(): void {
  before(async () => {
    shop = await openShop();
    bank = await addOrderService(shop.service, 'mock-bank', ['USD', 'EUR', 'GBP'], ['US', 'DE', 'GB']);
  });
  after(async () => {
    assert.deepEqual(
      await ledgerDifferences(shop.service.db),
      [],
      'after all of this, both books say the same',
    );
    await shop.close();
  });
}

type Body = Readonly<Record<string, unknown>>;
const HOLDER = { first_name: 'Ann', last_name: 'Example' };
export const SCHEMES = {
  ach: {
    account: {
      method: 'bank',
      scheme: 'ach',
      account_number: '000123456789',
      routing_number: '021000021',
      account_type: 'checking',
      account_holder: HOLDER,
    },
    currency: 'USD',
    country: 'US',
    lastFour: '6789',
    activation: 0,
  },
  sepa: {
    account: {
      method: 'bank',
      scheme: 'sepa',
      account_number: 'DE89370400440532013000',
      account_holder: HOLDER,
    },
    currency: 'EUR',
    country: 'DE',
    lastFour: '3000',
    activation: 1,
  },
  bacs: {
    account: {
      method: 'bank',
      scheme: 'bacs',
      account_number: '55779911',
      routing_number: '20-00-00',
      account_holder: { company_name: 'Example Ltd' },
    },
    currency: 'GBP',
    country: 'GB',
    lastFour: '9911',
    activation: 2,
  },
} as const;
type Scheme = keyof typeof SCHEMES;
export const NAMES = ['ach', 'sepa', 'bacs'] as const;

export const DAY = 86_400;
export const advance = (seconds: number): Promise<TestAnswer> =>
  shop.service.request('PUT', '/sandbox/clock', { body: { advance_seconds: seconds } });
export const read = async (id: string): Promise<TestAnswer['body']> =>
  (await shop.get(`/transactions/${id}`)).body;
export const becomes = (id: string, status: string): Promise<unknown> =>
  eventually(async () => (await read(id)).status === status);
export const remove = (id: string): Promise<TestAnswer> =>
  shop.service.request('DELETE', `/payment-methods/${id}`);

export async function store(scheme: Scheme, more: Body = {}): Promise<string> {
  const made = await shop.post('/payment-methods', { ...SCHEMES[scheme].account, ...more });
  assert.equal(made.status, 201, made.text);
  return made.body.id;
}

/** A debit of a stored account. */
export function debit(scheme: Scheme, id: string, more: Body = {}): Promise<TestAnswer> {
  const { currency, country } = SCHEMES[scheme];
  return shop.pay({
    amount: 2500,
    currency,
    country,
    intent: 'capture',
    payment_method: { method: 'id', id },
    ...more,
  });
}

export const LATER = {
  payment_source: 'recurring',
  merchant_initiated: true,
  is_subsequent_payment: true,
} as const;

/** A mandate, with the operation that ends it. */
type MandateEnd = MandateRow & Readonly<{ cancel_status: string | null; cancel_tries: number | null }>;

export async function mandates(paymentMethodId: string): Promise<readonly MandateEnd[]> {
  const text = `
    SELECT m.*, o.status AS cancel_status, o.due_tries AS cancel_tries FROM mandates m
    LEFT JOIN operations o ON o.kind = 'cancel-mandate' AND o.merchant_account_id = m.merchant_account_id
      AND o.payment_service_id = m.payment_service_id AND o.of_reference = m.reference
    WHERE m.payment_method_id = $1 ORDER BY m.created_at`;
  return shop.service.db.query<MandateEnd>({ name: '', text }, [paymentMethodId]);
}

export async function mandateOf(paymentMethodId: string): Promise<MandateEnd> {
  const [mandate, ...others] = await mandates(paymentMethodId);
  assert.ok(mandate !== undefined && others.length === 0, 'one mandate');
  return mandate;
}

export async function control(path: string, body: Body): Promise<void> {
  const answer = await fetch(`${shop.service.simulatorUrl}/_control/${path}`, {
    method: 'POST',
    body: JSON.stringify({ account: 'default', ...body }),
  });
  assert.ok(answer.ok, await answer.text());
}
export const act = (subject: string, name: string): Promise<void> =>
  control('acts', { processor: 'mock-bank', subject, act: name });

export async function eventsTold(subject: string): Promise<readonly { event_id: string; name: string }[]> {
  const answer = await fetch(
    `${shop.service.simulatorUrl}/_control/events?account=default&subject=${subject}`,
  );
  return ((await answer.json()) as { items: { event_id: string; name: string }[] }).items;
}

/** What the bank itself says of a mandate. */
export async function atTheBank(reference: string): Promise<string> {
  const answer = await fetch(`${shop.service.simulatorUrl}/mock-bank/mandates/${reference}`, {
    headers: { authorization: 'Bearer sk_sandbox_bank', 'sub-merchant': 'default' },
  });
  return ((await answer.json()) as { status: string }).status;
}

export const outside = async (paymentMethodId: string, at: Shop = shop): Promise<readonly string[]> =>
  (
    await at.service.db.query<{ name: string }>(
      {
        name: '',
        text:
          "SELECT name FROM webhook_events WHERE target_type IN ('payment-method', 'incident') " +
          'AND target_id = $1 ORDER BY webhook_event_id',
      },
      [paymentMethodId],
    )
  ).map(({ name }) => name);
