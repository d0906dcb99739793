import { inBulkhead } from '../access/bulkhead.ts';
import { cut } from '../domain/cut.ts';
import { settingsOf } from '../connections/connection.ts';
import { type AntiFraudService, antiFraudServices } from '../connections/connection-kinds.ts';
import type { RawEvents } from '../connectors/events.ts';
import { maskCardNumbers } from '../domain/card-numbers/card-numbers.ts';
import { parseUuid } from '../domain/ids.ts';
import type { MoneyParts, ReadParts } from '../parts.ts';
import { resolveReview } from '../payments/screening/resolve-review.ts';
import { Problem } from '../domain/problem.ts';
import { eventTools } from './tools.ts';

type Result = 'applied' | 'ignored' | 'unmatched';

type Arrival = Readonly<{
  payload: string;
  signature: string;
  raw: Omit<RawEvents, 'body' | 'now'>;
  readBody(): Promise<Buffer>;
}>;

/**
 * What an anti-fraud provider decides later, at the address of its service. One result for each review in it. It may
 * send it all again at any time: a review ends once.
 */
export async function receiveReviews(
  parts: MoneyParts,
  { payload, signature, raw, readBody }: Arrival,
): Promise<readonly Result[]> {
  const service = await serviceAt(parts, payload, signature);
  const reviews = await service.connector.readReviews(
    { ...raw, body: await readBody(), now: parts.clock.now() },
    settingsOf(parts.vault, service),
    eventTools(parts, service),
  );
  if (reviews === null)
    throw new Problem('unauthorized', { message: 'The signature of this event does not hold' });

  const results: Result[] = [];
  for (const review of reviews) {
    const { id: serviceId, displayName, merchantAccountId } = service;
    const transactionId = parseUuid<'transaction'>(review.transactionId);
    // cut only then: half a number is not seen to be one
    const words = cut(maskCardNumbers(review.raw), RAW_LENGTH_MAX);
    const resolved =
      transactionId === null
        ? null
        : await resolveReview(parts, {
            merchantAccountId,
            transactionId,
            decision: review.decision,
            by: { serviceId, displayName, raw: words },
          });
    results.push(resolved?.kind ?? 'unmatched');
  }
  parts.log.info(
    { antiFraudServiceId: service.id, results },
    'reviews of an anti-fraud service were received',
  );
  return results;
}

const RAW_LENGTH_MAX = 200;

/** An address of ours, or 404: whether the account, the service or the signature is wrong is nobody's business. */
async function serviceAt(parts: ReadParts, payload: string, signature: string): Promise<AntiFraudService> {
  const service = await inBulkhead(parts.db, () => antiFraudServices.at(parts, payload, signature));
  if (service === null) throw new Problem('not_found');
  return service;
}
