/** A card of the sandbox. */
export type TestCard = Readonly<{ number: string; securityCode: string }>;

const card = (number: string, securityCode = '123'): TestCard => ({ number, securityCode });

/** Cards of the sandbox by their names: docs/test-cards.md has them all. */
export const TEST_CARDS: Readonly<Record<string, TestCard>> = {
  visa: card('4111111111111111'),
  'visa-carte-bancaire': card('4360000001000005'),
  mastercard: card('5555555555554444'),
  'mastercard-prepaid': card('5105105105105100'),
  amex: card('378282246310005', '1234'),
  discover: card('6011111111111117'),
  jcb: card('3530111333300000'),
  bancontact: card('6703444444444449'),
};

/** The issuer asks its holder, or agrees without asking. */
export const THREE_D_SECURE_CARDS = {
  asks: card('4111111111181072', '100'),
  agrees: card('4111111111101203', '100'),
} as const;

/** The amounts at which the sandbox's card service declines, by the reason. */
export const DECLINE_AMOUNTS: Readonly<Record<string, number>> = {
  expired_payment_method: 200_005,
  incorrect_billing_address: 200_006,
  incorrect_cvv: 200_009,
  insufficient_funds: 200_011,
  issuer_decline: 200_012,
  other_decline: 200_013,
  refused_transaction: 200_015,
  suspected_fraud: 200_017,
  service_error: 300_013,
};
