/**
 * Where in the request a problem stands. `pointer` is a JSON pointer for bodies, the name for query, path and
 * header.
 */
export type Detail = Readonly<{
  location: 'body' | 'query' | 'path' | 'header' | 'unknown';
  pointer: string;
  message: string;
  type: string;
}>;

/** The catalogue: every code that the API answers, with its default sentence; `api/statuses.ts` knows their
 * HTTP statuses. docs/errors.md is checked against both. */
export const PROBLEMS = {
  bad_request: 'Request failed validation',
  incorrect_json: 'The request body is not valid JSON',
  invalid_credentials: 'The credentials were not accepted by the processor',
  idempotency_key_reused: 'This Idempotency-Key was already used with a different payload',
  unauthorized: 'No valid API authentication found',
  forbidden: 'The token does not allow this',
  confirmation_required: 'A person has to confirm this call',
  confirmation_refused: 'The confirmation does not confirm this call',
  approval_required: 'A second person has to agree to this call',
  not_found: 'The resource could not be found',
  method_not_allowed: 'This path does not answer to that method',
  duplicate_record: 'A record with these details already exists',
  concurrent_request: 'A request with this Idempotency-Key is still being processed',
  invalid_state: 'The resource is not in a state that allows this',
  changed_meanwhile: 'Somebody has changed it since it was read',
  payload_too_large: 'The request body is too large',
  unsupported_media_type: 'The request body must be application/json',
  unprocessable: 'Request failed validation',
  too_early: 'The resource is not ready yet',
  too_many_requests: 'Too many requests',
  server_error: 'Request could not be processed',
  bad_gateway: 'The other side did not answer properly',
  service_unavailable: 'The service cannot answer now; try again shortly',
  gateway_timeout: 'The other side did not answer in time',
} as const satisfies Record<string, string>;

export type ProblemCode = keyof typeof PROBLEMS;

/** The reason of what the vault cannot open: nothing left with it. */
export const SEAL_BROKEN = 'seal_broken';

/**
 * What a caller did wrong, or what they must know. Thrown anywhere below the edge; the edge turns it into the
 * error body. Never holds a secret.
 */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly details: readonly Detail[];
  /** Goes to the log only. */
  readonly privateText: string | null;
  readonly resourceId: string | null;
  /** Answered as `Retry-After`. */
  readonly retryAfterSeconds: number | null;
  /** RFC 6750 §3: what a bearer token lacks; answered as `WWW-Authenticate`. */
  readonly challenge: string | null;
  /** A finer code, for a raw route's error header. */
  readonly reason: string | null;
  constructor(
    code: ProblemCode,
    options: Readonly<{
      message?: string;
      details?: readonly Detail[];
      privateText?: string;
      resourceId?: string;
      retryAfterSeconds?: number;
      challenge?: string;
      reason?: string;
    }> = {},
  ) {
    super(options.message ?? PROBLEMS[code]);
    this.name = 'Problem';
    this.code = code;
    this.details = options.details ?? [];
    this.privateText = options.privateText ?? null;
    this.resourceId = options.resourceId ?? null;
    this.retryAfterSeconds = options.retryAfterSeconds ?? null;
    this.challenge = options.challenge ?? null;
    this.reason = options.reason ?? null;
  }
}

/** What is kept of a problem that is the answer to an Idempotency-Key. */
export function problemText({ code, message, details }: Problem): string {
  return JSON.stringify({ code, message, details });
}

export function problemOfText(text: string): Problem {
  type Kept = Readonly<{ code: ProblemCode; message: string; details: readonly Detail[] }>;
  const { code, message, details } = JSON.parse(text) as Kept; // written by `problemText`
  return new Problem(code, { message, details });
}

/**
 * A well-formed body that breaks a rule between fields or with what is stored: 422 in `2026-11-01`, 400 in
 * `published` (the edge maps it).
 */
export function ruleBroken(
  ...details: readonly Readonly<{ pointer: string; message: string; type?: string }>[]
): Problem {
  return new Problem('unprocessable', {
    details: details.map((detail) => ({ location: 'body', type: 'value_error', ...detail })),
  });
}
