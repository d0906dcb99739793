import { Problem } from '../../domain/problem.ts';
import type { Clock } from '../../platform/clock.ts';
import { randomBytes } from '../../platform/entropy.ts';
import type { Open, Outgoing } from '../../net/outgoing.ts';
import { WireFault, type WireAuthentication } from '../../net/wire.ts';
import { type OpenedAuthentication, applyAuthentications } from './index.ts';

/**
 * Authentication methods for a connector's request, as `net/send-whole.ts` takes them: applied when its
 * secrets are filled in, just before it leaves. What cannot be applied is a fault with nothing sent.
 */
export function authenticationFor(
  listed: readonly WireAuthentication[],
  open: Open,
  clock: Clock,
): ((outgoing: Outgoing) => Promise<Outgoing>) | undefined {
  if (listed.length === 0) return undefined;
  return async (outgoing) => {
    const { body } = outgoing;
    if (body !== null && !Buffer.isBuffer(body))
      throw new Error('BUG: a connector\u2019s request is held whole');

    // There is nothing to encrypt in a request without a body.
    const fitting = body === null ? listed.filter(({ kind }) => kind !== 'mle') : listed;
    const opened: OpenedAuthentication[] = [];
    for (const one of fitting) opened.push(await openAuthentication(one, open));
    try {
      const applied = await applyAuthentications(
        opened,
        { ...outgoing, body: body ?? Buffer.alloc(0) },
        { now: clock.now(), randomBytes },
      );
      return body === null ? { ...applied, body: null } : applied;
    } catch (error) {
      if (error instanceof Problem) throw new WireFault('refused', false, error.message);
      throw error;
    }
  };
}

/** The fields are wiped by `applyAuthentications`. */
export async function openAuthentication(
  { id, kind, method, fields }: WireAuthentication,
  open: Open,
): Promise<OpenedAuthentication> {
  const values = new Map<string, Buffer>();
  for (const [key, value] of Object.entries(fields))
    values.set(key, typeof value === 'string' ? Buffer.from(value) : await open(value));
  return { id, kind, method, fields: values };
}
