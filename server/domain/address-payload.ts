import { type Id, type MerchantAccountId, parseMerchantAccountId, parseUuid } from './ids.ts';

/** Names one thing of a merchant account in an address that others keep. */
export function addressPayload(merchantAccountId: MerchantAccountId, id: string): string {
  return Buffer.from(`${merchantAccountId}/${id}`).toString('base64url');
}

export function readAddressPayload<Kind extends string>(
  payload: string,
): Readonly<{ merchantAccountId: MerchantAccountId; id: Id<Kind> }> | null {
  const text = Buffer.from(payload, 'base64url').toString('utf8');
  const [account = '', uuid = ''] = text.split('/');
  const id = parseUuid<Kind>(uuid);
  const merchantAccountId = parseMerchantAccountId(account);
  if (id === null || merchantAccountId === null || `${merchantAccountId}/${id}` !== text) return null;
  if (Buffer.from(text).toString('base64url') !== payload) return null; // one spelling only
  return { merchantAccountId, id };
}
