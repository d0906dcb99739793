import { Problem, type Detail } from '../../problem/problem.ts';
import {
  type DigitalWalletProviderName,
  type DigitalWalletRow,
  digitalWalletOf,
  takeWalletToken,
} from '../../db/queries/digital-wallets.ts';
import { askProvider, recipientOf } from '../../digital-wallets/provider.ts';
import { DISPLAY_NAMES, registeredWallet } from '../../digital-wallets/register.ts';
import type { CardScheme } from '../../domain/card-scheme.ts';
import { textAt } from '../../domain/json.ts';
import type { TransactionEvent, TransactionEventName } from '../../domain/transaction/events.ts';
import type { Secret } from '../../domain/secret.ts';
import {
  cardProblems,
  cardSchemeOf,
  type CardDescription,
  describeCard,
  expirationDateProblems,
} from '../../payment-methods/card.ts';
import type { Held } from '../../vault/vault.ts';
import type { OpenedWalletToken } from '../../vault/wallets/opening.ts';
import type { From, CardPaying } from './paying.ts';

/** What a payment by a wallet or a network token has beside its number. */
export type WalletInstrument = Readonly<{
  /** As the API names the payment method. */
  method: string;
  mode: string;
  /** A scheme's token in place of the card's number. */
  isToken: boolean;
  /** Proof of this one payment; null for what the merchant initiates later, and for the card's own number. */
  cryptogram: Secret | null;
  eci: string | null;
  /** The number, while it is held for this request; null once it is sealed. */
  number: Held | null;
  /** How the timeline calls its decryption here; null for what came decrypted, or stored. */
  decryption: TransactionEventName | null;
  /** What was held here and is to be released with the payment. */
  opened: readonly Held[];
}>;

type Given = NonNullable<From['body']['payment_method']>;
type Named = Readonly<{
  cardSuffix?: string | null | undefined;
  cardScheme?: string | null | undefined;
  cardType?: string | null | undefined;
  externalIdentifier?: string | null | undefined;
}>;

/** A method whose token only its wallet's key opens. */
const ENCRYPTED: Readonly<Record<string, DigitalWalletProviderName>> = {
  applepay: 'apple',
  googlepay: 'google',
  paze: 'paze',
};

export function isEncryptedWallet(method: string): boolean {
  return Object.hasOwn(ENCRYPTED, method);
}

/** Said early, with everything else that is wrong; the token itself is opened only when all else is right. */
export async function lookAtEncryptedWallet(
  { parts, merchantAccountId }: From,
  method: string,
  problems: Detail[],
): Promise<null> {
  const provider = ENCRYPTED[method];
  if (provider === undefined) throw new Error(`BUG: ${method} is not encrypted`);
  if ((await digitalWalletOf(parts.db, merchantAccountId, provider)) === null)
    problems.push(
      problemAt(
        '/payment_method/method',
        `${DISPLAY_NAMES[provider]} is not registered for this merchant account`,
        'value_error.not_registered',
      ),
    );
  return null;
}

/**
 * A number that the caller has decrypted already: a network token with its cryptogram, or the card of
 * `googlepay_pan_only` and `click-to-pay`.
 */
export async function lookAtClearWallet(
  from: From,
  method: Given,
  problems: Detail[],
): Promise<CardPaying | null> {
  if (!('expiration_date' in method)) throw new Error('BUG: a wallet without an expiration date');
  const isToken = 'token' in method;
  const at = isToken ? '/payment_method/token' : '/payment_method/number';
  const number = heldAt(from, at);
  const cryptogram = from.held.get('/payment_method/cryptogram') ?? null;
  const named: Named = {
    externalIdentifier: 'external_identifier' in method ? method.external_identifier : null,
    cardType: 'card_type' in method ? method.card_type : null,
    ...('card_suffix' in method ? { cardSuffix: method.card_suffix } : {}),
    ...('card_scheme' in method ? { cardScheme: method.card_scheme } : {}),
  };
  const description = await describe(from, number, named);
  const wrong = isToken
    ? tokenProblems(number, method.expiration_date, from.now)
    : cardProblems(
        { number, expirationDate: method.expiration_date, securityCode: null },
        description.scheme,
        from.now,
        '/payment_method',
      );
  problems.push(...wrong);
  if (wrong.length > 0) return null;
  const eci = 'eci' in method ? (method.eci ?? null) : null;
  const wallet: WalletInstrument = {
    method: method.method,
    mode: modeOf(method.method, isToken),
    isToken,
    cryptogram: cryptogram?.secret ?? null,
    eci,
    number,
    decryption: null,
    opened: [],
  };
  return payingWith(from, wallet, number, {
    expirationDate: method.expiration_date,
    description,
    externalIdentifier: named.externalIdentifier ?? null,
  });
}

/** Opens the wallet's token in the vault and takes it: from here on it has paid, and pays no second time. */
export async function takeEncryptedWallet(from: From, method: Given): Promise<CardPaying> {
  const provider = ENCRYPTED[method.method];
  if (provider === undefined) throw new Error(`BUG: ${method.method} is not encrypted`);
  const wallet = await registeredWallet(from.parts, from.merchantAccountId, provider);
  const opened = await openToken(from, wallet);
  const held = [opened.number, ...(opened.cryptogram === null ? [] : [opened.cryptogram])];
  try {
    const wrong = tokenProblems(opened.number, opened.expirationDate, from.now);
    if (wrong.length > 0) throw refusedToken('holds an account number or expiration date that is not valid');
    if (!(await takeWalletToken(from.parts.db, from.merchantAccountId, opened.oneTimeDigest, from.now)))
      throw refusedToken('was used already: every token pays once', 'value_error.wallet_token.used');
    const named: Named =
      'card_suffix' in method
        ? {
            cardSuffix: method.card_suffix,
            cardScheme: method.card_scheme,
            cardType: 'card_type' in method ? method.card_type : null,
          }
        : {};
    const isToken = opened.kind === 'network-token';
    // What Google gives of a card without a device is a method of its own.
    const name = method.method === 'googlepay' && !isToken ? 'googlepay_pan_only' : method.method;
    const instrument: WalletInstrument = {
      method: name,
      mode: modeOf(name, isToken),
      isToken,
      cryptogram: opened.cryptogram?.secret ?? null,
      eci: opened.eci,
      number: opened.number,
      decryption: `digital-wallet-${EVENT_WORDS[provider]}-token-decrypted`,
      opened: held,
    };
    return await payingWith(from, instrument, opened.number, {
      expirationDate: opened.expirationDate,
      description: await describe(from, opened.number, named),
      externalIdentifier: null,
    });
  } catch (error) {
    await from.parts.vault.release(held);
    throw error;
  }
}

/** What the buyer's Click to Pay wallet put under the transaction that the checkout session names. */
export async function takeClickToPay(
  from: From,
  data: Readonly<Record<string, string>>,
  checkout: CardPaying['checkout'],
): Promise<CardPaying> {
  const wallet = await registeredWallet(from.parts, from.merchantAccountId, 'click-to-pay');
  const { answer, taken } = await askProvider(from.parts, wallet, 'click-to-pay/checkouts', data, [
    '/token',
    '/cryptogram',
  ]);
  try {
    const [number, cryptogram, month, year] = [
      taken.get('/token'),
      taken.get('/cryptogram'),
      answer['expiration_month'],
      answer['expiration_year'],
    ];
    if (
      number === undefined ||
      cryptogram === undefined ||
      typeof month !== 'number' ||
      typeof year !== 'number'
    )
      throw new Problem('bad_gateway', { message: 'The wallet did not answer properly' });
    const expirationDate = `${String(month).padStart(2, '0')}/${String(year % 100).padStart(2, '0')}`;
    const description = await describe(from, number, { cardSuffix: textAt(answer, 'card_suffix') });
    const instrument: WalletInstrument = {
      method: 'click-to-pay',
      mode: 'click-to-pay',
      isToken: true,
      cryptogram: cryptogram.secret,
      eci: textAt(answer, 'eci'),
      number,
      decryption: `digital-wallet-${EVENT_WORDS['click-to-pay']}-token-decrypted`,
      opened: [...taken.values()],
    };
    return {
      ...(await payingWith(from, instrument, number, {
        expirationDate,
        description,
        externalIdentifier: null,
      })),
      checkout,
    };
  } catch (error) {
    await from.parts.vault.release([...taken.values()]);
    throw error;
  }
}

const EVENT_WORDS = {
  apple: 'apple-pay',
  google: 'google-pay',
  paze: 'paze',
  'click-to-pay': 'click-to-pay',
} as const;

/** What the timeline says of a token that was opened for this payment: what the resource shows of it, too. */
export function decryptionEvents({
  wallet,
  description,
}: Pick<CardPaying, 'wallet' | 'description'>): readonly TransactionEvent[] {
  if (wallet === undefined || wallet.decryption === null) return [];
  const context = {
    method: wallet.method,
    instrument_type: wallet.isToken ? 'network_token' : 'pan',
    card_scheme: description.scheme,
    card_suffix: description.label,
    has_cryptogram: wallet.cryptogram !== null,
    eci: wallet.eci,
  };
  return [{ name: wallet.decryption, context }];
}

/** Whether a stored payment method of this kind holds a scheme's token rather than the card's number. */
export function storesToken(method: string, mode: string): boolean {
  return (
    method === 'applepay' ||
    method === 'googlepay' ||
    method === 'paze' ||
    method === 'network-token' ||
    (method === 'click-to-pay' && mode === 'click-to-pay')
  );
}

async function openToken(from: From, wallet: DigitalWalletRow): Promise<OpenedWalletToken> {
  if (wallet.vault_record_id === null) throw new Error('BUG: a wallet that encrypts has no key');
  const recipient = await recipientOf(from.parts, wallet);
  const opened = await from.parts.vault.openWalletToken(from.merchantAccountId, {
    token: heldAt(from, '/payment_method/token'),
    keyRecordIds: [wallet.vault_record_id],
    recipient,
    now: from.now,
  });
  if ('problem' in opened)
    throw refusedToken(`was refused: ${opened.problem.charAt(0).toLowerCase()}${opened.problem.slice(1)}`);
  return opened;
}

async function payingWith(
  from: From,
  wallet: WalletInstrument,
  number: Held,
  rest: Pick<CardPaying, 'expirationDate' | 'description' | 'externalIdentifier'>,
): Promise<CardPaying> {
  return {
    kind: 'card',
    ...rest,
    number: number.secret,
    securityCode: null,
    fingerprint: await from.parts.vault.fingerprint(from.merchantAccountId, number),
    vaultRecordId: null,
    stored: null,
    checkout: null,
    wallet,
  };
}

/**
 * By the number; what the wallet's front end says of the card behind a token counts where it says something.
 */
async function describe(from: From, number: Held, named: Named): Promise<CardDescription> {
  const found = await describeCard(from.parts.bins, number.facts);
  const scheme: CardScheme = cardSchemeOf(named.cardScheme?.toLowerCase()) ?? found.scheme;
  const type = named.cardType?.toLowerCase();
  const cardType = type === 'credit' || type === 'debit' || type === 'prepaid' ? type : found.cardType;
  return {
    ...found,
    scheme,
    cardType,
    label:
      named.cardSuffix !== null && named.cardSuffix !== undefined && /^\d{4}$/.test(named.cardSuffix)
        ? named.cardSuffix
        : found.label,
  };
}

function tokenProblems(number: Held, expirationDate: string, now: Date): Detail[] {
  const { digits, luhn, length } = number.facts;
  const problems = expirationDateProblems(expirationDate, now, '/payment_method/expiration_date');
  if (!digits || !luhn || length < 12 || length > 19)
    problems.push(
      problemAt('/payment_method/token', 'is not a valid network token', 'value_error.network_token'),
    );
  return problems;
}

/** The published modes know no network token: it is a card to them. */
function modeOf(method: string, isToken: boolean): string {
  if (method === 'googlepay_pan_only') return 'googlepay';
  if (method === 'click-to-pay') return isToken ? 'click-to-pay' : 'card';
  return method === 'network-token' ? 'card' : method;
}

function heldAt(from: From, pointer: string): Held {
  const held = from.held.get(pointer);
  if (held === undefined) throw new Error(`BUG: the vault holds nothing of ${pointer}`);
  return held;
}

function refusedToken(message: string, type = 'value_error.wallet_token'): Problem {
  return new Problem('unprocessable', { details: [problemAt('/payment_method/token', message, type)] });
}

function problemAt(pointer: string, message: string, type: string): Detail {
  return { location: 'body', pointer, message, type };
}
