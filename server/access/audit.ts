import { setTimeout as delay } from 'node:timers/promises';
import type { Operation } from '../api-contract/operation.ts';
import { actorOf, type Caller } from './caller.ts';
import type { Clock } from '../platform/clock.ts';
import type { Queryable } from '../db/db.ts';
import { Batcher } from '../db/batch.ts';
import { faultOf } from '../db/faults.ts';
import {
  type AuditAction,
  type AuditActor,
  type AuditEntry,
  type AuditWriting,
  auditColumnsOf,
  insertAuditLogs,
} from '../db/queries/audit-logs.ts';
import type { AgentMandateId } from '../domain/agent-mandate.ts';
import type { MerchantAccountId } from '../domain/ids.ts';
import { objectOf } from '../domain/json.ts';
import { newId } from '../platform/entropy.ts';
import type { Log } from '../platform/log.ts';

/** Entries of one statement; more wait for the next. */
const BATCH_MAX = 500;

/** Answers wait so long for an entry that cannot be written at the moment; it is tried again all the same. */
const WAIT_MS = 10_000;
const RETRY_PAUSE_MS = 250;
const RETRY_PAUSE_MAX_MS = 5_000;

type Call = Readonly<{
  operation: Operation;
  caller: Caller;
  merchantAccountId: MerchantAccountId;
  requestId: string;
  /** What a call that changes nothing is noted as, all the same. */
  readAs?: 'exported' | 'revealed';
  /** What a person signed for it. */
  signed?: Readonly<{ id: string; reason: string | null }> | null;
}>;

/** Who acted, as an entry keeps it; null for who has no name. */
export function auditActorOf(caller: Caller): AuditActor | null {
  const actor = actorOf(caller);
  if (actor === null) return null;
  const { sessionId = null, address = null } = caller.kind === 'user' ? caller : {};
  const id = actor.id as AuditActor['id']; // a key's or a user's, as `kind` says
  const agentMandateId = caller.kind === 'key' ? (caller.mandate?.id ?? null) : null;
  return { ...actor, id, sessionId, address, confirmationId: null, reason: null, agentMandateId };
}

/**
 * The entry of one call. What moves money takes it along in the statement of its first step, so that there is no
 * step without it, whoever finishes the call; for everything else the edge writes it before the call is answered.
 */
export class CallAudit {
  readonly #entry: Omit<AuditEntry, 'resourceType' | 'resourceId' | 'resourceName'>;
  #isWritten = false;

  constructor(entry: Omit<AuditEntry, 'resourceType' | 'resourceId' | 'resourceName'>) {
    this.#entry = entry;
  }

  get isWritten(): boolean {
    return this.#isWritten;
  }

  /** Under which an agent calls; null for everybody else. */
  get agentMandateId(): AgentMandateId | null {
    return this.#entry.actor.agentMandateId;
  }

  /** For the statement that writes; null where one has. */
  of(type: string, id: string): AuditWriting | null {
    return this.#isWritten ? null : this.named({ type, id, name: id });
  }

  named({ type, id, name }: Resource): AuditWriting {
    const merchantAccountId = type === 'merchant-account' ? id : this.#entry.merchantAccountId;
    return {
      entry: { ...this.#entry, merchantAccountId, resourceType: type, resourceId: id, resourceName: name },
      written: () => {
        this.#isWritten = true;
      },
    };
  }
}

/**
 * Who changed what and when. Entries of concurrent requests share statements, and an answer waits for its entry. One
 * that cannot be written is tried again until it is, also when nobody waits for it any more.
 */
export class AuditTrail {
  readonly #log: Log;
  readonly #clock: Clock;
  readonly #batcher: Batcher<AuditEntry, true>;
  readonly #closing = new AbortController();

  constructor({ db, log, clock }: Readonly<{ db: Queryable; log: Log; clock: Clock }>) {
    this.#log = log;
    this.#clock = clock;
    const run = async (entries: readonly AuditEntry[]): Promise<true[]> => {
      await insertAuditLogs(db, entries);
      return entries.map(() => true);
    };
    this.#batcher = new Batcher({ run, max: BATCH_MAX });
  }

  /** Null for a call that changes nothing, or that neither a key nor a person makes. */
  begin(call: Call): CallAudit | null {
    const action = actionOf(call.operation) ?? call.readAs ?? null;
    const actor = auditActorOf(call.caller);
    if (action === null || actor === null) return null;

    const now = this.#clock.now();
    return new CallAudit({
      auditLogId: newId(now),
      merchantAccountId: call.merchantAccountId,
      at: now,
      action,
      operation: call.operation.id,
      actor: { ...actor, confirmationId: call.signed?.id ?? null, reason: call.signed?.reason ?? null },
      requestId: call.requestId,
    });
  }

  /** Resolves when the entry of a call that succeeded is written. */
  async finish(audit: CallAudit | null, told: AuditedCall): Promise<void> {
    if (audit === null || audit.isWritten) return;
    const { entry, written } = audit.named(resourceOf(told));
    await this.write(entry);
    written();
  }

  /** Resolves when an entry is written: of a call, or of what is no operation, such as a log-in. */
  async write(entry: AuditEntry): Promise<void> {
    const failed = await this.#batcher.add(entry).then(
      () => null,
      (error: unknown) => ({ error }),
    );
    if (failed !== null) await this.#tryAgain(entry, failed.error);
  }

  /** Waits for what is under way. */
  async close(): Promise<void> {
    this.#closing.abort();
    await this.#batcher.close();
  }

  async #tryAgain(entry: AuditEntry, error: unknown): Promise<void> {
    if (faultOf(error) !== 'passing') throw error;
    const { requestId } = entry;
    this.#log.warn({ requestId, reason: error }, 'an audit entry could not be written, and is tried again');
    const trying = this.#untilWritten(entry);
    const over = delay(WAIT_MS, false, { ref: false });
    if (!(await Promise.race([trying, over]))) throw error;
  }

  /** False: this process ends before. */
  async #untilWritten(entry: AuditEntry): Promise<boolean> {
    const { signal } = this.#closing;
    for (let pauseMs = RETRY_PAUSE_MS; !signal.aborted; pauseMs = Math.min(2 * pauseMs, RETRY_PAUSE_MAX_MS)) {
      await delay(pauseMs, undefined, { ref: false, signal }).catch(() => undefined); // the last try is now
      const isWritten = await this.#batcher.add(entry).catch((reason: unknown) => {
        this.#log.debug({ requestId: entry.requestId, reason }, 'an audit entry is still not written');
        return false;
      });
      if (isWritten) return true;
    }
    this.#log.error({ entry: auditColumnsOf(entry) }, 'an audit entry was not written');
    return false;
  }
}

/** POSTs that only ask, told apart by their scopes: an operation that `.read` allows changes nothing. */
function actionOf(operation: Operation): AuditAction | null {
  if (operation.method === 'GET' || operation.raw === true || operation.access.kind === 'public') return null;
  const { access } = operation;
  if (
    (access.kind === 'token' && !access.scopes.some((scope) => scope.endsWith('.write'))) ||
    (operation.method === 'POST' &&
      /\/(?:confirmations|verify|sessions?|match|options)$/.test(
        operation.path.replace(/\/checkout\/sessions$/, ''),
      ))
  )
    return null;

  if (operation.method === 'PUT') return 'updated';
  if (operation.method === 'DELETE') return 'deleted';
  const verb = operation.path.slice(operation.path.lastIndexOf('/') + 1);
  return VERBS[verb] ?? 'created';
}

const VERBS: Readonly<Record<string, AuditAction>> = {
  approve: 'updated',
  decline: 'updated',
  capture: 'captured',
  captures: 'captured',
  void: 'voided',
  voids: 'voided',
  cancel: 'canceled',
  increment: 'updated',
  expire: 'updated',
  suspend: 'updated',
  resume: 'updated',
  stop: 'updated',
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

type Resource = Readonly<{ type: string; id: string; name: string }>;
type AuditedCall = Readonly<{
  operation: Operation;
  params: Readonly<Record<string, unknown>>;
  answer: unknown;
}>;

function resourceOf(call: AuditedCall): Resource {
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
