import { Agent, request } from 'undici';

/** One question to the key service that the operator configured. */
export type OperatorRequest = Readonly<{
  method: 'GET' | 'POST' | 'PATCH';
  url: string;
  headers: Readonly<Record<string, string>>;
  body?: string;
  timeoutMs?: number;
}>;
type OperatorAnswer = Readonly<{ status: number; text: string }>;

export interface OperatorClient {
  /** Rejects where there is no answer in time. Redirects are answers. */
  ask(request: OperatorRequest): Promise<OperatorAnswer>;
  close(): Promise<void>;
}

const TIMEOUT_MS = 5_000;
const ANSWER_BYTES_MAX = 1_048_576;

/**
 * The way to AWS KMS, GCP KMS, Azure Key Vault, HashiCorp Vault and OpenBao. Its address comes from the
 * operator's settings and never from a caller, so the egress guard does not stand here: key services live on
 * private addresses.
 */
export function createOperatorClient(timeoutMsDefault: number = TIMEOUT_MS): OperatorClient {
  const agent = new Agent({
    connectTimeout: timeoutMsDefault,
    maxResponseSize: ANSWER_BYTES_MAX,
    keepAliveTimeout: 30_000,
    connections: 8,
  });
  return {
    ask: async ({ method, url, headers, body, timeoutMs = timeoutMsDefault }) => {
      const answer = await request(url, {
        method,
        headers,
        body: body ?? null,
        dispatcher: agent,
        signal: AbortSignal.timeout(timeoutMs),
        headersTimeout: timeoutMs,
        bodyTimeout: timeoutMs,
      });
      return { status: answer.statusCode, text: await answer.body.text() };
    },
    close: () => agent.destroy(),
  };
}
