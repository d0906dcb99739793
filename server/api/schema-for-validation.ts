import type { TSchema } from 'typebox';

/**
 * The contract's schemas as the validator wants them. Same meaning, better errors:
 * - alternatives told apart by a member (`method`, then `scheme` …) become "if that member says so, then this
 * branch", so that only the
 *   branch that was meant complains, and defaults inside it apply (ajv ignores them inside `anyOf`);
 * - `X or null` becomes "unless null, X";
 * - UUIDs get `x-lower-case`; sensitive strings lose what only the vault can check;
 * - large objects that most requests leave out (`connection_options`) become `x-later`: compiled when one
 * first comes;
 * - what is left of any size becomes a part of its own.
 */
export function forValidation(schema: TSchema): Node & InParts {
  return inParts(rewriteOpen(nodeOf(schema)));
}

type InParts = Readonly<{ $defs: Readonly<Record<string, Node>> }>;

/** In characters of JSON, which become some twenty times as many bytes of compiled code. */
const PART_SIZE_MIN = 500;

/**
 * The validator writes one function for a schema and one for each `$ref`. A function of all that a payment may say is
 * so large that the compiler takes 120 MB for it, and the collector waits for the compiler. Alternatives that nothing
 * tells apart stay whole: their errors are told apart by where they stand in the schema.
 */
function inParts(root: Node): Node & InParts {
  const parts: Record<string, Node> = {};
  const apart = (value: unknown): Node => {
    const node = inside(nodeOf(value));
    if (JSON.stringify(node).length < PART_SIZE_MIN) return node;
    const name = String(Object.keys(parts).length);
    parts[name] = node;
    // The validator fills in what a member's own schema says, and does not look behind a reference.
    const filled = 'default' in node ? { default: node['default'] } : {};
    return { ...filled, $ref: `#/$defs/${name}` };
  };
  const inside = (node: Node): Node => {
    const rest: Record<string, unknown> = { ...node };
    for (const keyword of ['items', 'additionalProperties', 'then', 'else'])
      if (typeof node[keyword] === 'object') rest[keyword] = apart(node[keyword]);
    const branches = nodesOf(node['allOf']);
    if (branches !== null) rest['allOf'] = branches.map(inside);
    if (node['properties'] !== undefined)
      rest['properties'] = Object.fromEntries(
        Object.entries(nodeOf(node['properties'])).map(([name, property]) => [name, apart(property)]),
      );
    return rest;
  };

  return { ...inside(root), $defs: parts };
}

/** In characters of JSON. */
const LATER_SIZE_MIN = 8_000;

function isForLater(node: Node): boolean {
  return (
    node['title'] !== undefined &&
    node['properties'] !== undefined &&
    JSON.stringify(node).length > LATER_SIZE_MIN
  );
}

export type Node = Readonly<{ [keyword: string]: unknown }>;

function rewrite(node: Node): Node {
  return isForLater(node) ? { type: 'object', 'x-later': node } : rewriteOpen(node);
}

function rewriteOpen(node: Node): Node {
  const rest: Record<string, unknown> = {};
  for (const [keyword, value] of Object.entries(node)) rest[keyword] = rewriteKeyword(keyword, value);
  if (node['x-sensitive'] !== undefined)
    for (const keyword of ['minLength', 'maxLength', 'pattern', 'format']) delete rest[keyword];
  else if (node['format'] === 'uuid') rest['x-lower-case'] = true;
  const alternatives = nodesOf(node['anyOf'] ?? node['oneOf']);
  if (alternatives === null) return rest;
  delete rest['anyOf'];
  delete rest['oneOf'];
  delete rest['discriminator'];
  return { ...rest, ...union(alternatives, discriminatorOf(node)) };
}

function rewriteKeyword(keyword: string, value: unknown): unknown {
  switch (keyword) {
    case 'properties':
    case 'patternProperties':
      return Object.fromEntries(
        Object.entries(nodeOf(value)).map(([name, property]) => [name, rewrite(nodeOf(property))]),
      );
    case 'items':
    case 'additionalProperties':
    case 'propertyNames':
      return typeof value === 'object' && value !== null && !Array.isArray(value)
        ? rewrite(nodeOf(value))
        : value;
    case 'allOf':
    case 'prefixItems':
      return (nodesOf(value) ?? []).map(rewrite);
    default:
      return value;
  }
}

function union(alternatives: readonly Node[], preferred: string | null): Node {
  const others = alternatives.flatMap(unionMembers).filter((node) => node['type'] !== 'null');
  const hasNull = alternatives.flatMap(unionMembers).some((node) => node['type'] === 'null');
  const [only] = others;
  const choice =
    others.length === 1 && only !== undefined
      ? rewrite(only)
      : (discriminated(others, preferred, []) ?? { anyOf: others.map(rewrite) });
  return hasNull ? { if: { type: 'null' }, else: choice } : choice;
}

/** A union inside a union is one union. */
function unionMembers(node: Node): readonly Node[] {
  const inner = nodesOf(node['anyOf'] ?? node['oneOf']);
  return inner === null ? [node] : inner.flatMap(unionMembers);
}

const TELLING = ['method', 'type', 'scheme', 'kind', 'name', 'model', 'version'];

/** Null when no member tells the branches apart. */
function discriminated(
  branches: readonly Node[],
  preferred: string | null,
  used: readonly string[],
): Node | null {
  for (const member of [...(preferred === null ? [] : [preferred]), ...TELLING]) {
    if (used.includes(member)) continue;
    const groups = groupBy(branches, member);
    if (groups !== null && groups.length > 1) return chosenBy(member, groups, branches, [...used, member]);
  }
  return null;
}

type Group = { values: unknown[]; branches: Node[] };

/**
 * Branches by the values of `member`; those that share a value stand in one group. Null when some branch
 * leaves the member open.
 */
function groupBy(branches: readonly Node[], member: string): Group[] | null {
  let groups: Group[] = [];
  for (const branch of branches) {
    const values = valuesOf(nodeOf(nodeOf(branch['properties'])[member]));
    if (values === null) return null;
    const touching = groups.filter((group) => group.values.some((value) => values.includes(value)));
    const merged: Group = {
      values: [...new Set([...touching.flatMap((group) => group.values), ...values])],
      branches: [...touching.flatMap((group) => group.branches), branch],
    };
    groups = [...groups.filter((group) => !touching.includes(group)), merged];
  }
  return groups;
}

function chosenBy(
  member: string,
  groups: readonly Group[],
  branches: readonly Node[],
  used: readonly string[],
): Node {
  const mayLack = (branch: Node): boolean =>
    !(Array.isArray(branch['required']) && branch['required'].includes(member));
  const required = branches.some(mayLack) ? {} : { required: [member] };
  return {
    type: 'object',
    ...required,
    properties: { [member]: { enum: groups.flatMap((group) => group.values) } },
    allOf: groups.map((group) => ({
      if: {
        type: 'object',
        properties: { [member]: { enum: group.values } },
        ...(group.branches.some(mayLack) ? {} : { required: [member] }),
      },
      then:
        group.branches.length === 1 && group.branches[0] !== undefined
          ? rewrite(group.branches[0])
          : (discriminated(group.branches, null, used) ?? { anyOf: group.branches.map(rewrite) }),
    })),
  };
}

function valuesOf(node: Node): readonly unknown[] | null {
  if (node['const'] !== undefined) return [node['const']];
  return Array.isArray(node['enum']) ? node['enum'] : null;
}

function discriminatorOf(node: Node): string | null {
  const named = nodeOf(node['discriminator'])['propertyName'];
  return typeof named === 'string' ? named : null;
}

export function nodeOf(value: unknown): Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

function nodesOf(value: unknown): readonly Node[] | null {
  return Array.isArray(value) ? value.map(nodeOf) : null;
}
