import type { TSchema } from 'typebox';

/**
 * Unions in request bodies. A problem is told of the branch that the caller meant, not of every branch that it was not;
 * and a default (`method: 'card'`) can only be filled in once the branch is known.
 *
 * A branch is meant when the discriminator says so. Where the discriminator is left out, only branches that have a default for it are
 * candidates. Among candidates the one that fits best wins: constants agree, required members are there, no member is unknown.
 */
export function branchOf(union: TSchema, value: unknown): TSchema | null {
  const node = union as SchemaNode;
  const branches = (node.anyOf ?? []).filter((branch) => branch.type !== 'null');
  if (value === null || branches.length === 0) return null;
  if (branches.length === 1) return branches[0] as TSchema;
  const candidates = candidatesFor(branches, node.discriminator?.propertyName, value);
  let best: SchemaNode | null = null;
  let bestFit = -Infinity;
  for (const branch of candidates) {
    const score = fit(branch, value);
    if (score > bestFit) {
      best = branch;
      bestFit = score;
    }
  }
  return best as TSchema | null;
}

/** Fills defaults into a parsed body or query, in place and as deep as it goes, and gives it back. */
export function fillDefaults(schema: TSchema, value: unknown): unknown {
  const node = schema as SchemaNode;
  if (value === undefined) return node.default === undefined ? undefined : structuredClone(node.default);
  if (value === null) return null;
  if (node.anyOf !== undefined) {
    const branch = branchOf(schema, value);
    return branch === null ? value : fillDefaults(branch, value);
  }
  if (Array.isArray(value)) {
    const { items } = node;
    return items === undefined ? value : value.map((item: unknown) => fillDefaults(items as TSchema, item));
  }
  if (isObject(value) && node.properties !== undefined) {
    for (const [name, property] of Object.entries(node.properties)) {
      const filled = fillDefaults(property as TSchema, Object.hasOwn(value, name) ? value[name] : undefined);
      if (filled !== undefined) value[name] = filled;
    }
  }
  return value;
}

/** The schema with every union narrowed to the branch that this value means. For telling problems; the compiled whole decides whether there are any. */
export function narrowed(schema: TSchema, value: unknown): TSchema {
  const node = schema as SchemaNode;
  if (node.anyOf !== undefined) {
    const branch = branchOf(schema, value);
    return branch === null ? schema : narrowed(branch, value);
  }
  if (Array.isArray(value) && node.items !== undefined) {
    const { items } = node;
    return copy(node, { items: undefined, prefixItems: value.map((item: unknown) => narrowed(items as TSchema, item)) });
  }
  if (isObject(value) && node.properties !== undefined) {
    const entries = Object.entries(node.properties).map(([name, property]) => [name, Object.hasOwn(value, name) ? narrowed(property as TSchema, value[name]) : property]);
    return copy(node, { properties: Object.fromEntries(entries) });
  }
  return schema;
}

type SchemaNode = Readonly<{
  type?: string;
  const?: unknown;
  enum?: readonly unknown[];
  default?: unknown;
  required?: readonly string[];
  properties?: Readonly<Record<string, SchemaNode>>;
  items?: SchemaNode;
  anyOf?: readonly SchemaNode[];
  discriminator?: Readonly<{ propertyName: string }>;
}>;

function candidatesFor(branches: readonly SchemaNode[], by: string | undefined, value: unknown): readonly SchemaNode[] {
  if (by === undefined || !isObject(value)) return branches;
  const told = Object.hasOwn(value, by) ? value[by] : undefined;
  const matching = branches.filter((branch) => {
    const member = branch.properties?.[by];
    if (member === undefined) return told === undefined;
    return told === undefined ? member.default !== undefined : allows(member, told);
  });
  return matching.length === 0 ? branches : matching;
}

/** Higher is closer: a constant that disagrees weighs most, then what is missing, then what is unknown. */
function fit(branch: SchemaNode, value: unknown): number {
  if (!isObject(value)) return branch.type === typeof value ? 1 : 0;
  if (branch.properties === undefined) return branch.type === 'object' ? 0 : -1000;
  let score = 0;
  for (const [name, property] of Object.entries(branch.properties)) {
    const present = Object.hasOwn(value, name);
    if (present && (property.const !== undefined || property.enum !== undefined) && !allows(property, value[name])) score -= 100;
    if (!present && property.default === undefined && branch.required?.includes(name) === true) score -= 10;
  }
  for (const name of Object.keys(value)) if (!Object.hasOwn(branch.properties, name)) score -= 1;
  return score;
}

function allows(member: SchemaNode, value: unknown): boolean {
  if (member.const !== undefined) return member.const === value;
  return member.enum === undefined || member.enum.includes(value);
}

function copy(node: SchemaNode, changes: Readonly<Record<string, unknown>>): TSchema {
  const made: Record<string, unknown> = { ...node, ...changes };
  for (const [name, changed] of Object.entries(changes)) if (changed === undefined) delete made[name];
  return made;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
