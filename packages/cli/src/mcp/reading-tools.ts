import type { TransactionStatusInput } from '@railyard/sdk';
import { type Fields, neededText, numberOf, textOf } from './arguments.ts';
import { methodSummary, paymentSummary } from './render.ts';
import type { AgentTool } from './tools.ts';

const UUID = '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$';
/** An argument of several tools. */
export const PAYMENT_ID = {
  type: 'string',
  about: 'The payment_id of a payment, as find_payments tells it.',
  isNeeded: true,
  pattern: UUID,
} as const;
/** An argument of several tools. */
export const METHOD_ID = {
  type: 'string',
  about: 'The payment_method_id of a stored payment method, as find_payment_methods tells it.',
  isNeeded: true,
  pattern: UUID,
} as const;
/** An argument of several tools. */
export const AMOUNT = {
  type: 'integer',
  about: 'In minor units: 1299 is 12.99 USD.',
  isNeeded: false,
  least: 1,
} as const;

const LANGUAGES = ['en', 'es', 'pt', 'fr', 'de', 'ar'] as const;
const LIMIT = {
  type: 'integer',
  about: 'How many, 1 to 20; default: 10.',
  isNeeded: false,
  least: 1,
  most: 20,
} as const;
const BUYER_ID = {
  type: 'string',
  about: 'Only those of this buyer.',
  isNeeded: false,
  pattern: UUID,
} as const;

const CHECKED = {
  action: {
    type: 'string',
    about: 'What you mean to do.',
    isNeeded: true,
    oneOf: ['pay', 'capture', 'void', 'refund'],
  },
  amount: { ...AMOUNT, about: 'In minor units; needed to pay, and all that is left where it is left out.' },
  payment_method_id: { ...METHOD_ID, isNeeded: false, about: 'To pay: what would be charged.' },
  reference: { type: 'string', about: 'To pay: the order.', isNeeded: false },
  payment_id: {
    ...PAYMENT_ID,
    isNeeded: false,
    about: 'For all else: the payment that it would be done to.',
  },
} as const satisfies Fields;

/** They look, and change nothing. */
export const READING_TOOLS: readonly AgentTool[] = [
  {
    name: 'mandate',
    title: 'What I may do',
    description:
      'Tells what you may do, until when, and how much is left of it. Look at it before you begin, and where ' +
      'something was refused.',
    action: null,
    writes: false,
    fields: {},
    call: async ({ railyard, mandateId }) => {
      const {
        type: _type,
        merchant_account_id: _account,
        creator: _creator,
        ...mandate
      } = await railyard.agentMandates.get(mandateId);
      return mandate;
    },
  },
  {
    name: 'check',
    title: 'Dry run',
    description:
      'Tells whether something would be allowed and where a payment would be tried, without doing it. ' +
      '`allowed` false: `problems` says what would have to be otherwise.',
    action: null,
    writes: false,
    fields: CHECKED,
    call: async ({ railyard, mandateId }, given) => {
      const { type: _type, ...checked } = await railyard.agentMandates.check(mandateId, {
        action: neededText(given, 'action') as 'pay', // one of the four
        amount: numberOf(given, 'amount'),
        payment_method_id: textOf(given, 'payment_method_id'),
        external_identifier: textOf(given, 'reference'),
        transaction_id: textOf(given, 'payment_id'),
      });
      return checked;
    },
  },
  {
    name: 'find_payments',
    title: 'Find payments',
    description: 'Lists payments, the one that changed last first. Filters are joined by and.',
    action: 'read',
    writes: false,
    fields: {
      reference: { type: 'string', about: "The merchant's own identifier: the order.", isNeeded: false },
      buyer_id: BUYER_ID,
      status: { type: 'string', about: 'Only those that stand so: captured, declined …', isNeeded: false },
      limit: LIMIT,
    },
    call: async ({ railyard }, given) => {
      const status = textOf(given, 'status');
      const { items } = await railyard.transactions.list({
        external_identifier: textOf(given, 'reference'),
        buyer_id: textOf(given, 'buyer_id'),
        // The service says so where it has no such status.
        status: status === null ? null : [status as TransactionStatusInput],
        limit: numberOf(given, 'limit') ?? 10,
      });
      return { payments: items.map(paymentSummary) };
    },
  },
  {
    name: 'get_payment',
    title: 'Read a payment',
    description: 'Tells how one payment stands now.',
    action: 'read',
    writes: false,
    fields: { payment_id: PAYMENT_ID },
    call: async ({ railyard }, given) =>
      paymentSummary(await railyard.transactions.get(neededText(given, 'payment_id'))),
  },
  {
    name: 'payment_story',
    title: 'What happened to a payment',
    description:
      'Tells all that happened to one payment and why, in order, in sentences: for questions such as why it was ' +
      'declined, or where the money is.',
    action: 'read',
    writes: false,
    fields: {
      payment_id: PAYMENT_ID,
      language: {
        type: 'string',
        about: 'Of the sentences; default: en.',
        isNeeded: false,
        oneOf: LANGUAGES,
      },
    },
    call: async ({ railyard }, given) => {
      const language = textOf(given, 'language') as (typeof LANGUAGES)[number] | null; // one of them
      const story = await railyard.transactions.story.get(neededText(given, 'payment_id'), { language });
      return {
        summary: story.summary,
        money: story.money,
        related: story.related,
        entries: story.entries.map(({ at, kind, text }) => ({ at, kind, text })),
      };
    },
  },
  {
    name: 'find_payment_methods',
    title: 'Find stored payment methods',
    description: 'Lists stored payment methods of a buyer: what can be charged.',
    action: 'read',
    writes: false,
    fields: { buyer_id: BUYER_ID, limit: LIMIT },
    call: async ({ railyard }, given) => {
      const { items } = await railyard.paymentMethods.list({
        buyer_id: textOf(given, 'buyer_id'),
        limit: numberOf(given, 'limit') ?? 10,
      });
      return { payment_methods: items.map(methodSummary) };
    },
  },
];
