import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { after, before, test } from 'node:test';
import { cardNumber } from '../../card-imports/card-numbers.ts';
import { encryptFile } from '../../card-imports/encrypt-file.ts';
import { recordSecret } from '../../harness/index.ts';
import { openShop, type Shop } from '../../harness/shop.ts';
import { openTlsTarget, type Target, trustTestAuthority } from '../../harness/tls-target.ts';
import { importCards } from '../../../server/card-imports/import-cards.ts';
import { toId } from '../../../server/domain/ids.ts';
import { builtInBinSource } from '../../../server/payment-methods/built-in-bins.ts';
import { type ImportVault, openImportVault } from '../../../server/vault/import-vault.ts';
import { fileRootKeys } from '../../../server/vault/providers/file.ts';

/**
 * The recipe of docs/migrate/cards.md, "Without downtime", by a shop that pays all the while: first at the old vault
 * alone, then here first and there where a card is not here yet. Cards that are new go to both, by the relay.
 */
const CUSTOMERS = 40;
const NEW_CUSTOMERS = 10;

/** The vault that is left: stores cards, charges them by its own ids, and exports them encrypted. */
type OldVault = Readonly<{
  target: Target;
  store(number: string): string;
  charges: string[];
  export(publicKey: string): Buffer;
}>;

let shop: Shop;
let old: OldVault;
let vault: ImportVault;
/** What the shop knows of a customer's card: the old vault's id, and ours where it is known. */
type Customer = Readonly<{ oldId: string; id: string | null }>;
const customers: Customer[] = [];

before(async () => {
  trustTestAuthority();
  shop = await openShop();
  old = await openOldVault();
  const { dataDir } = shop.service.parts.config;
  const rootKeys = fileRootKeys(`${dataDir}/vault/root-keys`);
  const { db, parts } = shop.service;
  vault = await openImportVault({ db, clock: parts.clock, dataDir, rootKeys });
  for (let serial = 0; serial < CUSTOMERS; serial += 1)
    customers.push({ oldId: old.store(number(serial)), id: null });
});
after(async () => {
  await vault.close();
  await old.target.close();
  await shop.close();
});

function number(serial: number): string {
  const made = cardNumber(900_000 + serial);
  recordSecret(made);
  return made;
}

async function openOldVault(): Promise<OldVault> {
  const cards = new Map<string, string>();
  const charges: string[] = [];
  const store = (card: string): string => {
    const id = `old_${String(cards.size).padStart(6, '0')}`;
    cards.set(id, card);
    return id;
  };
  const target = await openTlsTarget(({ url, body }, response) => {
    const asked = JSON.parse(body.toString()) as Readonly<{ number?: string; card?: string }>;
    if (url === '/cards') response.end(JSON.stringify({ id: store(asked.number ?? '') }));
    else if (url === '/charges' && cards.has(asked.card ?? '')) {
      charges.push(asked.card ?? '');
      response.end('{"status":"succeeded"}');
    } else response.writeHead(404).end('{}');
  });

  return {
    target,
    store,
    charges,
    export: (publicKey) => {
      const rows = [...cards].map(([id, card]) => `${id},${card},12/40`);
      return encryptFile(
        publicKey,
        Buffer.from(['external_identifier,number,expiration_date', ...rows].join('\n')),
      );
    },
  };
}

type PayingVault = 'here' | 'there';

/** As the recipe says: here, where the card is; there, where it is not yet. Every payment is made once. */
async function pay({ oldId, id }: Customer): Promise<PayingVault> {
  const found = id ?? (await importedFor(oldId));
  if (found === null) {
    const body = JSON.stringify({ card: oldId });
    const answer = await fetch(`${old.target.url}/charges`, { method: 'POST', body });
    assert.equal(answer.status, 200, oldId);
    return 'there';
  }
  const payment = { payment_method: { method: 'id', id: found }, intent: 'capture' };
  const paid = await shop.pay({ ...payment, external_identifier: `${oldId}-${randomUUID()}` });
  assert.deepEqual([paid.status, paid.body.status], [201, 'captured'], paid.text);
  return 'here';
}

/** The payment method that took the place of a card, once it has come. */
async function importedFor(oldId: string): Promise<string | null> {
  const { body } = await shop.get(`/payment-methods?external_identifier=${oldId}`);
  return body.items[0]?.id ?? null;
}

/** A new card: stored here, and by the relay at the old vault, so that a way back stays open. */
async function storeAtBoth(card: string): Promise<Customer> {
  const stored = await shop.post('/payment-methods', {
    method: 'card',
    number: card,
    expiration_date: '12/40',
  });
  assert.equal(stored.status, 201, stored.text);
  const answer = await shop.service.request('POST', '/vault-forward', {
    rawBody: '{"number":"{{ CARD_NUMBER_1 }}"}',
    headers: {
      'x-vault-forward-url': `${old.target.url}/cards`,
      'x-vault-forward-http-method': 'POST',
      'x-vault-forward-payment-methods': stored.body.id,
    },
    unchecked: true,
  });
  assert.equal(answer.status, 200, answer.text);
  const { id: oldId } = JSON.parse(answer.text) as { id: string };
  return { oldId, id: stored.body.id };
}

test('a shop moves its cards while it is paid: no payment fails, and none is made twice', async () => {
  const { host } = new URL(old.target.url);
  await shop.post('/vault-forward/configs', { definition_id: 'generic', hosts: [host] });
  for (const customer of customers) assert.equal(await pay(customer), 'there');

  for (let serial = 0; serial < NEW_CUSTOMERS; serial += 1)
    customers.push(await storeAtBoth(number(CUSTOMERS + serial)));
  for (const customer of customers.slice(CUSTOMERS)) assert.equal(await pay(customer), 'here');

  const { publicKey } = await vault.makeKey(toId('default'), 'Move');
  const exported = old.export(publicKey);
  const importing = importCards(
    { db: shop.service.db, clock: shop.service.parts.clock, vault, bins: builtInBinSource },
    vault.content(toId('default'), Readable.from([exported])),
    { merchantAccountId: toId('default'), origin: 'other', isDryRun: false },
  );
  const meanwhile: PayingVault[] = [];
  for (const customer of customers) meanwhile.push(await pay(customer));
  assert.equal((await importing).imported, CUSTOMERS + NEW_CUSTOMERS);
  assert.equal(meanwhile.length, customers.length);

  const before = old.charges.length;
  for (const customer of customers) assert.equal(await pay(customer), 'here');
  assert.equal(old.charges.length, before);
  assert.equal(old.charges.length, CUSTOMERS + meanwhile.filter((where) => where === 'there').length);
});

test('a card that went to both came back by the file: the double has its number, and is deleted', async () => {
  for (const { oldId, id } of customers.slice(CUSTOMERS)) {
    const double = await importedFor(oldId);
    assert.notEqual(double, id);
    const prints = [double, id].map(
      async (one) => (await shop.get(`/payment-methods/${one}`)).body.fingerprint,
    );
    assert.equal(new Set(await Promise.all(prints)).size, 1);
    const deleted = await shop.service.request('DELETE', `/payment-methods/${double}`);
    assert.equal(deleted.status, 204);
  }
  for (const customer of customers) assert.equal(await pay(customer), 'here');
});
