import {
  type AuditRow,
  type LedgerEntryRow,
  auditById,
  ledgerBetween,
  tileOfLedger,
} from '../db/queries/transparency-log.ts';
import type { MerchantAccountId } from '../domain/ids.ts';
import type { ReadParts } from '../parts.ts';
import { cutIntoTiles } from './merkle-tree.ts';

/**
 * An entry as it is hashed: its members in the order of their names, so that its JSON is the canonical one of
 * RFC 8785. Nothing of it may ever be written otherwise. Card data is in none: neither table has a column for it.
 */
export type LogEntry = Readonly<Record<string, string | number | null>>;

export function ledgerLogEntry(row: LedgerEntryRow): LogEntry {
  return {
    amount: Number(row.amount),
    created_at: row.created_at,
    credit: row.credit,
    currency: row.currency,
    debit: row.debit,
    id: String(row.ledger_entry_id),
    merchant_account_id: row.merchant_account_id,
    movement: row.movement,
    operation_id: row.operation_id,
    payout_id: row.payout_id,
    transaction_id: row.transaction_id,
    type: 'ledger-entry',
  };
}

/** Entries of before there were agents are hashed without it, and stay as they were. */
function agentOf({ agent_mandate_id }: AuditRow): Readonly<{ agent_mandate_id?: string }> {
  return agent_mandate_id === null ? {} : { agent_mandate_id };
}

export function auditLogEntry(row: AuditRow, salt: string): LogEntry {
  return {
    action: row.action,
    actor_email: row.actor_email,
    actor_id: row.actor_id,
    actor_kind: row.actor_kind,
    actor_name: row.actor_name,
    address: row.address,
    ...agentOf(row),
    at: row.at,
    confirmation_id: row.confirmation_id,
    id: row.audit_log_id,
    merchant_account_id: row.merchant_account_id,
    operation: row.operation,
    reason: row.reason,
    request_id: row.request_id,
    resource_id: row.resource_id,
    resource_name: row.resource_name,
    resource_type: row.resource_type,
    salt,
    session_id: row.session_id,
    type: 'audit-log-entry',
  };
}

/** Which entry a leaf is of, as tiles keep it: a byte for the kind, and sixteen of an id or a number. */
export type EntryName = Readonly<{ kind: 'ledger' | 'audit'; id: string }>;
export const NAME_BYTES = 17;
const KINDS = { ledger: 1, audit: 2 } as const;

export function writeName({ kind, id }: EntryName): Buffer {
  const bytes = Buffer.alloc(NAME_BYTES);
  bytes[0] = KINDS[kind];
  if (kind === 'ledger') bytes.writeBigInt64BE(BigInt(id), NAME_BYTES - 8);
  else bytes.write(id.replaceAll('-', ''), 1, 'hex');
  return bytes;
}

export function readName(bytes: Buffer): EntryName {
  if (bytes[0] === KINDS.ledger)
    return { kind: 'ledger', id: bytes.readBigInt64BE(NAME_BYTES - 8).toString() };
  const digits = bytes.subarray(1).toString('hex');
  return { kind: 'audit', id: digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-') };
}

/** What these entries say today, by kind and id; those that are gone are not in it. */
export async function readEntries(
  { db }: Pick<ReadParts, 'db'>,
  merchantAccountId: MerchantAccountId,
  names: readonly EntryName[],
): Promise<ReadonlyMap<string, LogEntry>> {
  const idsOf = (kind: EntryName['kind']): readonly string[] =>
    names.filter((name) => name.kind === kind).map(({ id }) => id);
  const numbers = idsOf('ledger').map(BigInt);
  const audit = await auditById(db, merchantAccountId, idsOf('audit'));
  const ledger = await ledgerAround(db, merchantAccountId, numbers);
  return new Map([
    ...ledger.map((row): [string, LogEntry] => [`ledger ${row.ledger_entry_id}`, ledgerLogEntry(row)]),
    ...audit.map((row): [string, LogEntry] => [`audit ${row.audit_log_id}`, auditLogEntry(row, row.salt)]),
  ]);
}

/** Somebody may put an entry before all that were ever drawn. */
const LOWEST = -(2n ** 63n);

/** These, and what stands between them and the sealed one before: the log has them in the order of their numbers. */
async function ledgerAround(
  db: ReadParts['db'],
  merchantAccountId: MerchantAccountId,
  numbers: readonly bigint[],
): Promise<readonly LedgerEntryRow[]> {
  const [first, last] = [numbers.at(0), numbers.at(-1)];
  if (first === undefined || last === undefined) return [];
  const tile = await tileOfLedger(db, merchantAccountId, String(first - 1n));
  const before = cutIntoTiles(tile?.entries ?? Buffer.alloc(0), NAME_BYTES)
    .map(readName)
    .filter(({ kind, id }) => kind === 'ledger' && BigInt(id) < first)
    .at(-1);
  return ledgerBetween(db, merchantAccountId, BigInt(before?.id ?? LOWEST), last);
}
