import assert from 'node:assert/strict';
import type { TestAnswer, TestServiceOptions } from './index.ts';
import { letGracePass, openShop, recoverDue, type Shop } from './shop.ts';

/** A shop that takes gift cards as well. */
export type GiftShop = Shop &
  Readonly<{
    /** A new card of the simulated provider; its PIN is its balance. */
    card(balance: number, ending?: string): Readonly<{ number: string; pin: string }>;
    balance(card: Readonly<{ number: string; pin: string }>): Promise<number>;
    providerMisbehaves(order: Readonly<Record<string, unknown>>): Promise<void>;
    /** Whatever waits for a time has waited long enough. Only while nothing is in flight. */
    age(): Promise<void>;
    /** All recovery that is still to come, now. */
    recover(): Promise<void>;
    refund(id: string, body?: Readonly<Record<string, unknown>>): Promise<TestAnswer>;
  }>;

/** A gift card service, and the PIN of a card of its simulated provider that begins with this balance. */
type Provider = Readonly<{
  id: string;
  processor: string;
  fields: readonly Readonly<{ key: string; value: string }>[];
  pinOf(balance: number): string;
}>;
const MOCK: Provider = {
  id: 'mock-gift-card',
  processor: 'mock-gift-card',
  fields: [],
  pinOf: (balance) => `0${balance}`,
};
export const QWIKCILVER: Provider = {
  id: 'qwikcilver-gift-card',
  processor: 'qwikcilver',
  fields: [
    { key: 'terminal_id', value: 'sandbox-default' },
    { key: 'user_name', value: 'till' },
    { key: 'password', value: 'a password of the terminal' },
    { key: 'currency', value: 'INR' },
  ],
  pinOf: String,
};

export async function openGiftShop(
  options: TestServiceOptions = { worker: false },
  provider: Provider = MOCK,
): Promise<GiftShop> {
  const shop = await openShop(options);
  const made = await shop.post('/gift-card-services', {
    gift_card_service_definition_id: provider.id,
    display_name: 'Gift cards',
    fields: provider.fields,
  });
  assert.equal(made.status, 201, made.text);
  const prefix = String(Math.floor(Math.random() * 1e6)).padStart(6, '0');
  let serial = 0;
  return {
    ...shop,
    card: (balance, ending = '4242') => ({
      number: `603571${prefix}${String((serial += 1)).padStart(3, '0')}${ending}`,
      pin: provider.pinOf(balance),
    }),
    balance: async (card) =>
      (await shop.post('/gift-cards/balances', { items: [card] })).body.items[0].balance,
    providerMisbehaves: async (order) => {
      const answer = await fetch(`${shop.service.simulatorUrl}/_control/behaviours`, {
        method: 'POST',
        body: JSON.stringify({ account: 'default', processor: provider.processor, ...order }),
      });
      assert.equal(answer.status, 201);
    },
    refund: (id, body = {}) => shop.post(`/transactions/${id}/refunds`, body),
    age: () => age(shop),
    recover: async () => {
      for (let round = 0; round < 12; round += 1) {
        await age(shop);
        if ((await recoverDue(shop.service.parts)) === 0) return;
      }
    },
  };
}

/** What waits for a time has waited long enough. */
async function age({ service }: Shop): Promise<void> {
  await letGracePass(service);
  const text = `UPDATE operations SET due_at = created_at - interval '1 hour'
    WHERE (status IN ('sent', 'unknown') OR kind = 'tenders') AND due_at IS NOT NULL`;
  await service.db.query({ name: '', text }, []);
}
