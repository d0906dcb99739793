import fs from 'node:fs';
import { contract } from '../../sdks/generator/index.ts';
import type { Type } from '../../sdks/generator/model.ts';
import type { Alter } from './relay.ts';

/** What no contract has: an SDK reads past it. */
const UNKNOWN = { of_tomorrow: { words: ['new'], number: 7, nothing: null } };
const NEW_WORD = '_of_tomorrow';

type Json = Readonly<Record<string, unknown>>;

/**
 * Answers as a service of a later version gives them: members and words that the contract does not have yet, and
 * nothing that may be left out, but for members that scenes go on with. The list of a page keeps its cursor.
 */
export function alterAnswers(scenesFile: string): Alter {
  const { operations, schemas } = contract();
  const types = new Map(schemas.map(({ name, type }) => [name, type]));
  const kept = new Set(['next_cursor', ...membersNamedIn(fs.readFileSync(scenesFile, 'utf8'))]);
  const known = operations.map(({ method, path, answer }) => ({
    method,
    path: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    answer,
  }));

  const altered = (type: Type, value: unknown): unknown => {
    if (value === null) return null;
    switch (type.kind) {
      case 'named': {
        const named = types.get(type.name);
        return named === undefined ? value : altered(named, value);
      }
      case 'struct':
        return { ...struct(type, value as Json), ...UNKNOWN };
      case 'list':
        return (value as readonly unknown[]).map((one) => altered(type.of, one));
      case 'map':
        return Object.fromEntries(
          Object.entries(value as Json).map(([name, one]) => [name, altered(type.of, one)]),
        );
      case 'enum':
        return type.isOpen && typeof value === 'string' ? `${value}${NEW_WORD}` : value;
      case 'union': {
        const fitting = type.of.find((one) => fits(one, value, types));
        return fitting === undefined ? value : altered(fitting, value);
      }
      default:
        return value;
    }
  };
  const struct = ({ fields }: Extract<Type, { kind: 'struct' }>, value: Json): Json => {
    const entries = Object.entries(value).flatMap(([name, inside]) => {
      const field = fields.find((one) => one.name === name);
      if (field === undefined) return [[name, inside] as const];
      return field.isRequired || kept.has(name) ? [[name, altered(field.type, inside)] as const] : [];
    });
    return Object.fromEntries(entries);
  };

  return ({ method, path }, { status, headers, body }) => {
    if (!String(headers['content-type']).includes('json') || body.length === 0) return body;
    const value: unknown = JSON.parse(body.toString());
    const { pathname } = new URL(path, 'http://service');
    const operation = known.find((one) => one.method === method && one.path.test(pathname));
    const answer = status >= 300 ? REFUSAL : operation?.answer;
    return Buffer.from(JSON.stringify(altered(answer ?? REFUSAL, value)));
  };
}

/** An error has more members; which words it says decides what an SDK throws, so that they stay. */
const REFUSAL: Type = { kind: 'struct', fields: [] };

/** `{payment.payment_method.id}` goes on with all of these. */
function membersNamedIn(scenes: string): readonly string[] {
  return [...scenes.matchAll(/\{(\w+(?:\.\w+)+)\}/g)].flatMap(([, words = '']) => words.split('.'));
}

/** By the members that a shape must have, and the words of those that tell it from others. */
function fits(type: Type, value: unknown, types: ReadonlyMap<string, Type>): boolean {
  if (type.kind === 'named') return fits(types.get(type.name) ?? { kind: 'unknown' }, value, types);
  if (type.kind === 'struct')
    return (
      typeof value === 'object' &&
      type.fields.every(({ name, isRequired, type: inside }) => {
        const member: unknown = Reflect.get(value ?? {}, name);
        if (inside.kind === 'literal')
          return member === inside.value || (member === undefined && !isRequired);
        return member !== undefined || !isRequired;
      })
    );

  if (type.kind === 'list') return Array.isArray(value);
  if (type.kind === 'enum') return type.values.includes(String(value));
  return type.kind !== 'null';
}
