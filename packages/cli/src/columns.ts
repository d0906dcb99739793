import { moneyText } from './money-text.ts';
import { cleanText } from './terminal-text.ts';

type Row = Readonly<Record<string, unknown>>;

/** What a list shows of its items, by its noun, what matters most first. Of others, what is usual: see USUAL. */
const COLUMNS: Readonly<Record<string, string>> = {
  transactions: 'id status amount created_at method external_identifier country',
  refunds: 'id status amount created_at reason transaction_id',
  'transactions refunds': 'id status amount created_at reason external_identifier',
  'transactions captures': 'id status amount created_at',
  'transactions events': 'id name created_at',
  payouts: 'id status amount created_at external_identifier',
  buyers: 'id display_name external_identifier created_at',
  'payment-methods': 'id method label scheme expiration_date status external_identifier',
  'payment-links': 'id status amount expires_at external_identifier url',
  'payment-services': 'id display_name method active payment_service_definition_id',
  'payment-services health': 'payment_service_id approval_rate error_rate payments last_success_at',
  'merchant-accounts': 'id display_name created_at',
  'api-key-pairs': 'id display_name active last_used_at algorithm',
  'webhook-subscriptions': 'id active url paused created_at',
  'webhook-deliveries': 'id status event tries created_at',
  'gift-cards': 'id bin last4 expiration_date usage_count created_at',
  disputes: 'id status amount respond_by reason stage',
  events: 'id name created_at resource_id',
  requests: 'id status method path error_code duration_ms created_at',
  'audit-logs': 'id timestamp action user resource operation',
  balances: 'currency captured_amount refunded_amount fee_amount pending_amount paid_out_amount',
  reports: 'id name schedule schedule_enabled created_at',
  users: 'id display_name email_address status last_seen_at',
  roles: 'id slug name description',
};

/** Those that an item has, in this order. */
const USUAL =
  'id key number slug name display_name label status active enabled amount balance currency method kind scheme ' +
  'country created_at timestamp external_identifier url description updated_at';
const USUAL_MAX = 7;

/** The columns of a list: those that at least one of its items has. */
export function columnsFor(noun: string, items: readonly unknown[]): readonly string[] {
  const chosen = (COLUMNS[noun] ?? USUAL).split(' ');
  const found = chosen.filter((name) => items.some((item) => memberAt(item, name.split('.')) !== undefined));
  if (found.length > 0) return found.slice(0, USUAL_MAX);
  return Object.keys(Object(items[0]) as Row).slice(0, USUAL_MAX);
}

/** A member of an object, by the names that lead to it. */
export function memberAt(value: unknown, [name, ...rest]: readonly string[]): unknown {
  if (name === undefined) return value;
  if (Array.isArray(value)) return memberAt((value as readonly unknown[])[Number(name)], rest);
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? memberAt(Reflect.get(value, name), rest)
    : undefined;
}

const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

/** A member as a table shows it: money with its currency, a moment to the minute, something with a name by that. */
export function cellText(item: unknown, name: string, isShort: boolean): string {
  const value = memberAt(item, name.split('.'));
  const currency = memberAt(item, ['currency']);
  if (Number.isSafeInteger(value) && typeof currency === 'string' && /(?:^|_)(?:amount|balance)$/.test(name))
    return moneyText(Number(value), currency);
  if (typeof value === 'string' && isShort && TIME.test(value)) return shortTime(value);
  return scalarText(value);
}

/** To the minute, or of another year the day, as `ls` has it. */
function shortTime(iso: string): string {
  const isThisYear = iso.startsWith(`${new Date().getUTCFullYear()}-`);
  return isThisYear ? iso.slice(5, 16).replace('T', ' ') : iso.slice(0, 10);
}

function scalarText(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value !== 'object') return cleanText(String(value));
  if (Array.isArray(value)) return value.map(scalarText).join(', ');
  const named = ['display_name', 'name', 'label', 'id', 'code'].map((one) => memberAt(value, [one]));
  return scalarText(named.find((one) => typeof one === 'string') ?? JSON.stringify(value));
}
