/**
 * What a person is told of a call before they confirm it: a word for the sentence, and the values in it. The service
 * finds all of it out itself, from what is stored and from the bytes that are to be sent.
 */
export type Facts = Readonly<{
  code: SentenceCode;
  /** Amounts are minor units in text. Null: not known, or none. */
  values: Readonly<Record<string, string | null>>;
  /** What it changes, member by member; null for a value that is not for eyes. */
  details: readonly FactDetail[];
}>;
export type FactDetail = Readonly<{ name: string; value: string | null }>;

/** The sentences, in English; the dashboard has them in every language. Values stand in braces. */
export const SENTENCES = {
  refund: 'Refund {amount} of payment {transaction} to {instrument}',
  'refund-gift-card': 'Refund {amount} of payment {transaction} to its gift card',
  'refund-all': 'Refund all that is left of payment {transaction}, {amount} of it to {instrument}',
  capture: 'Capture {amount} of payment {transaction} from {instrument}',
  void: 'Release {amount} held for payment {transaction} on {instrument}',
  cancel: 'Cancel payment {transaction} of {amount} by {instrument}',
  increment: 'Hold {amount} more for payment {transaction} on {instrument}',
  accept: 'Accept payment {transaction} of {amount} by {instrument}',
  reject: 'Reject payment {transaction} of {amount} by {instrument}',
  pay: 'Charge {amount} to {instrument}',
  'pay-out': 'Pay {amount} out to {instrument}',
  'issue-gift-card': 'Issue a gift card of {amount}',
  'activate-gift-card': 'Load {amount} onto a gift card',
  'submit-dispute':
    'Hand in the evidence against the dispute of payment {transaction} over {amount}, for good',
  'accept-dispute':
    'Accept the claim about payment {transaction}: {amount} stays with whoever paid by {instrument}',
  create: 'Create {resource} {name}',
  change: 'Change {resource} {name}',
  delete: 'Delete {resource} {name}',
  order: 'Put {resource} into another order',
  'rotate-secret': 'Make a new secret for {name}',
  'publish-flow': 'Publish the draft of the flow {flow}',
  'restore-flow': 'Restore version {number} of the flow {flow}',
  'resend-webhooks': 'Send the webhooks of {name} again that match',
  export: 'Export {resource}',
  'export-cards': 'Export up to {cards_max} cards to {recipient}, encrypted to the key {fingerprint}',
  'limit-approvals': 'Change from which amounts on a second person has to agree',
  other: '{summary}',
} as const satisfies Record<string, string>;
export type SentenceCode = keyof typeof SENTENCES;

/** What a person signs for, in minor units: all of it, where the sentence names a part; null: no amount. */
export function signedAmount({ values }: Facts): bigint | null {
  const amount = values['total_amount'] ?? values['amount'] ?? null;
  return amount === null ? null : BigInt(amount);
}

/** What a call is about: what people see of it, and what it moves. */
export type Examined = Readonly<{
  facts: Facts;
  /** What it moves, where it moves money: a second person may have to agree. */
  money: Readonly<{ amount: bigint; currency: string }> | null;
}>;
