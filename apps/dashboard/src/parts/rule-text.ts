import type { FlowAction, FlowCondition } from '@railyard/sdk/schemas';
import { recordOf } from '../api/problem.ts';
import { type SayText, useWords } from '../words/words.ts';
import { type Formats, useFormats } from './formats.ts';
import { methodName, schemeName } from './payment-words.ts';
import { RULE_WORDS } from './rule-words.ts';

/** A rule, as far as it is told: in the editor, in a difference, and beside a payment. */
export type ToldRule = Readonly<{
  action: FlowAction;
  conditions: readonly FlowCondition[];
  outcome: unknown;
  error_code: string | null;
}>;

/** Tells rules of flows: the one place of the app that does. */
export type RuleText = Readonly<{
  condition(condition: Readonly<{ name: string; operator: string; value: unknown }>): string;
  /** All of its conditions in one sentence. */
  when(rule: Pick<ToldRule, 'conditions'>): string;
  outcome(rule: Omit<ToldRule, 'conditions'>): string;
  action(action: string): string;
  /** A condition's, an operator's or another word of the contract. */
  word(name: string): string;
}>;

/** `nameOf`: what a payment service is called. */
export function useRuleText(nameOf: (paymentServiceId: string) => string): RuleText {
  const say = useWords(RULE_WORDS);
  const formats = useFormats();
  const word = (name: string): string => (name in RULE_WORDS ? say(name as keyof typeof RULE_WORDS) : name);
  const condition: RuleText['condition'] = ({ name, operator, value }) =>
    typeof value === 'boolean'
      ? `${word(name)}: ${say(value ? 'yes' : 'no')}`
      : `${word(name)} ${word(operator)} ${valueText(name, value, say, formats)}`;

  return {
    condition,
    when: ({ conditions }) =>
      conditions.length === 0
        ? say('always')
        : conditions.map((one) => condition({ ...one, value: one.value })).join(` ${say('and')} `),
    outcome: (rule) => outcomeText(rule, say, formats, nameOf),
    action: (action) => word(action.replaceAll('-', '_')),
    word,
  };
}

type SayWord = SayText<typeof RULE_WORDS>;
const SHOWN_MAX = 5;

function valueText(name: string, value: unknown, say: SayWord, formats: Formats): string {
  if (Array.isArray(value)) {
    const shown = value.slice(0, SHOWN_MAX).map((one: unknown) => oneText(name, one, formats));
    const rest = value.length - shown.length;
    return formats.list(rest === 0 ? shown : [...shown, say('more', { count: rest })]);
  }
  if (name === 'split_routing') return say('of_hundred', { count: String(value) });
  const { currency, key, min, max, value: bound } = recordOf(value);
  if (typeof value !== 'object') return oneText(name, value, formats);
  const amount = (minor: unknown): string =>
    typeof currency === 'string' ? formats.money(Number(minor), currency) : String(minor);

  const { count, by, within } = recordOf(value);
  if (name === 'velocity')
    return say('counted', {
      value: `${amount(bound)}${count === 'amount' ? '' : ` ${say(countWord(count))}`}`,
      by: say(`by_${String(by)}` as 'by_card'),
      within: say(`within_${String(within)}` as 'within_1_hour'),
    });
  const text = min === undefined ? amount(bound) : `${amount(min)} ${say('and')} ${amount(max)}`;
  return typeof key === 'string' ? `${key}: ${text}` : text;
}

function countWord(count: unknown): 'count_payments' {
  return `count_${String(count)}` as 'count_payments';
}

function oneText(name: string, value: unknown, formats: Formats): string {
  if (typeof value === 'object' && value !== null) {
    const { min, max } = recordOf(value);
    return `${String(min)}–${String(max)}`;
  }
  const text = String(value);
  if (name === 'country' || name === 'card_country') return formats.country(text);
  if (name === 'card_scheme') return schemeName(text);
  return name === 'payment_method' ? methodName(text) : text;
}

function outcomeText(
  { action, outcome, error_code: code }: Omit<ToldRule, 'conditions'>,
  say: SayWord,
  formats: Formats,
  nameOf: (id: string) => string,
): string {
  switch (action) {
    case 'decline-early':
      return say('decline', { code: code ?? 'flow_decline' });
    case 'skip-3ds':
      return authenticationText(outcome, say);
    case 'select-payment-options': {
      const methods = Array.isArray(outcome) ? outcome.map((one) => methodName(String(one))) : [];
      return methods.length === 0 ? say('show_nothing') : say('show', { list: formats.list(methods) });
    }
    default:
      return routeText(outcome, say, formats, nameOf);
  }
}

function authenticationText(outcome: unknown, say: SayWord): string {
  const { exemption } = recordOf(outcome);
  if (typeof exemption === 'string') return say('exempt', { name: exemption.replaceAll('_', ' ') });
  return say(outcome === 'attempt' || outcome === 'force' ? outcome : 'skip');
}

function routeText(outcome: unknown, say: SayWord, formats: Formats, nameOf: (id: string) => string): string {
  const { order_by: by, attempts = outcome, experiment_id: experiment, arms } = recordOf(outcome);
  if (experiment !== undefined)
    return say('deal', {
      list: formats.list((Array.isArray(arms) ? arms : []).map((arm) => armText(arm, formats))),
    });
  const names = Array.isArray(attempts) ? attempts.map((one) => attemptText(one, say, nameOf)) : [];
  if (by === 'cost' || by === 'success_rate')
    return say(by === 'cost' ? 'cheapest' : 'best', {
      list: names.length === 0 ? say('all_services') : formats.list(names),
    });
  const [first = '–', ...rest] = names;
  return say('try', { list: rest.reduce((text, next) => say('then', { first: text, next }), first) });
}

/** `old (50%)`: names of arms are words of the merchant's. */
function armText(arm: unknown, { percent }: Formats): string {
  const { name, share_percent: share } = recordOf(arm);
  return `${String(name)} (${percent(Number(share) / 100)})`;
}

function attemptText(attempt: unknown, say: SayWord, nameOf: (id: string) => string): string {
  if (typeof attempt === 'string') return nameOf(attempt);
  const { payment_service_id: id, instrument } = recordOf(attempt);
  const how = instrument === 'pan' || instrument === 'network_token' ? ` (${say(instrument)})` : '';
  return `${nameOf(String(id))}${how}`;
}
