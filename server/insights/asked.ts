import type { PaymentFilters, PaymentsAsked, Sums } from '../db/queries/payment-counts.ts';

/** Where figures come from: payments, those whose cardholder was authenticated, or those that are decided. */
export type Source = 'authorization' | 'authentication' | 'monitoring';
export type Metric = 'volume' | 'transactions' | 'auth_rate';

const AUTHORIZED = { dimension: 'authorized', good: 'true' } as const;
const SOURCES: Readonly<Record<Source, Omit<PaymentsAsked, 'filters'>>> = {
  authorization: { having: null, rate: AUTHORIZED },
  authentication: {
    having: 'authentication_outcome',
    rate: { dimension: 'authentication_outcome', good: 'complete' },
  },
  monitoring: { having: 'authorized', rate: AUTHORIZED },
};

export function paymentsQuery(source: Source, filters: PaymentFilters): PaymentsAsked {
  return { ...SOURCES[source], filters };
}

/** Filters and modules of the API whose dimension has another name. */
const OTHER_NAMES: ReadonlyMap<string, string> = new Map([
  ['payment_service_id', 'payment_service'],
  ['rule_id_route_transaction', 'rule_route_transaction'],
  ['rule_id_skip_3ds', 'rule_skip_3ds'],
  ['three_d_secure_auth_resp', 'three_d_secure_response'],
]);

export function dimensionOf(name: string): string {
  return OTHER_NAMES.get(name) ?? name;
}

/** Amounts of several currencies are not added up. */
export function isOneCurrency(all: readonly Sums[]): boolean {
  return new Set(all.flatMap((each) => [each.first_currency, each.last_currency])).size <= 1;
}

/** What a metric comes to over some counts; null where it cannot be told. */
export function valueOf(metric: Metric, all: readonly Sums[], isAddable: boolean): number | null {
  const sum = (of: (each: Sums) => bigint): bigint => all.reduce((total, each) => total + of(each), 0n);
  if (metric === 'transactions') return Number(sum(({ payments }) => payments));
  if (metric === 'volume') return isAddable ? Number(sum(({ amount }) => BigInt(amount))) : null;
  const decided = sum((each) => each.decided);
  return decided === 0n ? null : Number(sum(({ good }) => good)) / Number(decided);
}
