import { type JsonObject, objectOf, parseObject, textAt } from '../../domain/json.ts';
import { type TokenAtService, TokenRefused, TokenServiceFault } from '../token-service-connector.ts';

/** The reason code for a token that cannot be moved from where it is. */
export const UNKNOWN_STATUS = 'INVALID_TOKEN_STATUS';
const UNKNOWN_TOKEN = 'INVALID_TOKEN_UNIQUE_REFERENCE';

/**
 * Reason codes that say nothing of the card: a later request may go otherwise, be it that the settings are mended.
 * Every other one refuses it.
 */
const NOT_OF_THE_CARD: ReadonlySet<string> = new Set([
  'AUTHORIZATION_FAILED',
  'CRYPTOGRAPHY_ERROR',
  'DUPLICATE_REQUEST',
  'INTERNAL_SERVICE_FAILURE',
  'INVALID_FIELD_FORMAT',
  'INVALID_FIELD_LENGTH',
  'INVALID_FIELD_VALUE',
  'INVALID_JSON',
  'INVALID_TASK_ID',
  'MISSING_REQUIRED_FIELD',
  'NO_RESPONSE_FROM_ISSUER',
]);

/** What is not signed with a key that Mastercard knows. */
export class NotLetIn extends TokenServiceFault {}

/**
 * MDES tells its refusals by a reason code, with whatever status. Its gateway, which looks at signatures, has a form of
 * its own.
 */
export function answerOf(status: number, text: string): JsonObject {
  const body = parseObject(text);
  if (body === null) throw new TokenServiceFault(`Mastercard answered ${status}, and no JSON object.`);
  const gateway = textAt(listOf(objectOf(body['Errors'])?.['Error'])[0], 'ReasonCode');
  if (gateway !== null)
    throw new (status === 401 || status === 403 ? NotLetIn : TokenServiceFault)(
      `Mastercard’s gateway answered ${gateway}.`,
    );
  refuseWhere(body);
  if (status !== 200) throw new TokenServiceFault(`Mastercard answered ${status}.`);
  return body;
}

function refuseWhere(said: JsonObject): void {
  const code = textAt(listOf(said['errors'])[0], 'reasonCode') ?? textAt(said, 'errorCode');
  if (code === null) return;
  if (NOT_OF_THE_CARD.has(code)) throw new TokenServiceFault(`Mastercard answered ${code}.`);
  throw new TokenRefused(code === UNKNOWN_TOKEN ? 'not_found' : code);
}

const STATUSES: ReadonlyMap<string | null, TokenAtService['status']> = new Map([
  ['ACTIVE', 'active'],
  ['SUSPENDED', 'suspended'],
  // It waits for its cardholder to be authenticated, and pays nothing meanwhile.
  ['INACTIVE', 'suspended'],
  ['DEACTIVATED', 'deleted'],
]);

/** A token as every answer writes it; one of several may hold an error of its own. */
export function tokenIn(token: JsonObject | null): TokenAtService {
  if (token !== null) refuseWhere(token);
  const status = STATUSES.get(textAt(token, 'status'));
  if (status === undefined) throw new TokenServiceFault('Mastercard answered without the token’s status.');
  const expiry = objectOf(token?.['tokenInfo'])?.['tokenExpiry'];
  const digits = typeof expiry === 'string' || typeof expiry === 'number' ? String(expiry) : '';
  // MMYY; a number has lost the zero of its month.
  const [, month, year] = /^(\d\d)(\d\d)$/.exec(digits.padStart(4, '0')) ?? [];
  return {
    status,
    expirationDate: digits === '' || year === undefined ? null : `${month}/${year}`,
    cardArtUrl: null,
  };
}

/** What an event names, encrypted or not. */
export function referencesIn(text: string): readonly string[] | null {
  const body = parseObject(text);
  const inside = objectOf(objectOf(body?.['encryptedPayload'])?.['encryptedData']);
  const tokens = listOf(inside?.['tokens'] ?? body?.['tokens']);
  const references = tokens.flatMap((one) => textAt(one, 'tokenUniqueReference') ?? []);
  return references.length === 0 ? null : references;
}

/** The objects of a list; none where there is no list. */
export function listOf(value: unknown): readonly JsonObject[] {
  return Array.isArray(value) ? value.map(objectOf).filter((one) => one !== null) : [];
}
