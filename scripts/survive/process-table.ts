import { execFileSync } from 'node:child_process';
import fs from 'node:fs';

/** What the operating system says of processes (Linux: /proc), and limits that it is told of them. */
export function isRunning(pid: number): boolean {
  const [state] = fieldsOf(pid);
  return state !== undefined && state !== 'Z' && state !== 'X';
}

export function commandOf(pid: number): string {
  try {
    return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
  } catch {
    return '';
  }
}

/** Its children, and theirs. */
export function descendantsOf(pid: number): readonly number[] {
  let text = '';
  try {
    text = fs.readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
  } catch {
    return [];
  }
  const children = text.split(' ').filter(Boolean).map(Number);
  return children.flatMap((child) => [child, ...descendantsOf(child)]);
}

/** Where it is gone already, there is nobody to tell. */
export function signalTo(pid: number, signal: NodeJS.Signals): void {
  // 0 and less are groups of processes, and -1 is all there are.
  if (pid <= 1) throw new Error(`BUG: ${signal} to ${pid}`);
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

export function openFiles(pid: number): number {
  try {
    return fs.readdirSync(`/proc/${pid}/fd`).length;
  } catch {
    return 0;
  }
}

/** Limits how many files it may have open (util-linux: prlimit). Gives the limit that it had. */
export function limitFiles(pid: number, limit: number): number {
  const limits = fs.readFileSync(`/proc/${pid}/limits`, 'utf8');
  const before = Number(/^Max open files +(\d+)/m.exec(limits)?.[1] ?? limit);
  execFileSync('prlimit', ['--pid', String(pid), `--nofile=${limit}:`]);
  return before;
}

/** Of /proc/PID/stat, what follows the name: state, parent … */
function fieldsOf(pid: number): readonly string[] {
  try {
    const text = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}
