/**
 * https://www.checkout.com/docs/developer-resources/testing/test-cards: the numbers of Checkout.com's own sandbox that
 * are declined, and with what.
 */
const DECLINED: Readonly<Record<string, readonly [code: string, summary: string]>> = {
  '4111111111111129': ['20001', 'Refer to card issuer'],
  '4024007103573027': ['20012', 'Invalid transaction'],
  '4485381577182090': ['20014', 'Invalid card number'],
  '4544249167673670': ['20051', 'Insufficient funds'],
  '4724117215951699': ['20054', 'Expired card'],
  '4151512736305999': ['20057', 'Transaction not permitted to cardholder'],
  '4897453568485113': ['20059', 'Suspected fraud'],
  '4556294593757189': ['20061', 'Activity amount limit exceeded'],
  '4818924250131070': ['20062', 'Restricted card'],
  '4556253752712245': ['20063', 'Security violation'],
  '4095254802642505': ['20068', 'Response received too late / Timeout'],
  '4532819413487978': ['20078', 'Blocked at first use'],
  '4734868958733862': ['200N7', 'Decline for CVV2 failure'],
  '4567361325981788': ['200R3', 'Issuer initiated a stop payment for all authorizations'],
};

export type Verdict = Readonly<{ code: string; summary: string }>;

export const APPROVED: Verdict = { code: '10000', summary: 'Approved' };

export function verdictOf(number: string): Verdict {
  const [code, summary] = DECLINED[number] ?? [APPROVED.code, APPROVED.summary];
  return { code, summary };
}

export function schemeOf(number: string): string {
  if (number.startsWith('4')) return 'Visa';
  if (/^(?:5[1-5]|2[2-7])/.test(number)) return 'Mastercard';
  return /^3[47]/.test(number) ? 'American Express' : 'Discover';
}
