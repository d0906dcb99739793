import type { FastifyRequest } from 'fastify';
import { addressLimit, type Limit, rateLimitOf } from '../../access/rate-limit.ts';
import { callerAddress, requestHeaders } from '../../access/request-headers.ts';
import type { PaymentLink } from '../../db/queries/payment-links.ts';
import type { Parts } from '../../parts.ts';

/** What a buyer tries on a page of ours counts like the calls of front ends (access/rate-limit.ts). */
export async function isTooOften(
  parts: Parts,
  { rate_bucket: bucket }: PaymentLink,
  request: FastifyRequest,
): Promise<boolean> {
  const { callsPerMinute: perMinute } = parts.config;
  const calls = bucket === null ? [] : [{ name: 'calls', bucket, perMinute } as const];
  return (await secondsToWait(parts, request, calls, 'tries')) !== null;
}

/** A page asks how its payment stands each second or two, and an app asks beside it. */
const ASKING_AT_ONCE = 2;

/** Seconds after which a link may be asked again how it stands; null: it may be asked now. */
export async function secondsToAskAgain(
  parts: Parts,
  { payment_link_id: id }: PaymentLink,
  request: FastifyRequest,
): Promise<number | null> {
  const perMinute = ASKING_AT_ONCE * parts.config.callsPerMinute;
  return secondsToWait(parts, request, [{ name: 'calls', bucket: `link:${id}:state`, perMinute }], 'looks');
}

async function secondsToWait(
  { config, clock, db }: Parts,
  request: FastifyRequest,
  calls: readonly Limit[],
  what: 'tries' | 'looks',
): Promise<number | null> {
  const address = callerAddress(request, requestHeaders(request.raw.rawHeaders), config);
  const limits = [...calls, ...addressLimit(address, what, config)];
  return (await rateLimitOf(db).takeAll(limits, 1, () => clock.now()))?.retryAfterSeconds ?? null;
}
