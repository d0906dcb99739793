import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { MANNERS } from '../../sandbox/processors/behaviours.ts';
import type { Dice } from '../dice.ts';
import { PrimaryAndStandby, backendsOf, signalDatabase } from './postmaster.ts';
import { isRunning, limitFiles, openFiles, signalTo } from './process-table.ts';
import { DiskFiller } from './disk-filler.ts';
import type { ServicePart, Stand } from './stand.ts';

/** What is done to a stand while people buy. It is over when `strike` has ended; what ended is started again. */
export type Blow = Readonly<{
  name: string;
  counts: 'kills' | 'pauses' | 'others';
  weight: number;
  /** Part of a short run, which has each of these once. */
  isQuick?: true;
  isPossible?(stand: Stand): boolean;
  /** How many processes were killed, or paused. */
  strike(stand: Stand, dice: Dice): Promise<number>;
}>;

const SECOND = 1_000;
/** From another process's step of its clock on, for as long as this. */
const STEPPED_MS = 4 * SECOND;
const CLOCK_STEPS = [3600, -3600, 90, -90];
/** No time-outs, which keep a shopper waiting for longer than a blow, and no other currency, which a person settles. */
const BEHAVIOURS = MANNERS.filter((manner) => !manner.startsWith('timeout_') && manner !== 'wrong_currency');
const canMoveClocks = ({ clocks }: Stand): boolean => clocks.areMovable;
const hasOwnDatabase = ({ layout }: Stand): boolean => layout.database !== 'embedded';
/** The embedded PostgreSQL gets a plain environment from the service, and so keeps its clock. */
const canMoveAllClocks = (stand: Stand): boolean => canMoveClocks(stand) && hasOwnDatabase(stand);

export const BLOWS: readonly Blow[] = [
  {
    name: 'process killed',
    isQuick: true,
    counts: 'kills',
    weight: 24,
    strike: async (stand, dice) => {
      const { pid } = victimOf(stand, dice);
      if (pid < 0) return 0;
      signalTo(pid, 'SIGKILL');
      return 1;
    },
  },
  {
    name: 'several processes killed at once',
    counts: 'kills',
    weight: 6,
    isPossible: ({ layout }) => layout.roles.length > 2,
    strike: async (stand, dice) => {
      const victims = readyParts(stand).filter(() => dice.fraction() < 0.6);
      for (const { process: supervised } of victims) supervised.signalAll('SIGKILL');
      return victims.length;
    },
  },
  {
    name: 'PostgreSQL backend killed',
    isQuick: true,
    counts: 'kills',
    weight: 30,
    strike: async (stand, dice) => {
      const backends = backendsOf(stand.postmaster ?? 0);
      if (backends.length === 0) return 0;
      signalTo(dice.oneOf(backends), 'SIGKILL');
      return 1;
    },
  },
  {
    name: 'postmaster killed',
    counts: 'kills',
    weight: 4,
    strike: async ({ postmaster }) => {
      if (postmaster === null) return 0;
      signalTo(postmaster, 'SIGKILL');
      return 1;
    },
  },
  {
    name: 'paused for a second',
    isQuick: true,
    counts: 'pauses',
    weight: 8,
    strike: (stand, dice) => pauseProcess(stand, dice, { realMs: SECOND, passedSeconds: 0 }),
  },
  {
    name: 'paused for a minute, by its clocks',
    counts: 'pauses',
    weight: 8,
    isPossible: canMoveAllClocks,
    strike: (stand, dice) => pauseProcess(stand, dice, { realMs: 2.5 * SECOND, passedSeconds: 60 }),
  },
  {
    name: 'paused for an hour, by its clocks',
    isQuick: true,
    counts: 'pauses',
    weight: 8,
    isPossible: canMoveAllClocks,
    strike: (stand, dice) => pauseProcess(stand, dice, { realMs: 2.5 * SECOND, passedSeconds: 3600 }),
  },
  {
    name: 'paused for 75 seconds',
    counts: 'pauses',
    weight: 0.3,
    strike: (stand, dice) => pauseProcess(stand, dice, { realMs: 75 * SECOND, passedSeconds: 0 }),
  },
  {
    name: 'clock of one process stepped, and put back',
    counts: 'others',
    weight: 3,
    isPossible: canMoveClocks,
    strike: async (stand, dice) => {
      const { part } = victimOf(stand, dice);
      stand.clocks.step(part.process.name, dice.oneOf(CLOCK_STEPS));
      await delay(STEPPED_MS);
      stand.clocks.step(part.process.name, 0);
      return 1;
    },
  },
  {
    name: 'PostgreSQL stands still',
    counts: 'others',
    weight: 2,
    strike: async (stand, dice) => {
      const { postmaster } = stand;
      const stillMs = dice.fraction() < 0.3 ? 22 * SECOND : (1 + dice.below(5)) * SECOND;
      signalDatabase(postmaster, 'SIGSTOP');
      await delay(stillMs);
      signalDatabase(postmaster, 'SIGCONT');
      return 1;
    },
  },
  {
    name: 'one process split from the database',
    counts: 'others',
    weight: 2,
    isPossible: hasOwnDatabase,
    strike: (stand, dice) => splitParts([victimOf(stand, dice).part], dice),
  },
  {
    name: 'all split from the database',
    counts: 'others',
    weight: 1.5,
    isPossible: hasOwnDatabase,
    strike: ({ parts }, dice) => splitParts(parts, dice),
  },
  {
    name: 'split from the processors',
    counts: 'others',
    weight: 2,
    strike: async ({ needs: { simulatorLink } }, dice) => {
      simulatorLink.turn(dice.oneOf(['silent', 'cut', 'slow', 'half-closed'] as const));
      await delay((1 + dice.below(4)) * SECOND);
      simulatorLink.turn('pass');
      return 1;
    },
  },
  {
    name: 'processors answer wrongly, late or not',
    isQuick: true,
    counts: 'others',
    weight: 4,
    strike: async (stand, dice) => {
      const manner = dice.oneOf(BEHAVIOURS);
      const kind = manner === 'not_found' ? { kind: 'find' } : {};
      await stand.control('POST', 'behaviours', {
        manner,
        times: 2 + dice.below(6),
        latency_ms: 4000,
        ...kind,
      });
      await delay(2 * SECOND);
      await stand.control('DELETE', 'behaviours');
      return 1;
    },
  },
  {
    name: 'endpoint slow, wrong or half-closed',
    counts: 'others',
    weight: 3,
    strike: async ({ needs: { endpoint } }, dice) => {
      endpoint.turn(dice.oneOf(['slow', 'refuse', 'half-closed', 'garbage'] as const));
      await delay((1 + dice.below(3)) * SECOND);
      endpoint.turn('take');
      return 1;
    },
  },
  {
    name: 'out of file descriptors',
    isQuick: true,
    counts: 'others',
    weight: 1.5,
    isPossible: () => spawnSync('prlimit', ['--version']).status === 0,
    strike: async (stand, dice) => {
      const { pid } = victimOf(stand, dice);
      if (pid < 0) return 0;
      const before = limitFiles(pid, Math.max(openFiles(pid) - 1, 3));
      await delay(3 * SECOND);
      if (isRunning(pid)) limitFiles(pid, before);
      return 1;
    },
  },
  {
    name: 'disk of the database full',
    counts: 'others',
    weight: 1,
    isPossible: ({ folder, layout }) =>
      layout.database === 'own' && DiskFiller.canFill(path.join(folder, 'database')),
    strike: async ({ folder }) => {
      const filler = new DiskFiller(path.join(folder, 'database'));
      try {
        filler.fill();
        await delay(5 * SECOND);
      } finally {
        filler.free();
      }
      return 1;
    },
  },
  {
    name: 'standby promoted',
    counts: 'kills',
    weight: 3,
    isPossible: ({ database }) => database instanceof PrimaryAndStandby,
    strike: async ({ database }) => {
      if (database instanceof PrimaryAndStandby) await database.promote();
      return 1;
    },
  },
];

type Victim = Readonly<{ part: ServicePart; pid: number }>;

function readyParts({ parts }: Stand): readonly ServicePart[] {
  return parts.filter(({ process: { isReady, pid } }) => isReady && pid !== null);
}

/** One that serves, or any at all. -1: it is about to be started. */
function victimOf(stand: Stand, dice: Dice): Victim {
  const ready = readyParts(stand);
  const part = dice.oneOf(ready.length > 0 ? ready : stand.parts);
  const pids = stand.processesOf(part);
  return { part, pid: pids.length > 0 ? dice.oneOf(pids) : -1 };
}

/**
 * A process stands still. By every clock that it reads when it goes on so much time has gone by, and so it has for
 * everybody else: they look after what it left.
 */
async function pauseProcess(
  stand: Stand,
  dice: Dice,
  { realMs, passedSeconds }: Readonly<{ realMs: number; passedSeconds: number }>,
): Promise<number> {
  const { pid } = victimOf(stand, dice);
  if (pid < 0) return 0;
  signalTo(pid, 'SIGSTOP');
  if (passedSeconds > 0) stand.clocks.pass(passedSeconds);
  await delay(realMs);
  signalTo(pid, 'SIGCONT');
  return 1;
}

async function splitParts(parts: readonly ServicePart[], dice: Dice): Promise<number> {
  const links = parts.flatMap((part) => part.links);
  const manner = dice.oneOf(['silent', 'cut'] as const);
  for (const link of links) link.turn(manner);
  await delay((1 + dice.below(5)) * SECOND);
  for (const link of links) link.turn('pass');
  return 1;
}
