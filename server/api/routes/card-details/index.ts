import type { BinDetails } from '../../../domain/bin.ts';
import { parseCardScheme } from '../../../domain/card-scheme.ts';
import { parseCurrency } from '../../../domain/currency.ts';
import { toId } from '../../../domain/ids.ts';
import { getLivePaymentMethod } from '../../../db/queries/payment-methods.ts';
import { type Detail, Problem } from '../../../domain/problem.ts';
import { getCardDetails } from '../../../api-contract/card-details.ts';
import { type RouteContext, route } from '../../route.ts';
import { cardSchemeIcon } from '../card-scheme-definitions/icon.ts';
import { pinnedBuyer } from '../payment-methods/pinned-buyer.ts';

type Context = RouteContext<typeof getCardDetails>;

const get = route(getCardDetails, async (context) => {
  const { query } = context;
  const problems: Detail[] = [];
  if (parseCurrency(query.currency) === null)
    problems.push({
      location: 'query',
      pointer: 'currency',
      message: 'is not an ISO 4217 currency in use',
      type: 'value_error.currency',
    });
  if ((query.bin === undefined) === (query.payment_method_id === undefined))
    problems.push({
      location: 'query',
      pointer: 'bin',
      message: 'either this or payment_method_id is required',
      type: 'value_error.missing',
    });
  if (problems.length > 0) throw new Problem('bad_request', { details: problems });

  const found =
    query.bin === undefined ? await detailsOfStored(context) : await context.parts.bins.lookup(query.bin);
  return {
    status: 200,
    body: {
      type: 'card-detail' as const,
      id: found.bin === '' ? null : found.bin,
      card_type: found.cardType,
      scheme: found.scheme,
      scheme_icon_url: cardSchemeIcon(found.scheme),
      additional_schemes: [...found.additionalSchemes],
      additional_schemes_details: found.additionalSchemes.map((scheme) => ({
        scheme,
        icon_url: cardSchemeIcon(scheme),
      })),
      country: found.country,
      required_fields: null,
    },
  };
});

/**
 * What is stored with the card counts more than what its first digits say now. A front end asks about the
 * cards of its own buyer only.
 */
async function detailsOfStored({
  query,
  caller,
  merchantAccountId,
  parts,
}: Context): Promise<Omit<BinDetails, 'country' | 'productName'> & Readonly<{ country: string | null }>> {
  const row =
    query.payment_method_id === undefined
      ? null
      : await getLivePaymentMethod(parts.db, merchantAccountId, toId(query.payment_method_id));
  const isFrontEnd = caller.kind === 'key' && caller.embed;
  if (
    row === null ||
    row.method !== 'card' ||
    (isFrontEnd &&
      (row.buyer_id === null || row.buyer_id !== (await pinnedBuyer(parts.db, merchantAccountId, caller))))
  )
    throw new Problem('not_found');
  const scheme = row.scheme === null ? 'other' : (parseCardScheme(row.scheme) ?? 'other');
  return {
    bin: row.bin ?? '',
    scheme,
    additionalSchemes: row.additional_schemes,
    cardType: row.card_type,
    issuerName: row.card_issuer_name,
    country: row.card_country,
  };
}

export const cardDetailsRoutes = [get] as const;
