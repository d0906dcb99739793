import { domainToASCII } from 'node:url';
import ipaddr from 'ipaddr.js';
import type { TransactionRow } from '../db/queries/transaction-rows.ts';
import type { FraudListKind } from '../domain/fraud-list.ts';
import { parseUuid } from '../domain/ids.ts';
import { textAt } from '../domain/json.ts';
import { isPrivateAddress } from '../platform/trusted-proxies.ts';

/** A value as it is compared; the sentence says what would be one, where it is none. */
type ValueReading = Readonly<{ value: string } | { wanted: string }>;

/** Larger networks are half the world. */
const IPV4_PREFIX_MIN = 8;
const IPV6_PREFIX_MIN = 16;
/** Of what is let pass: an office, and what one customer of IPv6 has. */
const ALLOWED_IPV4_PREFIX_MIN = 24;
const ALLOWED_IPV6_PREFIX_MIN = 56;
/** In characters, as its column counts them. */
const VALUE_LENGTH_MAX = 320;
const BIN_DIGITS = [6, 7, 8] as const;

/** A fingerprint is what the vault says of a card, in characters of base64url. */
const FORMS: Readonly<Record<FraudListKind, (text: string) => ValueReading>> = {
  card: (text) =>
    /^[\w-]{1,100}$/.test(text)
      ? { value: text }
      : { wanted: 'must be the fingerprint of a card, as a transaction or payment method has it' },
  card_bin: (text) =>
    /^\d{6,8}$/.test(text) ? { value: text } : { wanted: 'must be the first six to eight digits of cards' },
  buyer_id: (text) => orElse(parseUuid<'buyer'>(text), 'must be the id of a buyer'),
  buyer_external_identifier: (text) => ({ value: text.normalize() }),
  email_address: (text) => orElse(emailOf(text), 'must be an e-mail address, such as ann@shop.example'),
  email_domain: (text) => {
    const domain = hostOf(text.trim().replace(/^@/, ''));
    return /^[^\s@.]+(?:\.[^\s@.]+)+$/.test(domain)
      ? { value: domain }
      : { wanted: 'must be what stands after the @, such as shop.example' };
  },
  ip_address: readNetwork,
  device: (text) => ({ value: text }),
  phone_number: (text) => {
    const digits = text.replace(/[\s().-]/g, '').replace(/^00/, '+');
    return /^\+[1-9]\d{1,14}$/.test(digits)
      ? { value: digits }
      : { wanted: 'must be a phone number with its country, such as +4930901820' };
  },
};

/** Reads what a caller names; the same thing has one form, however it is written. */
export function readListedValue(kind: FraudListKind, text: string): ValueReading {
  const read = FORMS[kind](text);
  return 'value' in read && [...read.value].length > VALUE_LENGTH_MAX
    ? { wanted: `must have at most ${VALUE_LENGTH_MAX} characters in the form in which it is compared` }
    : read;
}

function orElse(value: string | null, wanted: string): ValueReading {
  return value === null ? { wanted } : { value };
}

function emailOf(text: string): string | null {
  const [name = '', host = '', ...more] = text.trim().normalize().toLowerCase().split('@');
  return more.length === 0 && /^\S+$/.test(name) && /^\S+$/.test(host) ? `${name}@${hostOf(host)}` : null;
}

/** A host in one form: without the dot of the root, in the letters of DNS. */
function hostOf(text: string): string {
  const host = text.replace(/\.$/, '').normalize().toLowerCase();
  return domainToASCII(host) || host;
}

function readNetwork(text: string): ValueReading {
  const wanted =
    `must be an IP address, or a network such as 203.0.113.0/24: /${IPV4_PREFIX_MIN} or smaller, ` +
    `of IPv6 /${IPV6_PREFIX_MIN} or smaller`;
  const [address = '', bits, ...more] = text.trim().split('/');
  const parsed = addressOf(address);
  if (parsed === null || more.length > 0) return { wanted };
  if (bits === undefined) return { value: parsed.toString() };

  const prefix = /^\d{1,3}$/.test(bits) ? Number(bits) : Number.NaN;
  const isIpv4 = parsed.kind() === 'ipv4';
  const most = isIpv4 ? 32 : 128;
  if (!(prefix >= (isIpv4 ? IPV4_PREFIX_MIN : IPV6_PREFIX_MIN) && prefix <= most)) return { wanted };
  return { value: prefix === most ? parsed.toString() : networkAt(parsed, prefix) };
}

type Address = ReturnType<typeof ipaddr.parse>;

/** An IPv4 address that is written as IPv6 is one of IPv4. */
function addressOf(text: string): Address | null {
  const bare = text.split('%')[0] ?? '';
  if (!ipaddr.IPv4.isValidFourPartDecimal(bare) && !(bare.includes(':') && ipaddr.IPv6.isValid(bare)))
    return null;
  return ipaddr.process(bare);
}

function networkAt(address: Address, prefix: number): string {
  const cidr = `${address.toString()}/${prefix}`;
  const network =
    address.kind() === 'ipv4'
      ? ipaddr.IPv4.networkAddressFromCIDR(cidr)
      : ipaddr.IPv6.networkAddressFromCIDR(cidr);
  return `${network.toString()}/${prefix}`;
}

/** Whether a value in its form may be let pass: of addresses those that are public, and few. */
export function isAllowableValue(kind: FraudListKind, value: string): boolean {
  if (kind !== 'ip_address') return true;
  const [text = '', bits] = value.split('/');
  const address = addressOf(text);
  if (address === null || isPrivateAddress(text) || address.range() === 'unspecified') return false;
  const least = address.kind() === 'ipv4' ? ALLOWED_IPV4_PREFIX_MIN : ALLOWED_IPV6_PREFIX_MIN;
  return bits === undefined || Number(bits) >= least;
}

export type ListedValue = Readonly<{ kind: FraudListKind; value: string }>;

/** What of a transaction, or of a card that is to be stored, says where it comes from. */
export type ListedSubject = Partial<
  Pick<
    TransactionRow,
    | 'buyer'
    | 'buyer_external_identifier'
    | 'buyer_id'
    | 'ip_address'
    | 'payment_method_bin'
    | 'payment_method_fingerprint'
    | 'request'
    | 'shipping_details'
  >
>;

/** The values of one kind that a transaction itself has, as an entry is made of them. */
export function valuesIn(kind: FraudListKind, subject: ListedSubject): readonly string[] {
  return givenValues(kind, subject).flatMap((text) => {
    const read = readListedValue(kind, text);
    return 'value' in read ? [read.value] : [];
  });
}

function givenValues(kind: FraudListKind, subject: ListedSubject): readonly string[] {
  const { buyer = null, shipping_details: shipping = null, request = {} } = subject;
  const some = (...values: readonly (string | null | undefined)[]): readonly string[] => {
    const given = values.filter((value) => value !== null && value !== undefined);
    return [...new Set(given.filter((value) => value !== ''))];
  };
  switch (kind) {
    case 'card':
      return some(subject.payment_method_fingerprint);
    case 'card_bin':
      return some(subject.payment_method_bin);
    case 'buyer_id':
      return some(subject.buyer_id);
    case 'buyer_external_identifier':
      return some(subject.buyer_external_identifier);
    case 'email_address':
      return some(textAt(buyer, 'billing_details', 'email_address'), textAt(shipping, 'email_address'));
    case 'email_domain':
      return givenValues('email_address', subject).map((address) =>
        address.slice(address.lastIndexOf('@') + 1),
      );
    case 'ip_address':
      return some(subject.ip_address);
    case 'device':
      return some(textAt(request, 'anti_fraud_fingerprint'));
    case 'phone_number':
      return some(textAt(buyer, 'billing_details', 'phone_number'), textAt(shipping, 'phone_number'));
    default:
      return kind satisfies never;
  }
}

/** Every value of an entry of one of these kinds that would stop this transaction. */
export function matchableValues(
  subject: ListedSubject,
  kinds: readonly FraudListKind[],
): readonly ListedValue[] {
  return kinds.flatMap((kind) =>
    valuesIn(kind, subject).flatMap((value) => coveredBy(kind, value).map((one) => ({ kind, value: one }))),
  );
}

/** The entries that cover a value: itself, and what is wider. */
function coveredBy(kind: FraudListKind, value: string): readonly string[] {
  if (kind === 'card_bin') return BIN_DIGITS.filter((n) => n <= value.length).map((n) => value.slice(0, n));
  if (kind === 'email_domain') {
    const labels = value.split('.');
    return labels.slice(0, -1).map((_label, index) => labels.slice(index).join('.'));
  }
  if (kind !== 'ip_address') return [value];

  const address = addressOf(value);
  if (address === null) return [];
  const [least, most] = address.kind() === 'ipv4' ? [IPV4_PREFIX_MIN, 31] : [IPV6_PREFIX_MIN, 127];
  const prefixes = Array.from({ length: most - least + 1 }, (_none, index) => least + index);
  return [value, ...prefixes.map((prefix) => networkAt(address, prefix))];
}
