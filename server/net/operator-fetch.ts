import { Agent, request } from 'undici';

/** What a library asks of a company that the operator configured, in the form of `fetch`. */
type FetchOptions = Readonly<{
  method?: string | undefined;
  headers?: Readonly<Record<string, string>> | undefined;
  body?: unknown;
  signal?: AbortSignal | undefined;
}>;

export interface OperatorFetch {
  /** Rejects where there is no answer in time. Redirects are answers, and are not followed. */
  fetch(url: string, options: FetchOptions): Promise<Response>;
  close(): Promise<void>;
}

const TIMEOUT_MS = 5_000;
const ANSWER_BYTES_MAX = 1_048_576;

/**
 * The way to the operator's identity provider, for a library that brings its own requests. As with
 * `operator-client.ts`, the address comes from the operator's settings, and from what the provider itself says of
 * its endpoints; never from a caller. So the egress guard does not stand here: many stand on private addresses.
 */
export function createOperatorFetch(timeoutMs: number = TIMEOUT_MS): OperatorFetch {
  const agent = new Agent({
    connectTimeout: timeoutMs,
    maxResponseSize: ANSWER_BYTES_MAX,
    keepAliveTimeout: 30_000,
    connections: 8,
  });
  return {
    fetch: async (url, { method = 'GET', headers = {}, body, signal }) => {
      const limit = AbortSignal.timeout(timeoutMs);
      const answer = await request(url, {
        method: method === 'POST' ? 'POST' : 'GET',
        headers,
        body: textOf(body),
        dispatcher: agent,
        signal: signal === undefined ? limit : AbortSignal.any([signal, limit]),
        headersTimeout: timeoutMs,
        bodyTimeout: timeoutMs,
      });

      const text = await answer.body.text();
      const type = answer.headers['content-type'];
      return new Response(mayHaveBody(answer.statusCode) ? text : null, {
        status: answer.statusCode,
        headers: typeof type === 'string' ? { 'content-type': type } : {},
      });
    },
    close: () => agent.destroy(),
  };
}

function textOf(body: unknown): string | null {
  if (body === undefined || body === null) return null;
  if (typeof body === 'string') return body;
  if (body instanceof URLSearchParams) return body.toString();
  throw new Error('BUG: a body that is neither text nor a form');
}

function mayHaveBody(status: number): boolean {
  return status !== 204 && status !== 205 && status !== 304;
}
