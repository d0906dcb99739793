import type { TSchema } from 'typebox';
import { Type } from './type.ts';

/**
 * What the published schema says about a value that validation never sees; checked against the vault's facts
 * about it.
 */
export type SensitiveConstraints = Readonly<{
  /** For example `card.number`. */
  label: string;
  minLength?: number;
  maxLength?: number;
  /** Only ASCII digits. */
  digits?: true;
  /** The caller may send a JSON object instead of a string; the vault then holds its JSON text. */
  object?: true;
}>;

/**
 * A string that the vault takes out of the body; the handler finds its label here and the value under `held`.
 */
export function sensitive(label: string, constraints: Omit<SensitiveConstraints, 'label'> = {}) {
  return Type.String({ 'x-sensitive': { label, ...constraints } });
}

export function constraintsOf(schema: TSchema): SensitiveConstraints | null {
  return (schema as { 'x-sensitive'?: SensitiveConstraints })['x-sensitive'] ?? null;
}

/** The JSON pointers of every sensitive string in a body schema; `*` stands for any array index. */
export function sensitivePointers(schema: TSchema): string[] {
  const found = new Set<string>();
  collect(schema as SchemaNode, '', found);
  return [...found].sort();
}

type SchemaNode = Readonly<{
  'x-sensitive'?: unknown;
  properties?: Readonly<Record<string, SchemaNode>>;
  items?: SchemaNode;
  anyOf?: readonly SchemaNode[];
}>;

function collect(node: SchemaNode, pointer: string, found: Set<string>): void {
  if (node['x-sensitive'] !== undefined) found.add(pointer);
  for (const [name, property] of Object.entries(node.properties ?? {}))
    collect(property, `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`, found);
  if (node.items !== undefined) collect(node.items, `${pointer}/*`, found);
  for (const branch of node.anyOf ?? []) collect(branch, pointer, found);
}
