import {
  type Checkpoint,
  type SealedEntry,
  openCheckpoint,
  verifyEntries,
} from '../../log-verifier/src/index.ts';
import { closeLedgers } from '../../server/operations/ledger/close.ts';
import { sealLogs } from '../../server/transparency-log/seal-logs.ts';
import { eventually } from '../harness/eventually.ts';
import type { TestAnswer, TestService } from '../harness/index.ts';

/** The transparency log of the merchant account `default`, as a worker seals it and a verifier reads it by the API. */
export class SealedLog {
  readonly #service: () => TestService;

  /** `service`: the one that lives now. */
  constructor(service: () => TestService) {
    this.#service = service;
  }

  makeDue(): Promise<unknown> {
    return this.#ask(`UPDATE transparency_logs SET due_at = '-infinity'`);
  }

  /** Every entry of the ledger has its place. */
  async closeLedger(): Promise<void> {
    await eventually(async () => {
      await closeLedgers(this.#service().parts);
      const [row] = await this.#ask<{ rest: bigint }>(
        `SELECT count(*) AS rest FROM ledger_entries WHERE ledger_entry_id > coalesce((
           SELECT closed_until FROM ledger_closings WHERE merchant_account_id = 'default'), 0)`,
      );
      return row?.rest === 0n;
    });
  }

  /**
   * Closes the ledger, seals what is there, and gives what was signed last. An entry waits for every transaction that
   * began before it, those of other databases of the same PostgreSQL among them.
   */
  async sealAll(): Promise<Checkpoint> {
    await this.closeLedger();
    await eventually(async () => {
      await this.makeDue();
      await sealLogs(this.#service().parts);
      const [row] = await this.#ask<{ rest: bigint }>(
        `SELECT count(*) AS rest FROM audit_logs WHERE merchant_account_id = 'default' AND NOT EXISTS (
           SELECT FROM transparency_log_salts WHERE transparency_log_salts.audit_log_id = audit_logs.audit_log_id)`,
      );
      return row?.rest === 0n;
    });
    const { body } = await this.#get('/transparency-log');
    return openCheckpoint(
      body.checkpoint.note,
      body.keys.map((key: { verifier_key: string }) => key.verifier_key),
    );
  }

  async exported(): Promise<readonly SealedEntry[]> {
    const items: SealedEntry[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const { body } = await this.#get(
        `/transparency-log/entries?limit=50${cursor === '' ? '' : `&cursor=${cursor}`}`,
      );
      items.push(...body.items);
      cursor = body.next_cursor;
    }
    return items;
  }

  /** What an outsider with an older checkpoint finds wrong in what is exported. */
  async faultsOf(at: Checkpoint, older: Checkpoint, purgedBelow = 0): Promise<readonly string[]> {
    return (await verifyEntries(await this.exported(), at, { older, purgedBelow })).faults;
  }

  #get(path: string): Promise<TestAnswer> {
    return this.#service().request('GET', path);
  }

  #ask<Row>(text: string): Promise<Row[]> {
    return this.#service().db.query<Row>({ name: '', text }, []);
  }
}
