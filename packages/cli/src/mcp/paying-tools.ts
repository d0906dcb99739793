import { type Arguments, neededText, numberOf, textOf } from './arguments.ts';
import { AMOUNT, METHOD_ID, PAYMENT_ID } from './reading-tools.ts';
import { followSummary, paymentSummary, refundSummary } from './render.ts';
import type { AgentTool } from './tools.ts';

const INTENT = {
  type: 'string',
  about:
    'A name that you make up for the one thing that you mean to do, such as order-1815-pay. The same at every try of ' +
    'it, and never for anything else.',
  isNeeded: true,
  pattern: '^[A-Za-z0-9._:-]{1,100}$',
} as const;

/** What is asked under one key is done once, as long as the mandate holds. Keys of one tool are no other's. */
function keyOf(given: Arguments): Readonly<{ idempotencyKey: string }> {
  return { idempotencyKey: `agent:${neededText(given, 'intent')}` };
}

/** They move money, each under the key of its intent. */
export const PAYING_TOOLS: readonly AgentTool[] = [
  {
    name: 'pay',
    title: 'Charge a stored payment method',
    description:
      'Charges a stored payment method for an order. An order that is paid is not paid again, by whatever intent. A ' +
      'declined payment is an answer: `status` declined, `error_code` why, `decline_advice` what to do.',
    action: 'pay',
    writes: true,
    fields: {
      intent: INTENT,
      reference: { type: 'string', about: "The merchant's own identifier: the order.", isNeeded: true },
      amount: { ...AMOUNT, isNeeded: true },
      currency: { type: 'string', about: 'ISO 4217, such as USD.', isNeeded: true, pattern: '^[A-Z]{3}$' },
      payment_method_id: METHOD_ID,
      country: {
        type: 'string',
        about: 'Where the buyer is, such as US.',
        isNeeded: false,
        pattern: '^[A-Z]{2}$',
      },
      hold_only: {
        type: 'boolean',
        about: 'True only holds the money; capture takes it. Default: false.',
        isNeeded: false,
      },
    },
    call: async ({ railyard }, given) =>
      paymentSummary(
        await railyard.transactions.create(
          {
            amount: numberOf(given, 'amount') ?? 0,
            currency: neededText(given, 'currency'),
            country: textOf(given, 'country'),
            intent: given['hold_only'] === true ? 'authorize' : 'capture',
            payment_method: { method: 'id', id: neededText(given, 'payment_method_id') },
            external_identifier: neededText(given, 'reference'),
            pays_once: true,
          },
          keyOf(given),
        ),
      ),
  },
  {
    name: 'capture',
    title: 'Take money that is held',
    description: 'Takes the money of a payment that you made with hold_only, all of it or a part.',
    action: 'capture',
    writes: true,
    fields: {
      intent: INTENT,
      payment_id: PAYMENT_ID,
      amount: { ...AMOUNT, about: 'In minor units; default: all.' },
    },
    call: async ({ railyard }, given) =>
      followSummary(
        await railyard.transactions.capture(
          neededText(given, 'payment_id'),
          { amount: numberOf(given, 'amount') },
          keyOf(given),
        ),
      ),
  },
  {
    name: 'void',
    title: 'Let go of money that is held',
    description: 'Gives up a payment that you made with hold_only and that was not captured.',
    action: 'void',
    writes: true,
    fields: { intent: INTENT, payment_id: PAYMENT_ID },
    call: async ({ railyard }, given) =>
      followSummary(await railyard.transactions.void(neededText(given, 'payment_id'), keyOf(given))),
  },
  {
    name: 'refund',
    title: 'Give money back',
    description: 'Gives back what was captured of a payment, all that is left or a part.',
    action: 'refund',
    writes: true,
    fields: {
      intent: INTENT,
      payment_id: PAYMENT_ID,
      amount: { ...AMOUNT, about: 'In minor units; default: all that is left.' },
      reason: {
        type: 'string',
        about: 'Why, in words, at most 100 characters.',
        isNeeded: false,
        pattern: '^.{0,100}$',
      },
    },
    call: async ({ railyard }, given) =>
      refundSummary(
        await railyard.transactions.refunds.create(
          neededText(given, 'payment_id'),
          { amount: numberOf(given, 'amount'), reason: textOf(given, 'reason') },
          keyOf(given),
        ),
      ),
  },
];
