import { createHmac, timingSafeEqual } from 'node:crypto';
import { readAnswer } from './answer-text.ts';
import { RailyardError } from './errors.ts';
import type { WebhookBodies, WebhookEventName } from './generated/schemas.ts';

/** What happened, with the resource that it happened to. `name` may be one of a later version. */
export type WebhookEvent = Readonly<{
  type: 'event';
  /** The same on every attempt: what came before under it is passed over. */
  id: string;
  /** Name of the event, such as `transaction.captured`. */
  name: WebhookEventName;
  /** When it happened, in UTC (ISO 8601). */
  created_at: string;
  /** Whose event it is; null: of the whole instance. */
  merchant_account_id: string | null;
  /** Which installation sent it. */
  instance_id: string;
  /** `sandbox` or `production`. */
  environment: string;
  /** As the operation that reads it would answer. */
  target: Readonly<
    {
      /** Type of the resource that it is about. */
      type: string;
      /** Id of that resource. */
      id: string;
    } & Record<string, unknown>
  >;
}>;

/** The message is not the service's, was changed, or is too old. */
export class WebhookSignatureError extends RailyardError {
  /** Name of the class, for logs. */
  override readonly name = 'WebhookSignatureError';
}

/** A webhook as it came, for `verifyWebhook`. */
export type WebhookMessage = Readonly<{
  /** The bytes as they came, before anything parsed them. */
  body: string | Uint8Array;
  /** Its headers, by name. */
  headers: Headers | Readonly<Record<string, string | readonly string[] | undefined>>;
  /** Of the subscription, `whsec_…`; more than one while they are being rotated. */
  secrets: readonly string[];
  /** How far the time of the message may be from ours. */
  toleranceSeconds?: number;
  /** Time by which its age is judged, in milliseconds since 1970; default: now. */
  nowMs?: number;
}>;

/**
 * The event of a message, whose signature holds. `webhook-signature` covers the id as well and is taken where it is
 * there; the published header is taken where it is alone.
 *
 * @example
 * const event = verifyWebhook({ body: await bytesOf(request), headers: request.headers, secrets: [secret] });
 * if (event.name === 'transaction.captured') await orders.deliver(event.target.id);
 *
 * @throws WebhookSignatureError
 */
export function verifyWebhook(message: WebhookMessage): WebhookEvent {
  const { secrets, toleranceSeconds = 300, nowMs = Date.now() } = message;
  const body = typeof message.body === 'string' ? Buffer.from(message.body) : message.body;
  const header = (name: string): string | null => headerOf(message.headers, name);
  const isStandard = header('webhook-signature') !== null;
  const [id, timestamp, signatures] = isStandard
    ? [header('webhook-id'), header('webhook-timestamp'), header('webhook-signature')]
    : [
        header('x-gr4vy-webhook-id'),
        header('x-gr4vy-webhook-timestamp'),
        header('x-gr4vy-webhook-signatures'),
      ];
  if (id === null || timestamp === null || signatures === null)
    throw new WebhookSignatureError('The message has no signature, id or time.');
  // a tolerance that is no number tolerates nothing
  if (!/^\d{1,12}$/.test(timestamp) || !(Math.abs(nowMs / 1000 - Number(timestamp)) <= toleranceSeconds))
    throw new WebhookSignatureError(`The message is of another time than now: ${timestamp.slice(0, 20)}.`);
  const sent = isStandard
    ? signatures.split(' ').flatMap((part) => (part.startsWith('v1,') ? [part.slice(3)] : []))
    : signatures.split(',');
  const wanted = secrets.map((secret) =>
    isStandard ? standardSignature(secret, id, timestamp, body) : publishedSignature(secret, timestamp, body),
  );
  if (!wanted.some((one) => sent.some((other) => isSame(one, other))))
    throw new WebhookSignatureError('The signature is not one of these secrets over these bytes.');

  return readAnswer(Buffer.from(body).toString()) as WebhookEvent; // the service's own, as its signature says
}

/**
 * Whether an event is the one of this name, with the resource in its form. What it is about may be gone: then `target`
 * has its type and id alone. An event of a later version is none of those that this one knows.
 *
 * @example
 * if (isEvent(event, 'refund.succeeded') && 'amount' in event.target) await books.refund(event.target.amount);
 */
export function isEvent<Name extends keyof WebhookBodies>(
  event: Readonly<{ name: string }>,
  name: Name,
): event is WebhookBodies[Name] {
  return event.name === name;
}

/** Under the bytes that the secret stands for (Standard Webhooks). */
function standardSignature(secret: string, id: string, timestamp: string, body: Uint8Array): string {
  return createHmac('sha256', keyIn(secret)).update(`${id}.${timestamp}.`).update(body).digest('base64');
}

/** Under the text of the secret (the published SDKs). */
function publishedSignature(secret: string, timestamp: string, body: Uint8Array): string {
  keyIn(secret);
  return createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex');
}

/** Of a secret that is not set there would be a key of no bytes, under which anybody can sign. */
function keyIn(secret: string): Buffer {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  if (!secret.startsWith('whsec_') || key.length === 0)
    throw new RailyardError('This is not the secret of a webhook subscription, which begins with whsec_.');
  return key;
}

/**
 * The headers that the service sends with a message, for whoever forwards one or tests an endpoint.
 *
 * @example const headers = signWebhook({ id: 'evt_1', body, secrets: ['whsec_…'] })
 */
export function signWebhook({
  id,
  body,
  secrets,
  nowMs = Date.now(),
}: Readonly<{
  id: string;
  body: Uint8Array;
  secrets: readonly string[];
  nowMs?: number;
}>): Readonly<Record<string, string>> {
  const timestamp = String(Math.floor(nowMs / 1000));
  const published = secrets.map((secret) => publishedSignature(secret, timestamp, body));
  const standard = secrets.map((secret) => `v1,${standardSignature(secret, id, timestamp, body)}`);
  return {
    'x-gr4vy-webhook-id': id,
    'x-gr4vy-webhook-timestamp': timestamp,
    'x-gr4vy-webhook-signatures': published.join(','),
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': standard.join(' '),
  };
}

function headerOf(headers: WebhookMessage['headers'], name: string): string | null {
  if (headers instanceof Headers) return headers.get(name);
  const [, value] = Object.entries(headers).find(([key]) => key.toLowerCase() === name) ?? [];
  return typeof value === 'string' ? value : null;
}

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
