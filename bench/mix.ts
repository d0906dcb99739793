import { fork } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { argument } from './argument.ts';
import { startBare } from './bare/turns.ts';
import { load } from './load.ts';
import { makeCustomers, subscribe } from './mix/customers.ts';
import { ShopDay } from './mix/day.ts';
import { paymentRequest } from './payment.ts';
import { startRig } from './rig.ts';
import { warmUp } from './warm-up.ts';
import { FOREIGN_MAX, isQuiet, measureWindow, median, type Window, windowRow } from './window.ts';

/**
 * `npm run bench -- --only=mix [--seconds=3] [--turns=3] [--at=16,64]`: what a shop asks for, beside the bare payment
 * in turns: different cards, stored methods and network tokens of 500 buyers, Idempotency-Keys, metadata and cart,
 * captures later, refunds, one in twenty declined, lists read meanwhile, and two webhook subscriptions to a receiver.
 */
const WARM_UP_PAYMENTS = 4_000;
const WARM_UP_SECONDS = 8;
const RECEIVERS = 2;
const seconds = Number(argument('seconds') ?? 3);
const turns = Number(argument('turns') ?? 3);
const concurrencies = (argument('at') ?? '16,64').split(',').map(Number);

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'railyard-receivers-'));
const authorityFile = path.join(folder, 'authority.pem');
const receivers = fork(path.join(import.meta.dirname, 'endpoints.ts'), {
  env: { ...process.env, BENCH_ENDPOINTS: `${RECEIVERS},0`, BENCH_AUTHORITY: authorityFile },
});
const [{ healthy }] = (await once(receivers, 'message')) as [{ healthy: readonly number[] }];
const rig = await startRig({ RAILYARD_EGRESS_ALLOW_LOOPBACK: 'true', NODE_EXTRA_CA_CERTS: authorityFile });
try {
  const token = await rig.token();
  await warmUp(rig, token, WARM_UP_PAYMENTS);
  await subscribe(rig, healthy);
  const day = new ShopDay(rig.url, token, await makeCustomers(rig));
  const shop = (at: number, long: number): ReturnType<typeof load> => {
    const [next, heard] = [(index: number) => day.next(index), day.heard.bind(day)];
    return load(rig.url, { seconds: long, concurrency: at, next, heard });
  };
  await shop(32, WARM_UP_SECONDS);
  const bare = await startBare(rig);
  const request = paymentRequest(bare.url, bare.token);
  const standingBy = [receivers.pid ?? 0];
  const ours = { ...rig.processes, standingBy: [...standingBy, bare.processes.service] };
  const theirs = { ...bare.processes, standingBy: [...standingBy, rig.processes.service] };
  const table: Record<string, object> = {};
  for (const at of concurrencies) {
    const taken: { mix: Window; payments: number; bare: Window }[] = [];
    for (let turn = 0; turn < turns; turn += 1) {
      const before = day.payments;
      const mix = await measureWindow(ours, () => shop(at, seconds));
      const payments = (mix.perSecond * (day.payments - before)) / mix.requests;
      const other = await measureWindow(theirs, () =>
        load(bare.url, { seconds, concurrency: at, status: 201, next: () => request }),
      );
      taken.push({ mix, payments, bare: other });
    }
    const quiet = taken.filter((turn) => isQuiet(turn.mix) && isQuiet(turn.bare));
    const counted = quiet.length > 0 ? quiet : taken;
    const middle = counted.toSorted((one, other) => one.payments - other.payments)[counted.length >> 1];
    if (middle !== undefined)
      table[`${at}${quiet.length > 0 ? '' : '*'}`] = {
        'payments a second': Math.round(middle.payments),
        '÷ bare (goal ≥ 0.4)': Number(
          median(counted.map((turn) => turn.payments / turn.bare.perSecond)).toFixed(2),
        ),
        'bare a second': Math.round(median(counted.map((turn) => turn.bare.perSecond))),
        'requests ÷ bare': Number(
          median(counted.map(({ mix, bare: one }) => mix.perSecond / one.perSecond)).toFixed(2),
        ),
        ...windowRow(middle.mix),
      };
  }
  console.log(
    `the shop’s mix beside the bare payment, by so many at once; p50, p99 and µs of a request ` +
      `(* others used more than ${FOREIGN_MAX} of a processor in every turn)`,
  );
  console.table(table);
  await bare.close();
} finally {
  await rig.close();
  receivers.disconnect();
  fs.rmSync(folder, { recursive: true, force: true });
}
