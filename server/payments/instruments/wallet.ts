import { Problem, type Detail } from '../../domain/problem.ts';
import {
  type DigitalWalletProviderName,
  type DigitalWalletRow,
  digitalWalletOf,
  takeWalletToken,
} from '../../db/queries/digital-wallets.ts';
import { askProvider, recipientOf } from '../../digital-wallets/ask-provider.ts';
import { DISPLAY_NAMES, registeredWallet } from '../../digital-wallets/register.ts';
import type { CardScheme } from '../../domain/card-scheme.ts';
import { textAt } from '../../domain/json.ts';
import type { TransactionEvent } from '../../domain/transaction/events.ts';
import {
  cardProblems,
  cardSchemeOf,
  type CardDescription,
  describeCard,
  expirationDateProblems,
} from '../../payment-methods/describe-card.ts';
import type { HeldValue } from '../../vault/vault.ts';
import type { OpenedWalletToken } from '../../vault/wallets/opening.ts';
import { cardInstrument, storedCardInstrument } from './card.ts';
import type { InstrumentKind, ResolvedCard, ResolvedInstrument } from './kind.ts';
import type { CreateContext, MethodCreate } from '../request/context.ts';
import type { TakenCheckoutSession } from '../../checkout/take.ts';
import type { MoneyParts } from '../../parts.ts';

/**
 * Apple Pay, Google Pay, Paze and Click to Pay, and network tokens that the caller brings: a card, or a
 * scheme's token in its place, with the proof of this one payment.
 */
export const wallet: InstrumentKind = {
  methods: ['applepay', 'googlepay', 'googlepay_pan_only', 'click-to-pay', 'network-token', 'paze'],
  // The proof of a token is for one payment and was never kept; a wallet's card is sent again as any card.
  instrumentTypes: ['network_token'],
  sendableAgain: async () => null,
  resolve: (context, method, problems) =>
    isEncrypted(method)
      ? resolveEncrypted(context, method.method, problems)
      : resolveClear(context, method, problems),
  take: takeEncrypted,
  async resolveStored(parts, stored, session) {
    const isToken = storesToken(stored.method, stored.mode);
    return storedCardInstrument(parts, stored, session, isToken ? { cryptogram: null, eci: null } : null);
  },
};

type WalletCardNames = Readonly<{
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

function isEncrypted({ method }: MethodCreate): boolean {
  return Object.hasOwn(ENCRYPTED, method);
}

/** Said early, with everything else that is wrong; the token itself is opened only when all else is right. */
async function resolveEncrypted(
  { parts, merchantAccountId }: CreateContext,
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
async function resolveClear(
  context: CreateContext,
  method: MethodCreate,
  problems: Detail[],
): Promise<ResolvedInstrument | null> {
  if (!('expiration_date' in method)) throw new Error('BUG: a wallet without an expiration date');
  const isToken = 'token' in method;
  const at = isToken ? '/payment_method/token' : '/payment_method/number';
  const number = heldAt(context, at);
  const cryptogram = context.held.get('/payment_method/cryptogram') ?? null;
  const named = namedBy(method);
  const description = await describe(context, number, named);
  const wrong = isToken
    ? tokenProblems(number, method.expiration_date, context.now)
    : cardProblems(
        { number, expirationDate: method.expiration_date, securityCode: null },
        description.scheme,
        context.now,
        '/payment_method',
      );
  problems.push(...wrong);
  if (wrong.length > 0) return null;

  const eci = 'eci' in method ? (method.eci ?? null) : null;
  const resolved = await walletCard(context, number, {
    method: method.method,
    token: isToken ? { cryptogram: cryptogram?.secret ?? null, eci } : null,
    expirationDate: method.expiration_date,
    description,
    externalIdentifier: named.externalIdentifier ?? null,
  });
  return cardInstrument(resolved);
}

/** What the wallet's front end says of the card. */
function namedBy(method: MethodCreate): WalletCardNames {
  return {
    externalIdentifier: 'external_identifier' in method ? method.external_identifier : null,
    cardType: 'card_type' in method ? method.card_type : null,
    ...('card_suffix' in method ? { cardSuffix: method.card_suffix } : {}),
    ...('card_scheme' in method ? { cardScheme: method.card_scheme } : {}),
  };
}

/** Opens the wallet's token in the vault and takes it: from here on it has paid, and pays no second time. */
async function takeEncrypted(context: CreateContext, method: MethodCreate): Promise<ResolvedInstrument> {
  const provider = ENCRYPTED[method.method];
  if (provider === undefined) throw new Error(`BUG: ${method.method} is not encrypted`);

  const registered = await registeredWallet(context.parts, context.merchantAccountId, provider);
  const opened = await openToken(context, registered);
  const held = [opened.number, ...(opened.cryptogram === null ? [] : [opened.cryptogram])];
  try {
    const wrong = tokenProblems(opened.number, opened.expirationDate, context.now);
    if (wrong.length > 0) throw refusedToken('holds an account number or expiration date that is not valid');
    if (
      !(await takeWalletToken(context.parts.db, context.merchantAccountId, opened.oneTimeDigest, context.now))
    )
      throw refusedToken('was used already: every token pays once', 'value_error.wallet_token.used');
    const isToken = opened.kind === 'network-token';
    // What Google gives of a card without a device is a method of its own.
    const name = method.method === 'googlepay' && !isToken ? 'googlepay_pan_only' : method.method;
    const resolved = await walletCard(context, opened.number, {
      method: name,
      token: isToken ? { cryptogram: opened.cryptogram?.secret ?? null, eci: opened.eci } : null,
      expirationDate: opened.expirationDate,
      description: await describe(context, opened.number, namedBy(method)),
      externalIdentifier: null,
    });
    const hasCryptogram = opened.cryptogram !== null;
    const events = [decryptionEvent(provider, resolved, { hasCryptogram, eci: opened.eci })];
    return cardInstrument(resolved, { events, release: ({ vault }) => vault.release(held) });
  } catch (error) {
    await context.parts.vault.release(held);
    throw error;
  }
}

/** What the buyer's Click to Pay wallet put under the transaction that the checkout session names. */
export async function takeClickToPay(
  context: CreateContext,
  data: Readonly<Record<string, string>>,
  checkout: TakenCheckoutSession,
): Promise<ResolvedInstrument> {
  const registered = await registeredWallet(context.parts, context.merchantAccountId, 'click-to-pay');
  const { answer, taken } = await askProvider(context.parts, registered, 'click-to-pay/checkouts', data, [
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
    const description = await describe(context, number, { cardSuffix: textAt(answer, 'card_suffix') });
    const eci = textAt(answer, 'eci');
    const resolved = await walletCard(context, number, {
      method: 'click-to-pay',
      token: { cryptogram: cryptogram.secret, eci },
      expirationDate,
      description,
      externalIdentifier: null,
    });
    const events = [decryptionEvent('click-to-pay', resolved, { hasCryptogram: true, eci })];
    const release = ({ vault }: MoneyParts): Promise<void> => vault.release([...taken.values()]);
    return cardInstrument(resolved, { checkout, events, release });
  } catch (error) {
    await context.parts.vault.release([...taken.values()]);
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
function decryptionEvent(
  provider: DigitalWalletProviderName,
  { method, token, description }: ResolvedCard,
  proof: Readonly<{ hasCryptogram: boolean; eci: string | null }>,
): TransactionEvent {
  const context = {
    method,
    instrument_type: token === null ? 'pan' : 'network_token',
    card_scheme: description.scheme,
    card_suffix: description.label,
    has_cryptogram: proof.hasCryptogram,
    eci: proof.eci,
  };
  return { name: `digital-wallet-${EVENT_WORDS[provider]}-token-decrypted`, context };
}

/** Whether a stored payment method of this kind holds a scheme's token rather than the card's number. */
function storesToken(method: string, mode: string): boolean {
  return (
    method === 'applepay' ||
    method === 'googlepay' ||
    method === 'paze' ||
    method === 'network-token' ||
    (method === 'click-to-pay' && mode === 'click-to-pay')
  );
}

async function openToken(context: CreateContext, registered: DigitalWalletRow): Promise<OpenedWalletToken> {
  if (registered.vault_record_id === null) throw new Error('BUG: a wallet that encrypts has no key');
  const recipient = await recipientOf(context.parts, registered);
  const opened = await context.parts.vault.openWalletToken(context.merchantAccountId, {
    token: heldAt(context, '/payment_method/token'),
    keyRecordIds: [registered.vault_record_id],
    recipient,
    now: context.now,
  });
  if ('problem' in opened)
    throw refusedToken(`was refused: ${opened.problem.charAt(0).toLowerCase()}${opened.problem.slice(1)}`);
  return opened;
}

async function walletCard(
  { parts, merchantAccountId }: CreateContext,
  number: HeldValue,
  rest: Pick<ResolvedCard, 'method' | 'token' | 'expirationDate' | 'description' | 'externalIdentifier'>,
): Promise<ResolvedCard> {
  return {
    ...rest,
    preferredScheme: null,
    mode: modeOf(rest.method, rest.token !== null),
    number: number.secret,
    securityCode: null,
    fingerprint: await parts.vault.fingerprint(merchantAccountId, number),
    vaultRecordId: null,
    held: number,
  };
}

/**
 * By the number; what the wallet's front end says of the card behind a token counts where it says something.
 */
async function describe(
  context: CreateContext,
  number: HeldValue,
  named: WalletCardNames,
): Promise<CardDescription> {
  const found = await describeCard(context.parts.bins, number.facts);
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

function tokenProblems(number: HeldValue, expirationDate: string, now: Date): Detail[] {
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

function heldAt(context: CreateContext, pointer: string): HeldValue {
  const held = context.held.get(pointer);
  if (held === undefined) throw new Error(`BUG: the vault holds nothing of ${pointer}`);
  return held;
}

function refusedToken(message: string, type = 'value_error.wallet_token'): Problem {
  return new Problem('unprocessable', { details: [problemAt('/payment_method/token', message, type)] });
}

function problemAt(pointer: string, message: string, type: string): Detail {
  return { location: 'body', pointer, message, type };
}
