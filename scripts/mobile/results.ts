import fs from 'node:fs';
import path from 'node:path';
import { faultKind } from '../../packages/client-core/src/call.ts';
import { EMPTY_CARD, readCard, typeCard, type TypedCard } from '../../packages/client-core/src/card-form.ts';
import { detectScheme, expiryProblem, luhnHolds } from '../../packages/client-core/src/card-rules.ts';
import { reduce, restore } from '../../packages/client-core/src/checkout-reducer.ts';
import {
  CHECKOUT_LIMITS,
  type CheckoutEvent,
  type CheckoutState,
  NO_CHECKOUT,
  type Reduced,
  standingOf,
} from '../../packages/client-core/src/checkout-state.ts';
import { FIELDS, type FieldType, type Measure } from '../../packages/client-core/src/fields.ts';
import { loggable, logLine } from '../../packages/client-core/src/log-line.ts';
import { eventOfPage, pageMessage } from '../../packages/client-core/src/page-bridge.ts';
import { returnParameters } from '../../packages/client-core/src/return-address.ts';
import { next, type Step, type StepEvent } from '../../packages/client-core/src/three-d-secure.ts';
import {
  buyerWord,
  type BuyerLanguage,
  type BuyerWord,
  languageOf,
} from '../../packages/client-core/src/words.ts';
import { requestVectors } from '../golden/client-vectors.ts';
import { EMPTY_FIELD, press, TYPED_AT, type TypedField } from '../golden/typed-fields.ts';

const FOLDER = path.join(import.meta.dirname, '..', '..', 'contract', 'vectors');

/** The results of a list of vectors, under the name that its lines begin with. */
type Results = readonly [name: string, results: readonly unknown[]];

/** What our own client makes of every vector, in the order of the page of the vectors. */
export async function resultsOfVectors(): Promise<readonly Results[]> {
  const requests = await requestVectors();
  return [
    ['requests', requests.map(({ request }) => request)],
    resultsOf('faults', ({ status }: { status: number }) => ({ kind: faultKind(status) })),
    resultsOf('three-d-secure', ({ step, happening }: { step: Step; happening: StepEvent }) => ({
      next: next(step, happening),
    })),
    resultsOf('return-addresses', ({ url, returnUrl }: Record<'url' | 'returnUrl', string>) => ({
      parameters: returnParameters(url, returnUrl),
    })),
    ...cardResults(),
    ...typedResults(),
    ...checkoutResults(),
    resultsOf('restore', ({ snapshot, now }: { snapshot: unknown; now: number }) =>
      reducedTo(restore(snapshot, now)),
    ),
    resultsOf('bridge', believedMessage),
    ...secretResults(),
    ...wordResults(),
  ];
}

/** Canonical JSON: members by name, no blanks (contract/vectors/README.md). */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_name, member: unknown) => {
    if (typeof member !== 'object' || member === null || Array.isArray(member)) return member;
    return Object.fromEntries(Object.entries(member).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}

function vectorsIn<Vector>(name: string): readonly Vector[] {
  const [file = '', list] = name.split('.');
  const read = JSON.parse(fs.readFileSync(path.join(FOLDER, `${file}.json`), 'utf8')) as unknown;
  // Printed by this project: what each list has is said where it is used.
  return (list === undefined ? read : (read as Readonly<Record<string, unknown>>)[list]) as readonly Vector[];
}

function resultsOf<Vector>(name: string, resultOf: (vector: Vector) => unknown): Results {
  return [name, vectorsIn<Vector>(name).map(resultOf)];
}

function cardResults(): readonly Results[] {
  return [
    resultsOf('cards.ranges', ({ digits }: { digits: string }) => ({ scheme: detectScheme(digits) })),
    resultsOf('cards.checksums', ({ digits }: { digits: string }) => ({ holds: luhnHolds(digits) })),
    resultsOf('cards.months', ({ expirationDate, now }: Record<'expirationDate' | 'now', string>) => ({
      problem: expiryProblem(expirationDate, new Date(now)),
    })),
    resultsOf('cards.forms', ({ typed, now }: { typed: TypedCard; now: string }) => {
      const fields = ['number', 'expiryDate', 'securityCode'] as const;
      const card = fields.reduce((before, field) => typeCard(before, field, typed[field]), EMPTY_CARD);
      const { shown, isValid, scheme, instrument } = readCard(card, new Date(now));
      return { shown, isValid, scheme, instrument };
    }),
  ];
}

type TypingCase = Readonly<{ field: FieldType; scheme: Measure['scheme'] }>;

function typedResults(): readonly Results[] {
  const measureOf = ({ scheme }: TypingCase): Measure => ({ scheme, lengths: null, now: new Date(TYPED_AT) });
  return [
    resultsOf('typing', (vector: TypingCase & { steps: readonly { key: string }[] }) => {
      let typed = EMPTY_FIELD;
      const steps = vector.steps.map(({ key }) => {
        typed = press(vector.field, typed, key, measureOf(vector));
        return typed;
      });
      return { steps, isValid: FIELDS[vector.field].isValid(typed.raw, measureOf(vector)) };
    }),
    resultsOf('editing', (vector: TypingCase & { before: TypedField; key: string }) =>
      press(vector.field, vector.before, vector.key, measureOf(vector)),
    ),
  ];
}

function reducedTo([state, effects]: Reduced): object {
  return { state, effects };
}

type Story = Readonly<{ steps: readonly Readonly<{ event: CheckoutEvent }>[] }>;
type CheckoutStep = Readonly<{ from: string; happening: string; now: number }>;

function checkoutResults(): readonly Results[] {
  const states = new Map(
    vectorsIn<{ name: string; state: CheckoutState }>('checkout.states').map(({ name, state }) => [
      name,
      state,
    ]),
  );
  const events = new Map(
    vectorsIn<{ name: string; event: CheckoutEvent }>('checkout.events').map(({ name, event }) => [
      name,
      event,
    ]),
  );
  const played = vectorsIn<Story>('checkout.stories').map(({ steps }) => play(steps));

  return [
    resultsOf('checkout.limits', ({ name }: { name: keyof typeof CHECKOUT_LIMITS }) => ({
      ms: CHECKOUT_LIMITS[name],
    })),
    resultsOf('checkout.standings', ({ status }: { status: string }) => ({ standing: standingOf(status) })),
    ['checkout.stories', played.map(({ steps }) => ({ steps }))],
    ['checkout.states', played.map(({ state }) => ({ state }))],
    resultsOf('checkout.steps', ({ from, happening, now }: CheckoutStep) => {
      const [state, event] = [states.get(from), events.get(happening)];
      if (state === undefined || event === undefined)
        throw new Error(`${from} and ${happening} are not there`);
      return reducedTo(reduce(state, { ...event, now }));
    }),
  ];
}

function play(story: Story['steps']): Readonly<{ state: CheckoutState; steps: readonly object[] }> {
  let state = NO_CHECKOUT;
  const steps = story.map(({ event }) => {
    const [after, effects] = reduce(state, event);
    state = after;
    return { at: after.at, effects };
  });
  return { state, steps };
}

type WrittenMessage = Readonly<{
  text: string;
  from: string | null;
  url: string;
  filler?: string;
  times?: number;
}>;

function believedMessage({ text, from, url, filler = '', times = 0 }: WrittenMessage): object {
  const written = text.replace('"message":""', `"message":"${filler.repeat(times)}"`);
  const message = pageMessage(written, from, url);
  if (times > 0) return { isRead: message !== null };
  const happening = message === null ? null : eventOfPage(message, 0);
  if (happening === null) return { message, event: null };
  const { now: _, ...event } = happening;
  return { message, event };
}

function secretResults(): readonly Results[] {
  let state = NO_CHECKOUT;
  return [
    resultsOf('secrets.texts', ({ text, secrets }: { text: string; secrets: readonly string[] }) => ({
      logged: loggable(text, secrets),
    })),
    resultsOf('secrets.lines', ({ event }: { event: CheckoutEvent }) => {
      const before = state;
      const [after, effects] = reduce(before, event);
      state = after;
      return { line: logLine(before, event, after, effects) };
    }),
  ];
}

function wordResults(): readonly Results[] {
  const [file] = [JSON.parse(fs.readFileSync(path.join(FOLDER, 'words.json'), 'utf8')) as WordFile];
  const words = Object.entries(file.words).map(([language, texts]) => ({
    words: Object.fromEntries(
      Object.keys(texts).map((word) => [word, buyerWord(language, word as BuyerWord)]),
    ),
  }));
  return [
    ['words.words', words],
    resultsOf('words.locales', ({ locale }: { locale: string }) => ({ language: languageOf(locale) })),
  ];
}

type WordFile = Readonly<{ words: Readonly<Record<BuyerLanguage, Readonly<Record<string, string>>>> }>;
