import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { Log } from './log.ts';
import { StartError } from './start-error.ts';

/** Processes that run this same program and answer on one port together. */
export type Siblings = Readonly<{
  /** Where they listen. */
  url: string;
  /** Passes the signal on, and waits until all of them have ended. */
  stop(signal: 'SIGTERM' | 'SIGINT'): Promise<void>;
}>;

/** What one of them tells the process that started it, once. */
export type Word = Readonly<{ url: string } | { problem: string }>;

/** One that ended by itself is replaced after this long, again and again. */
const REPLACE_AFTER_MS = 1_000;

/**
 * Starts `count` of them and resolves when all listen. Where one cannot, throws what it said; from then on one
 * that ends is replaced, while the others go on.
 */
export async function startSiblings({
  count,
  environment,
  log,
}: Readonly<{ count: number; environment: Record<string, string>; log: Log }>): Promise<Siblings> {
  let isStopping = false;
  const living = new Set<Worker>();

  type Started = Readonly<{ url: string; pid: number | undefined; ended: Promise<void> }>;
  async function start(): Promise<Started> {
    const sibling = cluster.fork(environment);
    living.add(sibling);
    const ended = once(sibling, 'exit').then(() => void living.delete(sibling));
    const problem = 'One of the API’s processes ended before it was ready: its log says why.';
    const word = await Promise.race([
      once(sibling, 'message').then(([said]) => said as Word), // `tellParent` is all that is ever sent
      ended.then((): Word => ({ problem })),
    ]);
    if ('problem' in word) throw new StartError(word.problem);
    const { pid } = sibling.process;
    log.info({ pid }, 'a process of the API listens');
    return { url: word.url, pid, ended };
  }

  async function keep(first: Started): Promise<void> {
    for (let last = first; ;) {
      await last.ended;
      if (isStopping) return;
      log.error({ pid: last.pid }, 'a process of the API ended by itself');
      await delay(REPLACE_AFTER_MS);
      if (isStopping) return;
      last = await start().catch((reason: unknown) => {
        log.error({ reason }, 'a process of the API could not be replaced');
        return last;
      });
    }
  }

  const stop = async (signal: 'SIGTERM' | 'SIGINT'): Promise<void> => {
    isStopping = true;
    const ended = [...living].map((sibling) => once(sibling, 'exit'));
    for (const { process: sibling } of living) sibling.kill(signal);
    await Promise.all(ended);
  };

  try {
    const started = await Promise.all(Array.from({ length: count }, start));
    for (const each of started) void keep(each);
    return { url: started[0]?.url ?? '', stop };
  } catch (error) {
    await stop('SIGINT');
    throw error;
  }
}

/** Whether this process is one of them. It ends when the one that started it does. */
export function isSibling(): boolean {
  return cluster.isWorker;
}

export function tellParent(word: Word): void {
  process.send?.(word);
}

/** The last thing that one of them does: nothing else keeps it alive. */
export function leaveParent(): void {
  cluster.worker?.disconnect();
}
