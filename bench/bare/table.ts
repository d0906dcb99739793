import { BACKENDS, FOREIGN_MAX, isQuiet, MAIN_THREAD, median, type Window } from '../window.ts';
import type { Turn } from './turns.ts';

/** Goals of a service beside the bare payment: its rate at least, its processor time at most. */
const GOALS = { rate: 0.6, mainThread: 2, backends: 1.2 };
const HEAD = [
  'at once',
  'service/s',
  'bare/s',
  'share',
  'p50 ms',
  'p99 ms',
  'main µs',
  'bare',
  'times',
  'PG µs',
  'bare',
  'times',
];
const WIDTH = 9;

/** Medians of the turns that had the processors to themselves, or of all, with a mark, where none had. */
export function printTurns(turns: readonly Turn[]): void {
  const quiet = turns.filter(isQuietTurn);
  const { rate, mainThread, backends } = GOALS;
  console.log(
    `\nservice ÷ bare payment, in turns (goals at 64 and 128: share ≥ ${rate}, main thread ≤ ${mainThread} times, ` +
      `PostgreSQL ≤ ${backends} times)`,
  );
  console.log(HEAD.map((word) => word.padStart(WIDTH)).join(' '));
  for (const at of new Set(turns.map((turn) => turn.at))) console.log(rowOf(at, turns));
  const others = median(turns.flatMap(({ service, bare }) => [service.foreign, bare.foreign]));
  console.log(
    `${quiet.length} of ${turns.length} turns had the processors to themselves: others used no more than ` +
      `${FOREIGN_MAX} of one (in the middle ${others.toFixed(2)}).` +
      (quiet.length === turns.length ? '' : ' The rest is left out; * where nothing else is there.'),
  );
}

export function isQuietTurn({ service, bare }: Turn): boolean {
  return isQuiet(service) && isQuiet(bare);
}

/** Payments a second of the service, so many at once. */
export function rateAt(turns: readonly Turn[], at: number): number {
  return median(countedOf(at, turns).map(({ service }) => service.perSecond));
}

/** Of so many at once, those with the processors to themselves; all, where there is none. */
function countedOf(at: number, turns: readonly Turn[]): readonly Turn[] {
  const all = turns.filter((turn) => turn.at === at);
  const quiet = all.filter(isQuietTurn);
  return quiet.length > 0 ? quiet : all;
}

function rowOf(at: number, turns: readonly Turn[]): string {
  const counted = countedOf(at, turns);
  const of = (side: 'service' | 'bare', pick: (window: Window) => number): number =>
    median(counted.map((turn) => pick(turn[side])));
  const ratio = (pick: (window: Window) => number): number =>
    median(counted.map(({ service, bare }) => pick(service) / pick(bare)));
  const perSecond = (window: Window): number => window.perSecond;
  const main = ({ times }: Window): number => times[MAIN_THREAD] ?? Number.NaN;
  const backends = ({ times }: Window): number => times[BACKENDS] ?? Number.NaN;

  const cells = [
    `${at}${counted.every(isQuietTurn) ? '' : '*'}`,
    ...[of('service', perSecond), of('bare', perSecond)].map((value) => value.toFixed(0)),
    ratio(perSecond).toFixed(2),
    of('service', ({ p50Ms }) => p50Ms).toFixed(1),
    of('service', ({ p99Ms }) => p99Ms).toFixed(1),
    ...[of('service', main), of('bare', main)].map((value) => value.toFixed(0)),
    ratio(main).toFixed(1),
    ...[of('service', backends), of('bare', backends)].map((value) => value.toFixed(0)),
    ratio(backends).toFixed(1),
  ];
  return cells.map((cell) => cell.padStart(WIDTH)).join(' ');
}
