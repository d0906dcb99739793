import { type Api, call } from './call.ts';
import { wait } from './platform.ts';

/** What a front end is told of a payment. Read the whole of it on your server. */
export type Transaction = Readonly<{
  /** Id of the transaction. */
  id: string;
  /** Its status, such as `captured`. */
  status: string;
  /** Opens the session of a wallet's SDK; null: there is none. */
  session_token: string | null;
  /** What it is paid with; null: not known yet. */
  payment_method: Readonly<{
    /** Where the buyer approves it; null: nobody has to. */
    approval_url: string | null;
  }> | null;
}>;

/**
 * Pays, held to what the token pins. Repeat it under the same key where nobody answered: the same payment is
 * answered, and none is made twice.
 *
 * @example const transaction = await createTransaction(api, { amount: 1299, currency: 'USD' }, crypto.randomUUID())
 */
export function createTransaction(
  api: Api,
  transaction: Readonly<Record<string, unknown>>,
  idempotencyKey: string,
): Promise<Transaction> {
  const headers = { 'idempotency-key': idempotencyKey };
  return call(api, { method: 'POST', path: '/transactions', body: transaction, headers });
}

/** In the words of both versions of the API: the outcome is not known yet, or the buyer has only just approved. */
const WAITING: ReadonlySet<string> = new Set([
  'processing',
  'buyer_approval_pending',
  'capture_pending',
  'void_pending',
  'authorization_void_pending',
]);

/**
 * False: ask again, and do not pay again.
 *
 * @example isSettled('processing') // false
 */
export function isSettled(status: string): boolean {
  return !WAITING.has(status);
}

/**
 * Asks how a payment stands until its outcome is known. `read` asks your server, since no token for front ends
 * reads payments. Null: it is not known in time.
 *
 * @example const end = await pollTransaction(() => readTransaction(id), { timeoutMs: 60_000 })
 */
export async function pollTransaction<Read extends Readonly<{ status: string }>>(
  read: () => Promise<Read>,
  { everyMs = 1000, timeoutMs = 60_000 }: Readonly<{ everyMs?: number; timeoutMs?: number }> = {},
): Promise<Read | null> {
  const tries = Math.max(1, Math.ceil(timeoutMs / everyMs));
  for (let asked = 0; asked < tries; asked += 1) {
    if (asked > 0) await wait(everyMs);
    // Who is not reached now is asked again: that a network is gone says nothing of the payment.
    const found = await read().catch(() => null);
    if (found !== null && isSettled(found.status)) return found;
  }
  return null;
}
