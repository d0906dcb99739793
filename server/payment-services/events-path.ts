import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';
import { addressPayload, readAddressPayload } from '../domain/address-payload.ts';
import type { MerchantAccountId, PaymentServiceId } from '../domain/ids.ts';

/**
 * Path of the address that a processor sends a payment service's events to. Nobody can make one up, and a new
 * webhook key ends the old address.
 */
export function eventsPath(
  service: Readonly<{ merchantAccountId: MerchantAccountId; id: PaymentServiceId; webhookKey: Buffer }>,
): string {
  const payload = addressPayload(service.merchantAccountId, service.id);
  return `/i/ps/${payload}/${addressSignature(EVENTS, payload, service.webhookKey)}`;
}

/**
 * Whose address it claims to be; `null` when it is none of ours. The signature is checked afterwards, with
 * that service's key.
 */
export function readEventsPayload(
  payload: string,
): Readonly<{ merchantAccountId: MerchantAccountId; id: PaymentServiceId }> | null {
  return readAddressPayload<'payment-service'>(payload);
}

export function eventsSignatureHolds(payload: string, signature: string, webhookKey: Buffer): boolean {
  return addressSignatureHolds(EVENTS, payload, signature, webhookKey);
}

const EVENTS = 'payment-service-webhook';

/** Path of the address that a token service tells its events to. */
export function tokenEventsPath(
  service: Readonly<{
    merchant_account_id: MerchantAccountId;
    token_service_id: string;
    webhook_key: Buffer;
  }>,
): string {
  const payload = addressPayload(service.merchant_account_id, service.token_service_id);
  return `/i/ts/${payload}/${addressSignature(TOKEN_EVENTS, payload, service.webhook_key)}`;
}

export function tokenEventsSignatureHolds(payload: string, signature: string, webhookKey: Buffer): boolean {
  return addressSignatureHolds(TOKEN_EVENTS, payload, signature, webhookKey);
}

const TOKEN_EVENTS = 'token-service-webhook';

/** `purpose` keeps the addresses of one key apart. */
export function addressSignature(purpose: string, payload: string, key: Buffer): string {
  return createHmac('sha256', createSecretKey(key)).update(`${purpose}\n${payload}`).digest('base64url');
}

export function addressSignatureHolds(
  purpose: string,
  payload: string,
  signature: string,
  key: Buffer,
): boolean {
  const [expected, given] = [Buffer.from(addressSignature(purpose, payload, key)), Buffer.from(signature)];
  return expected.length === given.length && timingSafeEqual(expected, given);
}
