import { FRAUD_LIST_EFFECTS, FRAUD_LIST_KINDS, FRAUD_LIST_REASONS } from '../domain/fraud-list.ts';
import { operation, token } from './operation.ts';
import { CARD_NUMBER_WORDS, cardNumber } from './schemas/card.ts';
import { Uuid } from './schemas/identifier.ts';
import { cursorQuery, filteredPage } from './schemas/pagination.ts';
import {
  choice,
  constant,
  fields,
  maybe,
  nullable,
  object,
  optional,
  text,
  withDefault,
} from './schemas/schema.ts';
import { Timestamp } from './schemas/time.ts';
import { describe } from './schemas/words.ts';
import { Type } from './schemas/type.ts';

const Kind = choice('FraudListKind', FRAUD_LIST_KINDS);
const Effect = choice('FraudListEffect', FRAUD_LIST_EFFECTS);
const Reason = choice('FraudListReason', FRAUD_LIST_REASONS);
const KIND_WORDS =
  'What it is about. `card`: a card or bank account, by its fingerprint; `card_bin`: the first six to eight digits; ' +
  '`buyer_id`, `buyer_external_identifier`; `email_address`; `email_domain`: with its subdomains; `ip_address`: an ' +
  'address or a network; `device`: an `anti_fraud_fingerprint`; `phone_number`.';
const EFFECT_WORDS =
  '`block`: payments that it fits are declined. `allow`: they pass the list, whatever else is on it, and the ' +
  'conditions `velocity` of rules.';
const REASON_WORDS = 'Why, in a word.';

export const FraudListEntry = object('FraudListEntry', {
  type: constant('fraud-list-entry'),
  id: Uuid,
  merchant_account_id: Type.String(),
  effect: Effect,
  kind: Kind,
  value: Type.String(),
  label: nullable(Type.String()),
  reason: nullable(Reason),
  note: nullable(Type.String()),
  transaction_id: nullable(Uuid),
  creator_name: nullable(Type.String()),
  expires_at: nullable(Timestamp),
  created_at: Timestamp,
});
describe(FraudListEntry, {
  effect: EFFECT_WORDS,
  kind: KIND_WORDS,
  value: 'In the form in which it is compared: addresses in small letters, numbers without blanks.',
  label: "A card's last four digits, where they are known; null for all else.",
  reason: REASON_WORDS,
  note: 'What people should know about it.',
  transaction_id: 'The transaction that it was taken from.',
  creator_name: 'The person or API key that made it.',
  expires_at: 'From then on it counts no more; null: until it is deleted.',
});

export const FraudListEntries = filteredPage('FraudListEntries', FraudListEntry);

export const FraudListEntryCreate = object('FraudListEntryCreate', {
  effect: withDefault(Effect, 'block'),
  kind: Kind,
  value: maybe(text(320)),
  transaction_id: maybe(Uuid),
  payment_method_id: maybe(Uuid),
  number: maybe(cardNumber()),
  reason: maybe(Reason),
  note: maybe(text(500)),
  expires_at: maybe(Timestamp),
});
describe(FraudListEntryCreate, {
  effect:
    `${EFFECT_WORDS} ` +
    `The kind of such an entry is \`card\`, \`buyer_id\` or \`ip_address\` (public, a network of /24 or ` +
    `smaller, of IPv6 /56 or smaller), and it needs an end and the scope \`flows.write\` beside.`,
  kind: KIND_WORDS,
  value: 'What of this kind is meant. One of `value`, `transaction_id`, `payment_method_id`, `number`.',
  transaction_id: 'Takes the value from this transaction, whatever the kind.',
  payment_method_id: 'Takes the card of this stored payment method. With the kind `card` alone.',
  number: `The card's number, with the kind \`card\` alone. ${CARD_NUMBER_WORDS}`,
  reason: REASON_WORDS,
  note: 'What people should know about it.',
  expires_at:
    'From when on it counts no more; left out, until it is deleted. One that allows needs it, at most 90 days ahead.',
});

const params = describe(fields({ fraud_list_entry_id: Uuid }), {
  fraud_list_entry_id: 'The `id` that the entry was answered with.',
});
const TAG = 'Fraud lists';
const READ = token('fraud-lists.read');
const WRITE = token('fraud-lists.write');

export const createFraudListEntry = operation({
  id: 'create_fraud_list_entry',
  method: 'POST',
  path: '/fraud-list-entries',
  tag: TAG,
  summary: 'Take no more payments from a card, a buyer, an address or a device; or let one pass.',
  description:
    'Payments that it fits are declined with `fraud_list_match` before anybody is asked, and the card is not stored. ' +
    'It counts at once in the process that took it, and within a second in the others. What is on the list already ' +
    'is answered 409.',
  access: WRITE,
  merchantAccount: 'header',
  body: FraudListEntryCreate,
  responses: { 201: FraudListEntry },
  errors: [409],
});

export const listFraudListEntries = operation({
  id: 'list_fraud_list_entries',
  method: 'GET',
  path: '/fraud-list-entries',
  tag: TAG,
  summary: 'List the entries of the fraud list, the newest first.',
  description: 'Without those that are over. Filters are joined by and; a list of values by or.',
  access: READ,
  merchantAccount: 'header',
  query: describe(
    fields({
      ...cursorQuery(),
      effect: optional(Effect),
      kind: optional(Type.Array(Kind, { maxItems: FRAUD_LIST_KINDS.length })),
      value: optional(text(320)),
    }),
    {
      effect: 'With this effect.',
      kind: 'Of one of these kinds.',
      value: 'Of exactly this value, in the form in which it is answered.',
    },
  ),
  responses: { 200: FraudListEntries },
});

export const getFraudListEntry = operation({
  id: 'get_fraud_list_entry',
  method: 'GET',
  path: '/fraud-list-entries/{fraud_list_entry_id}',
  tag: TAG,
  summary: 'Read an entry of the fraud list.',
  description: '404 once it is over.',
  access: READ,
  merchantAccount: 'header',
  params,
  responses: { 200: FraudListEntry },
});

export const deleteFraudListEntry = operation({
  id: 'delete_fraud_list_entry',
  method: 'DELETE',
  path: '/fraud-list-entries/{fraud_list_entry_id}',
  tag: TAG,
  summary: 'Take an entry off the fraud list.',
  description: 'Payments that were declined because of it stay so.',
  access: WRITE,
  merchantAccount: 'header',
  params,
  responses: { 204: null },
});
