/**
 * Why what reached the bank account is not what our books say: the whole list. Each has facts that prove it; what none
 * of them proves is unexplained, however small it is.
 */
export const REASONS = {
  fee: 'the processor took it for its services, in a line of the payment or one of its own',
  tax: 'tax on what the processor took',
  'currency-margin': 'the payment was changed at another rate than the reference rate',
  reserve: 'the processor holds it back for a time, or gives back what it held',
  timing: 'it is on its way: the time in which it has to come is not over',
  chargeback: 'a bank took it back for its customer, or gave it back',
  'partial-capture': 'a part of the authorized amount was captured, and the processor settled all of it',
  'late-refund': 'a refund that the processor took from a later payout than that of its payment',
  correction: 'the processor says in a line that it corrects what it said before',
  'duplicate-at-processor': 'the processor says the same twice',
  'unknown-to-us': 'the processor or the bank speaks of money that our books know nothing of',
  'missing-at-processor': 'the processor has said nothing of it, and should have',
  'bank-charge': 'the bank took it for the transfer, and says so',
  unexplained: 'no fact explains it: a person has to find out',
} as const satisfies Readonly<Record<string, string>>;
export type Reason = keyof typeof REASONS;

/** Those that somebody has to do something about; the others explain themselves. */
export const FOR_A_PERSON: ReadonlySet<Reason> = new Set([
  'duplicate-at-processor',
  'unknown-to-us',
  'missing-at-processor',
  'unexplained',
]);
