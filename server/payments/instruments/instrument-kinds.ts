import type { PaymentMethodWithBuyerRow } from '../../db/queries/payment-methods.ts';
import type { MethodCreate } from '../request/context.ts';
import { bank } from './bank.ts';
import { card } from './card.ts';
import type { InstrumentKind } from './kind.ts';
import { redirect } from './redirect.ts';
import { wallet } from './wallet.ts';

/** Every kind of instrument: one line each. */
const KINDS: readonly InstrumentKind[] = [card, wallet, bank, redirect];

const BY_METHOD: ReadonlyMap<string, InstrumentKind> = new Map(
  KINDS.flatMap((kind) => kind.methods.map((method) => [method, kind] as const)),
);
const BY_INSTRUMENT_TYPE: ReadonlyMap<string, InstrumentKind> = new Map(
  KINDS.flatMap((kind) => kind.instrumentTypes.map((type) => [type, kind] as const)),
);

/** Null for what this release does not take; the contract knows all methods that are to come. */
export function kindOf(method: MethodCreate): InstrumentKind | null {
  const kind = BY_METHOD.get(method.method);
  return kind === undefined || kind.isPayable?.(method) === false ? null : kind;
}

/** With a kind of its own, or naming an instrument that has one. */
export function isTaken(method: MethodCreate): boolean {
  return method.method === 'id' || method.method === 'checkout-session' || kindOf(method) !== null;
}

/** The buyer approves it at a provider of their own: at its page, or in its SDK. Nothing that is stored is. */
export function isApprovedElsewhere(method: MethodCreate): boolean {
  return kindOf(method)?.approvedElsewhere === true;
}

export function kindOfStored({ method }: PaymentMethodWithBuyerRow): InstrumentKind | null {
  return BY_METHOD.get(method) ?? null;
}

export function kindOfType(instrumentType: string): InstrumentKind | null {
  return BY_INSTRUMENT_TYPE.get(instrumentType) ?? null;
}
