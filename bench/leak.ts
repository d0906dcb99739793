import { setTimeout as delay } from 'node:timers/promises';
import { argument } from './argument.ts';
import { load } from './load.ts';
import { makeCustomers } from './mix/customers.ts';
import { ShopDay } from './mix/day.ts';
import { residentMb } from './resident.ts';
import { startRig } from './rig.ts';

/**
 * `npm run bench -- --only=leak [--minutes=30]`: resident memory under a shop's requests, 32 at once, minute by minute,
 * and after a minute of rest. Its last quarter may be larger than its second by a twentieth; more ends with 1.
 */
const CONCURRENCY = 32;
const GROWTH_MAX = 1.05;
const minutes = Number(argument('minutes') ?? 30);

const rig = await startRig();
try {
  const day = new ShopDay(rig.url, await rig.token(), await makeCustomers(rig));
  const seen: number[] = [];
  for (let minute = 1; minute <= minutes; minute += 1) {
    await load(rig.url, {
      seconds: 60,
      concurrency: CONCURRENCY,
      next: (index) => day.next(index),
      heard: (index, answer) => day.heard(index, answer),
    });
    seen.push(residentMb(rig.processes.service));
    console.log(`${minute} min, ${day.payments} payments: ${seen.at(-1)?.toFixed(0)} MB resident`);
  }
  await delay(60_000);
  console.log(`after a minute of rest: ${residentMb(rig.processes.service).toFixed(0)} MB`);
  const most = (from: number, to: number): number =>
    Math.max(...seen.slice(Math.floor(seen.length * from), Math.ceil(seen.length * to)));
  const growth = most(0.75, 1) / most(0.25, 0.5);
  console.log(`last quarter / second quarter (goal ≤ ${GROWTH_MAX}): ${growth.toFixed(3)}`);
  if (growth > GROWTH_MAX) process.exitCode = 1;
} finally {
  await rig.close();
}
