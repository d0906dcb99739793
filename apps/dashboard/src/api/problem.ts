/** One thing that is wrong with a request. */
export type ProblemDetail = Readonly<{ location: string; pointer: string; message: string }>;

type Facts = Readonly<{
  /** 0: no answer came. */
  status: number;
  code: string;
  message: string;
  details: readonly ProblemDetail[];
  /** Names the request in the service's log. */
  requestId: string | null;
  retryAfterSeconds: number | null;
  /** The answer as it was parsed. */
  body: unknown;
}>;

/** What the service refused, or that nothing answered (`unreachable`). */
export class Problem extends Error implements Facts {
  readonly status: number;
  readonly code: string;
  readonly details: readonly ProblemDetail[];
  readonly requestId: string | null;
  readonly retryAfterSeconds: number | null;
  readonly body: unknown;

  constructor({ status, code, message, details, requestId, retryAfterSeconds, body }: Facts) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = details;
    this.requestId = requestId;
    this.retryAfterSeconds = retryAfterSeconds;
    this.body = body;
  }

  /** Somebody has changed it since it was read. */
  get isConflict(): boolean {
    return this.code === 'changed_meanwhile';
  }

  /** What is wrong with one field of a form, by the name that the body has for it. */
  ofField(name: string): string | null {
    const found = this.details.find(({ pointer }) => pointer === `/${name}` || pointer === name);
    return found?.message ?? null;
  }
}

/** The problem in an answer of the service, or of what stands before it. */
export function problemIn(answer: Response, body: unknown): Problem {
  const read = recordOf(body);
  const details = Array.isArray(read['details']) ? read['details'].map(recordOf) : [];
  const retryAfter = answer.headers.get('retry-after');

  return new Problem({
    status: answer.status,
    code: textOf(read['code'], `http_${answer.status}`),
    message: textOf(read['message'], answer.statusText),
    details: details.map((one) => ({
      location: textOf(one['location'], ''),
      pointer: textOf(one['pointer'], ''),
      message: textOf(one['message'], ''),
    })),
    requestId: answer.headers.get('x-request-id'),
    retryAfterSeconds: retryAfter !== null && /^\d+$/.test(retryAfter) ? Number(retryAfter) : null,
    body,
  });
}

/** No answer came: what was asked for under a key may have happened. */
export function unreachable(error: unknown): Problem {
  return new Problem({
    status: 0,
    code: 'unreachable',
    message: error instanceof Error ? error.message : String(error),
    details: [],
    requestId: null,
    retryAfterSeconds: null,
    body: null,
  });
}

/** Whatever was thrown, as a problem. */
export function problemOf(error: unknown): Problem {
  return error instanceof Problem ? error : unreachable(error);
}

export function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  // only looked into, member by member
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function textOf(value: unknown, fallback: string): string {
  return typeof value === 'string' && value !== '' ? value : fallback;
}
