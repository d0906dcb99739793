import type { PaymentLink, RequestLogEntry, TransactionSummary } from '@railyard/sdk/schemas';
import { call, type ListName, type QueryOf } from '../api/call.ts';
import { Problem } from '../api/problem.ts';
import { looksLikeCardNumber } from '../parts/luhn.ts';
import { digitsOf, readAmount } from '../parts/money.ts';

/** Something that was found: where it is, and what it is called. */
export type Finding = Readonly<{
  kind: 'payment' | 'refund' | 'buyer' | 'payout' | 'link' | 'api_call';
  to: string;
  payment: TransactionSummary | null;
  title: string;
  more: string;
}>;

/** What a text looks like, and so what is asked for. */
export type SearchPlan =
  | Readonly<{ kind: 'nothing' | 'card-number' }>
  | Readonly<{ kind: 'asks'; asks: readonly Ask[]; listed: string | null }>;

/** One list call; `path` is a thing by its id instead. */
type Ask = Readonly<{ of: Finding['kind']; id?: string; query?: Readonly<Record<string, unknown>> }>;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const RECONCILIATION = /^[0-9A-Za-z]{22}$/;
const AMOUNT = /^(?<before>[€$£¥]|[A-Za-z]{3})?\s*(?<number>[\d.,'’\s]*\d)\s*(?<after>[€$£¥]|[A-Za-z]{3})?$/;
const SIGNS: Readonly<Record<string, string>> = { '€': 'EUR', $: 'USD', '£': 'GBP', '¥': 'JPY' };
const EACH = 5;

/**
 * What is asked for, by what was typed: at most seven calls at once, and none of it a card number. Filters that an
 * index answers come first; a text that is nothing else is looked for among what is newest.
 */
export function planSearch(typed: string): SearchPlan {
  const text = typed.trim();
  if (looksLikeCardNumber(text)) return { kind: 'card-number' };
  if (text.length < 2) return { kind: 'nothing' };
  if (UUID.test(text)) return asksOfId(text);
  if (text.includes('@'))
    return list({ buyer_email_address: text }, [{ of: 'buyer', query: { search: text } }]);
  if (/^\d{4}$/.test(text)) return list({ payment_method_label: text }, byReference(text));
  if (/^\d{6}$|^\d{8}$/.test(text)) return list({ payment_method_bin: text }, byReference(text));
  const amount = amountOf(text);
  if (amount !== null) return list({ amount_eq: amount.minor, currency: [amount.currency] });
  if (RECONCILIATION.test(text)) return list({ reconciliation_id: text }, byReference(text));

  return list({ search: text }, [
    ...byReference(text),
    { of: 'payment', query: { payment_service_transaction_id: text } },
    { of: 'buyer', query: { search: text } },
  ]);
}

function list(query: Readonly<Record<string, unknown>>, more: readonly Ask[] = []): SearchPlan {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) search.append(name, String(value));
  return {
    kind: 'asks',
    asks: [{ of: 'payment', query }, ...more],
    listed: `/payments?${search.toString()}`,
  };
}

function byReference(text: string): readonly Ask[] {
  return [
    { of: 'payment', query: { external_identifier: text } },
    { of: 'refund', query: { external_identifier: text } },
  ];
}

function asksOfId(id: string): SearchPlan {
  const kinds = ['payment', 'refund', 'buyer', 'payout', 'link'] as const;
  return {
    kind: 'asks',
    asks: [
      ...kinds.map((of) => ({ of, id })),
      { of: 'api_call', id },
      { of: 'api_call', id, query: { of_nobody: true } },
    ],
    listed: null,
  };
}

/** `12.99 EUR`, `€12.99`: an amount with its currency. */
function amountOf(text: string): Readonly<{ minor: number; currency: string }> | null {
  const { before, number = '', after } = AMOUNT.exec(text)?.groups ?? {};
  const named = before ?? after;
  if (named === undefined) return null;
  const currency = SIGNS[named] ?? named.toUpperCase();
  const minor = digitsOf(currency) >= 0 ? readAmount(number, currency) : null;
  return minor === null ? null : { minor, currency };
}

/** Runs the calls of a plan. What the person may not see, or what is not there, is not found. */
export async function runSearch(
  plan: SearchPlan,
  options: Readonly<{ merchantAccount: string; signal: AbortSignal }>,
): Promise<readonly Finding[]> {
  if (plan.kind !== 'asks') return [];
  const found = await Promise.all(
    plan.asks.map((ask) =>
      find(ask, options).catch((error: unknown) => {
        if (error instanceof Problem && [400, 403, 404].includes(error.status)) return [];
        throw error;
      }),
    ),
  );
  const seen = new Set<string>();
  return found.flat().filter(({ to }) => !seen.has(to) && seen.add(to));
}

type SearchOptions = Readonly<{ merchantAccount: string; signal: AbortSignal }>;

async function find({ of, id, query }: Ask, options: SearchOptions): Promise<readonly Finding[]> {
  switch (of) {
    case 'payment':
      return id === undefined
        ? (await listOf('GET /transactions', query, options)).map(paymentFinding)
        : [
            paymentFinding(
              await call('GET /transactions/{transaction_id}', { path: { transaction_id: id } }, options),
            ),
          ];
    case 'refund': {
      const items =
        id === undefined
          ? await listOf('GET /refunds', query, options)
          : [await call('GET /refunds/{refund_id}', { path: { refund_id: id } }, options)];
      return items.map((refund) => ({
        kind: of,
        to: `/payments/${refund.transaction_id}`,
        payment: null,
        title: refund.external_identifier ?? refund.id,
        more: refund.status,
      }));
    }
    case 'buyer': {
      const items =
        id === undefined
          ? await listOf('GET /buyers', query, options)
          : [await call('GET /buyers/{buyer_id}', { path: { buyer_id: id } }, options)];
      return items.map((buyer) => ({
        kind: of,
        to: `/buyers/${buyer.id}`,
        payment: null,
        title: buyer.display_name ?? buyer.external_identifier ?? buyer.id,
        more: buyer.billing_details?.email_address ?? '',
      }));
    }
    case 'payout': {
      const payout = await call('GET /payouts/{payout_id}', { path: { payout_id: id ?? '' } }, options);
      return [
        { kind: of, to: `/payouts/${id ?? ''}`, payment: null, title: payout.id ?? '', more: payout.status },
      ];
    }
    case 'link':
      return [
        linkFinding(
          await call(
            'GET /payment-links/{payment_link_id}',
            { path: { payment_link_id: id ?? '' } },
            options,
          ),
        ),
      ];
    case 'api_call':
      return (await listOf('GET /requests', { ...query, request_id: id }, options)).map((made) =>
        callFinding(made, query ?? {}),
      );
    default:
      return of satisfies never;
  }
}

async function listOf<Name extends 'GET /transactions' | 'GET /refunds' | 'GET /buyers' | 'GET /requests'>(
  name: Name & ListName,
  query: Readonly<Record<string, unknown>> | undefined,
  options: SearchOptions,
): Promise<readonly ItemsOf<Name>[]> {
  // a plan names parameters of the operation
  const asked = { ...query, limit: EACH } as unknown as QueryOf<Name>;
  const answer = (await call(name, { query: asked } as never, options)) as {
    items: readonly ItemsOf<Name>[];
  };
  return answer.items;
}

type ItemsOf<Name extends ListName> = import('../api/call.ts').ItemOf<Name>;

function paymentFinding(payment: TransactionSummary): Finding {
  return {
    kind: 'payment',
    to: `/payments/${payment.id}`,
    payment,
    title: payment.external_identifier ?? payment.id,
    more: payment.created_at,
  };
}

function linkFinding({ id, external_identifier: reference, status }: PaymentLink): Finding {
  return { kind: 'link', to: `/links/${id}`, payment: null, title: reference ?? id, more: status };
}

/** A call by its `x-request-id`, in the log of calls. */
function callFinding(
  { id, method, path, status, error_code: error }: RequestLogEntry,
  query: Readonly<Record<string, unknown>>,
): Finding {
  const search = new URLSearchParams({ tab: 'requests', request_id: id });
  for (const [name, value] of Object.entries(query)) search.set(name, String(value));
  return {
    kind: 'api_call',
    to: `/tail?${search.toString()}`,
    payment: null,
    title: `${method} ${path}`,
    more: error === null ? String(status) : `${status} ${error}`,
  };
}
