import {
  listTransactionRows,
  transactionTotals,
  type TransactionFilters,
  type TransactionListRow,
} from '../../../db/queries/transaction-list.ts';
import { fromBase62 } from '../../../domain/ids.ts';
import { renderTransactionSummary } from '../../../answers/transaction.ts';
import { listTransactions } from '../../../api-contract/transactions.ts';
import type { QueryOf } from '../../../api-contract/operation.ts';
import { parseTransactionStatus } from '../../../api-contract/vocabulary.ts';
import { Problem } from '../../../domain/problem.ts';
import { totaledListPage } from '../../pagination.ts';
import { route } from '../../route.ts';
import type { ApiVersion } from '../../../domain/api-version.ts';
import { parseStrictJson } from '../../../json/strict-json.ts';

export const list = route(listTransactions, async (context) => {
  const { query, merchantAccountId, version, parts } = context;
  const filters = filtersOf(query, version);
  const { cursor: _cursor, limit: _limit, totals: _totals, ...asked } = query;
  const page = await totaledListPage(context, {
    list: 'transactions',
    filters: asked,
    totals: () => transactionTotals(parts.db, merchantAccountId, filters),
    fetch: (request) => listTransactionRows(parts.db, merchantAccountId, filters, request),
    item: (row: TransactionListRow) => renderTransactionSummary(row, version),
  });
  return { status: 200, body: page };
});

/** The published names of the filters, in ours. */
function filtersOf(query: QueryOf<typeof listTransactions>, version: ApiVersion): TransactionFilters {
  return {
    createdUntil: query.created_at_lte,
    createdFrom: query.created_at_gte,
    updatedUntil: query.updated_at_lte,
    updatedFrom: query.updated_at_gte,
    search: query.search,
    buyerExternalIdentifier: query.buyer_external_identifier,
    buyerId: query.buyer_id,
    buyerEmailAddress: query.buyer_email_address,
    ipAddress: query.ip_address,
    // one published word may stand for several of ours
    statuses: query.status?.flatMap((word) => parseTransactionStatus(version, word)),
    id: query.id,
    reconciledId:
      query.reconciliation_id === undefined ? undefined : (fromBase62(query.reconciliation_id) ?? NO_ID),
    processorReference: query.payment_service_transaction_id,
    externalIdentifier: query.external_identifier,
    metadata: metadataOf(query.metadata),
    amount: query.amount_eq,
    amountUntil: query.amount_lte,
    amountFrom: query.amount_gte,
    currencies: query.currency,
    countries: query.country,
    paymentServiceIds: query.payment_service_id,
    paymentMethodId: query.payment_method_id,
    paymentMethodLabel: query.payment_method_label,
    paymentMethodSchemes: query.payment_method_scheme,
    paymentMethodCountry: query.payment_method_country,
    paymentMethodFingerprint: query.payment_method_fingerprint,
    paymentMethodBin: query.payment_method_bin,
    methods: query.method,
    errorCodes: query.error_code,
    hasRefunds: query.has_refunds,
    pendingReview: query.pending_review,
    checkoutSessionId: query.checkout_session_id,
    paymentLinkId: query.payment_link_id,
    hasGiftCardRedemptions: query.has_gift_card_redemptions,
    giftCardId: query.gift_card_id,
    giftCardLastFour: query.gift_card_last4,
    hasSettlements: query.has_settlements,
    paymentSources: query.payment_source,
    isSubsequentPayment: query.is_subsequent_payment,
    merchantInitiated: query.merchant_initiated,
    usedThreeDSecure: query.used_3ds,
    disputed: query.disputed,
    reauthorizedFromTransactionId: query.reauthorized_from_transaction_id,
    buyerSearch: query.buyer_search,
  };
}

/** The nil UUID, which names nothing (RFC 9562). */
const NO_ID = '00000000-0000-0000-0000-000000000000';

/** Each value is a JSON object of texts; all keys of all of them must be there with these values. */
function metadataOf(values: readonly string[] | undefined): string | undefined {
  if (values === undefined) return undefined;

  const wanted: Record<string, string> = {};
  for (const [index, text] of values.entries()) {
    const parsed = parseTexts(text);
    if (parsed === null)
      throw new Problem('bad_request', {
        details: [
          {
            location: 'query',
            pointer: `metadata/${index}`,
            message: 'must be a JSON object of strings',
            type: 'value_error.metadata',
          },
        ],
      });
    Object.assign(wanted, parsed);
  }
  return JSON.stringify(wanted);
}

function parseTexts(text: string): Readonly<Record<string, string>> | null {
  const parsed = parseStrictJson(Buffer.from(text));
  if (!parsed.ok || parsed.problems.length > 0) return null;
  const { value } = parsed;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const entries = Object.entries(value).map(([key, member]: [string, unknown]) =>
    typeof member === 'string' ? ([key, member] as const) : null,
  );
  return entries.includes(null) ? null : Object.fromEntries(entries.filter((entry) => entry !== null));
}
