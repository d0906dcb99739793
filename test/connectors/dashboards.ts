import assert from 'node:assert/strict';
import { ledgerDifferences } from '../../server/operations/ledger/check.ts';
import { askAt } from '../harness/ask-at.ts';
import { type TestService, eventually, openTestService } from '../harness/index.ts';
import { addPaymentService } from '../harness/shop.ts';
import { companyOf } from '../../sandbox/ways/companies.ts';
import { type WayName, serviceBody, wayOf } from '../../sandbox/ways/ways.ts';

const ACCOUNT = 'default';

type Event = Readonly<{ event_id: string; status: string; attempts: number }>;
type Book = Readonly<{
  payment_id: string;
  captured: string;
  refunded: string;
  /** Its own name of the payment is one of them. */
  details: Readonly<Record<string, unknown>>;
}>;
type Body = Readonly<Record<string, unknown>>;

/** A payment at one of them. */
export type Payment = Readonly<{
  id: string;
  /** What the company calls it. */
  reference: string;
  act(act: string): Promise<unknown>;
  read(path?: string): Promise<Body & Readonly<{ items: readonly Body[] }>>;
  ask(path: string, body: object): Promise<Body>;
}>;

/** Companies whose dashboards do something without us, and whose events come in the order that a test decides. */
export class Dashboards {
  readonly service: TestService;
  readonly #services: ReadonlyMap<WayName, string>;

  private constructor(service: TestService, services: ReadonlyMap<WayName, string>) {
    this.service = service;
    this.#services = services;
  }

  static async open(ways: readonly WayName[]): Promise<Dashboards> {
    const service = await openTestService({ worker: false });
    const services = new Map<WayName, string>();
    for (const way of ways) {
      const row = wayOf(way);
      const id = await addPaymentService(service, serviceBody(row, ACCOUNT));
      services.set(way, id);
      const { body } = await service.request('GET', `/payment-services/${id}`);
      assert.ok(row.company !== undefined);
      await companyOf(row.company).listen(fetch, service.simulatorUrl, ACCOUNT, body.webhook_url);
    }
    return new Dashboards(service, services);
  }

  async close(): Promise<void> {
    assert.deepEqual(await ledgerDifferences(this.service.db), []);
    await this.service.close();
  }

  /** `pays`: what the buyer does for it. */
  async pay(
    way: WayName,
    asked: Readonly<{ amount: number; intent: 'authorize' | 'capture' }> & Body,
    pays: readonly string[] = [],
  ): Promise<Payment> {
    const { method, currency, country, more, company } = wayOf(way);
    const { body, status, text } = await this.service.request('POST', '/transactions', {
      body: {
        ...{ currency, country, payment_method: method, ...more, ...asked },
        payment_service_id: this.#services.get(way),
      },
    });
    assert.equal(status, 201, text);
    const { service } = this;
    const path = `/transactions/${body.id}`;
    const read = async (under = '') => (await service.request('GET', `${path}${under}`)).body;
    await eventually(async () => (await read()).payment_service_transaction_id !== null);
    const reference = (await read()).payment_service_transaction_id;
    const payment: Payment = {
      id: body.id,
      reference,
      act: (act) => this.#control('acts', { account: ACCOUNT, processor: company, subject: reference, act }),
      read,
      ask: async (under, sent) => {
        const answer = await service.request('POST', `${path}${under}`, { body: sent });
        assert.ok(answer.status < 300, answer.text);
        return answer.body;
      },
    };
    for (const act of pays) await payment.act(act);
    const paid = asked.intent === 'capture' ? 'captured' : 'authorized';
    await eventually(async () => (await read()).status === paid);
    await this.quiet();
    return payment;
  }

  /** What was captured and refunded, in the company's books. */
  async bookOf({ reference }: Payment): Promise<Readonly<{ captured: number; refunded: number }>> {
    const { payments } = await this.#control<{ payments: Book[] }>(`ledger?account=${ACCOUNT}`);
    const book = payments.find(({ payment_id, details }) =>
      [payment_id, ...Object.values(details)].includes(reference),
    );
    return { captured: Number(book?.captured), refunded: Number(book?.refunded) };
  }

  /** Every event was answered, and taken, but for those that got lost. */
  async quiet(): Promise<void> {
    await eventually(async () => {
      await this.#control('run', {});
      return (await this.#events()).every(({ status }) => status === 'delivered' || status === 'dropped');
    });
  }

  /** Every event of what happens comes twice at once, and then a third time. */
  async toldOften(happens: () => Promise<unknown>): Promise<void> {
    await this.#manner('repeat');
    await happens();
    await this.quiet();
    await this.#manner('deliver');
    for (const { event_id: event } of await this.#events()) await this.order('events/again', { event });
    await this.quiet();
  }

  /** What happens is told afterwards, one event after the other, in this order. */
  async toldLater(
    happens: () => Promise<void>,
    order: (held: readonly Event[]) => readonly Event[],
  ): Promise<void> {
    await this.#manner('hold');
    // What fails meanwhile is told, in place of a simulator that waits for ever.
    try {
      await happens();
    } catch (error) {
      await this.#manner('deliver');
      throw error;
    }
    const held = (await this.#events()).filter(({ status }) => status === 'held');
    await this.#manner('deliver');
    for (const { event_id: event } of order(held)) {
      await this.order('events/release', { event });
      // It was answered: taken, or to be sent again.
      await eventually(async () =>
        (await this.#events()).some(({ event_id, attempts }) => event_id === event && attempts > 0),
      );
    }
    await this.quiet();
  }

  /** What a test has the simulator do. */
  order(path: string, order: object): Promise<unknown> {
    return this.#control(path, { account: ACCOUNT, ...order });
  }

  async #events(): Promise<readonly Event[]> {
    return (await this.#control<{ items: Event[] }>(`events?account=${ACCOUNT}`)).items;
  }

  #manner(manner: string): Promise<unknown> {
    return this.order('events', { manner });
  }

  async #control<Answer>(path: string, order?: object): Promise<Answer> {
    const question = order === undefined ? {} : { method: 'POST', body: JSON.stringify(order) };
    const answer = await askAt(`${this.service.simulatorUrl}/_control/${path}`, question);
    assert.ok(answer.ok, `${path}: ${answer.text}`);
    return answer.json() as Answer; // as sandbox/processors/control.ts writes it
  }
}

export const inOrder = (held: readonly Event[]): readonly Event[] => held;
export const backwards = (held: readonly Event[]): readonly Event[] => held.toReversed();
