import type { AnyNode, CallExpression, Expression, Literal } from 'acorn';
import { mutateRegex } from './regex-operators.ts';
import type { Place } from './syntax.ts';

/** What is changed in a file: the text from `start` to `end` becomes `text`. */
export type Edit = Readonly<{ operator: Operator; start: number; end: number; text: string }>;

/** Named as StrykerJS names them, and those that it has no name for: calls and values that are left out. */
export type Operator =
  | 'arithmetic'
  | 'array literal'
  | 'assignment'
  | 'block'
  | 'boolean literal'
  | 'condition'
  | 'equality'
  | 'logical'
  | 'method'
  | 'object literal'
  | 'optional chaining'
  | 'regex'
  | 'string literal'
  | 'unary'
  | 'update'
  | 'statement'
  | 'return value';

/** Each way to change one node. */
export function editsOf(place: Place, text: string): readonly Edit[] {
  // The row of this type, which takes nodes of it.
  const ofType = EDITS[place.node.type] as EditsOfNode<AnyNode> | undefined;
  return ofType?.(place.node, place, text) ?? [];
}

type EditsOfNode<Node> = (node: Node, place: Place, text: string) => readonly Edit[];
const EDITS: Readonly<{ [Type in AnyNode['type']]?: EditsOfNode<Extract<AnyNode, { type: Type }>> }> = {
  BinaryExpression: (node, _place, text) => binaryEdits(node, text),
  LogicalExpression: (node, _place, text) => [
    ...operatorBetween(node, node.left, node.right, LOGICAL, 'logical', text),
    ...(node.operator === '??' ? [] : truths(node)),
  ],
  AssignmentExpression: (node, _place, text) =>
    operatorEdits(node.operator, ASSIGNMENT, 'assignment', text.indexOf(node.operator, node.left.end)),
  UnaryExpression: (node, _place, text) => unaryEdits(node.operator, node.argument, node, text),
  UpdateExpression: (node) =>
    operatorEdits(node.operator, UPDATE, 'update', node.prefix ? node.start : node.argument.end),
  ArrayExpression: (node) => [edit('array literal', node, node.elements.length === 0 ? "['mutant']" : '[]')],
  ObjectExpression: (node) => (node.properties.length === 0 ? [] : [edit('object literal', node, '({})')]),
  Literal: (node, place) => literalEdits(node, place),
  TemplateLiteral: (node) => [
    edit('string literal', node, node.end - node.start === '``'.length ? "'mutant'" : '``'),
  ],
  CallExpression: (node, _place, text) => methodEdits(node, text),
  MemberExpression: (node, _place, text) => optionalEdits(node, node.object.end, text),
  IfStatement: (node) => truths(node.test),
  ConditionalExpression: (node) => truths(node.test),
  WhileStatement: (node) => [edit('condition', node.test, 'false')],
  DoWhileStatement: (node) => [edit('condition', node.test, 'false')],
  ForStatement: (node) => (node.test == null ? [] : [edit('condition', node.test, 'false')]),
  SwitchCase: (node) =>
    node.consequent.length === 0 || node.consequent.some(declares)
      ? []
      : [{ operator: 'condition', start: bodyStart(node), end: node.end, text: '' }],
  BlockStatement: (node, place) => (isSaidOtherwise(node, place) ? [] : [edit('block', node, '{}')]),
  ExpressionStatement: (node) =>
    node.directive !== undefined || isSuperCall(node.expression) ? [] : [edit('statement', node, ';')],
  ThrowStatement: (node) => [edit('statement', node, ';')],
  ReturnStatement: (node) =>
    node.argument == null || isNothing(node.argument)
      ? []
      : [edit('return value', node.argument, 'undefined')],
  ArrowFunctionExpression: (node) =>
    node.body.type === 'BlockStatement' || isNothing(node.body)
      ? []
      : [edit('return value', node.body, 'undefined')],
};

function bodyStart(node: Extract<AnyNode, { type: 'SwitchCase' }>): number {
  return node.consequent[0]?.start ?? node.end;
}

function declares({ type }: AnyNode): boolean {
  return type.endsWith('Declaration');
}

/**
 * A block that is empty; one whose removal is another mutant (its only statement's, its condition's); and one
 * without which a class has no `this`.
 */
function isSaidOtherwise(
  node: Extract<AnyNode, { type: 'BlockStatement' }>,
  { parent, key }: Place,
): boolean {
  const [first, ...others] = node.body;
  if (first === undefined) return true;
  if (node.body.some((one) => one.type === 'ExpressionStatement' && isSuperCall(one.expression))) return true;
  if (
    others.length === 0 &&
    ['ExpressionStatement', 'ThrowStatement', 'ReturnStatement'].includes(first.type)
  )
    return first.type !== 'ReturnStatement' || first.argument != null;
  return parent?.type === 'IfStatement' && key === 'consequent' && parent.alternate == null;
}

function isSuperCall(node: Expression): boolean {
  return node.type === 'CallExpression' && node.callee.type === 'Super';
}

function isNothing(node: Expression): boolean {
  return (
    (node.type === 'Identifier' && node.name === 'undefined') ||
    (node.type === 'UnaryExpression' && node.operator === 'void')
  );
}

function edit(operator: Operator, { start, end }: AnyNode, text: string): Edit {
  return { operator, start, end, text };
}

function truths(node: AnyNode): readonly Edit[] {
  const isTrue = node.type === 'Literal' && typeof node.value === 'boolean';
  return isTrue ? [] : [edit('condition', node, 'true'), edit('condition', node, 'false')];
}

const ARITHMETIC: Words = { '+': ['-'], '-': ['+'], '*': ['/'], '/': ['*'], '%': ['*'], '**': ['*'] };
const BITS: Words = { '&': ['|'], '|': ['&'], '^': ['&'], '<<': ['>>'], '>>': ['<<'], '>>>': ['<<'] };
const EQUALITY: Words = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '==': ['!='],
  '!=': ['=='],
  '===': ['!=='],
  '!==': ['==='],
};
const LOGICAL: Words = { '&&': ['||'], '||': ['&&'], '??': ['&&'] };
const ASSIGNMENT: Words = {
  '+=': ['-='],
  '-=': ['+='],
  '*=': ['/='],
  '/=': ['*='],
  '%=': ['*='],
  '<<=': ['>>='],
  '>>=': ['<<='],
  '&=': ['|='],
  '|=': ['&='],
  '^=': ['&='],
  '&&=': ['||='],
  '||=': ['&&='],
  '??=': ['&&='],
};
const UPDATE: Words = { '++': ['--'], '--': ['++'] };
type Words = Readonly<Record<string, readonly string[]>>;

function binaryEdits(node: Extract<AnyNode, { type: 'BinaryExpression' }>, text: string): readonly Edit[] {
  const { left, right, operator } = node;
  if (left.type === 'PrivateIdentifier') return [];
  if (operator in EQUALITY)
    return [...operatorBetween(node, left, right, EQUALITY, 'equality', text), ...truths(node)];
  if (operator === 'in' || operator === 'instanceof') return truths(node);
  // Text that is put together has its own operators.
  if (operator === '+' && [left, right].some(isText)) return [];
  return operatorBetween(node, left, right, { ...ARITHMETIC, ...BITS }, 'arithmetic', text);
}

function isText(node: AnyNode): boolean {
  return node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string');
}

/** Another operator between the two: with brackets around both, as not all may stand beside each other without. */
function operatorBetween(
  node: AnyNode & Readonly<{ operator: string }>,
  left: AnyNode,
  right: AnyNode,
  words: Words,
  operator: Operator,
  text: string,
): readonly Edit[] {
  const at = operatorAt(text, left.end, right.start, node.operator);
  const [before, after] = [text.slice(node.start, at), text.slice(at + node.operator.length, node.end)];
  return (words[node.operator] ?? []).map((other) =>
    edit(operator, node, `(${before.trimEnd()}) ${other} (${after.trimStart()})`),
  );
}

/** Comments may stand there, too; the operator is what is left without them. */
function operatorAt(text: string, start: number, end: number, operator: string): number {
  const bare = text
    .slice(start, end)
    .replace(/\/\*[^]*?\*\/|\/\/[^\n]*/g, (comment) => ' '.repeat(comment.length));
  return start + bare.indexOf(operator);
}

function operatorEdits(word: string, words: Words, operator: Operator, at: number): readonly Edit[] {
  return (words[word] ?? []).map((other) => ({ operator, start: at, end: at + word.length, text: other }));
}

function unaryEdits(operator: string, argument: AnyNode, node: AnyNode, text: string): readonly Edit[] {
  const bare = text.slice(argument.start, argument.end);
  if (operator === '!') return [edit('boolean literal', node, `(${bare})`)];
  const other = { '+': '-', '-': '+', '~': '' }[operator];
  // A bigint has no plus.
  const word = other === '+' ? '' : other;
  return word === undefined ? [] : [edit('unary', node, `${word}(${bare})`)];
}

function literalEdits(node: Literal, { parent, key }: Place): readonly Edit[] {
  if (node.regex != null)
    return mutateRegex(node.regex.pattern, node.regex.flags).map((pattern) =>
      edit('regex', node, `/${pattern}/${node.regex?.flags ?? ''}`),
    );
  if (typeof node.value === 'boolean') return [edit('boolean literal', node, String(!node.value))];
  const isKey = parent?.type === 'MemberExpression' && key === 'property';
  if (typeof node.value !== 'string' || isKey) return [];
  return [edit('string literal', node, node.value === '' ? "'mutant'" : "''")];
}

const METHODS: Readonly<Record<string, string | null>> = {
  charAt: null,
  endsWith: 'startsWith',
  every: 'some',
  filter: null,
  getDate: 'getTime',
  max: 'min',
  min: 'max',
  reverse: null,
  setDate: 'setTime',
  slice: null,
  some: 'every',
  sort: null,
  startsWith: 'endsWith',
  substr: null,
  substring: null,
  toLocaleLowerCase: 'toLocaleUpperCase',
  toLocaleUpperCase: 'toLocaleLowerCase',
  toLowerCase: 'toUpperCase',
  toReversed: null,
  toSorted: null,
  toUpperCase: 'toLowerCase',
  trim: null,
  trimEnd: 'trimStart',
  trimStart: 'trimEnd',
};

/** A method that is another's opposite, or that is left out (null). */
function methodEdits(node: CallExpression, text: string): readonly Edit[] {
  const { callee } = node;
  const edits = node.optional ? optionalEdits(node, callee.end, text) : [];
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier' || callee.computed)
    return edits;
  const other = Object.hasOwn(METHODS, callee.property.name) ? METHODS[callee.property.name] : undefined;
  if (other === undefined) return edits;
  const { start, end } = callee.property;
  // Before it may be a bracket that closes.
  const dot = operatorAt(text, callee.object.end, start, callee.optional ? '?.' : '.');
  if (other === null) return [...edits, { operator: 'method', start: dot, end: node.end, text: '' }];
  return [...edits, { operator: 'method', start, end, text: other }];
}

function optionalEdits(
  node: AnyNode & Readonly<{ optional: boolean }>,
  after: number,
  text: string,
): readonly Edit[] {
  if (!node.optional) return [];
  const at = text.indexOf('?.', after);
  const isNamed = /^[\w$#]/.test(text.slice(at + 2));
  return [{ operator: 'optional chaining', start: at, end: at + 2, text: isNamed ? '.' : '' }];
}
