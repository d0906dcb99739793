import { stripTypeScriptTypes } from 'node:module';
import { type AnyNode, parse, type Program } from 'acorn';

/** A file without its types, which blanks have taken the place of: what stands where in it stands there in the file. */
export type Syntax = Readonly<{ text: string; program: Program }>;

/** Where a node stands in the one above it. */
export type Place = Readonly<{ node: AnyNode; parent: AnyNode | null; key: string; above: Place | null }>;

export function readSyntax(source: string): Syntax {
  const text = stripTypeScriptTypes(source);
  return { text, program: parse(text, { ecmaVersion: 'latest', sourceType: 'module' }) };
}

export function childrenOf(place: Place): readonly Place[] {
  const { node } = place;
  return Object.entries(node)
    .filter(([key]) => !(key === 'key' && 'shorthand' in node && node.shorthand === true))
    .flatMap(([key, value]: [string, unknown]) =>
      (Array.isArray(value) ? value : [value])
        .filter(isNode)
        .map((child) => ({ node: child, parent: node, key, above: place })),
    )
    .sort((one, other) => one.node.start - other.node.start);
}

function isNode(value: unknown): value is AnyNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

/** Whether an expression may be written in brackets where it stands, with a choice before it. */
export function isWrappable(place: Place): boolean {
  const { node, parent, key } = place;
  if (parent === null || !isExpression(node) || NAMES.has(key)) return false;
  return !isOnChain(parent, key) && !NO_EXPRESSION_WITHIN.has(parent.type) && isValueOf(parent, place);
}

const NAMES: ReadonlySet<string> = new Set(['id', 'param', 'params']);

function isValueOf(parent: AnyNode, { node, key, above }: Place): boolean {
  switch (parent.type) {
    case 'Property':
    case 'MethodDefinition':
    case 'PropertyDefinition':
      return (key === 'value' || parent.computed) && above?.parent?.type !== 'ObjectPattern';
    case 'MemberExpression':
      return key === 'object' || parent.computed;
    case 'CallExpression':
    case 'NewExpression':
    case 'UnaryExpression':
      // What is called keeps its `this`, and what is deleted its object.
      return key === 'arguments' || !['MemberExpression', 'ChainExpression'].includes(node.type);
    default:
      return key !== 'left' || !ASSIGNS.has(parent.type);
  }
}

/** What stands there is assigned to, or is a name. */
const NO_EXPRESSION_WITHIN: ReadonlySet<string> = new Set([
  'ArrayPattern',
  'RestElement',
  'UpdateExpression',
  'TaggedTemplateExpression',
  'ImportExpression',
  'ImportDeclaration',
  'ExportAllDeclaration',
  'ExportNamedDeclaration',
  'ImportAttribute',
  'ImportSpecifier',
  'ExportSpecifier',
  'LabeledStatement',
  'BreakStatement',
  'ContinueStatement',
  'MetaProperty',
]);
const ASSIGNS: ReadonlySet<string> = new Set([
  'AssignmentExpression',
  'AssignmentPattern',
  'ForOfStatement',
  'ForInStatement',
]);

/** What a chain of `?.` goes through is one expression, which ends early as a whole. */
function isOnChain(parent: AnyNode, key: string): boolean {
  return (
    CHAINS.has(parent) &&
    ((parent.type === 'MemberExpression' && key === 'object') ||
      (parent.type === 'CallExpression' && key === 'callee') ||
      (parent.type === 'ChainExpression' && key === 'expression'))
  );
}
const CHAINS = new WeakSet<AnyNode>();

/** Told of every node, from above. */
export function noteChain({ node, parent, key }: Place): void {
  if (node.type === 'ChainExpression' || (parent !== null && isOnChain(parent, key))) CHAINS.add(node);
}

function isExpression({ type }: AnyNode): boolean {
  return (
    (type.endsWith('Expression') && type !== 'ParenthesizedExpression') ||
    type === 'Literal' ||
    type === 'Identifier' ||
    type === 'TemplateLiteral'
  );
}
