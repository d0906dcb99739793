import { isObject } from '../step.ts';
import type { RequestContract, Schema } from './requests.ts';
import { type Mistake, MISSING, mistake, oneOf } from './mistakes.ts';

type VariantQuestion = Readonly<{
  value: unknown;
  /** The member that tells the alternatives apart, where the contract says it. */
  declared: string | null;
  at: string;
  schemaOf: RequestContract['schemaOf'];
}>;

const TELLING = ['method', 'type', 'scheme', 'kind', 'name', 'model', 'version'];

/**
 * Of alternatives those that somebody meant who sent this: told apart by a member that each has a word for. Where the
 * member is left out, the one is meant that fits best, as with a card that does not say `method`.
 */
export function variantsOf(
  branches: readonly Schema[],
  asked: VariantQuestion,
): Readonly<{ meant: readonly Schema[]; mistakes: readonly Mistake[] }> {
  const { value, declared, at, schemaOf } = asked;
  if (branches.length < 2 || !isObject(value)) return { meant: branches, mistakes: [] };
  const member = [...(declared === null ? [] : [declared]), ...TELLING].find((name) =>
    isToldBy(branches, name, schemaOf),
  );
  if (member === undefined) return { meant: branches, mistakes: [] };

  const place = `${at}/${member}`;
  const words = branches.flatMap((branch) => wordsOf(branch, member, schemaOf));
  if (Object.hasOwn(value, member)) {
    const given = value[member];
    const same = branches.filter((branch) => wordsOf(branch, member, schemaOf).includes(given));
    if (same.length > 0) return narrowed(same, member, asked);
    return { meant: [], mistakes: [mistake(place, oneOf([...new Set(words.map(String))], given))] };
  }
  const implied = impliedOf(branches, member, value, asked);
  return implied === null
    ? { meant: [], mistakes: [mistake(place, 'is required', MISSING)] }
    : { meant: implied, mistakes: [] };
}

/** Those that share the word may be told apart by another member. */
function narrowed(
  same: readonly Schema[],
  used: string,
  asked: VariantQuestion,
): ReturnType<typeof variantsOf> {
  const { value, schemaOf } = asked;
  const next = TELLING.find((name) => name !== used && isToldBy(same, name, schemaOf));
  if (same.length < 2 || next === undefined || !isObject(value)) return { meant: same, mistakes: [] };
  return variantsOf(same, { ...asked, declared: next });
}

function impliedOf(
  branches: readonly Schema[],
  member: string,
  value: Readonly<Record<string, unknown>>,
  { schemaOf, declared }: VariantQuestion,
): readonly Schema[] | null {
  const isNeeded = (branch: Schema): boolean =>
    Array.isArray(branch['required']) && branch['required'].includes(member);
  const open = branches.filter((branch) => !isNeeded(branch));
  if (open.length === 0) return null;
  if (declared === null) return open;
  const isTold = Object.keys(value).some((name) =>
    branches.some((branch) => !Object.hasOwn(membersOf(branch), name)),
  );
  const [best] = (isTold ? open : open.slice(0, 1)).toSorted(
    (one, other) => fitOf(other, value, schemaOf) - fitOf(one, value, schemaOf),
  );
  return best === undefined ? null : [best];
}

/** Higher is closer: a constant that disagrees weighs most, then what is missing, then what is unknown. */
function fitOf(
  branch: Schema,
  value: Readonly<Record<string, unknown>>,
  schemaOf: RequestContract['schemaOf'],
): number {
  const members = membersOf(branch);
  const required = Array.isArray(branch['required']) ? branch['required'] : [];
  const against = Object.entries(members).filter(([name, member]) => {
    const only = schemaOf(member)['const'];
    return Object.hasOwn(value, name) && only !== undefined && only !== value[name];
  });
  const missing = required.filter((name) => !Object.hasOwn(value, String(name)));
  const unknown = Object.keys(value).filter((name) => !Object.hasOwn(members, name));
  return -100 * against.length - 10 * missing.length - unknown.length;
}

/** Each has words of its own for the member, and not all the same. */
function isToldBy(branches: readonly Schema[], name: string, schemaOf: RequestContract['schemaOf']): boolean {
  const words = branches.map((branch) => wordsOf(branch, name, schemaOf));
  return words.every(({ length }) => length > 0) && new Set(words.map((own) => own.join(' '))).size > 1;
}

function wordsOf(branch: Schema, name: string, schemaOf: RequestContract['schemaOf']): readonly unknown[] {
  const member = schemaOf(membersOf(branch)[name]);
  if (member['const'] !== undefined) return [member['const']];
  return Array.isArray(member['enum']) ? member['enum'] : [];
}

function membersOf(branch: Schema): Readonly<Record<string, unknown>> {
  return isObject(branch['properties']) ? branch['properties'] : {};
}
