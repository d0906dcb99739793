import type { KeyObject } from 'node:crypto';
import type { Call } from './call.ts';
import { callOf, type Connection, type FollowOptions, type KeyedOptions, streamOf } from './connection.ts';
import { RailyardError } from './errors.ts';
import type { StreamedEvent } from './event-stream.ts';
import { Operations } from './generated/client.ts';
import type { RetryPolicy } from './retry.ts';
import { FixedToken, TokenSigner, TokenSource, type Tokens } from './tokens.ts';
import { fetchTransport, serviceUrl, type Transport } from './transport.ts';

/** How the client finds the service, and signs. */
export type RailyardSettings = Readonly<{
  /** The service, such as `https://pay.example`. */
  url: string;
  /** Plain HTTP to another machine, in a network that nobody else reads. */
  allowPlainHttp?: boolean | undefined;
  /** The private half of an API key, as PEM, which signs the tokens of all calls. */
  key?: string | KeyObject | undefined;
  /** A token that somebody else signed, in the place of `key`. */
  token?: string | undefined;
  /** Which merchant account calls are for; left out, the default one of the key. */
  merchantAccount?: string | undefined;
  /** What tokens allow; left out, everything that the key may do. */
  scopes?: readonly string[] | undefined;
  /** Where the service knows itself by one address, its tokens can be for that one alone. */
  audience?: string | undefined;
  /** Who makes the tokens, for whoever reads logs. */
  issuer?: string | undefined;
  /** For one try, from connecting to the last byte of the answer; a minute, unless it is said. */
  timeoutMs?: number | undefined;
  /** How often, and after which pauses, calls are tried again. */
  retry?: Partial<RetryPolicy> | undefined;
  /** What sends requests; default: `fetch`. */
  transport?: Transport | undefined;
}>;

const TOKEN_SECONDS = 600;
const EMBED_TOKEN_SECONDS = 3600;

/**
 * The API of one service.
 *
 * @example
 * const railyard = new Railyard({ url: 'https://pay.example', key: fs.readFileSync('api-key.pem', 'utf8') });
 * const call = railyard.transactions.create({ amount: 1299, currency: 'EUR', payment_method });
 * await orders.store(order.id, call.idempotencyKey);
 * const transaction = await call;
 */
export class Railyard extends Operations {
  readonly #settings: RailyardSettings;
  readonly #signer: TokenSigner | null;

  /** @throws RailyardError where the address or the key cannot be used. */
  constructor(settings: RailyardSettings) {
    const signer = settings.key === undefined ? null : new TokenSigner(settings.key);
    super(connectionOf(settings, signer));
    this.#settings = settings;
    this.#signer = signer;
  }

  /** The same service, key and tokens, for another merchant account. */
  forMerchantAccount(merchantAccount: string): Operations {
    return new Operations({ ...this.on, merchantAccount });
  }

  /** A request by its path, where a method is in the way: in a program that is told the path, for example. */
  request<Result = unknown>(
    method: string,
    path: string,
    body?: unknown,
    options?: KeyedOptions,
  ): Call<Result> {
    // behind the address of the service it could name another machine, which would get the token
    if (!path.startsWith('/')) throw new RailyardError(`A path begins with a slash: ${JSON.stringify(path)}`);
    return callOf(this.on, method, path, { body, options, isKeyed: options?.idempotencyKey !== undefined });
  }

  /**
   * Events as they happen, for as long as somebody walks them. A connection that ends is made anew, and goes on where
   * it ended: none is left out, and none comes twice.
   *
   * @example
   * for await (const { id, name, payload } of railyard.followEvents({ lastEventId })) await handle(name, payload);
   *
   * @throws ApiError where it is refused, as after an event that is not kept any more.
   */
  followEvents(options: FollowOptions = {}): AsyncGenerator<StreamedEvent, void, undefined> {
    return streamOf(this.on, options);
  }

  /**
   * A token that a browser may have, with what it pins: fields of the requests that it may make. It is good for an
   * hour, unless it is said.
   *
   * @example
   * const token = railyard.embedToken({ amount: 1299, currency: 'EUR', country: 'DE' });
   *
   * @throws RailyardError where the client has no key.
   */
  embedToken(
    pins: Readonly<Record<string, unknown>>,
    {
      lifetimeSeconds = EMBED_TOKEN_SECONDS,
      checkoutSessionId,
    }: Readonly<{ lifetimeSeconds?: number; checkoutSessionId?: string }> = {},
  ): string {
    if (this.#signer === null) throw new RailyardError('A client without a key signs no token.');
    const { issuer, audience } = this.#settings;
    return this.#signer.sign({
      scopes: ['embed'],
      lifetimeSeconds,
      issuer,
      audience,
      embed: pins,
      checkoutSessionId,
    });
  }
}

function connectionOf(settings: RailyardSettings, signer: TokenSigner | null): Connection {
  const { url, token, merchantAccount, scopes, audience, issuer, timeoutMs, retry, transport } = settings;
  const claims = {
    scopes: scopes ?? ['*.read', '*.write'],
    lifetimeSeconds: TOKEN_SECONDS,
    audience,
    issuer,
  };
  const signed: Tokens | null = signer === null ? null : new TokenSource(signer, claims);

  return {
    url: serviceUrl(url, settings.allowPlainHttp === true),
    transport: transport ?? fetchTransport,
    tokens: token === undefined ? signed : new FixedToken(token),
    merchantAccount: merchantAccount ?? null,
    timeoutMs,
    retry,
  };
}
