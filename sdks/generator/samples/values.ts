import type { Field, Model, Type } from '../model.ts';
import { camelCase } from '../names.ts';
import type { Json, Sample } from './sample.ts';

/** The type that a name of the contract stands for. */
export function resolveType(type: Type, model: Model): Type {
  if (type.kind !== 'named') return type;
  const found = model.schemas.find(({ name }) => name === type.name);
  if (found === undefined) throw new Error(`${type.name} is no schema`);
  return resolveType(found.type, model);
}

/** Of a type that has several shapes, the one that this value has. */
export function shapeOf(type: Type, value: Json, model: Model): Type {
  const resolved = resolveType(type, model);
  if (resolved.kind !== 'union') return type;
  const fitting = resolved.of.filter((one) => accepts(one, value, model));
  const [found] = fitting.toSorted((one, other) => sizeOf(one, model) - sizeOf(other, model));
  if (found === undefined) throw new Error(`No shape of a union takes ${JSON.stringify(value)}`);
  return shapeOf(found, value, model);
}

/** Of several shapes that fit, the plainest is meant. */
function sizeOf(type: Type, model: Model): number {
  const resolved = resolveType(type, model);
  return resolved.kind === 'struct' ? resolved.fields.length : 0;
}

/** Whether a value is of a type, member by member. */
export function accepts(type: Type, value: Json, model: Model): boolean {
  switch (type.kind) {
    case 'literal':
      return value === type.value;
    case 'enum':
      return typeof value === 'string' && (type.isOpen || type.values.includes(value));
    case 'list':
      return isList(value) && value.every((one) => accepts(type.of, one, model));
    case 'map':
      return isMembers(value) && membersOf(value).every(([, one]) => accepts(type.of, one, model));
    case 'named':
      return accepts(resolveType(type, model), value, model);
    case 'union':
      return type.of.some((one) => accepts(one, value, model));
    case 'struct':
      return isMembers(value) && takesMembers(type.fields, value, model);
    default:
      return type.kind === 'unknown' || isPlain(PLAIN[type.kind], value);
  }
}

const PLAIN = {
  null: 'null',
  boolean: 'boolean',
  integer: 'number',
  number: 'number',
  text: 'string',
  raw: 'string',
} as const;

function isPlain(wanted: string, value: Json): boolean {
  return wanted === (value === null ? 'null' : typeof value);
}

function takesMembers(fields: readonly Field[], value: Members, model: Model): boolean {
  const areKnown = membersOf(value).every(([name, member]) => {
    const field = fields.find((one) => one.name === name);
    return field !== undefined && accepts(field.type, member, model);
  });
  return areKnown && fields.every(({ name, isRequired }) => !isRequired || value[name] !== undefined);
}

export type Members = Readonly<{ [member: string]: Json | undefined }>;

export function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}

export function isMembers(value: Json): value is Members {
  return typeof value === 'object' && value !== null && !isList(value);
}

/** Those that are there. */
export function membersOf(value: Members): readonly (readonly [string, Json])[] {
  return Object.entries(value).flatMap(([name, one]) => (one === undefined ? [] : [[name, one] as const]));
}

/** What a sample calls what comes back, and whether that has an id to print. Null: nothing comes back. */
export type Result = Readonly<{ name: string; hasId: boolean }> | null;

/** Of a list, what each of its items is. */
export function resultOf({ operation: { answer, items } }: Sample, model: Model): Result {
  const type = items ?? answer;
  if (type === null) return null;
  const shape = type.kind === 'named' ? resolveType(type, model) : type;
  const words = type.kind === 'named' ? type.name.replace(/(?:Summary|Details)$/, '') : 'answer';
  const name = camelCase([snakeWords(words)]);
  const id = shape.kind === 'struct' ? shape.fields.find((field) => field.name === 'id') : undefined;
  return {
    name: name.length > 24 ? 'answer' : name,
    hasId: id?.isRequired === true && id.type.kind === 'text',
  };
}

/** `GiftCardService` → `gift_card_service` */
export function snakeWords(name: string): string {
  return name.replaceAll(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();
}
