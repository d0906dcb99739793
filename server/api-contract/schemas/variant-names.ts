import type { TSchema } from 'typebox';
import { isObject } from '../../domain/json.ts';

/**
 * Where alternatives are told apart by a member (`method`) that the caller left out, writes the default of
 * the alternative that fits what was sent: a `number` means a card, an `id` a stored payment method. In
 * place; validation then only knows named variants.
 */
export function nameVariants(schema: TSchema, value: unknown): void {
  namerOf(schema as SchemaNode)?.(value);
}

type SchemaNode = Readonly<{
  const?: unknown;
  enum?: readonly unknown[];
  default?: unknown;
  required?: readonly string[];
  properties?: Readonly<Record<string, SchemaNode>>;
  items?: SchemaNode;
  anyOf?: readonly SchemaNode[];
  discriminator?: Readonly<{ propertyName: string }>;
}>;

type Namer = (value: unknown) => void;
/** Compiled once per schema; null where nothing in it has variants, as in most. */
const namers = new WeakMap<SchemaNode, Namer | null>();

function namerOf(node: SchemaNode): Namer | null {
  const known = namers.get(node);
  if (known !== undefined) return known;
  const made = compile(node);
  namers.set(node, made);
  return made;
}

function compile({ properties = {}, items, anyOf = [], discriminator }: SchemaNode): Namer | null {
  const nameItem = items === undefined ? null : namerOf(items);
  const inBranches = anyOf.map(namerOf).filter((namer) => namer !== null);
  const inMembers = Object.entries(properties).flatMap(([name, property]) => {
    const namer = namerOf(property);
    return namer === null ? [] : [{ name, namer }];
  });
  if (nameItem === null && inBranches.length + inMembers.length === 0 && discriminator === undefined)
    return null;

  return (value) => {
    if (Array.isArray(value)) {
      if (nameItem !== null) value.forEach(nameItem);
    } else if (isObject(value)) {
      if (discriminator !== undefined && anyOf.length > 0)
        nameVariant(anyOf, discriminator.propertyName, value);
      for (const namer of inBranches) namer(value);
      for (const { name, namer } of inMembers) if (Object.hasOwn(value, name)) namer(value[name]);
    }
  };
}

function nameVariant(branches: readonly SchemaNode[], by: string, value: Record<string, unknown>): void {
  if (Object.hasOwn(value, by)) return;
  let best: unknown;
  let bestFit = -Infinity;
  // What every branch knows tells nothing: then the first is meant.
  const isTold = Object.keys(value).some((name) =>
    branches.some(({ properties = {} }) => !Object.hasOwn(properties, name)),
  );

  for (const branch of isTold ? branches : branches.slice(0, 1)) {
    const named = branch.properties?.[by]?.default;
    if (named === undefined) continue;
    const score = fit(branch, value);
    if (score > bestFit) {
      best = named;
      bestFit = score;
    }
  }
  if (best !== undefined) value[by] = best;
}

/**
 * Higher is closer: a constant that disagrees weighs most, then what is missing, then what is unknown. Ties
 * go to the earlier branch.
 */
function fit(branch: SchemaNode, value: Readonly<Record<string, unknown>>): number {
  const properties = branch.properties ?? {};
  let score = 0;
  for (const [name, property] of Object.entries(properties)) {
    const present = Object.hasOwn(value, name);
    if (present && property.const !== undefined && property.const !== value[name]) score -= 100;
    if (!present && property.default === undefined && branch.required?.includes(name) === true) score -= 10;
  }
  for (const name of Object.keys(value)) if (!Object.hasOwn(properties, name)) score -= 1;
  return score;
}
