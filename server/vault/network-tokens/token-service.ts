import { Problem } from '../../problem/problem.ts';
import { type Expiry, formatExpiry } from '../../domain/expiry.ts';
import type { MerchantAccountId, NetworkTokenId } from '../../domain/ids.ts';
import { type JsonObject, parseObject, textAt } from '../../domain/json.ts';
import type { Secret } from '../../domain/secret.ts';
import { WireFault, type WireRequest } from '../../net/wire.ts';
import type { Held, Vault, VaultResponse } from '../vault.ts';
import type { OneTimeProof } from './network-tokens.ts';

/** What the token service says about a token; never its number. */
export type ServiceToken = Readonly<{
  reference: string;
  status: 'active' | 'suspended' | 'deleted';
  expirationDate: string;
  cardArtUrl: string | null;
}>;

/** The token service said no, with its code. Nothing was made. */
export class TokenRefused extends Error {
  readonly code: string;
  constructor(code: string) {
    super(`the token service refused: ${code}`);
    this.name = 'TokenRefused';
    this.code = code;
  }
}

export const TOKEN_SERVICE_TIMEOUT_MS = 10_000;
const ACTOR = 'network-tokens';

/**
 * The token service over HTTP. Its numbers and cryptograms are taken out of its answers inside the vault. No
 * answer is a 502, 503 or 504.
 */
export class TokenService {
  readonly #vault: Vault;
  readonly #url: string;
  readonly #timeoutMs: number;

  constructor(vault: Vault, url: string, timeoutMs = TOKEN_SERVICE_TIMEOUT_MS) {
    this.#vault = vault;
    this.#url = url;
    this.#timeoutMs = timeoutMs;
  }

  async provision(
    merchantAccountId: MerchantAccountId,
    id: NetworkTokenId,
    card: Readonly<{ number: Secret; expiry: Expiry; securityCode: Secret | null; notificationUrl: string }>,
  ): Promise<Readonly<{ token: Held; at: ServiceToken }>> {
    const body = {
      card_number: card.number,
      expiration_month: card.expiry.month,
      expiration_year: card.expiry.year,
      notification_url: card.notificationUrl,
      ...(card.securityCode === null ? {} : { security_code: card.securityCode }),
    };
    const { answer, taken } = await this.#ask(merchantAccountId, 'POST', 'tokens', body, {
      take: '/token',
      idempotencyKey: id,
    });
    if (taken === null) throw broken('no token');
    try {
      return { token: taken, at: read(answer) };
    } catch (error) {
      await this.#vault.release([taken]);
      throw error;
    }
  }

  async cryptogram(
    merchantAccountId: MerchantAccountId,
    reference: string,
    merchantInitiated: boolean,
  ): Promise<OneTimeProof> {
    const { answer, taken } = await this.#ask(
      merchantAccountId,
      'POST',
      `tokens/${encodeURIComponent(reference)}/cryptograms`,
      { merchant_initiated: merchantInitiated },
      { take: '/cryptogram' },
    );
    if (taken === null) throw broken('no cryptogram');
    return { cryptogram: taken, eci: textAt(answer, 'eci') };
  }

  /** `null` for one that is deleted. */
  async move(
    merchantAccountId: MerchantAccountId,
    reference: string,
    move: 'suspend' | 'resume' | 'delete',
  ): Promise<ServiceToken> {
    const path = `tokens/${encodeURIComponent(reference)}`;
    const { answer } =
      move === 'delete'
        ? await this.#ask(merchantAccountId, 'DELETE', path)
        : await this.#ask(merchantAccountId, 'POST', `${path}/${move}`, {});
    return read(answer);
  }

  /**
   * Deletes what was made under an idempotency key whose answer never came. Refused with `not_found` where
   * nothing was.
   */
  async deleteMadeFor(merchantAccountId: MerchantAccountId, id: NetworkTokenId): Promise<void> {
    await this.#ask(merchantAccountId, 'DELETE', `requests/${encodeURIComponent(id)}`);
  }

  async find(merchantAccountId: MerchantAccountId, reference: string): Promise<ServiceToken> {
    return read(
      (await this.#ask(merchantAccountId, 'GET', `tokens/${encodeURIComponent(reference)}`)).answer,
    );
  }

  async #ask(
    merchantAccountId: MerchantAccountId,
    method: WireRequest['method'],
    path: string,
    value?: unknown,
    options: Readonly<{ take?: string; idempotencyKey?: string }> = {},
  ): Promise<Readonly<{ answer: JsonObject; taken: Held | null }>> {
    const headers = {
      'sub-merchant': merchantAccountId,
      ...(options.idempotencyKey === undefined ? {} : { 'idempotency-key': options.idempotencyKey }),
    };
    const request: WireRequest = {
      method,
      url: `${this.#url}/${path}`,
      headers,
      timeoutMs: this.#timeoutMs,
      ...(value === undefined ? {} : { body: { type: 'json', value } }),
    };
    let response: VaultResponse;
    try {
      response = await this.#vault.send(merchantAccountId, request, {
        actor: ACTOR,
        ...(options.take === undefined ? {} : { take: [options.take] }),
      });
    } catch (error) {
      if (!(error instanceof WireFault)) throw error;
      throw new Problem(error.code === 'timeout' ? 'gateway_timeout' : 'bad_gateway', {
        message: 'The token service did not answer',
        privateText: error.message,
      });
    }
    const [taken = null] = response.taken.values();
    const answer = parseObject(response.text);
    if (answer !== null && response.status >= 200 && response.status < 300) return { answer, taken };
    await this.#vault.release([...response.taken.values()]);
    if (answer === null || response.status >= 500) throw broken(`status ${response.status}`);
    throw new TokenRefused(textAt(answer, 'code') ?? `status_${response.status}`);
  }
}

function read(answer: JsonObject): ServiceToken {
  const [reference, status, month, year] = [
    textAt(answer, 'reference'),
    answer['status'],
    answer['expiration_month'],
    answer['expiration_year'],
  ];
  if (
    reference === null ||
    (status !== 'active' && status !== 'suspended' && status !== 'deleted') ||
    typeof month !== 'number' ||
    typeof year !== 'number'
  )
    throw broken('an answer of an unknown form');
  return {
    reference,
    status,
    expirationDate: formatExpiry({ month, year }),
    cardArtUrl: textAt(answer, 'card_art_url'),
  };
}

function broken(detail: string): Problem {
  return new Problem('bad_gateway', {
    message: 'The token service did not answer properly',
    privateText: `token service: ${detail}`,
  });
}
