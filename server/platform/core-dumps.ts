import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Log } from './log.ts';
import { StartError } from './start-error.ts';

/**
 * A core dump is this process's memory in a file: card numbers on their way, and keys. `unknown`: not a
 * Linux.
 */
type CoreDumps = 'off' | 'on' | 'unknown';

/** What the kernel says: the soft limit in bytes, null for none, and where dumps go. */
type CoreSettings = Readonly<{ limitBytes: number | null; pattern: string }>;

const CORE_DUMPS_ON =
  'Core dumps are on, and a dump would hold card numbers: install prlimit (of util-linux), or ' +
  'start under a core limit of one byte (`prlimit --core=1:1 node server/main.ts`, or LimitCORE=1 ' +
  'of systemd).';
const CORE_DUMPS_UNKNOWN =
  'Whether core dumps are on cannot be seen on this system: turn them off, since they would hold card numbers.';

/** Turns core dumps off, and tells where that cannot be done; with real cards, refuses to start. */
export function refuseCoreDumps(pid: number, log: Log, isProduction: boolean): void {
  const coreDumps = turnCoreDumpsOff(pid);
  if (coreDumps === 'off') return;
  if (coreDumps === 'on' && isProduction) throw new StartError(CORE_DUMPS_ON);
  log.warn({ coreDumps }, coreDumps === 'on' ? CORE_DUMPS_ON : CORE_DUMPS_UNKNOWN);
}

/**
 * Turns core dumps off for this process, for good. Node cannot set a limit of its own, and util-linux'
 * `prlimit` can for any process of the same user. The limit is one byte, which the kernel takes for "never",
 * also where dumps are piped to a program: those it makes in spite of a limit of zero (core(5)).
 */
export function turnCoreDumpsOff(pid: number): CoreDumps {
  if (coreDumpsOf(pid) !== 'on') return coreDumpsOf(pid);
  spawnSync('prlimit', ['--pid', String(pid), '--core=1:1'], { stdio: 'ignore' });
  return coreDumpsOf(pid);
}

export function coreDumpsOf(pid: number): CoreDumps {
  try {
    return judge(
      parse(
        readFileSync(`/proc/${pid}/limits`, 'utf8'),
        readFileSync('/proc/sys/kernel/core_pattern', 'utf8'),
      ),
    );
  } catch {
    return 'unknown';
  }
}

export function parse(limits: string, pattern: string): CoreSettings {
  const soft = /^Max core file size\s+(\d+|unlimited)\s/m.exec(limits)?.[1] ?? 'unlimited';
  return { limitBytes: soft === 'unlimited' ? null : Number(soft), pattern: pattern.trim() };
}

export function judge({ limitBytes, pattern }: CoreSettings): CoreDumps {
  if (limitBytes === 1) return 'off';
  // systemd's program looks at the limit itself; others are handed the dump.
  if (limitBytes === 0)
    return pattern.startsWith('|') && !pattern.includes('systemd-coredump') ? 'on' : 'off';
  return 'on';
}
