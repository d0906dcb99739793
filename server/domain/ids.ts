/**
 * An identifier branded by what it names, so that a RefundId never goes where a TransactionId is wanted.
 * UUIDv7 as text, lower case; what follows from a request under an Idempotency-Key is a UUIDv8.
 */
export type Id<Kind extends string> = string & { readonly __id: Kind };

/** The merchant account's own id: 1–50 of `[a-zA-Z0-9-]`, chosen by the operator, not a UUID. */
export type MerchantAccountId = Id<'merchant-account'>;
export type TransactionId = Id<'transaction'>;
/** Captures and refunds are operations: their public id is the operation's id. */
export type OperationId = Id<'operation'>;
export type BuyerId = Id<'buyer'>;
export type ShippingDetailsId = Id<'shipping-details'>;
export type PaymentMethodId = Id<'payment-method'>;
export type PaymentServiceId = Id<'payment-service'>;
export type CheckoutSessionId = Id<'checkout-session'>;
export type ApiKeyPairId = Id<'api-key-pair'>;
export type RoleId = Id<'role'>;
export type UserId = Id<'user'>;
export type SessionId = Id<'session'>;
export type PasskeyId = Id<'passkey'>;
export type RoleAssignmentId = Id<'role-assignment'>;
export type VaultRecordId = Id<'vault-record'>;
export type AntiFraudServiceId = Id<'anti-fraud-service'>;
export type GiftCardId = Id<'gift-card'>;
export type NetworkTokenId = Id<'network-token'>;
export type PaymentServiceTokenId = Id<'payment-service-token'>;
export type AuthenticationMethodId = Id<'authentication-method'>;
export type ThreeDsScenarioId = Id<'three-ds-scenario'>;
export type ThreeDsAuthenticationId = Id<'three-ds-authentication'>;
export type WebhookSubscriptionId = Id<'webhook-subscription'>;
export type WebhookDeliveryId = Id<'webhook-delivery'>;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/**
 * Accepts a UUID of any version in either case and gives it back in lower case; `null` when it is not one.
 */
export function parseUuid<Kind extends string>(text: string): Id<Kind> | null {
  const lower = text.toLowerCase();
  return UUID.test(lower) ? (lower as Id<Kind>) : null;
}

export function parseMerchantAccountId(text: string): MerchantAccountId | null {
  return /^[a-zA-Z0-9-]{1,50}$/.test(text) ? (text as MerchantAccountId) : null;
}

/**
 * Brands a UUID that was validated already (the edge checks path, query and body, and writes them in lower
 * case).
 */
export function toId<Kind extends string>(uuid: string): Id<Kind> {
  return uuid as Id<Kind>;
}

/** RFC 9562 UUIDv7 from a time in milliseconds and ten random bytes. Pure: both come in. */
export function uuidv7<Kind extends string>(nowMs: number, random: Uint8Array): Id<Kind> {
  if (random.length < 10) throw new Error('BUG: uuidv7 needs ten random bytes');
  if (nowMs !== LAST.ms) Object.assign(LAST, { ms: nowMs, digits: nowMs.toString(16).padStart(12, '0') });
  return writeId(LAST.digits, random, 0x70);
}

/** One request makes several ids in the same moment. */
const LAST = { ms: Number.NaN, digits: '' };

/** RFC 9562 UUIDv8 from the first sixteen bytes of a digest: the same again from the same digest. */
export function uuidv8<Kind extends string>(digest: Uint8Array): Id<Kind> {
  if (digest.length < 16) throw new Error('BUG: uuidv8 needs sixteen bytes');
  return writeId(Buffer.from(digest.subarray(0, 6)).toString('hex'), digest.subarray(6, 16), 0x80);
}

/**
 * The first twelve digits, and behind them ten bytes with the version and the variant written over. By way of bytes:
 * pieces of text that are joined are copied anew by whoever looks into them first.
 */
function writeId<Kind extends string>(first: string, rest: Uint8Array, version: number): Id<Kind> {
  ID.write(first.slice(0, 8), 0, 'latin1');
  ID.write(first.slice(8), 9, 'latin1');
  for (const [index, place] of PLACES.entries()) {
    const byte = rest[index] ?? 0;
    writeByte(place, index === 0 ? (byte & 0x0f) | version : index === 2 ? (byte & 0x3f) | 0x80 : byte);
  }
  return ID.toString('latin1') as Id<Kind>;
}

function writeByte(place: number, byte: number): void {
  ID[place] = DIGITS[byte >> 4] ?? 0;
  ID[place + 1] = DIGITS[byte & 0x0f] ?? 0;
}

const ID = Buffer.alloc(36, '-');
/** Of the bytes behind the first twelve digits. */
const PLACES = [14, 16, 19, 21, 24, 26, 28, 30, 32, 34];
const DIGITS = Buffer.from('0123456789abcdef');

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** `reconciliation_id`: the UUID as one base-62 number, left-padded to 22 characters. */
export function base62(uuid: string): string {
  let value = BigInt(`0x${uuid.replaceAll('-', '')}`);
  let text = '';
  while (value > 0n) {
    text = eightDigits(Number(value % EIGHT_DIGITS)) + text;
    value /= EIGHT_DIGITS;
  }
  return text.padStart(22, '0').slice(-22);
}

/** As many digits as a number holds exactly: dividing bigints takes ten times as long. */
const EIGHT_DIGITS = 62n ** 8n;

function eightDigits(value: number): string {
  let text = '';
  for (let rest = value; text.length < 8; rest = Math.floor(rest / 62))
    text = (BASE62[rest % 62] ?? '') + text;
  return text;
}

/** The UUID whose `reconciliation_id` this is; null when it is none. */
export function fromBase62<Kind extends string>(text: string): Id<Kind> | null {
  if (!/^[0-9A-Za-z]{1,22}$/.test(text)) return null;
  let value = 0n;
  for (const digit of text) value = value * 62n + BigInt(BASE62.indexOf(digit));
  const hex = value.toString(16).padStart(32, '0');
  return hex.length > 32
    ? null
    : parseUuid(
        `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`,
      );
}

/** No id of that moment is smaller: the time stands in the first digits (RFC 9562), which begin with 1970. */
export function firstIdAt(at: Date): string {
  const digits = Math.max(0, at.getTime()).toString(16).padStart(12, '0');
  return `${digits.slice(0, 8)}-${digits.slice(8)}-0000-0000-000000000000`;
}

/** The moment that stands in an id: what `firstIdAt` wrote. */
export function idTimeMs(id: string): number {
  return Number.parseInt(`${id.slice(0, 8)}${id.slice(9, 13)}`, 16);
}
