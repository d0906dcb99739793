import type { Static } from 'typebox';
import { returnAddressProblems } from '../../../access/return-address-problems.ts';
import { getBuyerById } from '../../../db/queries/buyers.ts';
import { parseCurrency } from '../../../domain/currency.ts';
import { type MerchantAccountId, toId } from '../../../domain/ids.ts';
import { isWebAddress } from '../../../domain/return-address.ts';
import { holdEnd, isWhileHeld, lastCapture } from '../../../domain/transaction/capture-time.ts';
import type { Parts } from '../../../parts.ts';
import { orderKeyOf } from '../../../payments/request/order-key.ts';
import type { Detail } from '../../../domain/problem.ts';
import type { PaymentLinkCreate } from '../../../api-contract/payment-links.ts';

type Body = Static<typeof PaymentLinkCreate>;

const DAY_MS = 24 * 60 * 60_000;

/** When nobody can begin to pay any more: in a day, unless it is said. */
export function linkEnd({ expires_at: end = null }: Pick<Body, 'expires_at'>, now: Date): Date {
  return end === null ? new Date(now.getTime() + DAY_MS) : new Date(end);
}

/** What a page could not show, or no payment could be made of. All at once. */
export async function linkProblems(
  parts: Parts,
  merchantAccountId: MerchantAccountId,
  body: Body,
  now: Date,
): Promise<Detail[]> {
  const problems: Detail[] = [];
  const say = (pointer: string, message: string, type: string): void =>
    void problems.push({ location: 'body', pointer, message, type });
  if (parseCurrency(body.currency) === null)
    say('/currency', 'is not an ISO 4217 currency in use', 'value_error.currency');
  if (typeof body.expires_at === 'string' && new Date(body.expires_at) <= now)
    say('/expires_at', 'must be in the future', 'value_error.expires_at');
  for (const name of ADDRESSES)
    if (typeof body[name] === 'string' && !isWebAddress(body[name]))
      say(`/${name}`, 'must be an address of http or https', 'value_error.url');
  if (body.pays_once && orderKeyOf(body) === null)
    say(
      '/external_identifier',
      'is required where pays_once is true: it names the order',
      'value_error.missing',
    );
  if (typeof body.merchant_color === 'string' && !/^#[0-9a-f]{6}$/i.test(body.merchant_color))
    say('/merchant_color', 'must be a colour as #rrggbb', 'value_error.color');

  return [
    ...problems,
    ...captureProblems(body, now),
    ...(await buyerProblems(parts, merchantAccountId, body)),
    ...(await returnAddressProblems(parts.db, merchantAccountId, body.return_url ?? null, '/return_url')),
  ];
}

function captureProblems(body: Body, now: Date): readonly Detail[] {
  if (body.capture_at == null) return [];
  const at = new Date(body.capture_at);
  const problem = (message: string, type: string): Detail => ({
    location: 'body',
    pointer: '/capture_at',
    message,
    type,
  });

  const last = holdEnd(now);
  const isInTime = at >= linkEnd(body, now) && isWhileHeld(at, now, last);
  const until = lastCapture(last).toISOString();
  const late = `must not be before the link ends, and before ${until}, an hour before a hold may end`;
  return [
    ...(body.intent === 'authorize' ? [] : [problem('needs the intent authorize', 'value_error')]),
    ...(isInTime ? [] : [problem(late, 'value_error.capture_at')]),
  ];
}

async function buyerProblems(
  parts: Parts,
  merchantAccountId: MerchantAccountId,
  { buyer = null, buyer_id: id = null, store }: Body,
): Promise<Detail[]> {
  const problem = (pointer: string, message: string): Detail[] => [
    { location: 'body', pointer, message, type: `value_error.${pointer.slice(1)}` },
  ];
  if (id === null) return store ? problem('/store', 'needs buyer_id: a card is stored for somebody') : [];
  if (buyer !== null) return problem('/buyer', 'give a guest or name a buyer, not both');
  const row = await getBuyerById(parts.db, merchantAccountId, toId(id));
  return row === null ? problem('/buyer_id', 'is not a buyer') : [];
}

const ADDRESSES = [
  'merchant_url',
  'merchant_banner_url',
  'merchant_terms_and_conditions_url',
  'merchant_favicon_url',
] as const;
