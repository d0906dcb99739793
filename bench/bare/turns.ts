import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Processes } from '../cpu.ts';
import { DATABASE, openFloorDatabase } from '../floor/database.ts';
import { load } from '../load.ts';
import { paymentRequest } from '../payment.ts';
import type { Rig } from '../rig.ts';
import { payFor } from '../warm-up.ts';
import { measureWindow, type Window } from '../window.ts';
import type { BareSettings } from './service.ts';
import { signToken } from './token.ts';

/** A window of the service, and one of the bare payment right after it. */
export type Turn = Readonly<{ at: number; service: Window; bare: Window }>;
export type Bare = Readonly<{
  url: string;
  token: string;
  /** Its books; the service's own count as standing by. */
  processes: Processes;
  close(): Promise<void>;
}>;

/** The compiler goes on for longer, and gains little. */
const WARM_UP_PAYMENTS = 8_000;

/** The bare payment in a process of its own, warm, before the rig's processor and on its PostgreSQL. */
export async function startBare(rig: Rig): Promise<Bare> {
  const db = await openFloorDatabase(rig);
  const { token, publicKey } = signToken();
  const settings: BareSettings = {
    socketFolder: rig.socketFolder,
    processorUrl: rig.processorUrl,
    publicKey,
  };
  const child = fork(path.join(import.meta.dirname, 'service.ts'), [JSON.stringify(settings)]);
  const [port] = (await once(child, 'message')) as [number];
  const url = `http://127.0.0.1:${port}`;
  await payFor(url, token, WARM_UP_PAYMENTS / 4);
  await db.query({ name: 'bench_analyze_floor', text: 'ANALYZE' }, []);
  await payFor(url, token, WARM_UP_PAYMENTS);
  return {
    url,
    token,
    processes: {
      ...rig.processes,
      service: pidOf(child),
      database: DATABASE,
      standingBy: [rig.processes.service],
    },
    close: async () => {
      child.disconnect();
      await once(child, 'exit');
      await db.close();
    },
  };
}

/** `at`: so many at once, in this order, in each turn. */
export async function takeTurns(
  rig: Rig,
  bare: Bare,
  { at, turns, seconds }: Readonly<{ at: readonly number[]; turns: number; seconds: number }>,
): Promise<readonly Turn[]> {
  const ours = paymentRequest(rig.url, await rig.token());
  const bares = paymentRequest(bare.url, bare.token);
  const service = { ...rig.processes, standingBy: [bare.processes.service] };
  const made: Turn[] = [];
  for (let turn = 0; turn < turns; turn += 1)
    for (const concurrency of at) {
      const window = (processes: Processes, url: string, request: string): Promise<Window> =>
        measureWindow(processes, () => load(url, { seconds, concurrency, status: 201, next: () => request }));
      made.push({
        at: concurrency,
        service: await window(service, rig.url, ours),
        bare: await window(bare.processes, bare.url, bares),
      });
    }
  return made;
}

function pidOf({ pid }: ChildProcess): number {
  if (pid === undefined) throw new Error('the bare payment did not start');
  return pid;
}
