import type { Static } from 'typebox';
import type { PayoutCreate } from '../../api-contract/payouts.ts';
import type { PaymentService } from '../../connections/connection-kinds.ts';
import type { Payout, PayoutDestination } from '../../connectors/connector.ts';
import { parseExpiry } from '../../domain/expiry.ts';
import type { MerchantAccountId } from '../../domain/ids.ts';
import type { Detail } from '../../domain/problem.ts';
import type { MoneyParts } from '../../parts.ts';
import { cardSchemeOf } from '../../payment-methods/describe-card.ts';
import type { HeldValue } from '../../vault/vault.ts';
import { type BankInstrument, givenAccount, resolveBank, storedAccount } from '../instruments/bank.ts';
import { cardInstrument, resolveCard } from '../instruments/card.ts';
import type { ResolvedCard, ResolvedInstrument } from '../instruments/kind.ts';
import { resolveStored } from '../instruments/resolve-instrument.ts';

/** What a payout goes to: a card or a bank account, given or stored, and as it is sent. */
export type Payee = Pick<
  ResolvedInstrument,
  'stored' | 'checkout' | 'columns' | 'routing' | 'country' | 'isTakenBy'
> &
  Readonly<{ instrument: Payout['instrument'] }>;

type PayeeContext = Readonly<{
  parts: MoneyParts;
  merchantAccountId: MerchantAccountId;
  body: Static<typeof PayoutCreate>;
  held: ReadonlyMap<string, HeldValue>;
  now: Date;
}>;

/** Null where it cannot be found or is wrong, which is added to `problems`. */
export async function resolvePayee(context: PayeeContext, problems: Detail[]): Promise<Payee | null> {
  const method = context.body.payment_method;
  switch (method.method) {
    case 'card': {
      const card = await resolveCard(context, method, problems);
      if (card === null) return null;
      const scheme = cardSchemeOf(method.card_scheme) ?? card.description.scheme;
      const payee = { ...card, description: { ...card.description, scheme } };
      return { ...cardInstrument(payee), instrument: sentCard(payee) };
    }
    case 'bank': {
      const account = await resolveBank(context, method, problems);
      return account === null ? null : { ...account, instrument: givenAccount(context.held, method) };
    }
    case 'id':
      return resolveStoredPayee(context, method.id, problems);
    default:
      return method satisfies never;
  }
}

/** What wallets gave in the place of a card can be charged, and not paid out to. */
async function resolveStoredPayee(
  context: PayeeContext,
  id: string,
  problems: Detail[],
): Promise<Payee | null> {
  const resolved = await resolveStored(context, id, problems);
  if (resolved === null) return null;
  const { card, stored } = resolved;
  const instrument =
    card?.method === 'card' ? sentCard(card) : stored === null ? null : storedAccount(context.parts, stored);
  if (instrument !== null) return { ...resolved, instrument };

  problems.push({
    location: 'body',
    pointer: '/payment_method/id',
    message: 'is not a stored card or bank account',
    type: 'value_error.payment_method',
  });
  return null;
}

function sentCard({ number, expirationDate, description }: ResolvedCard): Payout['instrument'] {
  return {
    method: 'card',
    number,
    expiry: parseExpiry(expirationDate),
    securityCode: null,
    scheme: description.scheme,
    preferredScheme: null,
    bin: description.bin ?? '',
    lastFour: description.label,
  };
}

/** Why a payment service cannot pay to an account; empty where it can. */
export function accountProblems(
  { connector: { displayName, payoutsTo = [] } }: PaymentService,
  { scheme, isTokenized }: BankInstrument,
  currency: string,
): Detail[] {
  if (isTokenized)
    return [
      problem('/payment_method', 'is a token in the place of an account number, which nobody pays out to'),
    ];

  const accounts = payoutsTo.filter(isAccount);
  const same = accounts.filter((account) => account.scheme === scheme);
  if (same.length === 0)
    return [
      problem(
        '/payment_service_id',
        `cannot pay out to a ${scheme} account: ${displayName} pays out to ${destinationsIn(payoutsTo)}`,
      ),
    ];
  const currencies = same.flatMap((account) => account.currencies);
  return currencies.some((one) => one === currency)
    ? []
    : [problem('/currency', `a ${scheme} account of ${displayName} is paid in ${currencies.join(' or ')}`)];
}

type Account = Extract<PayoutDestination, { to: 'bank' }>;

function isAccount(destination: PayoutDestination): destination is Account {
  return destination.to === 'bank';
}

function destinationsIn(payoutsTo: readonly PayoutDestination[]): string {
  const schemes = payoutsTo.filter(isAccount).map(({ scheme }) => `${scheme} accounts`);
  return [...(payoutsTo.some(({ to }) => to === 'card') ? ['cards'] : []), ...schemes].join(' and ');
}

function problem(pointer: string, message: string): Detail {
  return { location: 'body', pointer, message, type: 'value_error.not_supported' };
}
