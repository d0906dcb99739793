import { randomUUID } from 'node:crypto';
import { requestBytes } from '../load.ts';
import { cardNumber, type Customers } from './customers.ts';

type Kind = 'card' | 'stored' | 'network-token' | 'capture' | 'refund' | 'list' | 'read';

/**
 * Forty requests of a shop, in this order and again: twenty payments, of which ten are captured later and one is
 * refunded, and nine reads.
 */
const ORDER: readonly Kind[] = [
  ...(['card', 'stored', 'capture', 'card', 'list', 'network-token', 'capture', 'stored'] as const),
  ...(['card', 'read', 'card', 'capture', 'stored', 'list', 'network-token', 'capture'] as const),
  ...(['card', 'stored', 'capture', 'read', 'card', 'network-token', 'capture', 'list'] as const),
  ...(['card', 'stored', 'capture', 'card', 'list', 'network-token', 'capture', 'stored'] as const),
  ...(['card', 'read', 'capture', 'card', 'refund', 'stored', 'capture', 'list'] as const),
];
/** One in twenty is declined: its amount ends in 13. */
const DECLINED_EVERY = 20;
/** Ids that wait to be captured, refunded or read; older ones are let go. */
const REMEMBERED_MAX = 2_000;
/** Captured, or read, this many payments later. */
const LATER = 200;

/** Requests of a shop, each like none before it, and what it remembers of the answers. */
export class ShopDay {
  readonly #url: string;
  readonly #token: string;
  readonly #customers: Customers;
  readonly #authorized: string[] = [];
  readonly #captured: string[] = [];
  readonly #kinds = new Map<number, Kind>();
  #payments = 0;

  constructor(url: string, token: string, customers: Customers) {
    this.#url = url;
    this.#token = token;
    this.#customers = customers;
  }

  /** Payments asked for so far. */
  get payments(): number {
    return this.#payments;
  }

  next(index: number): string {
    const asked = ORDER[index % ORDER.length] ?? 'card';
    const kind = this.#has(asked) ? asked : 'card';
    this.#kinds.set(index, kind);
    switch (kind) {
      case 'card':
      case 'stored':
      case 'network-token':
        return this.#pay(kind);
      case 'capture':
        return this.#post(`/transactions/${this.#authorized.shift() ?? ''}/capture`, {});
      case 'refund':
        return this.#post(`/transactions/${this.#captured.shift() ?? ''}/refunds`, { amount: 100 });
      case 'read':
        return this.#get(`/transactions/${this.#authorized[0] ?? ''}`);
      case 'list':
        return this.#get(this.#listPath(index));
      default:
        return kind satisfies never;
    }
  }

  heard(index: number, answer: string): void {
    const kind = this.#kinds.get(index);
    this.#kinds.delete(index);
    const id = /"type":"transaction","id":"([0-9a-f-]{36})"/.exec(answer)?.[1];
    if (id === undefined || kind === 'list' || kind === 'read') return;
    if (kind === 'capture') remember(this.#captured, id);
    else if (answer.includes('"status":"authorization_succeeded"')) remember(this.#authorized, id);
  }

  #has(kind: Kind): boolean {
    if (kind === 'capture' || kind === 'read') return this.#authorized.length > LATER;
    return kind !== 'refund' || this.#captured.length > 0;
  }

  #pay(kind: 'card' | 'stored' | 'network-token'): string {
    this.#payments += 1;
    const serial = this.#payments;
    const customer = this.#customers[(serial * 7) % this.#customers.length];
    const expiration_date = '12/30';
    const methods = {
      card: { method: 'card', number: cardNumber(10_000 + serial), expiration_date, security_code: '123' },
      stored: { method: 'id', id: customer?.methodId },
      'network-token': {
        method: 'network-token',
        token: cardNumber(1_000_000 + serial),
        expiration_date,
        cryptogram: 'AgAAAAAABk4DWZ4C28yUQAAAAAA=',
        eci: '05',
      },
    };
    const cents = serial % DECLINED_EVERY === 0 ? 13 : 99;
    const body = {
      amount: 1_000 + 100 * (serial % 400) + cents,
      currency: 'USD',
      country: 'US',
      // Half of them are captured at once.
      intent: serial % 2 === 0 ? 'capture' : 'authorize',
      external_identifier: `order-${serial}`,
      buyer_id: customer?.buyerId,
      metadata: { basket: `b-${serial}`, channel: 'web', campaign: 'autumn' },
      cart_items: [
        { name: 'Tea', quantity: 2, unit_amount: 450, sku: `tea-${serial % 90}` },
        { name: 'Cup', quantity: 1, unit_amount: 1_200, sku: `cup-${serial % 40}` },
        { name: 'Delivery', quantity: 1, unit_amount: 490 },
      ],
      payment_method: methods[kind],
    };
    return this.#post('/transactions', body);
  }

  #listPath(index: number): string {
    const paths = [
      '/transactions?limit=20',
      `/transactions?external_identifier=order-${Math.max(1, this.#payments - LATER)}`,
      '/transactions?limit=20&status=authorization_declined',
      `/transactions?buyer_id=${this.#customers[index % this.#customers.length]?.buyerId ?? ''}&limit=20`,
    ];
    return paths[index % paths.length] ?? '';
  }

  #post(path: string, body: object): string {
    const headers = {
      'content-type': 'application/json',
      authorization: `Bearer ${this.#token}`,
      'idempotency-key': randomUUID(),
    };
    return requestBytes(this.#url, { method: 'POST', path, headers, body: JSON.stringify(body) });
  }

  #get(path: string): string {
    return requestBytes(this.#url, {
      method: 'GET',
      path,
      headers: { authorization: `Bearer ${this.#token}` },
    });
  }
}

function remember(ids: string[], id: string): void {
  if (ids.length < REMEMBERED_MAX) ids.push(id);
}
