import fs from 'node:fs';
import path from 'node:path';
import { StartError } from '../platform/start-error.ts';

/** It names the process that holds the folder. */
export const HOLDER_FILE = 'railyard.pid';

/**
 * One service per data folder: the file `railyard.pid` names the process that holds it. A file whose process
 * is gone (or whose number now belongs to a process that started at another time) is taken over. PostgreSQL's
 * own lock stands behind this one.
 */
export function claimFolder(folder: string): { release(): void } {
  const file = path.join(folder, HOLDER_FILE);
  const mine = describe(process.pid);

  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      fs.writeFileSync(file, mine, { flag: 'wx', mode: 0o600 });
      return { release: () => release(file, mine) };
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
    const holder = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
    const pid = Number(holder.split(' ')[0]);
    if (holder !== '' && Number.isInteger(pid) && pid > 0 && isAlive(pid) && describe(pid) === holder) {
      throw new StartError(
        `Railyard already runs on ${folder} (process ${pid}): stop it first, or choose another RAILYARD_DATA_DIR.`,
      );
    }
    fs.rmSync(file, { force: true });
  }
  throw new StartError(
    `Another Railyard is starting on ${folder}: stop it first, or choose another RAILYARD_DATA_DIR.`,
  );
}

function release(file: string, mine: string): void {
  if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === mine) fs.rmSync(file, { force: true });
}

/** The process id and, on Linux, when it started, since ids come round again. */
function describe(pid: number): string {
  try {
    const afterName = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1) ?? '';
    return `${pid} ${afterName.split(' ')[19] ?? ''}`;
  } catch {
    return `${pid} `;
  }
}

/** Whether there is a process of that number, whoever it belongs to. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
