import { errorCode } from '../../domain/decline.ts';
import { codesByAmount } from '../../sandbox/sandbox-amounts.ts';
import { parseObject, textAt } from '../../domain/json.ts';
import type { Outcome, ProcessorReference } from '../../domain/outcome.ts';
import type { ClientSession, SessionData } from '../connector.ts';
import { approvedAt, endedAs, orderReader, paidOutcome } from '../order-connector.ts';

export const DECLINES = codesByAmount('refund', 'capture');

const pending = approvedAt('approve_url');

export const reader = orderReader(DECLINES, {
  created: pending,
  approved: pending,
  authorized: paidOutcome,
  paid: paidOutcome,
  voided: paidOutcome,
  expired: endedAs('incomplete_buyer_approval', 'the buyer did not approve in time'),
  cancelled: endedAs('canceled', 'the order was cancelled'),
});

/** The answer to asking for a session before there is an order. */
export function readClientSession(statusCode: number, text: string): ClientSession {
  const body = parseObject(text);
  const code =
    statusCode === 200 && body !== null
      ? null
      : errorCode(
          statusCode === 422
            ? 'invalid_request_parameters'
            : statusCode === 401
              ? 'invalid_service_credentials'
              : 'invalid_service_response',
        );
  return { kind: 'answered', code, statusCode, body };
}

/** The answer to asking for a wallet session. Nothing moves, so there is nothing that could be unknown. */
export function readSession(
  status: number,
  text: string,
  reference: ProcessorReference,
): Outcome<SessionData> {
  const body = parseObject(text);
  const orderId = textAt(body, 'order_id');
  if (status !== 200 || orderId === null)
    return {
      kind: 'failed',
      code: errorCode(status === 404 ? 'unknown_service_resource' : 'invalid_service_response'),
      detail: `the processor answered ${status} to a session`,
    };

  const value = {
    order_id: orderId,
    client_id: textAt(body, 'client_id'),
    merchant_id: textAt(body, 'merchant_id'),
    currency: textAt(body, 'currency'),
    intent: textAt(body, 'intent'),
    funding_source: textAt(body, 'funding_source'),
  };
  return { kind: 'succeeded', value, reference };
}
