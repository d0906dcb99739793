import { appleSession, fillSession, openSession } from './desk.ts';
import { find, told, walletButton } from './elements.ts';
import { amountLeft, showWays } from './gift-cards.ts';
import { appleButton, type ApplePaySessionType } from './apple-pay.ts';
import { googleButton, type GooglePay } from './google-pay.ts';

declare global {
  interface Window {
    ApplePaySession?: ApplePaySessionType;
    google?: { payments: { api: GooglePay } };
    /** In the sandbox only. */
    clickToPay?: () => Promise<Readonly<Record<string, string>> | null>;
  }
}

/** A wallet that the merchant has enabled, with what its own script is to be asked. */
export type Wallet = Readonly<{
  provider: 'apple' | 'google' | 'click-to-pay';
  label: string;
  alone: boolean;
  script: string | null;
  environment: 'TEST' | 'PRODUCTION';
  request: Readonly<Record<string, unknown>>;
}>;

/** What a wallet gave. `settled` is told whether it paid, while the wallet still shows. */
export type WalletChoice = Readonly<{ choice: string; session?: string; payment_method?: object }>;
export type Desk = Readonly<{
  /** False: the buyer is paying already. */
  begin(method: string): boolean;
  pay(given: WalletChoice, settled: (isPaid: boolean) => void): void;
  /** Nothing came of it; empty: the buyer gave up. */
  stop(why: string): void;
}>;

/** A provider that does not answer gets no button. */
const READY_MS = 4000;
const nonce = document.currentScript?.nonce ?? '';

/** Gives the methods whose buttons are shown: of wallets that the merchant has enabled and this browser has. */
export async function startWallets(desk: Desk): Promise<readonly string[]> {
  const box = find('wallets');
  if (box === null) return [];

  const wallets = JSON.parse(box.dataset['wallets'] ?? '[]') as readonly Wallet[];
  const buttons = await Promise.all(
    wallets.map((wallet) =>
      Promise.race([
        buttonOf(wallet, desk).catch(() => null),
        new Promise<null>((resolve) => setTimeout(() => resolve(null), READY_MS)),
      ]),
    ),
  );
  const shown = wallets.flatMap((wallet, index) => {
    const button = buttons[index];
    if (button === null || button === undefined) return [];
    const place = document.createElement('div');
    place.className = 'wallet';
    place.dataset['wallet'] = wallet.provider;
    if (wallet.alone) place.dataset['alone'] = '';
    place.append(button);
    box.append(place);
    return [METHODS[wallet.provider]];
  });
  showWays();
  return shown;
}

const METHODS = { apple: 'applepay', google: 'googlepay', 'click-to-pay': 'click-to-pay' } as const;

async function buttonOf(wallet: Wallet, desk: Desk): Promise<HTMLElement | null> {
  if (wallet.script !== null) await load(wallet.script);
  switch (wallet.provider) {
    case 'apple':
      return appleButton(window.ApplePaySession, wallet, desk, { total, validate: appleSession });
    case 'google':
      return googleButton(window.google?.payments.api, wallet, desk, { total, nonce });
    case 'click-to-pay':
      return walletButton(wallet.label, wallet.provider, wallet.label, () => void clickToPay(desk));
    default:
      return wallet.provider satisfies never;
  }
}

const loading = new Map<string, Promise<void>>();

function load(src: string): Promise<void> {
  const known = loading.get(src);
  if (known !== undefined) return known;
  const script = document.createElement('script');
  const loaded = new Promise<void>((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(src));
  });
  Object.assign(script, { nonce, src });
  document.head.append(script);
  loading.set(src, loaded);
  return loaded;
}

/** What gift cards leave to pay, as wallets write amounts: in the currency's own unit. */
function total(): string {
  const digits = Number(told['exponent']);
  return (amountLeft() / 10 ** digits).toFixed(digits);
}

async function clickToPay(desk: Desk): Promise<void> {
  if (!desk.begin('click-to-pay')) return;
  try {
    const checkout = (await window.clickToPay?.()) ?? null;
    if (checkout === null) return desk.stop('');
    const { session } = await openSession();
    await fillSession(session, { method: 'click-to-pay', ...checkout });
    desk.pay({ choice: 'click-to-pay', session }, () => {});
  } catch {
    desk.stop(told['network'] ?? '');
  }
}
