import { ConnectionError, RailyardError } from './errors.ts';

/** A request as it goes over the wire. */
export type WireRequest = Readonly<{
  /** HTTP method. */
  method: string;
  /** The whole address. */
  url: string;
  /** Headers by name. */
  headers: Readonly<Record<string, string>>;
  /** Body; null: none. */
  body: string | Uint8Array<ArrayBuffer> | null;
  /** Ends the exchange when its time is over. */
  signal: AbortSignal;
}>;

/** An answer, whole. */
export type WireAnswer = Readonly<{
  /** HTTP status. */
  status: number;
  /** Headers of the answer. */
  headers: Headers;
  /** Body, as it came. */
  bytes: Uint8Array;
}>;

/** Sends one request, once. Throws `ConnectionError` where no whole answer came. */
export type Transport = (request: WireRequest) => Promise<WireAnswer>;

/**
 * HTTP by the platform's `fetch`, which keeps connections. Redirects are not followed: they would get the token.
 *
 * @throws ConnectionError where no whole answer came.
 *
 * @example const railyard = new Railyard({ ...settings, transport: fetchTransport })
 */
export const fetchTransport: Transport = async ({ method, url, headers, body, signal }) => {
  try {
    const answer = await fetch(url, { method, headers, body, signal, redirect: 'manual' });
    return {
      status: answer.status,
      headers: answer.headers,
      bytes: new Uint8Array(await answer.arrayBuffer()),
    };
  } catch (error) {
    const code = codeOf(error);
    const why = code ?? (error instanceof Error ? error.name : 'unknown');
    throw new ConnectionError(
      `${new URL(url).origin} did not answer (${why})`,
      !NO_CONNECTION.has(code ?? ''),
      error,
    );
  }
};

/** Before a connection stands, nothing was sent over it. */
const NO_CONNECTION: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

function codeOf(error: unknown): string | null {
  const cause = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  return typeof code === 'string' ? code : null;
}

/** The address of a service without a slash at its end. Over plain HTTP only on this machine: tokens travel with it. */
export function serviceUrl(text: string, allowPlainHttp: boolean): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^https?:$/.test(url.protocol))
    throw new RailyardError(
      `${JSON.stringify(text)} is not the address of a service: it begins with https://.`,
    );
  if (url.protocol === 'http:' && !allowPlainHttp && !isThisMachine(url.hostname))
    throw new RailyardError(
      `${url.origin} is spoken to over plain HTTP, where anybody could read the token: use https.`,
    );
  return url.href.replace(/\/+$/, '');
}

function isThisMachine(hostname: string): boolean {
  return /^(?:localhost|.*\.localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}
