import assert from 'node:assert/strict';
import { setTimeout as delay } from 'node:timers/promises';
import { askAt } from '../harness/ask-at.ts';
import { eventually, PATIENCE_MS } from '../harness/eventually.ts';
import { wayOf } from '../../sandbox/ways/ways.ts';
import { CANNOT_BE_ASKED, findings, isOpen } from './oracles.ts';
import { writeRules } from './rules.ts';
import type { Scenario, Step, Weather } from './scenario.ts';
import {
  type Account,
  control,
  create,
  endWaits,
  openSimulatedStand,
  perform,
  type Stand,
} from '../harness/simulated-stand.ts';
import type { World } from '../harness/simulated-world.ts';

/**
 * Plays a scenario, lets everything come to rest, and asks the oracles. Throws at the first thing that is not
 * as it must be.
 */
export async function play(world: World, scenario: Scenario): Promise<void> {
  let stuckAt = '';
  const timer = new AbortController();
  const limit = delay(PATIENCE_MS, null, { signal: timer.signal }).then(() => {
    throw new Error(`the run hangs: ${stuckAt}`);
  });
  await Promise.race([playThrough(world, scenario, (where) => (stuckAt = where)), limit]).finally(() =>
    timer.abort(),
  );
}

async function playThrough(
  world: World,
  { plans, steps }: Scenario,
  at: (where: string) => void,
): Promise<void> {
  await world.restart();
  const stand = await openSimulatedStand(world, plans);
  for (const [index, step] of steps.entries()) {
    at(`step ${index + 1}`);
    await take(stand, step);
  }
  at('coming to rest');
  await comeToRest(stand);
  const found = await findings(world.service().parts, stand.account, stand.opening);
  assert.deepEqual(found, [], 'after all has come to rest');
}

async function take(stand: Stand, { weather, acts, cut }: Step): Promise<void> {
  const { world } = stand;
  await world.restart();
  await world.alive(async (service) => {
    for (const each of weather) await runWeather(stand, each);
    await Promise.all(acts.map((act) => perform(stand, service, act)));
  }, cut);
}

async function runWeather(stand: Stand, weather: Weather): Promise<void> {
  switch (weather.world) {
    case 'clock':
      return advance(stand, weather.seconds);
    case 'jobs':
      await control(stand, 'run');
      await stand.world.runJobs();
      return;
    case 'events':
      await control(stand, 'events', { manner: mannerOf(stand, weather.manner) });
      return;
    case 'release': {
      const held = await heldEvents(stand);
      for (const event of weather.order === 'as written' ? held : held.toReversed())
        await control(stand, 'events/release', { event });
      return;
    }
    case 'send an event again': {
      const all = await eventsOf(stand);
      if (all.length > 0)
        await control(stand, 'events/again', { event: all[weather.which % all.length]?.event_id });
      return;
    }
    case 'misbehave':
      await control(stand, 'behaviours', { kind: weather.kind, manner: weather.manner });
      return;
    case 'rules':
      return writeRules(stand, weather.set);
    default:
      return weather satisfies never;
  }
}

/** Companies tell until they are heard, if late: not all of them can be asked. */
function mannerOf({ payments }: Stand, manner: string): string {
  const isOfCompany = payments.some(({ plan }) => wayOf(plan.way).company !== undefined);
  return manner === 'drop' && isOfCompany ? 'hold' : manner;
}

async function advance({ world, account }: Account, seconds: number): Promise<void> {
  const answer = await world
    .service()
    .request('PUT', '/sandbox/clock', { body: { advance_seconds: seconds }, merchantAccount: account });
  assert.equal(answer.status, 200, answer.text);
}

type EventRow = Readonly<{ event_id: string; status: string }>;

function eventsOf({ world, account }: Account): Promise<EventRow[]> {
  return world.db.query(
    {
      name: '',
      text: 'SELECT event_id, status FROM simulator.events WHERE merchant_account_id = $1 ORDER BY event_id',
    },
    [account],
  );
}

async function heldEvents(stand: Stand): Promise<readonly string[]> {
  return (await eventsOf(stand)).filter(({ status }) => status === 'held').map(({ event_id }) => event_id);
}

const MINUTE = 60;
const DAY = 86_400;
/**
 * Past every grace, every approval's window, the end of recovery, every settlement and every dispute of the
 * sandbox.
 */
const WINDOWS_SECONDS = [2 * MINUTE, 2 * 3600, 2 * DAY, 5 * DAY, 31 * DAY, 31 * DAY];
/** What got no answer is repeated early enough for the windows behind. */
const REPEATED_IN = 1;
/** Longer than any lease. */
const LEASES_MS = 15 * MINUTE * 1000;
/** What is tried again by the machine's time is tried this much later. */
const TRIES_MS = 3_600_000;
/** As long as any processor's search may be behind: only then does a key say what became of its request. */
const SEARCHES_MS = 24 * TRIES_MS;
const ROUNDS_MAX = 40;
/** More than what is refused is tried again: each of three gift cards may be. */
const TRIES_MAX = 40;

/** Nobody misbehaves any more, clients repeat what they got no answer to, and time goes by. */
async function comeToRest(stand: Stand): Promise<void> {
  const { world, account } = stand;
  await world.restart();
  await askAt(`${world.simulatorUrl()}/_control/behaviours?account=${account}`, { method: 'DELETE' });
  await control(stand, 'events', { manner: 'deliver' });
  await control(stand, 'events/release');
  world.skip(LEASES_MS);
  await endKeyLeases(stand);
  await untilQuiet(stand);
  for (const [index, seconds] of WINDOWS_SECONDS.entries()) {
    await advance(stand, seconds);
    world.skip(index === REPEATED_IN ? SEARCHES_MS : TRIES_MS);
    await untilQuiet(stand);
    if (await endWaits(stand, world.service())) await untilQuiet(stand);
    if (index === REPEATED_IN) await repeatUnanswered(stand);
  }
  // What providers refuse to take back is tried a few times, by the machine's time.
  for (let tries = 1; tries <= TRIES_MAX && (await isOpen(world.db, account)); tries += 1) {
    world.skip(TRIES_MS);
    await untilQuiet(stand);
  }
}

/**
 * Requests that died before they had an intent hold their keys for two minutes of the database's own time,
 * which nobody here can move.
 */
export async function endKeyLeases({ world, account }: Account): Promise<void> {
  await world.db.query(
    {
      name: '',
      text: `UPDATE idempotency_keys SET lease_until = '2026-01-01T00:00:00Z'
        WHERE merchant_account_id = $1 AND completed_at IS NULL AND operation_id IS NULL`,
    },
    [account],
  );
}

/**
 * By now recovery knows what became of every request, so that its repetition gets the answer. But where a processor
 * cannot be asked: what it never got, and is too old to be sent again, stays unknown (docs/adr/0072).
 */
async function repeatUnanswered(stand: Stand): Promise<void> {
  for (const payment of stand.payments) {
    if (!payment.asked || payment.id !== null) continue;
    const answer = await create(stand, stand.world.service(), payment);
    if (CANNOT_BE_ASKED.includes(wayOf(payment.plan.way).connector ?? '')) continue;
    assert.ok(answer.status !== 409, `${payment.name}: the repetition is still told to wait: ${answer.text}`);
  }
}

/**
 * Processors do what is due, events are delivered and jobs run, until none of them has anything left to do.
 */
export async function untilQuiet(stand: Account): Promise<void> {
  const { world } = stand;
  for (let rounds = 1; ; rounds += 1) {
    assert.ok(rounds <= ROUNDS_MAX, 'the jobs always find something to do');
    await control(stand, 'run');
    await deliverAll(stand);
    if ((await world.runJobs()) === 0) return;
  }
}

async function deliverAll(stand: Account): Promise<void> {
  await eventually(async () => {
    if ((await eventsOf(stand)).every(({ status }) => status !== 'waiting')) return true;
    // Refused for now, and tried again later: later is now.
    stand.world.skip(MINUTE * 1000);
    await control(stand, 'run');
    return false;
  });
}
