import { told, walletButton } from './elements.ts';
import type { Desk, Wallet } from './wallets.ts';

/** What is used of https://developer.apple.com/documentation/applepayontheweb/applepaysession */
export type ApplePaySessionType = (new (version: number, request: object) => Session) &
  Readonly<{ canMakePayments(): boolean; STATUS_SUCCESS: number; STATUS_FAILURE: number }>;
type Token = Readonly<{ paymentMethod?: Readonly<{ displayName?: string; network?: string }> }>;
type Session = {
  onvalidatemerchant: ((event: Readonly<{ validationURL: string }>) => void) | null;
  onpaymentauthorized: ((event: Readonly<{ payment: Readonly<{ token: Token }> }>) => void) | null;
  oncancel: (() => void) | null;
  begin(): void;
  abort(): void;
  completeMerchantValidation(session: unknown): void;
  completePayment(result: Readonly<{ status: number }>): void;
};

export function appleButton(
  Apple: ApplePaySessionType | undefined,
  { label, request }: Wallet,
  desk: Desk,
  { total, validate }: Readonly<{ total: () => string; validate: (url: string) => Promise<unknown> }>,
): HTMLElement | null {
  if (Apple?.canMakePayments() !== true) return null;

  const pressed = (): void => {
    if (!desk.begin('applepay')) return;

    const session = new Apple(3, { ...request, total: { ...(request['total'] as object), amount: total() } });
    session.onvalidatemerchant = ({ validationURL }) => {
      validate(validationURL)
        .then((merchant) => session.completeMerchantValidation(merchant))
        .catch(() => {
          session.abort();
          desk.stop(told['network'] ?? '');
        });
    };
    session.onpaymentauthorized = ({ payment: { token } }) => {
      const { displayName = '', network } = token.paymentMethod ?? {};
      const suffix = /\d{4}$/.exec(displayName)?.[0] ?? null;
      const about = { card_suffix: suffix, card_scheme: network ?? null };
      desk.pay(
        { choice: 'wallet:applepay', payment_method: { token: JSON.stringify(token), ...about } },
        (isPaid) => session.completePayment({ status: isPaid ? Apple.STATUS_SUCCESS : Apple.STATUS_FAILURE }),
      );
    };
    session.oncancel = () => desk.stop('');
    session.begin();
  };
  const button = walletButton(label, 'applepay', 'Pay', pressed);
  button.className = 'apple-pay';
  button.lang = told['locale'] ?? 'en';
  return button;
}
