import { isObject } from '../../server/domain/json.ts';

/** Without what is new in every run, so that a recording shows only what has changed. */
export function steady(answers: unknown): unknown {
  const ids = new Map<string, string>();
  const same = (text: string): string => {
    if (/^\d{4}-\d\d-\d\dT.*[Z+]/.test(text)) return '2026-11-22T12:00:00.000000+00:00';
    const named = text.replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, (id) => {
      if (!ids.has(id)) ids.set(id, `0198c4a2-5d3e-7000-8000-${String(ids.size + 1).padStart(12, '0')}`);
      return ids.get(id) ?? id;
    });
    const known = named
      .replaceAll(/\/pay\/[\w-]+\/[\w-]+/g, '/pay/address/secret')
      .replaceAll(/\bdp_[0-9a-f]{32}\b/g, 'dp_as-answered')
      .replaceAll(/\/approve\/[\w-]+/g, '/approve/token')
      .replaceAll(/\/auth\/begin#[\w-]+/g, '/auth/begin#secret')
      .replaceAll(/\blocalhost:\d+/g, 'localhost:8443');
    return known.length > LONG ? `${known.slice(0, LONG).split('\n')[0]}…` : known;
  };
  return JSON.parse(
    JSON.stringify(answers, (name, value: unknown) =>
      typeof value === 'string'
        ? NEW_EACH_TIME.has(name)
          ? `${name}-as-answered`
          : same(value)
        : ofLog(value),
    ),
  );
}

/** How much was written until a checkpoint of the transparency log. */
function ofLog(value: unknown): unknown {
  return isObject(value) && 'root_hash' in value && 'size' in value ? { ...value, size: 1000 } : value;
}

/** Keys, tokens and icons: their beginning is enough. */
const LONG = 100;
const NEW_EACH_TIME = new Set([
  'challenge',
  'thumbprint',
  'challenge',
  'fingerprint',
  'root_hash',
  'reconciliation_id',
  'transaction_reconciliation_id',
  'cryptogram',
  'cavv',
  'next_cursor',
  'previous_cursor',
  'payment_service_transaction_id',
  'payment_service_refund_id',
  'payment_service_payout_id',
  'payment_service_dispute_id',
  'xid',
  'scheme_transaction_id',
  'transaction_link_id',
  'auth_response_code',
  'webhook_url',
  'payment_account_reference',
  'token',
  'public_key',
  'private_key',
  'secret',
  'payload',
]);
