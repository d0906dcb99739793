import type { PaymentService } from '../connections/connection-kinds.ts';
import type { NameOf } from '../domain/flow/explain.ts';
import { reasonsAgainst } from '../domain/flow/left-out.ts';
import type { AlternativeReason } from '../domain/story-kinds.ts';
import type { Timestamp } from '../domain/timestamp.ts';
import type { FlowDecision } from './decided.ts';
import { type Alternative, type Word, sentence } from './story-entry.ts';

/** What is known of payment services beside the decision. */
export type ServicesConsidered = Readonly<{
  nameOf: NameOf;
  /** Where an authorization was sent to. */
  tried: ReadonlySet<string>;
  /** The payment services that are asked now. */
  active: readonly PaymentService[];
}>;

/** More of them help nobody. */
const ALTERNATIVES_MAX = 50;

/**
 * The payment services that were not tried, and why. Of one that does not take the payment at all the reasons are
 * written down only where nobody takes it; else they follow from its settings, as long as those have not changed since.
 */
export function alternativesOf(
  { inputs, decision }: FlowDecision,
  { nameOf, tried, active }: ServicesConsidered,
  decidedAt: Timestamp,
): readonly Alternative[] {
  const told = new Map<string, Alternative>();
  const tell = (id: string, why: AlternativeReason, reasons: readonly string[] = [], isRecorded = true) => {
    if (tried.has(id) || told.has(id)) return;
    const name = nameOf(id);
    const says = sentence(WORDS[why], { service: name });
    told.set(id, { payment_service_id: id, name, why, reasons, is_recorded: isRecorded, says });
  };

  for (const { payment_service_id: id } of decision.attempts)
    tell(id, inputs.avoided.includes(id) ? 'failing' : 'not-reached');
  for (const { payment_service_id: id, reasons } of inputs.left_out ?? []) tell(id, 'does-not-take', reasons);
  for (const id of inputs.able) tell(id, whyNotPlanned({ inputs, decision }));
  for (const service of active) {
    const isAsThen = service.changedAt <= decidedAt;
    const reasons = isAsThen ? reasonsOf(service, inputs) : [];
    tell(service.id, isAsThen ? 'does-not-take' : 'changed-since', reasons, false);
  }
  for (const id of decision.skipped) tell(id, 'does-not-take');
  return [...told.values()].slice(0, ALTERNATIVES_MAX);
}

const WORDS: Readonly<Record<AlternativeReason, Word>> = {
  'named-other': 'otherNamed',
  'not-in-rule': 'notInRule',
  'does-not-take': 'doesNotTake',
  failing: 'cameLast',
  'not-reached': 'notReached',
  'beyond-limit': 'beyondLimit',
  'changed-since': 'changedSince',
};

/** It takes the payment, and is not among what was to be tried. */
function whyNotPlanned({ inputs, decision }: Pick<FlowDecision, 'inputs' | 'decision'>): AlternativeReason {
  if (inputs.named !== null) return 'named-other';
  if (decision.decline !== null) return 'not-reached';
  return decision.spoke.some(({ action }) => action === 'route-transaction') ? 'not-in-rule' : 'beyond-limit';
}

/** What of its settings keeps it from the payment, as far as what the decision saw tells. */
function reasonsOf(service: PaymentService, { facts }: FlowDecision['inputs']): readonly string[] {
  const { payment_method: method, currency, country, amount, card_scheme: scheme } = facts;
  if (method === null || currency === null || amount === null) return [];
  if (service.method !== method) return [`does not take ${method}`];

  const { accepts, capabilities } = service.connector;
  const candidate = {
    id: service.id,
    acceptedCurrencies: service.acceptedCurrencies,
    acceptedCountries: service.acceptedCountries,
    accepts,
    zeroAmount: capabilities.zeroAmountAuthorization,
  };
  return method === 'card'
    ? reasonsAgainst(candidate, { method, scheme, currency, country, amount })
    : settingsAgainst(service, currency, country);
}

/** Other methods are known to routing by the name of their kind; what was set up by hand is the same for all. */
function settingsAgainst(
  { acceptedCurrencies, acceptedCountries }: PaymentService,
  currency: string,
  country: string | null,
): readonly string[] {
  return [
    ...(acceptedCurrencies.includes(currency) ? [] : [`is not set up for ${currency} (accepted_currencies)`]),
    ...(country === null || acceptedCountries.includes(country)
      ? []
      : [`is not set up for ${country} (accepted_countries)`]),
  ];
}
