import { createHash } from 'node:crypto';
import type { Queryable } from '../../../server/db/db.ts';
import { changeObject, getObject, lockObject } from '../../queries/objects.ts';
import type { JsonObject } from '../../../server/domain/json.ts';
import { luhnCheckDigit } from '../../../server/domain/luhn.ts';
import type { Desk } from '../book.ts';
import { sealedFor } from './cryptography.ts';
import type { Project } from './project.ts';

export class RefusalError extends Error {
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

export type Token = Readonly<{
  status: 'ACTIVE' | 'SUSPENDED' | 'DEACTIVATED';
  suspendedBy: readonly string[];
  /** MMYY. */
  expiry: string;
  accountPrefix: string;
  accountSuffix: string;
  at: string;
}>;

export type Move = 'suspend' | 'unsuspend' | 'delete';
type Book = Readonly<{ account: string; processor: string }>;

/** A token that is suspended by several is active once none of them holds it. */
export async function moveToken(
  tx: Queryable,
  book: Book,
  reference: string,
  move: Move,
  by: Readonly<{ who: string; now: Date }>,
): Promise<Token> {
  const found = await lockObject<Token>(tx, book, reference);
  if (found === null) throw new RefusalError('INVALID_TOKEN_UNIQUE_REFERENCE');
  const { body: token } = found;
  const others = token.suspendedBy.filter((one) => one !== by.who);
  const isBy = others.length < token.suspendedBy.length;
  if (token.status === 'DEACTIVATED' || (move !== 'delete' && isBy === (move === 'suspend')))
    throw new RefusalError('INVALID_TOKEN_STATUS');
  const suspendedBy = move === 'suspend' ? [...others, by.who] : others;
  const status = move === 'delete' ? 'DEACTIVATED' : suspendedBy.length > 0 ? 'SUSPENDED' : 'ACTIVE';
  const moved: Token = { ...token, status, suspendedBy, at: by.now.toISOString() };
  await changeObject(tx, book, reference, moved);
  return moved;
}

/** As a list of tokens shows one. */
export function renderToken(reference: string, { status, suspendedBy, at }: Token): JsonObject {
  return {
    tokenUniqueReference: reference,
    status,
    ...(status === 'SUSPENDED' ? { suspendedBy } : {}),
    statusTimestamp: at,
  };
}

export function infoOf(reference: string, { accountSuffix, expiry }: Token): JsonObject {
  return {
    tokenPanSuffix: numberOf(reference).slice(-4),
    accountPanSuffix: accountSuffix,
    tokenExpiry: expiry,
    dsrpCapable: true,
    tokenAssuranceLevel: 3,
    productCategory: 'CREDIT',
  };
}

/** Where one token is read or told of, it also says which bank's card it is of. */
export function fullInfoOf(reference: string, token: Token): JsonObject {
  return { ...infoOf(reference, token), accountPanPrefix: token.accountPrefix };
}

/** Always the same for a reference, so that no number need be kept. */
export function numberOf(reference: string): string {
  const digest = createHash('sha256').update(reference).digest('hex');
  const nine = BigInt(`0x${digest.slice(0, 14)}`) % 1_000_000_000n;
  const digits = `520473${nine.toString().padStart(9, '0')}`;
  return digits + luhnCheckDigit(digits);
}

const ACTS: ReadonlyMap<string, Move> = new Map([
  ['suspend', 'suspend'],
  ['unsuspend', 'unsuspend'],
  ['delete', 'delete'],
]);

/** What an issuer does to a token by itself; its token requestor is told. */
export async function actOfIssuer(desk: Desk, subjectId: string, act: string): Promise<boolean> {
  const move = ACTS.get(act);
  const reference = referenceOf(subjectId);
  const project = await getObject<Project>(desk.db, desk, 'project');
  if (move === undefined || project === null) return false;

  await desk.db.transaction(async (tx) => {
    const token = await moveToken(tx, desk, reference, move, { who: 'ISSUER', now: desk.now });
    const { notificationUrl: url, encryptionKey, tokenRequestorId } = project.body;
    if (url === null) return;

    const told = {
      ...renderToken(reference, token),
      tokenRequestorId,
      tokenInfo: fullInfoOf(reference, token),
    };
    const encryptedPayload = sealedFor(encryptionKey, { tokens: [told] });
    const data = (id: string): JsonObject => ({
      responseHost: 'site1.mastercard.com',
      requestId: id,
      encryptedPayload,
    });
    await desk.courier.write(tx, desk, { subjectId, name: 'notifyTokenUpdated', url, data, at: desk.now });
  });
  desk.courier.kick();
  return true;
}

/** As Mastercard writes them: what it is, who made it, and an id. */
export function referenceOf(id: string): string {
  return `DWSPMC0000000001${id.replaceAll('-', '')}`;
}
