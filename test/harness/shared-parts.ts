import type { Ajv2020, ValidateFunction } from 'ajv/dist/2020.js';

type Node = Readonly<Record<string, unknown>>;

/** In characters of JSON. */
const PART_SIZE_MIN = 500;

/**
 * Compiles schemas of the contract, and each part of some size once: a transaction stands in the answers of many
 * operations, in two vocabularies that say nearly the same of it, and would be compiled for each.
 */
export function inSharedParts(ajv: Ajv2020): (schema: object) => ValidateFunction {
  const names = new Map<string, string>();
  const apart = (node: Node): Node => {
    const text = JSON.stringify(node);
    if (text.length < PART_SIZE_MIN) return node;
    const known = names.get(text);
    if (known !== undefined) return { $ref: known };
    const name = `part-${names.size}`;
    names.set(text, name);
    ajv.addSchema(inside(node, apart), name);
    return { $ref: name };
  };
  return (schema) => ajv.compile(apart({ ...schema }));
}

/** A schema, with `change` made to each that stands directly in it. */
function inside(node: Node, change: (node: Node) => Node): Node {
  return Object.fromEntries(
    Object.entries(node).map(([keyword, value]) => {
      if (BY_NAME.has(keyword)) {
        const schemas = Object.entries(value as Readonly<Record<string, Node>>);
        return [keyword, Object.fromEntries(schemas.map(([name, schema]) => [name, change(schema)]))];
      }
      if (LISTED.has(keyword)) return [keyword, (value as readonly Node[]).map(change)];
      return [keyword, keyword === 'items' ? change(value as Node) : value];
    }),
  );
}
const BY_NAME: ReadonlySet<string> = new Set(['properties', 'patternProperties']);
const LISTED: ReadonlySet<string> = new Set(['anyOf', 'oneOf', 'allOf']);
