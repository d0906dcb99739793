import { told } from './elements.ts';
import type { Desk, Wallet } from './wallets.ts';

/** What is used of https://developers.google.com/pay/api/web/reference/client */
export type GooglePay = Readonly<{
  PaymentsClient: new (options: Readonly<{ environment: string; nonce: string }>) => Client;
}>;
type Client = Readonly<{
  isReadyToPay(request: object): Promise<Readonly<{ result: boolean }>>;
  createButton(options: object): HTMLElement;
  loadPaymentData(request: object): Promise<PaymentData>;
}>;
type PaymentData = Readonly<{
  paymentMethodData: Readonly<{
    info?: Readonly<{ cardDetails?: string; cardNetwork?: string }>;
    tokenizationData: Readonly<{ token: string }>;
  }>;
}>;

export async function googleButton(
  google: GooglePay | undefined,
  { environment, request }: Wallet,
  desk: Desk,
  { total, nonce }: Readonly<{ total: () => string; nonce: string }>,
): Promise<HTMLElement | null> {
  if (google === undefined) return null;
  const client = new google.PaymentsClient({ environment, nonce });
  const { transactionInfo, merchantInfo: _, ...asked } = request;
  if (!(await client.isReadyToPay(asked)).result) return null;

  const pressed = async (): Promise<void> => {
    if (!desk.begin('googlepay')) return;
    try {
      const amount = { ...(transactionInfo as object), totalPrice: total() };
      const { paymentMethodData } = await client.loadPaymentData({ ...request, transactionInfo: amount });
      const { info, tokenizationData } = paymentMethodData;
      const about = { card_suffix: info?.cardDetails ?? null, card_scheme: info?.cardNetwork ?? null };
      const payment_method = { token: tokenizationData.token, ...about };
      desk.pay({ choice: 'wallet:googlepay', payment_method }, () => {});
    } catch (error) {
      desk.stop(isGivenUp(error) ? '' : (told['network'] ?? ''));
    }
  };
  return client.createButton({
    onClick: () => void pressed(),
    allowedPaymentMethods: asked['allowedPaymentMethods'],
    buttonColor: window.matchMedia('(prefers-color-scheme: dark)').matches ? 'white' : 'black',
    buttonType: 'plain',
    buttonSizeMode: 'fill',
    buttonRadius: 10,
    buttonLocale: told['locale'] ?? 'en',
  });
}

function isGivenUp(error: unknown): boolean {
  return (
    typeof error === 'object' && error !== null && 'statusCode' in error && error.statusCode === 'CANCELED'
  );
}
