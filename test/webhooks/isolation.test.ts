import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Socket } from 'node:net';
import { webhookQueues } from '../../server/webhooks/queue.ts';
import { startDueWorker } from '../../server/operations/due.ts';
import { eventually } from '../harness/index.ts';
import { type Target, openRawTlsTarget, openTlsTarget } from '../harness/tls-target.ts';
import { type Teller, openTeller } from '../harness/teller.ts';

const SLOW = 20;
const HEALTHY = 4;
const EACH = 12;

let teller: Teller;
const targets: Target[] = [];
before(async () => {
  teller = await openTeller();
});
after(async () => {
  await teller.close();
});

/** One byte a second, for as long as anybody listens. */
function trickle(socket: Socket): void {
  const answer = 'HTTP/1.1 200 OK\r\nx-long: ';
  let at = 0;
  const timer = setInterval(() => socket.write(answer[at++] ?? 'x'), 1_000);
  socket.on('close', () => clearInterval(timer));
}

async function subscribeAll(count: number, start: () => Promise<Target>): Promise<readonly string[]> {
  const ids: string[] = [];
  for (let made = 0; made < count; made += 1) {
    const target = await start();
    targets.push(target);
    ids.push((await teller.subscribe(target.url, { events: ['payout.failed'] })).id);
  }
  return ids;
}

test('an endpoint that answers one byte a second delays nobody', async () => {
  const slow = await subscribeAll(SLOW, () => openRawTlsTarget(trickle));
  const healthy = await subscribeAll(HEALTHY, () => openTlsTarget((_request, response) => response.end()));
  for (let count = 0; count < EACH; count += 1)
    for (const id of [...slow, ...healthy])
      await teller.shop.post(`/webhook-subscriptions/${id}/test`, { event: 'buyer.created' });
  const tried = (ids: readonly string[]): Promise<{ status: string; count: bigint }[]> =>
    teller.ask(
      `SELECT status, count(*) FROM webhook_deliveries
        WHERE webhook_subscription_id = ANY ($1::uuid[]) AND tries > 0 GROUP BY status`,
      [ids],
    );
  // Nobody loses patience with the slow ones here, so what they hold up would never be sent.
  const worker = startDueWorker(teller.patient, webhookQueues);
  await eventually(async () => {
    await worker.begin();
    assert.deepEqual(await tried(healthy), [{ status: 'delivered', count: BigInt(HEALTHY * EACH) }]);
  });
  assert.deepEqual(await tried(slow), [], 'each of them is still being answered');
  for (const target of targets) await target.close();
  await worker.drain();
});
