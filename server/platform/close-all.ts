import type { Log } from './log.ts';

/** Closes one after the other, each whatever became of those before it; then tells the first failure. */
export async function closeAll(closings: readonly (() => unknown)[]): Promise<void> {
  const failures: unknown[] = [];
  for (const close of closings) {
    try {
      await close();
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}

/** What is to be closed, by a name that its operator knows. */
export type Closer = Readonly<{
  name: string;
  close(): unknown;
  /** How long it is waited for. */
  limitMs?: number;
  /** Once nobody waits for it any more. */
  giveUp?(): void;
}>;

const LIMIT_MS = 15_000;
/** Work under way may wait for a company to answer. */
export const WORK_LIMIT_MS = 60_000;
/** What takes longer is named in the log while it is waited for. */
const NAMED_AFTER_MS = 5_000;

type CloseLog = Pick<Log, 'warn' | 'error'>;

/** As `closeAll`, but waits for none of them without end, and says which one is waited for. */
export function closeNamed(log: CloseLog, closers: readonly Closer[]): Promise<void> {
  return closeAll(closers.map((closer) => () => closeWithin(log, closer)));
}

export async function closeWithin(
  log: CloseLog,
  { name, close, limitMs = LIMIT_MS, giveUp }: Closer,
): Promise<void> {
  const over = Promise.withResolvers<'over'>();
  const named = setTimeout(
    () => log.warn({ waitsFor: name }, 'the end of the process waits'),
    NAMED_AFTER_MS,
  );
  const limit = setTimeout(() => over.resolve('over'), limitMs);
  const closing = (async () => close())();

  try {
    if ((await Promise.race([closing, over.promise])) !== 'over') return;
    closing.catch((reason: unknown) => log.error({ waitedFor: name, reason }, 'it failed to close'));
    log.error({ waitedFor: name, limitMs }, 'the end of the process waits no longer');
    giveUp?.();
  } finally {
    clearTimeout(named);
    clearTimeout(limit);
  }
}
