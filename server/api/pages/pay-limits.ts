import type { FastifyRequest } from 'fastify';
import { addressLimit, rateLimitOf } from '../../access/rate-limit.ts';
import { callerAddress, requestHeaders } from '../../access/request-headers.ts';
import type { PaymentLink } from '../../db/queries/payment-links.ts';
import type { Parts } from '../../parts.ts';

/** What a buyer tries on a page of ours counts like the calls of front ends (access/rate-limit.ts). */
export async function isTooOften(
  { config, clock, db }: Parts,
  { rate_bucket: bucket }: PaymentLink,
  request: FastifyRequest,
): Promise<boolean> {
  const address = callerAddress(request, requestHeaders(request.raw.rawHeaders), config);
  const limits = [
    ...(bucket === null ? [] : [{ name: 'calls', bucket, perMinute: config.callsPerMinute } as const]),
    ...addressLimit(address, 'tries', config),
  ];
  const standing = await rateLimitOf(db).takeAll(limits, 1, () => clock.now());
  return standing !== null && standing.retryAfterSeconds !== null;
}
