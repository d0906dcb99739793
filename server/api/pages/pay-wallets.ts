import type { DigitalWalletRow } from '../../db/queries/digital-wallets.ts';
import { htmlOf } from '../../design/markup.ts';
import { DISPLAY_NAMES } from '../../digital-wallets/register.ts';
import { merchantIdOf } from '../../digital-wallets/sessions.ts';
import type { CardScheme } from '../../domain/card-scheme.ts';
import type { JsonObject } from '../../domain/json.ts';
import type { Offer } from '../../payment-links/offers.ts';
import { WALLET_CARDS } from '../../sandbox/wallet-cards.ts';
import type { PayLook } from './pay-page.ts';
import { WALLET_WORDS } from './wallet-words.ts';

/** Where the sandbox keeps what stands in for scripts of wallets. */
export const SANDBOX_WALLETS_PATH = '/sandbox/wallets.js';

type WalletOffer = Extract<Offer, { kind: 'wallet' }>;
/** What a page has to let in for a wallet, in its policy's words. */
export type Guests = Readonly<{
  scripts: readonly string[];
  images: readonly string[];
  connect: readonly string[];
}>;

/** Google's script, its button's picture, and its payment app, which Chrome asks for. Nobody else has any. */
const GOOGLE: Guests = {
  scripts: ['https://pay.google.com'],
  images: ['https://www.gstatic.com'],
  connect: ['https://pay.google.com', 'https://google.com/pay', 'https://www.google.com/pay'],
};
const GOOGLE_SCRIPT = 'https://pay.google.com/gp/p/js/pay.js';
const NOBODY: Guests = { scripts: [], images: [], connect: [] };

/** Other companies whose scripts this page runs: none, unless the merchant has enabled their wallet. */
export function guestsOf(offers: readonly Offer[], isSandbox: boolean): Guests {
  const hasGoogle = walletOffers(offers).some(({ wallet }) => wallet.provider === 'google');
  return hasGoogle && !isSandbox ? GOOGLE : { ...NOBODY, scripts: isSandbox ? ["'self'"] : [] };
}

/** Hidden until the script has found out which of them the browser has. */
export function walletSection(pay: PayLook, offers: readonly Offer[], simulatorUrl: string | null): string {
  const isSandbox = simulatorUrl !== null;
  const wallets = walletOffers(offers);
  if (wallets.length === 0) return '';
  const words = WALLET_WORDS[pay.look.language];
  const asked = wallets.map((offer) => requestOf(pay, offer, isSandbox));
  const sheet = isSandbox
    ? ` data-sheet="${htmlOf(JSON.stringify(sheetOf(pay)))}"` +
      ` data-validation="${simulatorUrl}/wallets/apple/paymentSession"`
    : '';
  return `<section id="wallets" aria-label="${htmlOf(words.wallets)}" hidden
 data-wallets="${htmlOf(JSON.stringify(asked))}"${sheet}></section>
<p id="wallets-or" class="or" hidden>${htmlOf(words.or)}</p>`;
}

function walletOffers(offers: readonly Offer[]): readonly WalletOffer[] {
  return offers.filter((offer) => offer.kind === 'wallet');
}

/** What the wallet's own script is asked; the amount is put in when the buyer presses. */
function requestOf(pay: PayLook, offer: WalletOffer, isSandbox: boolean): JsonObject {
  const { wallet, besideGiftCards } = offer;
  const { provider } = wallet;
  const ofGoogle = provider === 'google' && !isSandbox ? GOOGLE_SCRIPT : null;
  return {
    provider,
    label: DISPLAY_NAMES[provider],
    alone: !besideGiftCards,
    script: isSandbox ? SANDBOX_WALLETS_PATH : ofGoogle,
    environment: isSandbox ? 'TEST' : 'PRODUCTION',
    request: provider === 'google' ? googleRequest(pay, offer) : appleRequest(pay, offer),
  };
}

/** https://developers.google.com/pay/api/web/reference/request-objects */
function googleRequest({ link }: PayLook, { wallet, schemes }: WalletOffer): JsonObject {
  const allowedCardNetworks = schemes.flatMap((scheme) => GOOGLE_NETWORKS[scheme] ?? []);
  return {
    apiVersion: 2,
    apiVersionMinor: 0,
    merchantInfo: { merchantId: merchantIdOf(wallet), merchantName: nameOf(wallet) },
    allowedPaymentMethods: [
      {
        type: 'CARD',
        parameters: { allowedAuthMethods: ['PAN_ONLY', 'CRYPTOGRAM_3DS'], allowedCardNetworks },
        tokenizationSpecification: {
          type: 'DIRECT',
          parameters: { protocolVersion: 'ECv2', publicKey: pointOf(wallet) },
        },
      },
    ],
    transactionInfo: {
      totalPriceStatus: 'FINAL',
      currencyCode: link.currency,
      countryCode: link.country,
    },
  };
}

/** https://developer.apple.com/documentation/applepayontheweb/applepaypaymentrequest */
function appleRequest({ link }: PayLook, { wallet, schemes }: WalletOffer): JsonObject {
  return {
    countryCode: link.country,
    currencyCode: link.currency,
    merchantCapabilities: ['supports3DS'],
    supportedNetworks: schemes.flatMap((scheme) => APPLE_NETWORKS[scheme] ?? []),
    total: { label: nameOf(wallet), type: 'final' },
  };
}

function nameOf(wallet: DigitalWalletRow): string {
  return wallet.merchant_display_name ?? wallet.merchant_name;
}

/** Google wants the point alone: the last 65 bytes of the key as it is shown by the API. */
function pointOf({ public_keys: { agreement = '' } }: DigitalWalletRow): string {
  return Buffer.from(agreement, 'base64').subarray(-65).toString('base64');
}

const GOOGLE_NETWORKS: Readonly<Partial<Record<CardScheme, string>>> = {
  amex: 'AMEX',
  discover: 'DISCOVER',
  jcb: 'JCB',
  mastercard: 'MASTERCARD',
  visa: 'VISA',
};
const APPLE_NETWORKS: Readonly<Partial<Record<CardScheme, string>>> = {
  amex: 'amex',
  bancontact: 'bancontact',
  'carte-bancaire': 'cartesBancaires',
  dankort: 'dankort',
  discover: 'discover',
  'eftpos-australia': 'eftpos',
  elo: 'elo',
  jcb: 'jcb',
  maestro: 'maestro',
  mastercard: 'masterCard',
  mir: 'mir',
  unionpay: 'chinaUnionPay',
  visa: 'visa',
};

/** What the stand-in of a wallet shows. */
function sheetOf(pay: PayLook): JsonObject {
  const words = WALLET_WORDS[pay.look.language];
  const { simulated, choose, cancel } = words;
  const cards = WALLET_CARDS.map(({ name, scheme, number, panOnly }) => ({
    name,
    scheme,
    lastFour: number.slice(-4),
    panOnly,
    note: panOnly ? words.inAccount : '',
  }));
  return { simulated, choose, cancel, cards };
}
