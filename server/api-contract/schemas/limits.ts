import type { TSchema } from 'typebox';

/**
 * What a body may hold where the contract names no limit: more than anybody means, and less than makes a row or a
 * processor's request huge. The published API leaves these open; its longest text has 10,240 characters.
 */
export const TEXT_LENGTH_MAX = 10_000;
/** For example the lines of a cart. */
export const ITEMS_MAX = 500;
/** Of an object with free names, for example metadata. */
export const MEMBERS_MAX = 100;
export const MEMBER_NAME_LENGTH_MAX = 255;

type Node = {
  type?: string;
  enum?: readonly unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  maxLength?: number;
  maxItems?: number;
  maxProperties?: number;
  propertyNames?: unknown;
  items?: Node;
  anyOf?: readonly Node[];
  properties?: Readonly<Record<string, Node>>;
  patternProperties?: Readonly<Record<string, Node>>;
  'x-sensitive'?: unknown;
};

/**
 * Gives every text, list and map of a body a limit where it has none. In place: what is shared with an answer keeps
 * one form, and its words. A sensitive text has a limit of its own (`api/sensitive-values.ts`).
 */
export function limitBody(body: TSchema): void {
  limit(body as Node); // schemas are JSON that these lines know by its keywords
}

const limited = new WeakSet<Node>();

function limit(node: Node): void {
  if (limited.has(node)) return;
  limited.add(node);
  if (node.type === 'string' && !isBounded(node)) node.maxLength = TEXT_LENGTH_MAX;
  if (node.type === 'array') node.maxItems ??= ITEMS_MAX;
  if (node.patternProperties !== undefined) {
    node.maxProperties ??= MEMBERS_MAX;
    node.propertyNames ??= { maxLength: MEMBER_NAME_LENGTH_MAX };
  }
  const inside = [node.items, ...(node.anyOf ?? []), ...membersOf(node)];
  for (const part of inside) if (part !== undefined) limit(part);
}

function membersOf({ properties = {}, patternProperties = {} }: Node): readonly Node[] {
  return [...Object.values(properties), ...Object.values(patternProperties)];
}

/** Formats have limits in `api/formats.ts`; a pattern has one unless it repeats something without end. */
function isBounded(node: Node): boolean {
  return (
    node.maxLength !== undefined ||
    node.enum !== undefined ||
    node.const !== undefined ||
    node.format !== undefined ||
    node['x-sensitive'] !== undefined ||
    (node.pattern !== undefined && !/(?<!\\)(?:[*+]|\{\d+,\})/.test(node.pattern))
  );
}
