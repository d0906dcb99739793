import { randomUUID } from 'node:crypto';
import type { Railyard, Transaction, TransactionCreate } from '@railyard/sdk';
import { answerAsBuyer } from './buyer-pages.ts';
import { ofMockCardService } from './mock-card-service.ts';
import type { HomeOf } from './command.ts';
import { CommandError } from './command-error.ts';
import { CURRENCY_DIGITS } from './generated/contract.ts';
import { type CommandHelp, INSTANCE_OPTIONS, JSON_OPTION, wrongWords } from './help.ts';
import { moneyText } from './money-text.ts';
import { RUNNING_OPTIONS, type Running, running } from './running.ts';
import { DECLINE_AMOUNTS, TEST_CARDS, THREE_D_SECURE_CARDS, type TestCard } from './test-cards.ts';
import { tellOutcome } from './outcome.ts';
import { print, readWords, unknownWord } from './words.ts';

const ANSWERS: Readonly<Record<string, string>> = {
  approve: 'approve',
  decline: 'decline',
  cancel: 'cancel',
  'time-out': 'timeout',
};
const ANSWER_WORDS = ['agree', ...Object.keys(ANSWERS), 'wait'];

/** What `./railyard help pay` prints. */
export const HELP: CommandHelp = {
  name: 'pay',
  usage: ['pay AMOUNT CURRENCY [OPTIONS]', 'pay --decline REASON [OPTIONS]'],
  options: {
    AMOUNT: 'in minor units: 1299 is 12.99 EUR; default: 1299',
    CURRENCY: 'default: USD',
    '--card NAME': `${Object.keys(TEST_CARDS).join(', ')}; default: visa`,
    '--authorize': 'only hold the money; ./railyard capture takes it',
    '--three-d-secure ANSWER':
      'with a card whose issuer agrees, or asks and is told: approve, decline, cancel, time-out; wait prints the ' +
      'address of its page',
    '--decline REASON': `what the sandbox is to decline it for: ${Object.keys(DECLINE_AMOUNTS).join(', ')}`,
    '--country CODE': 'where the buyer is; default: US',
    '--external-identifier ID': 'your own identifier of it',
    '--idempotency-key KEY': 'ask again under this key; default: a new one',
    ...INSTANCE_OPTIONS,
    ...JSON_OPTION,
  },
  examples: [
    'pay 1299 USD',
    'pay 1299 EUR --card mastercard --authorize',
    'pay 1299 USD --three-d-secure approve',
    'pay --decline insufficient_funds',
  ],
};

/**
 * Makes a payment in a sandbox, and prints what became of it.
 * @throws CommandError where a word is wrong, or the instance is no sandbox
 * @example ./railyard pay 1299 USD --card visa
 */
export async function run(words: readonly string[], home: HomeOf): Promise<void> {
  const { values, positionals } = readWords(HELP, {
    args: [...words],
    allowPositionals: true,
    options: {
      ...RUNNING_OPTIONS,
      card: { type: 'string', default: 'visa' },
      authorize: { type: 'boolean', default: false },
      'three-d-secure': { type: 'string' },
      decline: { type: 'string' },
      country: { type: 'string', default: 'US' },
      'external-identifier': { type: 'string' },
      'idempotency-key': { type: 'string' },
      json: { type: 'boolean' },
    },
  });
  const answer = values['three-d-secure'] ?? null;
  if (answer !== null && !ANSWER_WORDS.includes(answer))
    throw wrongWords(unknownWord('answer of an issuer', answer, ANSWER_WORDS), HELP);
  const wanted = { ...amountIn(positionals, values.decline), card: cardFor(values.card, answer) };

  const there = running(values, home, { tries: 3 });
  await refuseProduction(there);
  const key = values['idempotency-key'] ?? randomUUID();
  process.stderr.write(`Idempotency-Key: ${key}\n`);
  const made = await there.railyard.transactions.create(
    {
      amount: wanted.amount,
      currency: wanted.currency,
      country: values.country.toUpperCase(),
      intent: values.authorize ? 'authorize' : 'capture',
      external_identifier: values['external-identifier'] ?? null,
      payment_method: cardMethod(wanted.card, answer !== null),
      ...(values.decline === undefined ? {} : await ofMockCardService(there.railyard)),
    },
    { idempotencyKey: key },
  );
  const paid = await afterAnswer(there.railyard, made, answer);
  print(values.json, paymentText(paid, there), paid);
  tellOutcome(paid);
}

function amountIn(
  [amount = '1299', code = 'USD', ...rest]: readonly string[],
  decline: string | undefined,
): Readonly<{ amount: number; currency: string }> {
  if (rest[0] !== undefined) throw wrongWords(`${JSON.stringify(rest[0])} is a word too many.`, HELP);
  const currency = code.toUpperCase();
  if (!/^[A-Z]{3}$/.test(currency))
    throw wrongWords(`A currency is three letters such as EUR, and not ${JSON.stringify(code)}.`, HELP);

  if (decline !== undefined) {
    const declined = DECLINE_AMOUNTS[decline.replaceAll('-', '_')];
    if (declined === undefined)
      throw wrongWords(unknownWord('reason to decline', decline, Object.keys(DECLINE_AMOUNTS)), HELP);
    return { amount: declined, currency };
  }
  if (!/^\d{1,12}$/.test(amount)) throw wrongWords(wrongAmount(amount, currency), HELP);
  return { amount: Number(amount), currency };
}

function wrongAmount(amount: string, currency: string): string {
  const sentence = `An amount is a whole number of minor units, and not ${JSON.stringify(amount)}`;
  const [, whole = '', part = ''] = /^(\d{1,10})[.,](\d{1,4})$/.exec(amount) ?? [];
  const digits = CURRENCY_DIGITS[currency] ?? 2;
  if (whole === '' || part.length > digits) return `${sentence}.`;
  const minor = Number(`${whole}${part.padEnd(digits, '0')}`);
  return `${sentence}: ${moneyText(minor, currency)} is ${minor}.`;
}

function cardFor(name: string, answer: string | null): TestCard {
  if (answer !== null) return answer === 'agree' ? THREE_D_SECURE_CARDS.agrees : THREE_D_SECURE_CARDS.asks;
  const found = Object.hasOwn(TEST_CARDS, name) ? TEST_CARDS[name] : undefined;
  if (found === undefined) throw wrongWords(unknownWord('test card', name, Object.keys(TEST_CARDS)), HELP);
  return found;
}

/** Good for long after the time to which anybody moves the clock of a sandbox. */
const EXPIRATION = '12/45';
const BACK_TO = 'https://shop.example/paid';

function cardMethod(
  { number, securityCode }: TestCard,
  isAsked: boolean,
): NonNullable<TransactionCreate['payment_method']> {
  const method = {
    method: 'card',
    number,
    expiration_date: EXPIRATION,
    security_code: securityCode,
  } as const;
  return isAsked ? { ...method, redirect_url: BACK_TO } : method;
}

/** A real acquirer declines test cards, and may block who sends them. */
async function refuseProduction({ railyard, url }: Running): Promise<void> {
  const { environment } = await railyard.capabilities.get();
  if (environment !== 'sandbox')
    throw new CommandError(
      `${url} is ${environment}, and pay makes payments with test cards: name a sandbox with --profile or --url.`,
    );
}

async function afterAnswer(
  railyard: Railyard,
  made: Transaction,
  answer: string | null,
): Promise<Transaction> {
  const button = answer === null ? undefined : ANSWERS[answer];
  const page = made.payment_method?.approval_url ?? null;
  if (made.status !== 'buyer_approval_pending' || page === null) return made;
  if (button === undefined && answer !== 'agree') return made;
  await answerAsBuyer(page, button ?? 'approve');
  return await railyard.transactions.get(made.id);
}

function paymentText(
  { id, status, amount, currency, payment_method: method }: Transaction,
  there: Running,
): string {
  const link = there.home.dashboardUrl;
  const page = method?.approval_url ?? null;
  return [
    `${id}  ${status}  ${moneyText(amount, currency)}`,
    ...(status === 'buyer_approval_pending' && page !== null ? [`The issuer asks at ${page}`] : []),
    ...(link === null ? [] : [`${link}/m/${encodeURIComponent(there.merchantAccount)}/payments/${id}`]),
  ].join('\n');
}
