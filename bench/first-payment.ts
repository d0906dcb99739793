import { PAYMENT } from './payment.ts';
import type { Rig } from './rig.ts';

/** One payment of a rig that has just begun. */
export async function firstPayment(rig: Rig): Promise<void> {
  const answer = await fetch(`${rig.url}/transactions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${await rig.token()}` },
    body: PAYMENT,
  });
  if (answer.status !== 201) throw new Error(`the first payment failed: ${await answer.text()}`);
}
