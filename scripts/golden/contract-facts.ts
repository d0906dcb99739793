import fs from 'node:fs';
import path from 'node:path';
import { createHash } from 'node:crypto';
import { operationById } from '../../server/api-contract/index.ts';
import { isForPeople } from '../../server/api-contract/operation.ts';
import { EXAMPLES } from '../../server/api/examples/requests.ts';
import { UNANSWERED } from '../../server/api/examples/unanswered.ts';
import { FRAME_WORDS } from '../../server/api/pages/frame-words.ts';
import { NOTHING_HERE_WORDS } from '../../server/api/pages/nothing-here.ts';
import { PAY_WORDS } from '../../server/api/pages/pay-words.ts';
import { WALLET_WORDS } from '../../server/api/pages/wallet-words.ts';
import { STATUSES } from '../../server/api/statuses.ts';
import { directionOf } from '../../server/design/language.ts';
import { LANGUAGES } from '../../server/domain/language-tag.ts';
import { moneyText } from '../../server/design/money-text.ts';
import { COLORS, PRESSABLE_PX, RADIUS_PX, TEXT } from '../../server/design/tokens.ts';
import { WORDS } from '../../server/design/words.ts';
import { currencies, currency, exponentOf } from '../../server/domain/currency.ts';
import { DECLINE_WORDS } from '../../server/domain/decline-words.ts';
import { DECLINES } from '../../server/domain/decline.ts';
import { type ProblemCode, PROBLEMS } from '../../server/domain/problem.ts';
import { CODE_WORDS } from '../../server/payments/approval/code-page.ts';
import { APPROVAL_WORDS } from '../../server/three-d-secure/approval-page.ts';
import { openApiText, shortJson } from './contract-json.ts';
import { frontEndSections } from './front-end-events.ts';

/** The facts of `contract/` that are no schema: contract/README.md says what each file is. */
export const CONTRACT_FACTS = [
  { file: 'contract/VERSION', render: contractVersion },
  { file: 'contract/design.json', render: () => printFacts(designFacts()) },
  { file: 'contract/requests.json', render: () => printFacts(requestFacts()) },
  { file: 'contract/errors.json', render: () => printFacts(errorFacts()) },
  { file: 'contract/events.json', render: async () => printFacts(await frontEndEventFacts()) },
  { file: 'contract/words.json', render: () => printFacts(buyersWords()) },
] as const;

function printFacts(facts: unknown): string {
  return `${shortJson(facts)}\n`;
}

/** Problems that end by themselves, beside those of the service: the same request may come through later. */
const PASSING: readonly ProblemCode[] = ['concurrent_request', 'too_early', 'too_many_requests'];

/** Examples that a key may send, in their order; those to which the sandbox has no answer yet come last. */
function requestFacts(): readonly object[] {
  const unanswered = UNANSWERED.map((example) => ({ ...example, isUnanswered: true }));
  return [...EXAMPLES, ...unanswered].filter(
    ({ operation }) => !isForPeople(operationById(operation)?.access),
  );
}

function errorFacts(): object {
  // `keys` of a closed table, which the compiler only knows as text
  const codes = Object.keys(PROBLEMS) as ProblemCode[];
  return {
    problems: codes.map((code) => {
      const status = STATUSES[code];
      return { code, status, mayRepeat: status >= 500 || PASSING.includes(code), message: PROBLEMS[code] };
    }),
    declines: Object.entries(DECLINES).map(([code, { outcome, retriable }]) => ({
      code,
      outcome,
      retriable,
      message: new Map(Object.entries(DECLINE_WORDS)).get(code),
    })),
  };
}

/** By who tells of it, then by name. */
async function frontEndEventFacts(): Promise<object> {
  const sections = await frontEndSections();
  return sections.map(({ title, lines, react }) => ({
    title,
    events: Object.fromEntries(
      Object.entries(lines).map(([name, [when, carries]]) => [name, { when, carries }]),
    ),
    ...(react === undefined ? {} : { react }),
  }));
}

/** By page, then by word, then by language. */
function buyersWords(): object {
  const pages = {
    all: WORDS,
    fields: FRAME_WORDS,
    checkout: PAY_WORDS,
    wallets: WALLET_WORDS,
    approval: APPROVAL_WORDS,
    code: CODE_WORDS,
    nothingHere: NOTHING_HERE_WORDS,
  };
  return Object.fromEntries(
    Object.entries<Readonly<Record<string, Readonly<Record<string, string>>>>>(pages).map(([page, words]) => [
      page,
      Object.fromEntries(
        Object.keys(words['en'] ?? {}).map((word) => [
          word,
          Object.fromEntries(LANGUAGES.map((language) => [language, words[language]?.[word]])),
        ]),
      ),
    ]),
  );
}

/** Amounts as buyers read them: none, two and three digits of the currency, much and little. */
const AMOUNTS = [
  ['USD', 129_900n, null],
  ['EUR', 5n, null],
  ['JPY', 1_234_567n, null],
  ['KWD', 1_500n, null],
  ['MXN', 25_000n, 'MX'],
  ['BRL', 9_990n, 'BR'],
] as const;

function designFacts(): object {
  return {
    colors: COLORS,
    radiusPx: RADIUS_PX,
    pressablePx: PRESSABLE_PX,
    text: TEXT,
    languages: LANGUAGES.map((language) => ({ language, direction: directionOf(language) })),
    currencies: Object.fromEntries(currencies.map((code) => [code, exponentOf(code)])),
    money: LANGUAGES.flatMap((language) =>
      AMOUNTS.map(([code, minor, country]) => ({
        language,
        country,
        currency: code,
        minor: Number(minor),
        text: moneyText(minor, currency(code), language, country),
      })),
    ),
  };
}

/**
 * The version of the API, and a number that grows with each change of its document, whose digest stands below it.
 * Where two branches have met, there are lines of both.
 */
function contractVersion(): string {
  const file = path.join(import.meta.dirname, '../../contract/VERSION');
  const found = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
  const numbers = Array.from(found.matchAll(/^2026-11-01\.(\d+)$/gm), ([, number]) => Number(number));
  const digests = Array.from(found.matchAll(/^[0-9a-f]{64}$/gm), ([digest]) => digest);
  const digest = createHash('sha256').update(openApiText()).digest('hex');
  const last = Math.max(0, ...numbers);
  const number = digests.length === 1 && digests[0] === digest ? last : last + 1;
  return `2026-11-01.${number}\n${digest}\n`;
}
