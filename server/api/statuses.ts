import type { ProblemCode } from '../problem/problem.ts';

/** The HTTP status of every code of the catalogue: known here and nowhere below the edge. */
export const STATUSES = {
  bad_request: 400,
  incorrect_json: 400,
  invalid_credentials: 400,
  idempotency_key_reused: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  duplicate_record: 409,
  concurrent_request: 409,
  invalid_state: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  unprocessable: 422,
  too_early: 425,
  too_many_requests: 429,
  server_error: 500,
  not_implemented: 501,
  bad_gateway: 502,
  service_unavailable: 503,
  gateway_timeout: 504,
} as const satisfies Record<ProblemCode, number>;
