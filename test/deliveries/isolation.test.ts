import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Socket } from 'node:net';
import { eventually } from '../harness/index.ts';
import { type Target, startRawTarget, startTarget, trustTestAuthority } from '../harness/tls-target.ts';
import { type Shop, openShop } from '../payments/setup.ts';

trustTestAuthority();

const SLOW = 20;
const HEALTHY = 4;
const EACH = 12;
/** A slow endpoint alone takes five seconds for one attempt. */
const LAG_MS_MAX = 4_000;

let shop: Shop;
const targets: Target[] = [];
before(async () => {
  shop = await openShop();
});
after(async () => {
  for (const target of targets) await target.close();
  await shop.close();
});

/** One byte a second, for as long as anybody listens. */
function trickle(socket: Socket): void {
  const answer = 'HTTP/1.1 200 OK\r\nx-long: ';
  let at = 0;
  const timer = setInterval(() => socket.write(answer[at++] ?? 'x'), 1_000);
  socket.on('close', () => clearInterval(timer));
}

async function subscribe(url: string): Promise<string> {
  const made = await shop.post('/webhook-subscriptions', { url, events: ['payout.failed'] });
  assert.equal(made.status, 201, made.text);
  return made.body.id;
}

test('an endpoint that answers one byte a second delays nobody', async () => {
  const ids: string[] = [];
  for (let count = 0; count < SLOW; count += 1) {
    const target = await startRawTarget(trickle);
    targets.push(target);
    ids.push(await subscribe(target.url));
  }
  const healthy: string[] = [];
  for (let count = 0; count < HEALTHY; count += 1) {
    const target = await startTarget((_request, response) => response.end());
    targets.push(target);
    healthy.push(await subscribe(target.url));
  }
  for (let count = 0; count < EACH; count += 1)
    await Promise.all(
      [...ids, ...healthy].map((id) =>
        shop.post(`/webhook-subscriptions/${id}/test`, { event: 'buyer.created' }),
      ),
    );
  const lags = await eventually(async () => {
    const rows = await shop.service.db.query<{ lag: number; status: string }>(
      {
        name: '',
        text: `SELECT status,
            1000 * extract(epoch FROM (attempts -> 0 ->> 'at')::timestamptz - created_at)::float AS lag
            FROM webhook_deliveries WHERE webhook_subscription_id = ANY ($1::uuid[])`,
      },
      [healthy],
    );
    assert.equal(rows.filter(({ status }) => status === 'delivered').length, HEALTHY * EACH);
    return rows.map(({ lag }) => lag);
  });
  assert.ok(Math.max(...lags) < LAG_MS_MAX, `${Math.max(...lags)} ms behind slow ones`);
});
