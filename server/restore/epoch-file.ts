import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { randomBytes } from '../platform/entropy.ts';

const FILE = 'epoch';

/**
 * The newest epoch of the database that this machine has seen, in a file of the data folder. Whoever restores
 * the database leaves the folder as it is, so the file tells that something is missing.
 */
export async function readEpochFile(folder: string): Promise<NotedEpoch | null> {
  const text = await readFile(join(folder, FILE), 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  });
  const [instanceId = '', epoch = ''] = text.trim().split(' ');
  return /^\d{1,18}$/.test(epoch) ? { instanceId, epoch: BigInt(epoch) } : null;
}

/** A folder that served another database says nothing of this one, so it names whose epoch it is. */
type NotedEpoch = Readonly<{ instanceId: string; epoch: bigint }>;

/** On disk when it returns, and never half. */
export async function writeEpochFile(folder: string, instanceId: string, epoch: bigint): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const place = join(folder, FILE);
  const draft = `${place}.${randomBytes(8).toString('hex')}`; // Several may write at once.
  const file = await open(draft, 'w', 0o600);
  try {
    await file.writeFile(`${instanceId} ${epoch}\n`);
    await file.datasync();
  } finally {
    await file.close();
  }
  await rename(draft, place);
}
