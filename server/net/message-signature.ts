import { createHmac } from 'node:crypto';
import type { Secret } from '../domain/secret.ts';
import type { Open, Outgoing } from './outgoing.ts';

/**
 * The signature of a message to an endpoint: the published headers and those of Standard Webhooks, over the
 * same bytes and under the same secrets. More than one secret while they are being rotated.
 */
export type MessageSignature = Readonly<{
  /** The same on every attempt. */
  id: string;
  /** Seconds since 1970. */
  timestamp: number;
  /** Text of `whsec_` and base64: the published form signs with the text, Standard Webhooks with the bytes. */
  secrets: readonly Secret[];
}>;

const PREFIX = 'whsec_';

/** As `net/send.ts` takes it: signs when everything else is filled in, over the bytes that leave. */
export function signing(
  { id, timestamp, secrets }: MessageSignature,
  open: Open,
): (outgoing: Outgoing) => Promise<Outgoing> {
  return async (outgoing) => {
    const { body } = outgoing;
    if (!Buffer.isBuffer(body))
      throw new Error('BUG: a message that is signed has a body that is held whole');
    const published: string[] = [];
    const standard: string[] = [];
    for (const secret of secrets) {
      const text = await open(secret);
      const key = Buffer.from(text.toString('latin1').slice(PREFIX.length), 'base64');
      try {
        published.push(createHmac('sha256', text).update(`${timestamp}.`).update(body).digest('hex'));
        const signed = createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body);
        standard.push(`v1,${signed.digest('base64')}`);
      } finally {
        text.fill(0);
        key.fill(0);
      }
    }
    const headers = [
      ['x-gr4vy-webhook-id', id],
      ['x-gr4vy-webhook-timestamp', String(timestamp)],
      ['x-gr4vy-webhook-signatures', published.join(',')],
      ['webhook-id', id],
      ['webhook-timestamp', String(timestamp)],
      ['webhook-signature', standard.join(' ')],
    ] as const;
    return { ...outgoing, headers: [...outgoing.headers, ...headers] };
  };
}
