import assert from 'node:assert/strict';
import { eventually, type TestAnswer } from './index.ts';
import { openShop, recoverDue, type Shop } from './shop.ts';

/** A shop without a worker, whose buyers say by their address what the simulated provider makes of them. */
export type FraudShop = Shop &
  Readonly<{
    /** Sets the active service up anew, with these settings. */
    screenWith(
      fields: Readonly<Record<string, string>>,
      more?: Readonly<Record<string, unknown>>,
    ): Promise<Record<string, string>>;
    payAs(wish: string, more?: Readonly<Record<string, unknown>>): Promise<TestAnswer>;
    /** What a worker does until the transaction is as it should be. */
    until(
      id: string,
      looks: (transaction: Record<string, unknown>) => boolean,
    ): Promise<Record<string, unknown>>;
    /** The provider's own book of a transaction; null: it never heard of it. */
    provider<Book = Record<string, unknown>>(id: string): Promise<Book | null>;
    /** What is told at the provider's address. */
    tell(url: string, body: unknown, headers?: Readonly<Record<string, string>>): Promise<TestAnswer['body']>;
    timeline(id: string): Promise<readonly { name: string; context: Record<string, unknown> }[]>;
  }>;

/** `book`: whose books the provider is asked for. */
export async function openFraudShop(
  connector = 'mock-anti-fraud',
  { processor, ...book }: Readonly<{ processor: string } & Record<string, string>> = {
    processor: 'mock-anti-fraud',
    'sub-merchant': 'default',
  },
): Promise<FraudShop> {
  const shop = await openShop({ worker: false });
  let active: string | null = null;
  const timeline: FraudShop['timeline'] = async (id) =>
    (await shop.get(`/transactions/${id}/events`)).body.items;
  return {
    ...shop,
    screenWith: async (fields, more = {}) => {
      if (active !== null)
        await shop.service.request('PUT', `/anti-fraud-services/${active}`, { body: { active: false } });
      const { status, body } = await shop.post('/anti-fraud-services', {
        anti_fraud_service_definition_id: connector,
        display_name: 'Watchful',
        fields: Object.entries(fields).map(([key, value]) => ({ key, value })),
        ...more,
      });
      assert.equal(status, 201, JSON.stringify(body));
      active = body.id;
      return body;
    },
    payAs: (wish, more = {}) =>
      shop.pay({ buyer: { billing_details: { email_address: `${wish}@example.com` } }, ...more }),
    until: (id, looks) =>
      eventually(async () => {
        await recoverDue(shop.service.parts);
        const { body } = await shop.get(`/transactions/${id}`);
        assert.ok(looks(body), JSON.stringify(body));
        return body;
      }),
    provider: async <Book>(id: string) => {
      const url = `${shop.service.simulatorUrl}/${processor}/screenings/${id}`;
      const answer = await fetch(url, { headers: book });
      return answer.status === 404 ? null : ((await answer.json()) as Book);
    },
    tell: async (url, body, headers = {}) => {
      const sent = { method: 'POST', headers, body: JSON.stringify(body) };
      const answer = await fetch(shop.here(url), sent);
      return { status: answer.status, ...((await answer.json()) as object) };
    },
    timeline,
  };
}

/** The sentence of the first event of that name. */
export function eventSentence(
  timeline: readonly { name: string; context: Record<string, unknown> }[],
  name: string,
): unknown {
  return timeline.find((event) => event.name === name)?.context['reason'];
}
