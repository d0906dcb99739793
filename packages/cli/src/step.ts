import { OPERATIONS } from './generated/operations.ts';

/** A request that is made with others: `{add_buyer.id}` is a member of what an earlier one was answered. */
export type Step = Readonly<{
  /** Its `operationId`. */
  operation: string;
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  body?: unknown;
}>;

/** What is sent for it, once the earlier ones were answered. */
export function requestOf(
  step: Step,
  answers: Readonly<Record<string, unknown>>,
): Readonly<{ method: string; path: string; body: unknown }> {
  const { operation, params = {}, query = {}, body } = fillStep(step, answers);
  const found = Object.values(OPERATIONS).find(({ id }) => id === operation);
  const { method = '', path: place = '' } = found ?? {};
  const path = place.replaceAll(/\{(\w+)\}/g, (_all, word: string) => params[word] ?? '');
  const search = new URLSearchParams(query).toString();
  return { method, path: search === '' ? path : `${path}?${search}`, body };
}

const REFERENCE = /\{([a-z0-9_]+(?:\.\w+)+)\}/g;

function fillStep(step: Step, answers: Readonly<Record<string, unknown>>): Step {
  const withAnswers = (text: string): string =>
    text.replaceAll(REFERENCE, (_all, reference: string) => String(memberAt(answers, reference.split('.'))));
  return JSON.parse(
    JSON.stringify(step, (_member, value: unknown) =>
      typeof value === 'string' ? withAnswers(value) : value,
    ),
  ) as Step; // the same shape, with other texts in it
}

function memberAt(object: unknown, [name, ...rest]: readonly string[]): unknown {
  if (name === undefined) return object;
  return isObject(object) ? memberAt(object[name], rest) : undefined;
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
