import { createHmac, createSecretKey } from 'node:crypto';
import type { Secret } from '../domain/secret.ts';
import type { Open, Outgoing, OutgoingHeader } from './outgoing.ts';

/**
 * The signature of a message to an endpoint: the published headers and those of Standard Webhooks, over the
 * same bytes and under the same secrets. More than one secret while they are being rotated.
 */
export type MessageSignature = Readonly<{
  /** The same on every attempt. */
  id: string;
  /** Seconds since 1970. */
  timestamp: number;
  secrets: readonly Secret[];
}>;

const PREFIX = 'whsec_';

/**
 * Secrets are `whsec_` and base64: the published form signs with that text, Standard Webhooks with the bytes
 * that it stands for.
 */
export function signatureHeaders(
  { id, timestamp, body }: Readonly<{ id: string; timestamp: number; body: Buffer }>,
  secrets: readonly Buffer[],
): readonly OutgoingHeader[] {
  const published: string[] = [];
  const standard: string[] = [];
  for (const secret of secrets) {
    const key = Buffer.from(secret.toString('latin1', PREFIX.length), 'base64');
    // Half of what a signature costs is that a buffer is asked whether it is a key object.
    const [whole, decoded] = [createSecretKey(secret), createSecretKey(key)];
    published.push(createHmac('sha256', whole).update(`${timestamp}.`).update(body).digest('hex'));
    const signed = createHmac('sha256', decoded).update(`${id}.${timestamp}.`).update(body);
    standard.push(`v1,${signed.digest('base64')}`);
    key.fill(0);
  }

  return [
    ['x-gr4vy-webhook-id', id],
    ['x-gr4vy-webhook-timestamp', String(timestamp)],
    ['x-gr4vy-webhook-signatures', published.join(',')],
    ['webhook-id', id],
    ['webhook-timestamp', String(timestamp)],
    ['webhook-signature', standard.join(' ')],
  ];
}

/** As `net/send-whole.ts` takes it: signs when everything else is filled in, over the bytes that leave. */
export function signing(
  { id, timestamp, secrets }: MessageSignature,
  open: Open,
): (outgoing: Outgoing) => Promise<Outgoing> {
  return async (outgoing) => {
    const { body } = outgoing;
    if (!Buffer.isBuffer(body))
      throw new Error('BUG: a message that is signed has a body that is held whole');
    const opened: Buffer[] = [];
    try {
      for (const secret of secrets) opened.push(await open(secret));
      const headers = signatureHeaders({ id, timestamp, body }, opened);
      return { ...outgoing, headers: [...outgoing.headers, ...headers] };
    } finally {
      for (const secret of opened) secret.fill(0);
    }
  };
}
