import type { Detail } from '../domain/problem.ts';
import type { HeaderLine } from '../access/caller.ts';
import {
  type AuthenticationMethodId,
  type CheckoutSessionId,
  type Id,
  type PaymentMethodId,
  parseUuid,
} from '../domain/ids.ts';
import { type EgressPolicy, type Target, checkUrl } from '../net/egress.ts';
import { headerRefusal } from '../net/headers.ts';
import { REQUEST_HEADERS_MAX } from '../net/limits.ts';
import { contentOf } from '../relay/content.ts';
import {
  AUTHENTICATIONS_MAX,
  RELAY_TIMEOUT_SECONDS_DEFAULT,
  RELAY_TIMEOUT_SECONDS_MAX,
} from '../relay/relay-limits.ts';
import { CARDS_MAX } from '../relay/placeholder.ts';

/** The control headers of a relay, read. */
export type Head = Readonly<{
  target: Target;
  method: 'POST' | 'PUT' | 'PATCH';
  headers: readonly HeaderLine[];
  /** What the target is told; placeholders are encoded for it. */
  contentType: string | null;
  paymentMethodIds: readonly PaymentMethodId[];
  checkoutSessionId: CheckoutSessionId | null;
  authenticationIds: readonly AuthenticationMethodId[];
  timeoutMs: number;
  merchantInitiated: boolean;
}>;

type HeadPolicy = Pick<EgressPolicy, 'allowLoopback'> &
  Readonly<{
    extraPorts: readonly number[];
    /** The one address of our own that is gone to. Null: none is. */
    echoUrl: string | null;
  }>;

/** The sandbox's simulated third party, which says what it was sent; null where there is none. */
export function echoUrlOf({ simulatorUrl }: Readonly<{ simulatorUrl: string | null }>): string | null {
  return simulatorUrl === null ? null : `${simulatorUrl}/echo`;
}

/** Reads the headers of `POST /vault-forward`: the head, or everything that is wrong with it at once. */
export function readHead(lines: readonly HeaderLine[], policy: HeadPolicy): Head | readonly Detail[] {
  const reader = new Reader(lines);
  const url = reader.required('url');
  const target =
    url === null
      ? null
      : reader.checked(
          'url',
          checkUrl(
            url,
            { allowLoopback: policy.allowLoopback, ownOrigins: ownOrigins(url, policy) },
            policy.extraPorts,
          ),
        );
  const method = reader.choice('http-method', METHODS);
  const paymentMethodIds = reader.ids<'payment-method'>('payment-methods', CARDS_MAX);
  const [checkoutSessionId = null] = reader.ids<'checkout-session'>('checkout-session', 1);
  if (!reader.has('payment-methods') && !reader.has('checkout-session'))
    reader.problem(
      'payment-methods',
      'or x-vault-forward-checkout-session is required',
      'value_error.missing',
    );
  const authenticationIds = reader.ids<'authentication-method'>('authentications', AUTHENTICATIONS_MAX);
  const timeoutMs = reader.seconds('timeout') * 1_000;
  const merchantInitiated = (reader.optionalChoice('merchant-initiated', BOOLEANS) ?? 'true') === 'true';
  const headers = reader.forwarded();
  const contentType = reader.contentType(headers);
  reader.refuseUnknown();
  if (reader.problems.length > 0 || target === null || method === null) return reader.problems;

  return {
    target,
    method,
    headers,
    contentType,
    paymentMethodIds,
    checkoutSessionId,
    authenticationIds,
    timeoutMs,
    merchantInitiated,
  };
}

function ownOrigins(url: string, { echoUrl }: HeadPolicy): readonly string[] {
  return url === echoUrl ? [new URL(url).origin] : [];
}

const PREFIX = 'x-vault-forward-';
const FORWARDED = 'header-';
const METHODS = ['POST', 'PUT', 'PATCH'] as const;
const BOOLEANS = ['true', 'false'] as const;
const KNOWN: ReadonlySet<string> = new Set([
  'url',
  'http-method',
  'payment-methods',
  'checkout-session',
  'authentications',
  'timeout',
  'merchant-initiated',
]);
const PLACEHOLDER = /\{\{\s*CARD_/i;

class Reader {
  readonly problems: Detail[] = [];
  readonly #lines: readonly HeaderLine[];
  /** Values of those that begin with `PREFIX`, by the rest of their names. */
  readonly #control = new Map<string, string[]>();
  constructor(lines: readonly HeaderLine[]) {
    this.#lines = lines;
    for (const [name, value] of lines) {
      if (!name.startsWith(PREFIX)) continue;
      const own = name.slice(PREFIX.length);
      const known = this.#control.get(own);
      if (known === undefined) this.#control.set(own, [value]);
      else known.push(value);
    }
  }

  problem(name: string, message: string, type: string): void {
    const pointer = name === 'content-type' || name === 'content-encoding' ? name : PREFIX + name;
    this.problems.push({ location: 'header', pointer, message, type });
  }

  has(name: string): boolean {
    return this.#control.has(name);
  }

  /** The value of a header that may stand once; null where it is absent or stands twice. */
  optional(name: string): string | null {
    const values = this.#control.get(name) ?? [];
    if (values.length > 1) this.problem(name, 'is given more than once', 'value_error.duplicate');
    return values.length === 1 ? (values[0] ?? '') : null;
  }

  required(name: string): string | null {
    if (!this.has(name)) this.problem(name, 'is required', 'value_error.missing');
    return this.optional(name);
  }

  checked<Value>(name: string, value: Value | string): Value | null {
    if (typeof value !== 'string') return value;
    this.problem(name, value, 'url_refused');
    return null;
  }

  choice<Choice extends string>(name: string, choices: readonly Choice[]): Choice | null {
    const value = this.required(name);
    return value === null ? null : this.#chosen(name, value, choices);
  }

  optionalChoice<Choice extends string>(name: string, choices: readonly Choice[]): Choice | null {
    const value = this.optional(name);
    return value === null ? null : this.#chosen(name, value, choices);
  }

  #chosen<Choice extends string>(name: string, value: string, choices: readonly Choice[]): Choice | null {
    const found = choices.find((choice) => choice === value);
    if (found === undefined) this.problem(name, `must be ${choices.join(', ')}`, 'value_error');
    return found ?? null;
  }

  ids<Kind extends string>(name: string, max: number): readonly Id<Kind>[] {
    const value = this.optional(name);
    if (value === null) return [];
    const texts = value.split(',').map((text) => text.trim());
    if (texts.length > max) {
      this.problem(name, `lists more than ${max}`, 'value_error.list.max_items');
      return [];
    }
    const ids: Id<Kind>[] = [];
    for (const [index, text] of texts.entries()) {
      const id = parseUuid<Kind>(text);
      if (id === null) this.problem(name, `number ${index + 1} is not a UUID`, 'type_error.uuid');
      else if (ids.includes(id))
        this.problem(name, `number ${index + 1} is listed twice`, 'value_error.list.unique_items');
      else ids.push(id);
    }
    return ids;
  }

  seconds(name: string): number {
    const value = this.optional(name);
    if (value === null) return RELAY_TIMEOUT_SECONDS_DEFAULT;
    const seconds = /^[1-9][0-9]{0,3}$/.test(value) ? Number(value) : Infinity;
    if (seconds <= RELAY_TIMEOUT_SECONDS_MAX) return seconds;
    this.problem(
      name,
      `must be a whole number of seconds from 1 to ${RELAY_TIMEOUT_SECONDS_MAX}`,
      'value_error',
    );
    return RELAY_TIMEOUT_SECONDS_DEFAULT;
  }

  forwarded(): readonly HeaderLine[] {
    const headers: HeaderLine[] = [];
    for (const [name, [value = '', ...more]] of this.#control) {
      if (!name.startsWith(FORWARDED)) continue;
      const bare = name.slice(FORWARDED.length);
      const refusal =
        more.length > 0
          ? 'is given more than once'
          : PLACEHOLDER.test(value)
            ? 'holds a placeholder; they are filled in the body only'
            : headerRefusal(bare, value);
      if (refusal !== null) this.problem(name, refusal, 'value_error.header');
      else headers.push([bare, value]);
    }

    if (headers.length > REQUEST_HEADERS_MAX)
      this.problem(
        'header-',
        `more than ${REQUEST_HEADERS_MAX} headers to forward`,
        'value_error.list.max_items',
      );
    return headers;
  }

  contentType(forwarded: readonly HeaderLine[]): string | null {
    const encodings = this.#lines
      .filter(([name]) => name === 'content-encoding')
      .map(([, value]) => value.trim().toLowerCase());
    if (encodings.some((encoding) => encoding !== 'identity' && encoding !== ''))
      this.problem(
        'content-encoding',
        'hides the placeholders; send the body as it is',
        'content_encoding_refused',
      );

    const own = this.#lines.filter(([name]) => name === 'content-type').map(([, value]) => value);
    if (own.length > 1) this.problem('content-type', 'is given more than once', 'value_error.duplicate');
    const contentType = forwarded.find(([name]) => name === 'content-type')?.[1] ?? own[0] ?? null;
    if (contentType === null) return null;
    const refusal = headerRefusal('content-type', contentType);
    const content = contentOf(contentType);
    if (refusal !== null) this.problem('content-type', refusal, 'value_error.header');
    else if (typeof content === 'string') this.problem('content-type', content, 'charset_refused');
    return contentType;
  }

  refuseUnknown(): void {
    for (const name of this.#control.keys())
      if (!name.startsWith(FORWARDED) && !KNOWN.has(name))
        this.problem(name, 'is not a header of this operation', 'value_error.extra');
  }
}
