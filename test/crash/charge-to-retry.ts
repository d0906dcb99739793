import { AUTHORIZATION_AMOUNTS } from '../../server/sandbox/sandbox-amounts.ts';
import { cardPayment, type CrashRig, must } from '../harness/crash-rig.ts';

/** The path of a charge that was declined, and is to be tried again now, for the last time. */
export async function chargeToRetry(rig: CrashRig): Promise<string> {
  const { number, expiration_date } = cardPayment(1000)['payment_method'] as Record<string, string>;
  const card = { method: 'card', number, expiration_date };
  const { id: stored } = await must(rig.request('POST', '/payment-methods', card));
  const body = cardPayment(Number(AUTHORIZATION_AMOUNTS.insufficient_funds), {
    payment_method: { method: 'id', id: stored },
    ...{ merchant_initiated: true, payment_source: 'recurring', is_subsequent_payment: true },
    retry: { max_attempts: 1 },
  });
  const { id, retry } = await must(rig.request('POST', '/transactions', body));
  const { now } = await must(rig.request('GET', '/sandbox/clock'));
  const due = Date.parse((retry as { next_attempt_at: string }).next_attempt_at);
  const waits = Math.ceil((due - Date.parse(String(now))) / 1000) + 1;
  await must(rig.request('PUT', '/sandbox/clock', { advance_seconds: waits }));
  return `/transactions/${String(id)}`;
}
