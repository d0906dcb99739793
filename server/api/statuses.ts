import type { ProblemCode } from '../domain/problem.ts';
import type { Operation } from '../api-contract/operation.ts';

/** The HTTP status of every code of the catalogue: known here and nowhere below the edge. */
export const STATUSES = {
  bad_request: 400,
  incorrect_json: 400,
  invalid_credentials: 400,
  idempotency_key_reused: 400,
  unauthorized: 401,
  forbidden: 403,
  confirmation_required: 403,
  confirmation_refused: 403,
  approval_required: 403,
  not_found: 404,
  method_not_allowed: 405,
  duplicate_record: 409,
  concurrent_request: 409,
  invalid_state: 409,
  changed_meanwhile: 412,
  payload_too_large: 413,
  unsupported_media_type: 415,
  unprocessable: 422,
  too_early: 425,
  too_many_requests: 429,
  server_error: 500,
  bad_gateway: 502,
  service_unavailable: 503,
  gateway_timeout: 504,
} as const satisfies Record<ProblemCode, number>;

/**
 * What an operation under an Idempotency-Key is answered with: it declares one answer, so the body alone is
 * kept, and nobody below the edge knows a status.
 */
export function onlyStatus({ id, responses }: Operation): number {
  const [status, ...others] = Object.keys(responses);
  if (status === undefined || others.length > 0) throw new Error(`BUG: ${id} has not one answer`);
  return Number(status);
}

/** The statuses of errors that an operation may answer. What changes something may ask another company for it. */
export function errorStatusesOf(operation: Operation): readonly number[] {
  const statuses = [400, 404, 405, 429, 500, 503, ...(operation.errors ?? [])];
  if (operation.access.kind !== 'public') statuses.push(401, 403);
  if (operation.method !== 'GET') statuses.push(409, 502, 504);
  if (operation.body !== undefined) statuses.push(413, 415, 422);
  if (operation.raw === true) statuses.push(413, 422);
  return [...new Set(statuses)].sort((a, b) => a - b);
}
