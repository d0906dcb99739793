import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { isObject } from '../../server/domain/json.ts';
import { recordSecret } from '../../test/harness/recording.ts';
import type { AcknowledgedWrite, Notebook } from './notebook.ts';
import type { Dice } from '../dice.ts';

export type ShopWay = Readonly<{
  /** Addresses of the API, of which any may be asked. */
  urls: readonly string[];
  simulatorUrl: string;
  token: string;
  notebook: Notebook;
  dice: Dice;
  /** A short run orders no faults that take half a minute. */
  isShort: boolean;
}>;

type Body = Readonly<Record<string, unknown>>;
type Answer = Readonly<{ status: number; body: Body }>;

const ANSWER_MS_MAX = 40_000;
const PATIENCE_MS = 300_000;
/** Amounts that order a fault at the simulated processor (docs/simulator.md). Those that never answer take longest. */
const QUICK_FAULTS = [600_004, 600_005, 600_006, 600_007, 600_008, 600_009];
const SLOW_FAULTS = [600_001, 600_002, 600_003];
const DECLINES = [200_001, 200_005, 300_002, 400_003];

const CARD = {
  method: 'card',
  number: '4111111111111111',
  expiration_date: '12/30',
  security_code: '123',
};
/** Shoppers who buy until they are told to stop: each write under one key, until there is an answer for good. */
export class Shoppers {
  readonly #way: ShopWay;
  #isOver = false;
  #walks: readonly Promise<void>[] = [];

  constructor(way: ShopWay) {
    for (const secret of [CARD.number, CARD.security_code]) recordSecret(secret);
    this.#way = way;
  }

  begin(count: number): void {
    this.#walks = Array.from({ length: count }, async () => {
      while (!this.#isOver) {
        await this.#buyOnce();
        await delay(30 + this.#way.dice.below(120));
      }
    });
  }

  /** No more purchases; those that have begun come to their end. */
  async end(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#walks);
  }

  async #buyOnce(): Promise<void> {
    const at = this.#way.dice.fraction();
    if (at < 0.35) return void (await this.#pay({ intent: 'capture', amount: this.#amount() }));
    if (at < 0.72) return this.#authorizeAndFollow();
    if (at < 0.82) return void (await this.#payWithGiftCard());
    if (at < 0.9) return this.#debit();
    return void (await this.#pay({ intent: 'capture', amount: this.#way.dice.oneOf(DECLINES) }));
  }

  async #authorizeAndFollow(): Promise<void> {
    const amount = this.#amount();
    const paid = await this.#pay({ intent: 'authorize', amount });
    if (paid?.['status'] !== 'authorized') return;
    const at = `/transactions/${String(paid['id'])}`;
    if (this.#way.dice.fraction() < 0.3) return void (await this.#write('void', `${at}/void`));
    const part = Math.ceil(amount / 2);
    await this.#write('capture', `${at}/capture`, { amount: part });
    if (this.#way.dice.fraction() < 0.6)
      await this.#write('refund', `${at}/refunds`, { amount: Math.ceil(part / 3) });
  }

  async #payWithGiftCard(): Promise<void> {
    const serial = String(this.#way.dice.below(1e9)).padStart(9, '0');
    const card = { number: `603571${serial.slice(0, 9)}4242`, pin: '0900000' };
    recordSecret(card.number);
    const body = { intent: 'capture', amount: 1500, gift_cards: [{ ...card, amount: 400 }] };
    const paid = await this.#pay(body);
    if (paid?.['status'] === 'captured' && this.#way.dice.fraction() < 0.3)
      await this.#write('refund', `/transactions/${String(paid['id'])}/refunds`, { amount: 500 });
  }

  async #debit(): Promise<void> {
    const account = '000123456789';
    const payment_method = {
      method: 'bank',
      scheme: 'ach',
      account_number: account,
      routing_number: '021000021',
      account_type: 'checking',
      account_holder: { first_name: 'Ann', last_name: 'Example' },
    };
    recordSecret(account);

    const paid = await this.#pay({
      intent: 'capture',
      amount: 2000 + this.#way.dice.below(900),
      payment_method,
    });
    const subject = paid?.['payment_service_transaction_id'];
    if (typeof subject !== 'string') return;
    const act = this.#way.dice.fraction() < 0.8 ? 'settle' : 'fail';
    const order = { processor: 'mock-bank', account: 'default', subject, act };

    // The bank decides, and tells by event.
    await fetch(`${this.#way.simulatorUrl}/_control/acts`, {
      method: 'POST',
      body: JSON.stringify(order),
    }).catch(() => undefined);
  }

  #amount(): number {
    const { dice, isShort } = this.#way;
    const at = dice.fraction();
    if (at < 0.07) return dice.oneOf(QUICK_FAULTS);
    if (at < 0.085 && !isShort) return dice.oneOf(SLOW_FAULTS);
    return 1000 + dice.below(90_000);
  }

  async #pay(body: Body): Promise<Body | null> {
    const key = randomUUID();
    return this.#write(
      'pay',
      '/transactions',
      { currency: 'USD', country: 'US', payment_method: CARD, external_identifier: key, ...body },
      key,
    );
  }

  /** Null: it was refused, or the shopper gave up. */
  async #write(
    kind: AcknowledgedWrite['kind'],
    path: string,
    body?: Body,
    key: string = randomUUID(),
  ): Promise<Body | null> {
    const giveUpAt = performance.now() + PATIENCE_MS;
    while (performance.now() < giveUpAt) {
      const beganMs = performance.now();
      const answer = await this.#ask(path, key, body);
      if (answer === null || !this.#isForGood(answer)) {
        await delay(150 + this.#way.dice.below(350));
        continue;
      }

      const [, , of = ''] = path.split('/');
      const id = textOf(answer.body['id']);
      const told = textOf(answer.body['status']) || textOf(answer.body['code']);
      const { status } = answer;
      const transactionId = kind === 'pay' ? id : of;
      this.#way.notebook.acknowledge({ kind, key, status, id, transactionId, told }, beganMs);
      return status < 300 ? answer.body : null;
    }
    this.#way.notebook.givenUp.push(`${kind} ${key}`);
    return null;
  }

  /** Null: there was no answer. */
  async #ask(path: string, key: string, body?: Body): Promise<Answer | null> {
    const { urls, token, notebook, dice } = this.#way;
    try {
      const response = await fetch(`${dice.oneOf(urls)}${path}`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'idempotency-key': key,
        },
        signal: AbortSignal.timeout(ANSWER_MS_MAX),
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      const said = bodyOf(text);
      if (said === null) {
        notebook.isUnclear(`${response.status} that is no JSON: ${text.slice(0, 80)}`);
        return null;
      }
      if (response.status === 503 && !response.headers.has('retry-after'))
        notebook.isUnclear('503 without Retry-After');
      return { status: response.status, body: said };
    } catch (error) {
      notebook.refuse(connectionTrouble(error));
      return null;
    }
  }

  /** A refusal that is clear is counted, and the shopper comes again; any other is a finding. */
  #isForGood({ status, body }: Answer): boolean {
    const { notebook } = this.#way;
    const code = textOf(body['code']);
    const isPassing = code === 'concurrent_request' || code === 'service_unavailable' || status === 429;
    if (isPassing) notebook.refuse(`${status} ${code}`);
    else if (status >= 500 || status === 401 || status === 403)
      notebook.isUnclear(`${status} ${code}: ${textOf(body['message'])}`);
    else return true;
    return false;
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function bodyOf(text: string): Body | null {
  try {
    const parsed: unknown = JSON.parse(text);
    return isObject(parsed) ? parsed : null;
  } catch {
    return null;
  }
}

function connectionTrouble(error: unknown): string {
  if (error instanceof Error && error.name === 'TimeoutError') return 'no answer in 40 s';
  const cause = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return code === 'ECONNREFUSED' ? 'connection refused' : 'connection reset';
}
