/** Whatever this package throws, but for `OutcomeUnknown`. */
export class RailyardError extends Error {
  /** Name of the class, for logs. */
  override readonly name: string = 'RailyardError';
}

/** One thing that is wrong with a request. */
export type ErrorDetail = Readonly<{
  /** `body`, `query`, `path`, `header` or `unknown`. */
  location: string;
  /** A JSON pointer in a body, and the parameter's name elsewhere. */
  pointer: string;
  /** What is wrong, in a sentence. */
  message: string;
  /** What to branch on, such as `value_error.missing`. */
  type: string;
}>;

export type ErrorFacts = Readonly<{
  status: number;
  code: string;
  message: string;
  details: readonly ErrorDetail[];
  /** Names the request in the service's log. */
  requestId: string | null;
  /** Seconds after which the service wants to be asked again. */
  retryAfterSeconds: number | null;
  /** Of a `duplicate_record`: the record that is there, where it is known. */
  resourceId: string | null;
  /** The whole answer, as it was parsed; null where it was no JSON. */
  body: unknown;
}>;

/** The service answered with a refusal. Its codes come in families, each a class; a code of a later version is none. */
export class ApiError extends RailyardError {
  /** Name of the class, for logs. */
  override readonly name: string = 'ApiError';
  /** HTTP status of the answer. */
  readonly status: number;
  /** The service's word for what is wrong. */
  readonly code: string;
  /** Each thing that is wrong, with its place. */
  readonly details: readonly ErrorDetail[];
  /** Id under which the service logged the request; null: it gave none. */
  readonly requestId: string | null;
  /** Seconds to wait before the next try; null: not said. */
  readonly retryAfterSeconds: number | null;
  /** Id of what is in the way, where there is one. */
  readonly resourceId: string | null;
  /** The answer as it came. */
  readonly body: unknown;

  constructor({
    message,
    status,
    code,
    details,
    requestId,
    retryAfterSeconds,
    resourceId,
    body,
  }: ErrorFacts) {
    super([`${status}: ${message}`, ...details.map(lineOf)].join('\n'));
    this.status = status;
    this.code = code;
    this.details = details;
    this.requestId = requestId;
    this.retryAfterSeconds = retryAfterSeconds;
    this.resourceId = resourceId;
    this.body = body;
  }
}

/** The request cannot be taken as it is: `details` says what would be right. */
export class InvalidRequestError extends ApiError {
  /** Name of the class, for logs. */
  override readonly name = 'InvalidRequestError';
}
/** No token of an active key came with the request. */
export class UnauthorizedError extends ApiError {
  /** Name of the class, for logs. */
  override readonly name = 'UnauthorizedError';
}
/** The token, or the roles of its key, do not allow this. */
export class ForbiddenError extends ApiError {
  /** Name of the class, for logs. */
  override readonly name = 'ForbiddenError';
}
/** There is no such record or path, or it belongs to another merchant account. */
export class NotFoundError extends ApiError {
  /** Name of the class, for logs. */
  override readonly name = 'NotFoundError';
}
/** It contradicts what is there: a record, a state, another request under the same key. */
export class ConflictError extends ApiError {
  /** Name of the class, for logs. */
  override readonly name = 'ConflictError';
}
/** Too many requests; `retryAfterSeconds` says when the next one may come. */
export class RateLimitError extends ApiError {
  /** Name of the class, for logs. */
  override readonly name = 'RateLimitError';
}
/** A fault in the service or behind it. */
export class ServerError extends ApiError {
  /** Name of the class, for logs. */
  override readonly name = 'ServerError';
}

type Family = new (facts: ErrorFacts) => ApiError;

/** Each code of the contract. */
const FAMILIES: Readonly<Record<string, Family>> = {
  bad_request: InvalidRequestError,
  incorrect_json: InvalidRequestError,
  invalid_credentials: InvalidRequestError,
  method_not_allowed: InvalidRequestError,
  payload_too_large: InvalidRequestError,
  unsupported_media_type: InvalidRequestError,
  unprocessable: InvalidRequestError,
  unauthorized: UnauthorizedError,
  forbidden: ForbiddenError,
  confirmation_required: ForbiddenError,
  confirmation_refused: ForbiddenError,
  approval_required: ForbiddenError,
  not_found: NotFoundError,
  idempotency_key_reused: ConflictError,
  duplicate_record: ConflictError,
  concurrent_request: ConflictError,
  invalid_state: ConflictError,
  changed_meanwhile: ConflictError,
  too_early: ConflictError,
  too_many_requests: RateLimitError,
  server_error: ServerError,
  bad_gateway: ServerError,
  service_unavailable: ServerError,
  gateway_timeout: ServerError,
};

/** Every code that has a class of its own. */
export const ERROR_CODES: readonly string[] = Object.keys(FAMILIES);

/** The error for an answer of the service; `body` is what was parsed of it, if anything. */
export function errorOf(status: number, headers: Headers, body: unknown): ApiError {
  const read = (typeof body === 'object' && body !== null ? body : {}) as Readonly<Record<string, unknown>>;
  const code = textOr(read['code'], `http_${status}`);
  const Class = Object.hasOwn(FAMILIES, code) ? (FAMILIES[code] ?? ApiError) : ApiError;

  return new Class({
    status,
    code,
    message: textOr(read['message'], 'an answer that is not the service’s'),
    details: Array.isArray(read['details']) ? read['details'].map(detailOf) : [],
    requestId: headers.get('x-request-id'),
    retryAfterSeconds: retryAfterOf(headers),
    body,
    resourceId: typeof read['resource_id'] === 'string' ? read['resource_id'] : null,
  });
}

function detailOf(value: unknown): ErrorDetail {
  const read = (typeof value === 'object' && value !== null ? value : {}) as Readonly<
    Record<string, unknown>
  >;
  return {
    location: textOr(read['location'], 'unknown'),
    pointer: textOr(read['pointer'], ''),
    message: textOr(read['message'], ''),
    type: textOr(read['type'], 'value_error'),
  };
}

const lineOf = ({ pointer, message }: ErrorDetail): string =>
  [pointer, message].filter((word) => word !== '').join(': ');

function textOr(value: unknown, fallback: string): string {
  return typeof value === 'string' ? value : fallback;
}

/** Seconds, or a date: both are allowed. */
export function retryAfterOf(headers: Headers, nowMs = Date.now()): number | null {
  const text = headers.get('retry-after');
  if (text === null) return null;
  if (/^\d+$/.test(text)) return Number(text);
  const atMs = Date.parse(text);
  return Number.isNaN(atMs) ? null : Math.max(0, Math.ceil((atMs - nowMs) / 1000));
}

/** Nothing answered. */
export class ConnectionError extends RailyardError {
  /** Name of the class, for logs. */
  override readonly name = 'ConnectionError';
  /** False where the request certainly did not leave: no connection came about. */
  readonly mayHaveArrived: boolean;

  constructor(message: string, mayHaveArrived: boolean, cause?: unknown) {
    super(message, { cause });
    this.mayHaveArrived = mayHaveArrived;
  }
}

/**
 * What was asked for under an idempotency key may have happened, or may yet: do not ask for it again under another
 * key. It is no `RailyardError`, so that nobody who catches those pays twice by accident.
 */
export class OutcomeUnknown<Result = unknown> extends Error {
  /** Name of the class, for logs. */
  override readonly name = 'OutcomeUnknown';
  /** The same request under this key gets the stored answer, once there is one. */
  readonly idempotencyKey: string;
  readonly #again: (withinMs: number) => Promise<Result>;

  constructor(idempotencyKey: string, cause: unknown, again: (withinMs: number) => Promise<Result>) {
    super(
      `What became of the request under the idempotency key ${idempotencyKey} is not known: repeat it under the ` +
        'same key (resolve), or find it by external_identifier. An outcome may take up to a day.',
      { cause },
    );
    this.idempotencyKey = idempotencyKey;
    this.#again = again;
  }

  /** Repeats the request under its key until its answer is there; throws `OutcomeUnknown` where the time is over. */
  resolve(withinMs: number): Promise<Result> {
    return this.#again(withinMs);
  }
}
