import type { FastifyReply } from 'fastify';
import { type Limit, limitsOf, rateLimitHeaders } from '../access/rate-limit.ts';
import { parseUuid } from '../domain/ids.ts';
import { objectOf } from '../domain/json.ts';
import type { Operation } from '../api-contract/operation.ts';
import type { Edge } from './edge.ts';
import type { Parts } from '../parts.ts';
import { findLiveCheckoutSession } from '../checkout/fields.ts';
import { transactionNamed } from '../payments/request/session-token.ts';
import { Problem } from '../domain/problem.ts';
import { BODY_BYTES_MAX } from './read-body.ts';
import type { Parameters } from './request-parameters.ts';

/**
 * Once before the body is read, so that bad bodies count as well, and then for the further items of its lists.
 */
export async function countCalls(
  edge: Edge,
  reply: FastifyReply,
  limits: readonly Limit[],
  count: number,
): Promise<void> {
  if (count === 0) return;
  const standing = await edge.rateLimit.takeAll(limits, count, () => edge.parts.clock.now());
  if (standing === null) return;
  reply.headers(rateLimitHeaders(standing));
  const { retryAfterSeconds } = standing;
  if (retryAfterSeconds !== null) throw new Problem('too_many_requests', { retryAfterSeconds });
}

/** What needs no token is let in by its address, which is looked at before a body is read. */
export async function assertAddress(
  parts: Parts,
  operation: Operation,
  { params, query }: Pick<Parameters, 'params' | 'query'>,
): Promise<void> {
  if (operation.access.kind !== 'public' || operation.body === undefined) return;
  const sessionId = parseUuid<'checkout-session'>(String(params['session_id']));
  if (sessionId !== null && (await findLiveCheckoutSession(parts, sessionId)) === null)
    throw new Problem('not_found');
  const transactionId = parseUuid<'transaction'>(String(params['transaction_id']));
  if (transactionId !== null) await transactionNamed(parts, transactionId, query['token']);
}

/** The checkout session or the transaction that stands for a token. */
export function credentialId(named: Readonly<Record<string, unknown>>): string | null {
  return parseUuid(String(named['session_id'] ?? named['transaction_id'] ?? named['checkout_session_id']));
}

/** Without a token and without an address: what lets it in stands in the body, so little of one is read. */
function isNamedByBody({ access, body }: Operation, params: Readonly<Record<string, unknown>>): boolean {
  return access.kind === 'public' && body !== undefined && Object.keys(params).length === 0;
}

const NAMING_BODY_BYTES_MAX = 4_096;

export function bodyBytesMax(operation: Operation, params: Readonly<Record<string, unknown>>): number {
  return isNamedByBody(operation, params)
    ? NAMING_BODY_BYTES_MAX
    : (operation.bodyBytesMax ?? BODY_BYTES_MAX);
}

export async function countNamed(
  edge: Edge,
  reply: FastifyReply,
  operation: Operation,
  params: Readonly<Record<string, unknown>>,
  { body, address }: Readonly<{ body: unknown; address: string | null }>,
): Promise<void> {
  if (!isNamedByBody(operation, params)) return;
  const named = { embedTokenDigest: null, credentialId: credentialId(objectOf(body) ?? {}), address };
  await countCalls(edge, reply, limitsOf(operation, named, edge.parts.config), 1);
}
