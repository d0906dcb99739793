import { addObject, getObject, listObjects } from '../../queries/objects.ts';
import { type JsonObject, objectOf, textAt } from '../../../server/domain/json.ts';
import { newId, randomBytes } from '../../../server/platform/entropy.ts';
import { digestOf } from '../network-tokens/cryptograms.ts';
import type { SimulatedRequest } from '../processor.ts';
import { openPayload, sealedFor } from './cryptography.ts';
import type { Project } from './project.ts';
import {
  fullInfoOf,
  infoOf,
  type Move,
  moveToken,
  numberOf,
  referenceOf,
  RefusalError,
  renderToken,
  type Token,
} from './tokens.ts';

const NOT_ELIGIBLE_ENDING = '0119';
const DECLINED_SECURITY_CODE = '000';
/** Tokens live longer than the cards that they stand for. */
const YEARS_LONGER = 2;

export async function tokenize(
  request: SimulatedRequest,
  project: Project,
  body: JsonObject,
): Promise<JsonObject> {
  const taskId = textAt(body, 'taskId');
  if (textAt(body, 'tokenType') !== 'CLOUD' || taskId === null)
    throw new RefusalError('MISSING_REQUIRED_FIELD');
  if (textAt(body, 'tokenRequestorId') !== project.tokenRequestorId)
    throw new RefusalError('INVALID_FIELD_VALUE');
  const { card, source } = cardIn(body, project);
  const [number = '', month = '', year = ''] = ['accountNumber', 'expiryMonth', 'expiryYear'].map(
    (name) => textAt(card, name) ?? '',
  );
  if (source === null || !/^\d{9,19}$/.test(number)) throw new RefusalError('INVALID_PAN');
  if (!/^(0[1-9]|1[0-2])\d\d$/.test(month + year)) throw new RefusalError('MISSING_EXPIRY_DATE');
  if (
    !(await addObject(
      request.db,
      bookOf(request),
      { id: `task-${taskId}`, kind: 'task', body: {} },
      request.now,
    ))
  )
    throw new RefusalError('INVALID_TASK_ID');
  if (number.endsWith(NOT_ELIGIBLE_ENDING)) throw new RefusalError('PAN_INELIGIBLE');
  if (textAt(card, 'securityCode') === DECLINED_SECURITY_CODE) return { decision: 'DECLINED' };

  const reference = referenceOf(newId(request.now));
  const token: Token = {
    status: 'ACTIVE',
    suspendedBy: [],
    expiry: month + String(Number(year) + YEARS_LONGER).padStart(2, '0'),
    accountPrefix: number.slice(0, 6),
    accountSuffix: number.slice(-4),
    at: request.now.toISOString(),
  };
  const made = { id: reference, kind: 'token', parentId: digestOf(number), body: token };
  await addObject(request.db, bookOf(request), made, request.now);
  return {
    decision: 'APPROVED',
    tokenUniqueReference: reference,
    panUniqueReference: `FWSPMC0000000001${digestOf(number).slice(0, 32)}`,
    tokenInfo: infoOf(reference, token),
    tokenDetail: {
      tokenUniqueReference: reference,
      ...sealedFor(project.encryptionKey, { paymentAccountReference: accountReference(number) }),
    },
    supportsAuthentication: false,
  };
}

/** Tokens of the card that are not deactivated. */
export async function searchTokens(
  request: SimulatedRequest,
  project: Project,
  body: JsonObject,
): Promise<JsonObject> {
  const number = textAt(cardIn(body, project).card, 'accountNumber') ?? '';
  const found = await listObjects<Token>(request.db, bookOf(request), 'token', digestOf(number));
  const live = found.filter(({ body: token }) => token.status !== 'DEACTIVATED');
  return {
    tokens: live.map(({ object_id: reference, body: token }) => ({
      ...renderToken(reference, token),
      tokenInfo: infoOf(reference, token),
    })),
  };
}

export async function getToken(
  request: SimulatedRequest,
  project: Project,
  body: JsonObject,
): Promise<JsonObject> {
  const { reference, token } = await tokenIn(request, body);
  const clear = {
    tokenNumber: numberOf(reference),
    expiryMonth: token.expiry.slice(0, 2),
    expiryYear: token.expiry.slice(2),
  };
  return {
    token: { ...renderToken(reference, token), tokenInfo: fullInfoOf(reference, token) },
    ...(textAt(body, 'includeTokenDetail') === 'true'
      ? { tokenDetail: { tokenUniqueReference: reference, ...sealedFor(project.encryptionKey, clear) } }
      : {}),
  };
}

export async function transact(
  request: SimulatedRequest,
  project: Project,
  body: JsonObject,
): Promise<JsonObject> {
  const { reference, token } = await tokenIn(request, body);
  if (textAt(body, 'dsrpType') !== 'UCAF') throw new RefusalError('INVALID_FIELD_VALUE');
  if (token.status !== 'ACTIVE') throw new RefusalError('INVALID_TOKEN_STATUS');

  const yymm = token.expiry.slice(2) + token.expiry.slice(0, 2);
  return {
    encryptedPayload: sealedFor(project.encryptionKey, {
      accountNumber: numberOf(reference),
      applicationExpiryDate: `${yymm}28`,
      panSequenceNumber: '01',
      track2Equivalent: `${numberOf(reference)}D${yymm}2011000000000000F`,
      de48se43Data: randomBytes(21).toString('base64'),
    }),
  };
}

export function moveTokens(move: Move) {
  return async (request: SimulatedRequest, _project: Project, body: JsonObject): Promise<JsonObject> => {
    const references = body['tokenUniqueReferences'];
    const isSaid = ['causedBy', 'reasonCode'].every((name) => textAt(body, name) !== null);
    if (!Array.isArray(references) || references.length === 0 || references.length > 10 || !isSaid)
      throw new RefusalError('MISSING_REQUIRED_FIELD');
    const by = { who: textAt(body, 'causedBy') ?? '', now: request.now };
    const tokens = await request.db.transaction(async (tx) => {
      const moved: JsonObject[] = [];
      for (const reference of references.map(String))
        moved.push(renderToken(reference, await moveToken(tx, bookOf(request), reference, move, by)));
      return moved;
    });
    return { tokens };
  };
}

async function tokenIn(
  request: SimulatedRequest,
  body: JsonObject,
): Promise<Readonly<{ reference: string; token: Token }>> {
  const reference = textAt(body, 'tokenUniqueReference') ?? '';
  const found = await getObject<Token>(request.db, bookOf(request), reference);
  if (found?.kind !== 'token') throw new RefusalError('INVALID_TOKEN_UNIQUE_REFERENCE');
  return { reference, token: found.body };
}

function cardIn(
  body: JsonObject,
  { ownKey }: Project,
): Readonly<{ card: JsonObject | null; source: string | null }> {
  const clear = openPayload(objectOf(objectOf(body['fundingAccountInfo'])?.['encryptedPayload']), ownKey);
  if (clear === null) throw new RefusalError('CRYPTOGRAPHY_ERROR');
  return { card: objectOf(clear['cardAccountData']), source: textAt(clear, 'source') };
}

/** The same for all tokens of a card. */
function accountReference(number: string): string {
  return `5001${digestOf(number).slice(0, 25).toUpperCase()}`;
}

function bookOf({ account }: SimulatedRequest) {
  return { account, processor: 'mastercard-mdes' };
}
