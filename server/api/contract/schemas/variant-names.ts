import type { TSchema } from 'typebox';
import { isObject } from '../../../domain/json.ts';

/**
 * Where alternatives are told apart by a member (`method`) that the caller left out, writes the default of
 * the alternative that fits what
 * was sent: a `number` means a card, an `id` a stored payment method. In place; validation then only knows
 * named variants.
 */
export function nameVariants(schema: TSchema, value: unknown): void {
  if (hasVariants(schema)) walk(schema as SchemaNode, value);
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

const known = new WeakMap<object, boolean>();

function hasVariants(node: SchemaNode): boolean {
  const answer = known.get(node);
  if (answer !== undefined) return answer;
  const children = [
    ...Object.values(node.properties ?? {}),
    ...(node.items === undefined ? [] : [node.items]),
    ...(node.anyOf ?? []),
  ];
  const found = node.discriminator !== undefined || children.some(hasVariants);
  known.set(node, found);
  return found;
}

function walk(node: SchemaNode, value: unknown): void {
  if (!hasVariants(node)) return;
  if (Array.isArray(value)) {
    if (node.items !== undefined) for (const item of value) walk(node.items, item);
  } else if (isObject(value)) {
    if (node.anyOf !== undefined) {
      if (node.discriminator !== undefined) nameVariant(node.anyOf, node.discriminator.propertyName, value);
      for (const branch of node.anyOf) walk(branch, value);
    }
    const { properties = {} } = node;
    for (const [name, member] of Object.entries(value)) {
      const property = Object.hasOwn(properties, name) ? properties[name] : undefined;
      if (property !== undefined) walk(property, member);
    }
  }
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
