import { moneyText } from './money-text.ts';

type Row = Readonly<Record<string, unknown>>;

/** What a list shows of its items, by its noun. Of others, what is usual: see USUAL. */
const COLUMNS: Readonly<Record<string, string>> = {
  transactions: 'id status amount method external_identifier created_at',
  refunds: 'id status amount transaction_id created_at',
  'transactions refunds': 'id status amount reason created_at',
  'transactions captures': 'id status amount created_at',
  'transactions events': 'created_at name id',
  payouts: 'id status amount created_at',
  buyers: 'id display_name external_identifier created_at',
  'payment-methods': 'id method label scheme expiration_date status',
  'payment-links': 'id status amount url expires_at',
  'payment-services': 'id display_name method active payment_service_definition_id',
  'merchant-accounts': 'id display_name created_at',
  'api-key-pairs': 'id display_name active algorithm last_used_at',
  'webhook-subscriptions': 'id url active paused created_at',
  'webhook-deliveries': 'id status event_name response_status_code created_at',
  'gift-cards': 'id bin last4 balance currency',
  disputes: 'id status amount stage reason due_at',
  events: 'id name resource_id created_at',
  requests: 'created_at method path status duration_ms id',
  'audit-logs': 'created_at action resource_type resource_id user',
  reports: 'id name schedule schedule_enabled created_at',
  users: 'id name email_address status',
  roles: 'id slug name',
};

/** Those that an item has, in this order. */
const USUAL =
  'id key number slug name display_name label status active enabled amount balance currency method kind scheme ' +
  'country url external_identifier description created_at updated_at';
const USUAL_MAX = 6;

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
  if (typeof value === 'string' && isShort && TIME.test(value))
    return `${value.slice(0, 16).replace('T', ' ')}`;
  return scalarText(value);
}

function scalarText(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value !== 'object') return cleanText(String(value));
  if (Array.isArray(value)) return value.map(scalarText).join(', ');
  const named = ['display_name', 'name', 'label', 'id', 'code'].map((one) => memberAt(value, [one]));
  return scalarText(named.find((one) => typeof one === 'string') ?? JSON.stringify(value));
}

/** What others have written is shown, and moves no cursor. */
export function cleanText(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029]/gu, ' ');
}
