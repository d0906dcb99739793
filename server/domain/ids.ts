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
  const bytes = new Uint8Array(16);
  let rest = nowMs;
  for (let index = 5; index >= 0; index -= 1) {
    bytes[index] = rest % 256;
    rest = Math.floor(rest / 256);
  }
  bytes.set(random.subarray(0, 10), 6);
  return writeId(bytes, 0x70);
}

/** RFC 9562 UUIDv8 from the first sixteen bytes of a digest: the same again from the same digest. */
export function uuidv8<Kind extends string>(digest: Uint8Array): Id<Kind> {
  if (digest.length < 16) throw new Error('BUG: uuidv8 needs sixteen bytes');
  return writeId(Uint8Array.from(digest.subarray(0, 16)), 0x80);
}

function writeId<Kind extends string>(bytes: Uint8Array, version: number): Id<Kind> {
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | version;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Buffer.from(bytes).toString('hex');
  const groups = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)];
  return groups.join('-') as Id<Kind>;
}

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
