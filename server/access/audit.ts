import type { Operation } from '../api/contract/operation.ts';
import type { Caller } from './caller.ts';
import type { Clock } from '../machine/clock.ts';
import type { Queryable } from '../db/db.ts';
import { Fold } from '../db/fold.ts';
import { type AuditAction, type AuditEntry, insertAuditLogs } from '../db/queries/audit-logs.ts';
import type { MerchantAccountId } from '../domain/ids.ts';
import { objectOf } from '../domain/json.ts';
import { newId } from '../machine/entropy.ts';
import type { Log } from '../machine/log.ts';

/** Entries of one statement; more wait for the next. */
const BATCH_MAX = 500;

/** Entries that nobody waits for gather this long, so that many share a statement. */
const GATHER_MS = 100;

/**
 * Who changed what and when. Entries of concurrent requests share statements, and an answer waits for its
 * entry. Money operations do not wait: their own rows (operation, events) commit who and what with the
 * outcome, and the entry here is a copy for reading.
 */
export class AuditTrail {
  readonly #log: Log;
  readonly #clock: Clock;
  readonly #waitedFor: Fold<AuditEntry, true>;
  readonly #copies: Fold<AuditEntry, true>;

  constructor({ db, log, clock }: Readonly<{ db: Queryable; log: Log; clock: Clock }>) {
    this.#log = log;
    this.#clock = clock;
    const run = async (entries: readonly AuditEntry[]): Promise<true[]> => {
      await insertAuditLogs(db, entries);
      return entries.map(() => true);
    };
    this.#waitedFor = new Fold({ run, max: BATCH_MAX });
    this.#copies = new Fold({ run, max: BATCH_MAX, apartMs: () => GATHER_MS });
  }

  /**
   * Notes a successful call, where it is one that changes something. Resolves when the entry may be relied
   * on.
   */
  async note(
    call: Readonly<{
      operation: Operation;
      caller: Caller;
      merchantAccountId: MerchantAccountId;
      params: Readonly<Record<string, unknown>>;
      answer: unknown;
      requestId: string;
    }>,
  ): Promise<void> {
    const action = actionOf(call.operation);
    if (action === null || call.caller.kind !== 'key') return;
    const now = this.#clock.now();
    const resource = resourceOf(call);
    const isMoney = MONEY_PATH.test(call.operation.path);
    const written = (isMoney ? this.#copies : this.#waitedFor).add({
      auditLogId: newId(now),
      merchantAccountId: resource.type === 'merchant-account' ? resource.id : call.merchantAccountId,
      at: now,
      action,
      operation: call.operation.id,
      resourceType: resource.type,
      resourceId: resource.id,
      resourceName: resource.name,
      actorId: call.caller.apiKeyPairId,
      actorName: call.caller.displayName,
      requestId: call.requestId,
    });
    if (!isMoney) return void (await written);
    written.catch((error: unknown) =>
      this.#log.error({ requestId: call.requestId, reason: error }, 'an audit entry was not written'),
    );
  }

  /** Waits for everything noted so far. */
  async close(): Promise<void> {
    await Promise.all([this.#waitedFor.close(), this.#copies.close()]);
  }
}

const MONEY_PATH = /^\/(?:transactions|captures|voids|refunds|payouts)(?:\/|$)/;

/** POSTs that only ask, told apart by their scopes: an operation that `.read` allows changes nothing. */
function actionOf(operation: Operation): AuditAction | null {
  if (operation.method === 'GET' || operation.raw === true || operation.access.kind === 'public') return null;
  if (
    !operation.access.scopes.some((scope) => scope.endsWith('.write')) ||
    /\/(?:verify|sessions?|match)$/.test(operation.path.replace(/\/checkout\/sessions$/, ''))
  )
    return null;
  if (operation.method === 'PUT') return 'updated';
  if (operation.method === 'DELETE') return 'deleted';
  const verb = operation.path.slice(operation.path.lastIndexOf('/') + 1);
  return VERBS[verb] ?? 'created';
}

const VERBS: Readonly<Record<string, AuditAction>> = {
  capture: 'captured',
  captures: 'captured',
  void: 'voided',
  voids: 'voided',
  cancel: 'canceled',
  increment: 'updated',
  expire: 'updated',
  suspend: 'updated',
  resume: 'updated',
  order: 'updated',
  'rotate-secret': 'updated',
};

/** Names of configuration may be told; names of people and free text of payments may not. */
const NAMED_TYPES = new Set([
  'merchant-account',
  'api-key-pair',
  'payment-service',
  'role',
  'report',
  'digital-wallet',
  'vault-forward-config',
  'vault-forward-config-authentication',
]);

function resourceOf(
  call: Readonly<{ operation: Operation; params: Readonly<Record<string, unknown>>; answer: unknown }>,
): Readonly<{ type: string; id: string; name: string }> {
  const answer = objectOf(call.answer) ?? {};
  const lastParam = Object.values(call.params).at(-1);
  const id = typeof answer['id'] === 'string' ? answer['id'] : typeof lastParam === 'string' ? lastParam : '';
  const type = typeof answer['type'] === 'string' ? answer['type'] : typeFromPath(call.operation.path);
  const named = NAMED_TYPES.has(type) ? (answer['display_name'] ?? answer['name']) : undefined;
  return { type, id, name: typeof named === 'string' ? named : id };
}

/** `/payment-methods/{payment_method_id}` is about a `payment-method`. */
function typeFromPath(path: string): string {
  const named =
    path
      .split('/')
      .filter((segment) => segment !== '' && !segment.startsWith('{'))
      .at(-1) ?? '';
  return named.endsWith('s') ? named.slice(0, -1) : named;
}
