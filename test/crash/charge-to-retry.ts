import { AUTHORIZATION_AMOUNTS } from '../../server/sandbox/sandbox-amounts.ts';
import { type Answer, cardPayment, type CrashRig, must } from '../harness/crash-rig.ts';

/** A charge that is declined, and to be tried again. */
export async function chargeOfTooLittle(rig: CrashRig): Promise<Readonly<Record<string, unknown>>> {
  const { number, expiration_date } = cardPayment(1000)['payment_method'] as Record<string, string>;
  const card = { method: 'card', number, expiration_date };
  const { id: stored } = await must(rig.request('POST', '/payment-methods', card));
  return cardPayment(Number(AUTHORIZATION_AMOUNTS.insufficient_funds), {
    payment_method: { method: 'id', id: stored },
    ...{ merchant_initiated: true, payment_source: 'recurring', is_subsequent_payment: true },
    retry: { max_attempts: 1 },
  });
}

/** The path of one that was declined, and is to be tried again now, for the last time. */
export async function chargeToRetry(rig: CrashRig): Promise<string> {
  const body = await chargeOfTooLittle(rig);
  const { id, retry } = await must(rig.request('POST', '/transactions', body));
  const { now } = await must(rig.request('GET', '/sandbox/clock'));
  const due = Date.parse((retry as { next_attempt_at: string }).next_attempt_at);
  const waits = Math.ceil((due - Date.parse(String(now))) / 1000) + 1;
  await must(rig.request('PUT', '/sandbox/clock', { advance_seconds: waits }));
  return `/transactions/${String(id)}`;
}

/** A worker sees to it, and again after some time where it is not over: what was broken off is made once more. */
export async function tryAgain(rig: CrashRig, path: string): Promise<Answer> {
  for (let looks = 1; ; looks += 1) {
    await rig.work();
    const answer = await rig.request('GET', path);
    const { status } = (answer.body['retry'] ?? {}) as { status?: string };
    if (looks === LOOKS_MAX || (status !== 'planned' && status !== 'attempting')) return answer;
    await must(rig.request('PUT', '/sandbox/clock', { advance_seconds: LOOK_SECONDS }));
  }
}
const LOOKS_MAX = 4;
/** Longer than until a worker looks again, or makes it again. */
const LOOK_SECONDS = 900;
