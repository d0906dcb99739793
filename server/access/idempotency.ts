import { createHmac, createSecretKey, hash } from 'node:crypto';
import { canonicalJson } from '../json/canonical-json.ts';
import { Problem, problemOfText } from '../domain/problem.ts';
import { holdsCardNumber } from '../domain/card-numbers/card-numbers.ts';
import type { AgentMandate } from '../domain/agent-mandate.ts';
import type { ApiVersion } from '../domain/api-version.ts';
import type { Queryable } from '../db/db.ts';
import {
  abandonIdempotencyKey,
  beginIdempotencyKey,
  getStoredAnswer,
  renewIdempotencyKey,
  storeIdempotentAnswer,
} from '../db/queries/idempotency.ts';
import { type Id, type MerchantAccountId, uuidv8 } from '../domain/ids.ts';
import { newId } from '../platform/entropy.ts';
import type { HeldValue, Vault } from '../vault/vault.ts';
import { EMBED } from './scopes.ts';

/**
 * One call under an Idempotency-Key. The write path of a money operation stores its answer itself (see
 * db/queries/idempotency.ts for the rows) and then calls `answerStored()`; for everything else the edge
 * stores the answer after the handler.
 */
export class IdempotentCall {
  readonly key: string;
  /**
   * The contract's operation id, or what it has in common with those that do the same: a key means nothing to any
   * other operation. Front ends (`embed create_transaction`) and the agents of each mandate (`agent 01a2… void`)
   * have a space of their own, so that neither a shopper nor an agent can occupy a key that a server will use.
   */
  readonly operation: string;
  readonly requestHash: string;
  /** The fence: compared by every statement that touches the row. */
  readonly ownerId: string;
  /** The answer is kept some time longer than until then; null: that time from now. */
  readonly neededUntil: string | null;
  readonly #referenceKey: Buffer;
  readonly #merchantAccountId: MerchantAccountId;
  #isStored = false;
  #isReadBack = false;
  #isIntended = false;
  #followsRequest = true;

  constructor(
    row: Readonly<{
      merchantAccountId: MerchantAccountId;
      key: string;
      operation: string;
      requestHash: string;
      ownerId: string;
      neededUntil?: string | null;
    }>,
    referenceKey: Buffer,
  ) {
    this.#merchantAccountId = row.merchantAccountId;
    this.key = row.key;
    this.operation = row.operation;
    this.requestHash = row.requestHash;
    this.ownerId = row.ownerId;
    this.neededUntil = row.neededUntil ?? null;
    this.#referenceKey = referenceKey;
  }

  /**
   * Our reference at the processor for the `ordinal`th thing that this call does, from 1. It follows from
   * account, operation, key and request. So a call that is repeated after the database was restored from an
   * older copy sends what it sent before, and the processor does it once.
   */
  reference<Kind extends string>(ordinal: number, now: Date): Id<Kind> {
    if (!this.#followsRequest) return newId(now);
    const parts = [this.#merchantAccountId, this.operation, this.key, this.requestHash, ordinal];
    const key = createSecretKey(this.#referenceKey);
    return uuidv8(createHmac('sha256', key).update(JSON.stringify(parts)).digest());
  }

  /** The key stood for this very request before, and has expired: what is done now is new. */
  begunAnew(): void {
    this.#followsRequest = false;
  }

  /** What is about to be committed needs the key, and binds it: from then on it waits for the outcome. */
  intended(): void {
    this.#isIntended = true;
  }

  get isIntended(): boolean {
    return this.#isIntended;
  }

  answerStored(): void {
    this.#isStored = true;
  }

  /** As `answerStored()`, by a step that others may have followed: the first answer is the stored one, too. */
  answerStoredEarlier(): void {
    this.#isStored = true;
    this.#isReadBack = true;
  }

  get isAnswerStored(): boolean {
    return this.#isStored;
  }

  get isReadBack(): boolean {
    return this.#isReadBack;
  }
}

type IdempotentStart =
  | Readonly<{ kind: 'new'; call: IdempotentCall }>
  | Readonly<{ kind: 'replay'; body: string | null }>
  | Readonly<{ kind: 'replay-problem'; problem: Problem }>;

/**
 * `new`: go ahead. `replay` and `replay-problem`: answer this, do nothing. Throws `idempotency_key_reused` where the
 * key stands for another request and `concurrent_request` while the first is still running (or its outcome is not
 * known yet).
 */
export async function beginIdempotent(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  call: IdempotentCall,
): Promise<IdempotentStart> {
  const first = call.reference(1, new Date(0));
  const row = await beginIdempotencyKey(db, rowOf(merchantAccountId, call), first);
  if (row?.begun === true) {
    if (row.is_reference_taken) call.begunAnew();
    return { kind: 'new', call };
  }
  if (row !== null && row.request_hash !== call.requestHash) {
    throw new Problem('idempotency_key_reused', {
      details: [
        {
          location: 'header',
          pointer: 'idempotency-key',
          message: 'was used with a different payload, operation or API version',
          type: 'value_error.idempotency_key_reused',
        },
      ],
    });
  }
  if (row === null || !row.is_completed) throw new Problem('concurrent_request');
  if (row.problem !== null) return { kind: 'replay-problem', problem: problemOfText(row.problem) };

  return { kind: 'replay', body: row.response_body };
}

/** A living request says this often that it runs. */
const RENEWED_EVERY_MS = 3_000;
/** How long a key waits for one that does not: some tries to renew may fail. */
const LEASE_SECONDS = 10;

/**
 * Keeps the key for a request as long as it runs and has begun nothing; gives what ends that. A process that has
 * died, or stands still, keeps nothing: a retry takes the key over, and an intent of the request before is refused.
 */
export function keepKey(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  call: IdempotentCall,
): () => void {
  const stop = (): void => clearInterval(timer);
  const renew = async (): Promise<void> => {
    if (call.isIntended || !(await renewIdempotencyKey(db, rowOf(merchantAccountId, call)))) stop();
  };
  // What fails is made up for by the next.
  const timer = setInterval(() => void renew().catch(() => undefined), RENEWED_EVERY_MS).unref();
  return stop;
}

/** Stores the answer where the write path has not. Gives what is to be sent: what a replay will say. */
export async function storeAnswer(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  call: IdempotentCall,
  body: string | null,
): Promise<string | null> {
  const row = rowOf(merchantAccountId, call);
  if (!call.isAnswerStored) await storeIdempotentAnswer(db, row, body);
  return call.isReadBack ? ((await getStoredAnswer(db, row)) ?? body) : body;
}

export async function abandon(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  call: IdempotentCall,
): Promise<void> {
  if (!call.isAnswerStored) await abandonIdempotencyKey(db, rowOf(merchantAccountId, call));
}

function rowOf(
  merchantAccountId: MerchantAccountId,
  call: IdempotentCall,
): Parameters<typeof renewIdempotencyKey>[1] {
  return {
    merchantAccountId,
    operation: call.operation,
    key: call.key,
    ownerId: call.ownerId,
    requestHash: call.requestHash,
    leaseSeconds: LEASE_SECONDS,
    neededUntil: call.neededUntil,
  };
}

/**
 * The header's value, or null where it is absent. 1–255 visible ASCII characters, taken as they are: the
 * quoted form of the IETF draft (`"abc"`) is a key with quotes in it. Throws for everything else, two headers
 * among it.
 */
export function readIdempotencyKey(values: readonly string[]): string | null {
  const [key] = values;
  if (key === undefined) return null;
  if (values.length > 1) throw invalidKey('must stand once');
  if (!/^[\x21-\x7e]{1,255}$/.test(key)) throw invalidKey('must be 1 to 255 visible ASCII characters');
  // it is stored as it is
  if (holdsCardNumber(key)) throw invalidKey('must not hold a card number', 'value_error.card_number');
  return key;
}

function invalidKey(message: string, type = 'value_error.idempotency_key'): Problem {
  return new Problem('bad_request', {
    details: [{ location: 'header', pointer: 'idempotency-key', message, type }],
  });
}

export type KeyedRequest = Readonly<{
  merchantAccountId: MerchantAccountId;
  key: string;
  operation: string;
  isFrontEnd: boolean;
  /** Of the agent that calls; null for anybody else. */
  mandate: Pick<AgentMandate, 'id' | 'validUntil'> | null;
  version: ApiVersion;
  path: string;
  query: unknown;
  body: unknown;
  held: ReadonlyMap<string, HeldValue>;
  now: Date;
}>;

/**
 * Two requests are the same when version, path, query, body as JSON (key order, blanks and `1.0` for `1` aside) and
 * every held value are: a stored answer is in the words of its version, which a client of another cannot read.
 */
export async function idempotentCall(
  vault: Pick<Vault, 'fingerprint'>,
  referenceKey: Buffer,
  request: KeyedRequest,
): Promise<IdempotentCall> {
  const digests: Record<string, string> = {};
  for (const [pointer, held] of request.held) {
    // a digest of three or four digits would give them away, keyed or not; it counts by its length
    digests[pointer] =
      held.facts.length < DIGESTED_LENGTH_MIN
        ? `length ${held.facts.length}`
        : await vault.fingerprint(request.merchantAccountId, held);
  }

  const requestHash = hash(
    'sha256',
    canonicalJson({
      version: request.version,
      path: request.path,
      query: request.query,
      body: request.body,
      held: digests,
    }),
    'base64url',
  );
  return new IdempotentCall(
    {
      merchantAccountId: request.merchantAccountId,
      key: request.key,
      operation: keySpaceOf(request),
      requestHash,
      ownerId: newId(request.now),
      // An agent may try again as long as its mandate holds.
      neededUntil: request.mandate?.validUntil ?? null,
    },
    referenceKey,
  );
}

function keySpaceOf({ operation, isFrontEnd, mandate }: KeyedRequest): string {
  if (mandate !== null) return `agent ${mandate.id} ${operation}`;
  return isFrontEnd ? `${EMBED} ${operation}` : operation;
}

/** Security codes and PINs are shorter. */
const DIGESTED_LENGTH_MIN = 10;
