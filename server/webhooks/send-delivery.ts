import type { Attempt, DueDelivery } from '../db/queries/webhook-queues.ts';
import type { WebhookSubscriptionRow } from '../db/queries/webhook-subscriptions.ts';
import { maskCardNumbers, maskCardNumbersCut } from '../domain/card-numbers/card-numbers.ts';
import type { VaultRecordId } from '../domain/ids.ts';
import type { Secret } from '../domain/secret.ts';
import { timestamp } from '../domain/timestamp.ts';
import { WireFault, type WireRequest, type WireResponse, type WireText } from '../net/wire.ts';
import type { MoneyParts } from '../parts.ts';
import { Problem } from '../domain/problem.ts';
import { accessToken, forgetAccessToken } from './access-tokens.ts';
import { retryAfterMs } from './schedule.ts';

/** From the look-up of the address to the status of the answer. */
const ANSWER_MS_MAX = 5_000;
/** What is kept of an answer. */
const ANSWER_HEAD_BYTES = 512;

/** A subscription that can be sent to. */
export type Endpoint = WebhookSubscriptionRow & Readonly<{ url: string; secret_record_id: VaultRecordId }>;

/** What one attempt came to. */
export type AttemptResult = Readonly<{
  attempt: Attempt;
  /** `gone`: 410, the endpoint wants nothing ever again. */
  outcome: 'delivered' | 'failed' | 'gone';
  /** How long the endpoint asked to be left alone, within bounds. */
  retryAfterMs: number | null;
}>;

/** One attempt. Whatever goes wrong is an outcome; redirects are answers, and not followed. */
export async function sendDelivery(
  parts: MoneyParts,
  endpoint: Endpoint,
  delivery: DueDelivery,
): Promise<AttemptResult> {
  const began = parts.clock.now();
  const beganMs = performance.now();
  const attempt = (told: Partial<Attempt>): Attempt => ({
    at: timestamp(began),
    duration_ms: Math.round(performance.now() - beganMs),
    response_status: null,
    response_body: null,
    error: null,
    ...told,
  });

  try {
    const answer = await exchange(parts, endpoint, delivery, began);
    const { status } = answer;
    if (status === 401) forgetAccessToken(parts, endpoint);
    const isDelivered = status >= 200 && status <= 299;
    return {
      attempt: attempt({
        response_status: status,
        response_body: answerHead(answer.text),
        error: isDelivered ? null : refusal(status),
      }),
      outcome: isDelivered ? 'delivered' : status === 410 ? 'gone' : 'failed',
      retryAfterMs: isDelivered ? null : retryAfterMs(answer.headers['retry-after'], parts.clock.now()),
    };
  } catch (error) {
    forgetAccessToken(parts, endpoint);
    return {
      attempt: attempt({ error: maskCardNumbers(faultText(error)) }),
      outcome: 'failed',
      retryAfterMs: null,
    };
  }
}

async function exchange(
  parts: MoneyParts,
  endpoint: Endpoint,
  delivery: DueDelivery,
  now: Date,
): Promise<WireResponse> {
  const { sealed_for: of } = endpoint;
  const authorization = await authorizationOf(parts, endpoint);
  const request: WireRequest = {
    method: 'POST',
    url: endpoint.url,
    headers: authorization === null ? {} : { authorization },
    body: { type: 'text', contentType: 'application/json', text: delivery.body },
    timeoutMs: ANSWER_MS_MAX,
    answerHeadBytes: ANSWER_HEAD_BYTES,
  };

  return parts.vault.send(of, request, {
    actor: 'webhooks',
    signature: {
      id: delivery.webhook_event_id,
      timestamp: Math.floor(now.getTime() / 1000),
      secrets: secretsOf(parts, endpoint, now),
    },
  });
}

/** The secret, and the one before it while that is being rotated out. */
function secretsOf(parts: MoneyParts, endpoint: Endpoint, now: Date): readonly Secret[] {
  const { previous_secret_record_id: previous, previous_secret_until: until } = endpoint;
  const records = [endpoint.secret_record_id];
  if (previous !== null && until !== null && Date.parse(until) > now.getTime()) records.push(previous);
  return records.map((record) => parts.vault.secret(endpoint.sealed_for, record, 'secret', 'webhook.secret'));
}

async function authorizationOf(parts: MoneyParts, endpoint: Endpoint): Promise<WireText | null> {
  const { sealed_for: of, authentication, authentication_record_id: record } = endpoint;
  if (authentication === null || record === null) return null;
  if (authentication.kind === 'basic') {
    const password = parts.vault.secret(of, record, 'password', 'webhook.password');
    return ['Basic ', { base64: [`${authentication.username}:`, password] }];
  }
  return ['Bearer ', await accessToken(parts, endpoint, authentication, record)];
}

/** An answer as it may be kept and shown. PostgreSQL takes no NUL in text. */
function answerHead(text: string): string {
  const isCut = Buffer.byteLength(text) >= ANSWER_HEAD_BYTES;
  const plain = text.replaceAll('\u0000', '\ufffd');
  return isCut ? maskCardNumbersCut(plain) : maskCardNumbers(plain);
}

function refusal(status: number): string {
  if (status >= 300 && status <= 399) return 'the endpoint answered with a redirect, which is not followed';
  return status === 410 ? 'the endpoint is gone for good' : 'the endpoint did not answer with 2xx';
}

function faultText(error: unknown): string {
  if (error instanceof WireFault) return `${error.code}: ${error.message}`;
  if (error instanceof Problem) return error.privateText ?? error.message;
  return error instanceof Error ? error.message : 'unknown';
}
