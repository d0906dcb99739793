import { LANGUAGES } from '../domain/language-tag.ts';
import { ALTERNATIVE_REASONS, STORY_KINDS } from '../domain/story-kinds.ts';
import { operation, token } from './operation.ts';
import { Uuid } from './schemas/identifier.ts';
import { CurrencyCode, MinorUnits } from './schemas/money.ts';
import { anyObject, choice, constant, fields, nullable, object, oneOf, optional } from './schemas/schema.ts';
import { Timestamp } from './schemas/time.ts';
import { Type } from './schemas/type.ts';
import { describe } from './schemas/words.ts';
import { TransactionStatus } from './transaction/status.ts';

export const StoryKind = choice(
  'StoryKind',
  STORY_KINDS,
  'What an entry is about. `call`: an operation at a processor; `wait`: what did not go on until somebody did ' +
    'something; `message`: a webhook to an endpoint; `change`: what was done by hand, or came by itself.',
);

export const StoryAlternative = object('StoryAlternative', {
  payment_service_id: Uuid,
  name: Type.String(),
  why: choice(
    'StoryAlternativeReason',
    ALTERNATIVE_REASONS,
    '`failing`: it was put last, since it had been failing. `not-reached`: the payment had ended before its turn. ' +
      '`changed-since`: it was not among those that took the payment, and its settings have changed since.',
  ),
  reasons: Type.Array(Type.String()),
  is_recorded: Type.Boolean(),
  text: Type.String(),
});
describe(StoryAlternative, {
  payment_service_id: 'A payment service that was not tried.',
  name: 'What a person calls it.',
  why: 'Why not.',
  reasons:
    'What of the payment and the service does not go together, in English; empty where nothing is known.',
  is_recorded:
    'True where it was written down with the decision. False where it follows from the settings of the payment ' +
    'service, which have not changed since.',
  text: 'The same in a sentence.',
});

export const StoryEntry = object('StoryEntry', {
  id: Type.String(),
  kind: StoryKind,
  name: Type.String(),
  at: Timestamp,
  ended_at: nullable(Timestamp),
  cause: nullable(Type.String()),
  result: nullable(Type.String()),
  code: nullable(Type.String()),
  amount: nullable(MinorUnits),
  payment_service_id: nullable(Uuid),
  facts: anyObject(),
  alternatives: Type.Array(StoryAlternative),
  text: Type.String(),
});
describe(StoryEntry, {
  id: 'Unique within the story. What is a resource of its own has its id: a refund, a delivery, a dispute’s event.',
  kind: 'What it is about.',
  name: 'What of its kind: the operation, the event, the action of the flow, the status.',
  at: 'When it happened, or began.',
  ended_at: 'When it was over; null for what is a moment, or is not over.',
  cause: 'The `id` of the entry that led to it; null where none is known.',
  result: 'What came of it, in the words of its kind.',
  code: 'The error code, where it went wrong.',
  amount: 'The money that it is about, in the currency of the payment.',
  payment_service_id: 'Where it happened.',
  facts: 'More about it, by its kind.',
  alternatives: 'Of the decision where to try: the payment services that were not tried, at most fifty.',
  text: 'The same in sentences, in the language of the story.',
});

export const StoryLeftOut = object('StoryLeftOut', {
  kind: StoryKind,
  why: oneOf('scope', 'too-many'),
  scope: nullable(Type.String()),
});
describe(StoryLeftOut, {
  kind: 'Entries of this kind are missing.',
  why: '`scope`: the caller may not read them. `too-many`: there are more than 500; the list of them has the rest.',
  scope: 'The scope that it takes to read them; null where there are too many.',
});

export const StoryRelated = object('StoryRelated', {
  transaction_id: Uuid,
  status: TransactionStatus,
  currency: CurrencyCode,
  amount: MinorUnits,
  captured_amount: MinorUnits,
  created_at: Timestamp,
});
describe(StoryRelated, {
  transaction_id: 'Another payment with the same `external_identifier`.',
  status: 'How it stands.',
  currency: 'Its currency.',
  amount: 'What was asked for.',
  captured_amount: 'What it took of the buyer’s money.',
});

export const StoryMoney = object('StoryMoney', {
  currency: CurrencyCode,
  amount: MinorUnits,
  authorized_amount: MinorUnits,
  held_amount: MinorUnits,
  gift_card_amount: MinorUnits,
  captured_amount: MinorUnits,
  refunded_amount: MinorUnits,
  returned_amount: MinorUnits,
  charged_back_amount: MinorUnits,
  settled_amount: MinorUnits,
});
describe(StoryMoney, {
  currency: 'Currency of the payment.',
  amount: 'What was asked for.',
  authorized_amount: 'What the issuer has promised.',
  held_amount: 'What of that is still held at the buyer’s bank.',
  gift_card_amount: 'What gift cards are to pay.',
  captured_amount: 'What was taken.',
  refunded_amount: 'What of that was given back.',
  returned_amount: 'What the buyer’s bank took back of a debit.',
  charged_back_amount: 'What chargebacks took, less what was reversed.',
  settled_amount: 'What the processor says that it has settled, less refunds.',
});

export const TransactionStory = object('TransactionStory', {
  type: constant('transaction-story'),
  transaction_id: Uuid,
  language: choice('StoryLanguage', LANGUAGES, 'The languages of stories, and of pages for buyers.'),
  status: TransactionStatus,
  code: nullable(Type.String()),
  summary: Type.String(),
  money: StoryMoney,
  entries: Type.Array(StoryEntry),
  related: Type.Array(StoryRelated),
  left_out: Type.Array(StoryLeftOut),
});
describe(TransactionStory, {
  transaction_id: 'The payment that it is about.',
  language: 'The language of its sentences.',
  status: 'How the payment stands.',
  code: 'Why it ended so, where it was declined or failed.',
  summary: 'How it stands, why, where its money is, and what is waited for, in sentences.',
  money: 'Where its money is.',
  entries: 'What happened, in order; none stands before its cause.',
  related: 'Other payments of the same order, what changed last first, at most ten.',
  left_out: 'What is missing, and why. Empty: the story is whole.',
});

const LanguageHeaders = Type.Object({
  'accept-language': optional(Type.String({ maxLength: 1000 })),
});
describe(LanguageHeaders, {
  'accept-language': 'The languages that the reader wants, as browsers say it. `language` counts more.',
});

export const getTransactionStory = operation({
  id: 'get_transaction_story',
  method: 'GET',
  path: '/transactions/{transaction_id}/story',
  tag: 'Transactions',
  summary: 'Get all that happened to a transaction and why, as data and as text.',
  description:
    'Decisions of the flow with what was not taken, calls to processors, waits, postings, settlement, disputes, ' +
    'webhooks and calls of the API, each with what led to it. Parts that take a scope of their own are left out ' +
    'without it, and `left_out` says so: `audit-logs.read`, `disputes.read`, `webhook-subscriptions.read`.',
  access: token('transactions.read'),
  merchantAccount: 'header',
  params: fields({ transaction_id: Uuid }),
  query: describe(fields({ language: optional(oneOf(...LANGUAGES)) }), {
    language:
      'The language of its sentences. Left out: the first of `Accept-Language` that there is, else English.',
  }),
  headers: LanguageHeaders,
  responses: { 200: TransactionStory },
});
