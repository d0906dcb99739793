import { createHmac, createSecretKey } from 'node:crypto';
import { addressPayload } from '../domain/address-payload.ts';
import type { MerchantAccountId } from '../domain/ids.ts';
import { isSameSecret } from '../domain/same-secret.ts';

/** Where companies of one kind send events: `/i/{path}/…`; the purpose keeps their addresses apart. */
export type EventsAddress = Readonly<{ path: string; purpose: string }>;

/** Path of the address that a company's events come to. Nobody can make one up, and a new key ends the old address. */
export function eventsPath(
  address: EventsAddress,
  { merchantAccountId, id, key }: Readonly<{ merchantAccountId: MerchantAccountId; id: string; key: Buffer }>,
): string {
  const payload = addressPayload(merchantAccountId, id);
  return pathOf(address, payload, addressSignature(address.purpose, payload, key));
}

export function pathOf({ path }: EventsAddress, payload: string, signature: string): string {
  return `/i/${path}/${payload}/${signature}`;
}

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
  return isSameSecret(addressSignature(purpose, payload, key), signature);
}
