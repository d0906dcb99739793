import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { Log } from './log.ts';
import { StartError } from './start-error.ts';

/** Processes that run this same program and answer on one port together. */
export type Siblings = Readonly<{
  /** Where they listen. */
  url: string;
  /** What each of them counts, as far as they answer in time. */
  numbers(): Promise<readonly object[]>;
  /** Passes the signal on, and waits until all of them have ended. */
  stop(signal: 'SIGTERM' | 'SIGINT'): Promise<void>;
}>;

/** What one of them tells the process that started it, once. */
export type Word = Readonly<{ url: string } | { problem: string }>;
/** What it is asked for its numbers with, and what it answers. */
type NumbersRequest = Readonly<{ numbersOf: number }>;
type Numbers = NumbersRequest & Readonly<{ numbers: object }>;

/** One that is busy for longer is left out of what is counted. */
const NUMBERS_WITHIN_MS = 2_000;

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
    const word = await Promise.race([firstWord(sibling), ended.then((): Word => ({ problem }))]);
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
    let requests = 0;
    const numbers = (): Promise<readonly object[]> => numbersOf([...living], (requests += 1));
    return { url: started[0]?.url ?? '', numbers, stop };
  } catch (error) {
    await stop('SIGINT');
    throw error;
  }
}

/** Beside words, only numbers are ever sent, and those only to who asks. */
function firstWord(sibling: Worker): Promise<Word> {
  return new Promise((resolve) => {
    const hear = (said: Word | Numbers): void => {
      if ('numbersOf' in said) return;
      sibling.off('message', hear);
      resolve(said);
    };
    sibling.on('message', hear);
  });
}

/** `request` is told back with the numbers, which a sibling may tell too late. */
async function numbersOf(siblings: readonly Worker[], request: number): Promise<readonly object[]> {
  const asking: NumbersRequest = { numbersOf: request };
  const answers = siblings.map(async (sibling) => {
    const signal = AbortSignal.timeout(NUMBERS_WITHIN_MS);
    if (!sibling.isConnected()) return [];
    sibling.send(asking);
    for (;;) {
      const [said] = (await once(sibling, 'message', { signal })) as [Word | Numbers];
      if ('numbersOf' in said && said.numbersOf === asking.numbersOf) return [said.numbers];
    }
  });
  const settled = await Promise.allSettled(answers);
  return settled.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
}

/** In one of them: gives its numbers to the process that started it, whenever that asks. */
export function tellNumbers(numbers: () => Promise<object>): void {
  process.on('message', (asking: NumbersRequest) => {
    void numbers().then((told) =>
      process.send?.({ numbersOf: asking.numbersOf, numbers: told } satisfies Numbers),
    );
  });
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
