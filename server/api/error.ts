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

/**
 * The catalogue: every error code that the API answers, with its status and its default sentence.
 * docs/errors.md is checked against it both ways.
 */
export const ERRORS = {
  bad_request: { status: 400, message: 'Request failed validation' },
  incorrect_json: { status: 400, message: 'The request body is not valid JSON' },
  invalid_credentials: { status: 400, message: 'The credentials were not accepted by the processor' },
  idempotency_key_reused: {
    status: 400,
    message: 'This Idempotency-Key was already used with a different payload',
  },
  unauthorized: { status: 401, message: 'No valid API authentication found' },
  forbidden: { status: 403, message: 'The token does not allow this' },
  not_found: { status: 404, message: 'The resource could not be found' },
  method_not_allowed: { status: 405, message: 'This path does not answer to that method' },
  duplicate_record: { status: 409, message: 'A record with these details already exists' },
  concurrent_request: {
    status: 409,
    message: 'A request with this Idempotency-Key is still being processed',
  },
  invalid_state: { status: 409, message: 'The resource is not in a state that allows this' },
  payload_too_large: { status: 413, message: 'The request body is too large' },
  unsupported_media_type: { status: 415, message: 'The request body must be application/json' },
  unprocessable: { status: 422, message: 'Request failed validation' },
  too_early: { status: 425, message: 'The resource is not ready yet' },
  too_many_requests: { status: 429, message: 'Too many requests' },
  server_error: { status: 500, message: 'Request could not be processed' },
  bad_gateway: { status: 502, message: 'The other side did not answer properly' },
  service_unavailable: { status: 503, message: 'The service cannot answer now; try again shortly' },
  gateway_timeout: { status: 504, message: 'The other side did not answer in time' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorName = keyof typeof ERRORS;

/**
 * What a caller did wrong, or what they must know. Thrown anywhere below the edge; the edge turns it into the
 * error body. Never holds a secret.
 */
export class ApiError extends Error {
  readonly code: ErrorName;
  readonly details: readonly Detail[];
  /** Goes to the log only. */
  readonly privateText: string | null;
  readonly resourceId: string | null;
  /** Answered as `Retry-After`. */
  readonly retryAfterSeconds: number | null;
  /** A finer code, for a raw route's error header. */
  readonly reason: string | null;
  constructor(
    code: ErrorName,
    options: Readonly<{
      message?: string;
      details?: readonly Detail[];
      privateText?: string;
      resourceId?: string;
      retryAfterSeconds?: number;
      reason?: string;
    }> = {},
  ) {
    super(options.message ?? ERRORS[code].message);
    this.name = 'ApiError';
    this.code = code;
    this.details = options.details ?? [];
    this.privateText = options.privateText ?? null;
    this.resourceId = options.resourceId ?? null;
    this.retryAfterSeconds = options.retryAfterSeconds ?? null;
    this.reason = options.reason ?? null;
  }
}

/**
 * A well-formed body that breaks a rule between fields or with what is stored: 422 in `2026-11-01`, 400 in
 * `published` (the edge maps it).
 */
export function ruleBroken(
  ...details: readonly Readonly<{ pointer: string; message: string; type?: string }>[]
): ApiError {
  return new ApiError('unprocessable', {
    details: details.map((detail) => ({ location: 'body', type: 'value_error', ...detail })),
  });
}
