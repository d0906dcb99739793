import { ApiError, type Railyard } from '@railyard/sdk';

/** An answer of the API, of which a run reads a few members. */
export type Answer = Readonly<Record<string, unknown>>;

/** What a run asks of the service and of the simulated companies, and what it is told. */
export class ApiCalls {
  /** How often what was refused, by the words of the request and of the refusal. */
  readonly refusals = new Map<string, number>();
  readonly #railyard: Railyard;
  readonly #send: typeof fetch;
  readonly #simulatorUrl: string;
  readonly account: string;

  constructor(
    given: Readonly<{ railyard: Railyard; send: typeof fetch; simulatorUrl: string; account: string }>,
  ) {
    this.#railyard = given.railyard;
    this.#send = given.send;
    this.#simulatorUrl = given.simulatorUrl;
    this.account = given.account;
  }

  /** @throws ApiError where it is refused: for what a run cannot do without. */
  async must(method: string, path: string, body?: unknown, idempotencyKey?: string): Promise<Answer> {
    const options = idempotencyKey === undefined ? {} : { idempotencyKey };
    return (await this.#railyard.request<Answer | undefined>(method, path, body, options)) ?? {};
  }

  /** Null where it is refused: a month goes on. */
  async ask(method: string, path: string, body?: unknown, idempotencyKey?: string): Promise<Answer | null> {
    try {
      return await this.must(method, path, body, idempotencyKey);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status >= 500) throw error;
      const what = `${method} ${path.replaceAll(/[0-9a-f-]{36}/g, '{id}')}: ${error.message}`;
      this.refusals.set(what, (this.refusals.get(what) ?? 0) + 1);
      return null;
    }
  }

  async items(path: string): Promise<readonly Answer[]> {
    const { items } = await this.must('GET', path);
    return Array.isArray(items) ? (items as readonly Answer[]) : []; // a list, as the contract has it
  }

  /** What people do in the dashboards and shops of the simulated companies: over HTTP, as these would. */
  async atSimulator(
    path: string,
    body: Readonly<Record<string, unknown>>,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<string> {
    const send = this.#send;
    const answer = await send(`${this.#simulatorUrl}${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    return answer.text();
  }

  /** An order to the simulated processors, of this merchant account. */
  async control(what: string, body: Readonly<Record<string, unknown>> = {}): Promise<void> {
    await this.atSimulator(`/_control/${what}`, { account: this.account, ...body });
  }

  async clearOrders(): Promise<void> {
    const send = this.#send;
    await send(`${this.#simulatorUrl}/_control/behaviours?account=${this.account}`, { method: 'DELETE' });
  }

  /** A request to a third party, with a stored card in it; whatever comes of it stands in the log of relays. */
  async relay(paymentMethodId: string, number: string): Promise<void> {
    const headers = {
      'x-vault-forward-url': 'https://api.maple-credit.example/v1/applications',
      'x-vault-forward-http-method': 'POST',
      'x-vault-forward-payment-methods': paymentMethodId,
      'x-vault-forward-timeout': '5',
    };
    try {
      await this.#railyard.request('POST', '/vault-forward', { number }, { headers });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  }

  get send(): typeof fetch {
    return this.#send;
  }

  get simulatorUrl(): string {
    return this.#simulatorUrl;
  }
}

/** The text at a path of members; null where there is none. */
export function textOf(answer: unknown, ...members: readonly string[]): string | null {
  let at: unknown = answer;
  for (const member of members)
    at = typeof at === 'object' && at !== null ? (at as Answer)[member] : undefined; // any object has members
  return typeof at === 'string' ? at : null;
}
