/**
 * Why a payment may go without strong authentication of the cardholder. The issuer decides whether it does; whoever
 * asks for an exemption bears what a fraudster takes.
 */
export const EXEMPTIONS = [
  'low_value',
  'transaction_risk_analysis',
  'trusted_beneficiary',
  'merchant_initiated',
] as const;
export type Exemption = (typeof EXEMPTIONS)[number];

export function parseExemption(given: unknown): Exemption | null {
  return EXEMPTIONS.find((one) => one === given) ?? null;
}

/** Null: it can be asked for. A sentence: why it cannot. */
export function exemptionProblem(
  exemption: Exemption,
  payment: Readonly<{ merchant_initiated: boolean; used_three_d_secure: boolean }>,
): string | null {
  if (payment.used_three_d_secure) return 'the cardholder was authenticated';
  if (exemption === 'merchant_initiated')
    return payment.merchant_initiated ? null : 'the buyer started the payment';
  return payment.merchant_initiated ? 'the merchant started the payment' : null;
}
