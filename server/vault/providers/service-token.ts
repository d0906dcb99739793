import type { Clock } from '../../platform/clock.ts';
import { RootKeyFault } from '../root-key.ts';
import type { JsonObject } from '../../domain/json.ts';
import { textOf } from './ask.ts';

/** Renewed this long before it runs out. */
const MARGIN_SECONDS = 60;

/** An OAuth 2.0 access token, asked for when needed and kept while it is good. */
export class BearerToken {
  readonly #clock: Clock;
  readonly #ask: () => Promise<JsonObject>;
  #token = '';
  #untilMs = 0;
  #asking: Promise<string> | null = null;

  constructor(clock: Clock, ask: () => Promise<JsonObject>) {
    this.#clock = clock;
    this.#ask = ask;
  }

  async get(): Promise<string> {
    if (this.#clock.now().getTime() < this.#untilMs) return this.#token;
    this.#asking ??= this.#renew().finally(() => (this.#asking = null));
    return this.#asking;
  }

  async #renew(): Promise<string> {
    const answer = await this.#ask();
    const seconds = Number(answer['expires_in']);
    if (!Number.isFinite(seconds))
      throw new RootKeyFault('unavailable', 'a token service answered without expires_in');
    this.#token = textOf(answer, 'access_token', 'a token service');
    this.#untilMs = this.#clock.now().getTime() + Math.max(0, seconds - MARGIN_SECONDS) * 1_000;
    return this.#token;
  }
}
