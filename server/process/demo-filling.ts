import { spawn } from 'node:child_process';
import path from 'node:path';
import { listTransactionRows } from '../db/queries/transaction-list.ts';
import { toId } from '../domain/ids.ts';
import type { Parts } from '../parts.ts';

const CLI = path.join(import.meta.dirname, '../../cli/main.ts');

/** What is under way beside the service. */
export type DemoFilling = Readonly<{ payments: number; stop(): void }>;

/**
 * Fills a sandbox without payments with a month of a shop, by the command that does so, in a process of its own. Null
 * where that is not wanted, or was done before.
 */
export async function fillWithDemoData({ config, db, log }: Parts): Promise<DemoFilling | null> {
  const { demoPayments: payments, environment, role } = config;
  if (payments === null || environment !== 'sandbox' || role !== 'all') return null;
  const { rows } = await listTransactionRows(db, toId('default'), {}, { limit: 1, position: null });
  if (rows.length > 0) return null;

  const child = spawn(process.execPath, [CLI, 'demo-data', '--payments', String(payments)], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said = `${said}${chunk.toString()}`.slice(-2_000)));
  child.once('error', (reason) => log.warn({ reason: reason.message }, 'the sandbox was not filled'));
  child.once('close', (code, signal) => {
    if (code === 0) log.info({ payments }, 'the sandbox has a month of payments');
    else if (signal === null) log.warn({ said: said.trim() }, 'the sandbox was not filled to the end');
  });
  return { payments, stop: () => void child.kill('SIGTERM') };
}
