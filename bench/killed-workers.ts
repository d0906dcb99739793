import fs from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { killWorkers } from '../test/webhooks/killed-workers.ts';

/**
 * `npm run bench -- --only=killed-workers [--messages=100000] [--seconds=3]`: so many webhook messages to twenty
 * endpoints by two workers, of which one is killed every few seconds, in turn, until every message has arrived.
 */
const option = (name: string, fallback: number): number =>
  Number(process.argv.find((word) => word.startsWith(`--${name}=`))?.split('=')[1] ?? fallback);

const ENDPOINTS = 20;
const messages = option('messages', 100_000);
const apartMs = option('seconds', 3) * 1000;
const events = Math.ceil(messages / ENDPOINTS);

const outcome = await killWorkers({
  endpoints: ENDPOINTS,
  events,
  workers: 2,
  patience: { deadlineMs: 30 * 60_000 },
  untilNextDeath: async (received) => {
    await delay(apartMs);
    return received() < events * ENDPOINTS;
  },
});
const twice = outcome.received - outcome.distinct;
console.table({
  messages: events * ENDPOINTS,
  'workers killed': outcome.deaths,
  lost: events * ENDPOINTS - outcome.distinct,
  'came twice': twice,
  'came twice, % (goal < 0.5)': Number(((100 * twice) / outcome.distinct).toFixed(3)),
  seconds: Math.round(outcome.seconds),
  'messages per second': Math.round(outcome.distinct / outcome.seconds),
  'load of the machine': fs.readFileSync('/proc/loadavg', 'utf8').split(' ')[0],
});
process.exit(outcome.distinct === events * ENDPOINTS && twice < outcome.distinct / 200 ? 0 : 1);
