import type { Order, Refusal } from './plan-month.ts';

/**
 * How a refusal is asked for: each simulated processor has its own test cards or amounts, as the company has that it
 * plays (docs/test-cards.md, and the READMEs of the connectors).
 */
type Wish = Readonly<{ number?: string; amount?: number; options?: Readonly<Record<string, unknown>> }>;

const AT_STRIPE: Readonly<Record<Refusal, string>> = {
  insufficient_funds: '4000000000009995',
  issuer_decline: '4000000000000002',
  suspected_fraud: '4100000000000019',
  incorrect_cvv: '4000000000000127',
  expired_payment_method: '4000000000000069',
  refused_transaction: '4000000000006975',
  blocked: '4000000000009979',
  unavailable: '4000000000000119',
};
const AT_CHECKOUT: Readonly<Record<Refusal, string>> = {
  insufficient_funds: '4544249167673670',
  issuer_decline: '4111111111111129',
  suspected_fraud: '4897453568485113',
  incorrect_cvv: '4734868958733862',
  expired_payment_method: '4724117215951699',
  refused_transaction: '4151512736305999',
  blocked: '4532819413487978',
  unavailable: '4095254802642505',
};
/** https://docs.adyen.com/development-resources/testing/result-codes */
const AT_ADYEN: Readonly<Record<Refusal, string>> = {
  insufficient_funds: '12',
  issuer_decline: '2',
  suspected_fraud: '20',
  incorrect_cvv: '24',
  expired_payment_method: '6',
  refused_transaction: '23',
  blocked: '5',
  unavailable: '9',
};
/** Minor units: in the currencies of the sandbox's own processors a plausible price. */
const AT_THE_SANDBOX: Readonly<Record<Refusal, number>> = {
  insufficient_funds: 200_011,
  issuer_decline: 200_012,
  suspected_fraud: 200_017,
  incorrect_cvv: 200_009,
  expired_payment_method: 200_005,
  refused_transaction: 200_015,
  blocked: 200_001,
  unavailable: 300_013,
};

/** What is to be sent in place of the order's own card, amount and options. */
export function wishFor({ market, refusal }: Order): Wish {
  if (refusal === null) return {};
  switch (market.currency) {
    case 'USD':
    case 'CAD':
      return { number: AT_STRIPE[refusal] };
    case 'GBP':
      return { number: AT_CHECKOUT[refusal] };
    case 'EUR':
      return {
        options: {
          'adyen-card': { additionalData: { RequestedTestAcquirerResponseCode: AT_ADYEN[refusal] } },
        },
      };
    default:
      return { amount: AT_THE_SANDBOX[refusal] };
  }
}
