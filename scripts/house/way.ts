import path from 'node:path';
import {
  type BindingName,
  type CallExpression,
  type Expression,
  type FunctionLikeDeclaration,
  isAwaitExpression,
  isBindingPattern,
  isCallExpression,
  isConditionalExpression,
  isFunctionLikeDeclaration,
  isIdentifier,
  isObjectLiteralExpression,
  isParenthesizedExpression,
  isPropertyAccessExpression,
  isPropertyAssignment,
  isReturnStatement,
  isShorthandPropertyAssignment,
  isSpreadAssignment,
  isVariableDeclaration,
  type Node,
  type ObjectLiteralExpression,
} from 'typescript/unstable/ast';
import { type Project, SymbolFlags } from 'typescript/unstable/sync';
import type { Edge } from './rooms.ts';

/** A file for each function on the way, in the order in which they are entered, each once; and who called whom. */
export type Way = Readonly<{
  stays: readonly string[];
  /** From file to file. */
  calls: readonly Edge[];
}>;

/** What a name carries of the first argument: it or something of it; or an object of which some members do. */
type Cargo = 'whole' | ReadonlyMap<string, Cargo>;
type Names = Map<string, Cargo>;
/** By functions, and by calls of them. */
type WayReturn = ReadonlyMap<Node, Cargo | undefined>;

/**
 * The way of the first argument of a function: all functions of the service that calls reach from it which pass the
 * argument on: it, something of it, or an object with it. Depth first, in the order of the source. It ends at the
 * vault, at kinds of instruments and at connectors, of which a call names the type alone.
 */
export function wayOf(project: Project, root: string, start: FunctionLikeDeclaration): Way {
  const [stays, calls]: [string[], Edge[]] = [[], []];
  const returned = new Map<Node, Cargo | undefined>();
  const fileOf = (node: Node): string => path.relative(root, node.getSourceFile().fileName);

  const enter = (entered: FunctionLikeDeclaration, cargo: readonly (Cargo | undefined)[]): void => {
    if (returned.has(entered)) return;
    returned.set(entered, undefined);
    stays.push(fileOf(entered));
    const names: Names = new Map();
    for (const [index, { name }] of entered.parameters.entries()) bind(names, name, cargo[index]);

    const cargoHere = (value: Expression): Cargo | undefined => cargoOf(names, returned, value);
    const read = (node: Node, isNested: boolean): void => {
      node.forEachChild((child) => read(child, isNested || isFunctionLikeDeclaration(node)));
      if (isCallExpression(node)) call(node);
      if (isVariableDeclaration(node) && node.initializer !== undefined)
        bind(names, node.name, cargoHere(node.initializer));
      if (isReturnStatement(node) && node.expression !== undefined && !isNested)
        returned.set(entered, returned.get(entered) ?? cargoHere(node.expression));
    };
    const call = (node: CallExpression): void => {
      const passed = node.arguments.map(cargoHere);
      const next = passed.every((each) => each === undefined) ? null : namedBy(node, project);
      if (next === null) return;
      calls.push({ from: fileOf(entered), to: fileOf(next) });
      enter(next, passed);
      returned.set(node, returned.get(next));
    };
    if (entered.body !== undefined) read(entered.body, false);
  };

  enter(start, ['whole']);
  return { stays, calls };
}

/** Gives the names of a pattern what they carry. */
function bind(names: Names, to: BindingName, cargo: Cargo | undefined): void {
  if (cargo === undefined) return;
  if (isIdentifier(to)) names.set(to.text, cargo);
  if (!isBindingPattern(to)) return;
  for (const element of to.elements) {
    if (!('name' in element) || element.name === undefined) continue;
    const member = element.propertyName ?? element.name;
    const isRest = element.dotDotDotToken !== undefined;
    bind(names, element.name, isRest || !isIdentifier(member) ? cargo : memberOf(cargo, member.text));
  }
}

function memberOf(cargo: Cargo | undefined, member: string): Cargo | undefined {
  return cargo === undefined || cargo === 'whole' ? cargo : cargo.get(member);
}

function cargoOf(names: Names, returned: WayReturn, value: Expression): Cargo | undefined {
  const of = (part: Expression): Cargo | undefined => cargoOf(names, returned, part);
  if (isIdentifier(value)) return names.get(value.text);
  if (isCallExpression(value)) return returned.get(value);
  if (isPropertyAccessExpression(value)) return memberOf(of(value.expression), value.name.text);
  if (isConditionalExpression(value)) return of(value.whenTrue) ?? of(value.whenFalse);
  if (isAwaitExpression(value) || isParenthesizedExpression(value)) return of(value.expression);
  return isObjectLiteralExpression(value) ? cargoOfObject(value, of) : undefined;
}

function cargoOfObject(
  { properties }: ObjectLiteralExpression,
  of: (part: Expression) => Cargo | undefined,
): Cargo | undefined {
  const members = new Map<string, Cargo>();
  const put = (name: string, cargo: Cargo | undefined): void => {
    if (cargo !== undefined) members.set(name, cargo);
  };

  for (const property of properties) {
    if (isShorthandPropertyAssignment(property) && isIdentifier(property.name))
      put(property.name.text, of(property.name));
    if (isPropertyAssignment(property)) put(textOf(property.name), of(property.initializer));
    if (!isSpreadAssignment(property)) continue;
    const spread = of(property.expression);
    if (spread === 'whole') return spread;
    for (const [name, cargo] of spread ?? []) put(name, cargo);
  }
  return members.size === 0 ? undefined : members;
}

function textOf(name: Node | undefined): string {
  return name !== undefined && isIdentifier(name) ? name.text : '';
}

/** The function of the service that a call names; null where it calls a member of a type, or somebody else's. */
function namedBy({ expression }: CallExpression, project: Project): FunctionLikeDeclaration | null {
  const { checker } = project;
  const symbol = checker.getSymbolAtLocation(
    isPropertyAccessExpression(expression) ? expression.name : expression,
  );
  const isImported = symbol !== undefined && (symbol.flags & SymbolFlags.Alias) !== 0;
  const { valueDeclaration } = (isImported ? checker.getAliasedSymbol(symbol) : symbol) ?? {};
  const declared = valueDeclaration?.resolve(project);
  if (declared === undefined) return null;
  const value =
    isVariableDeclaration(declared) || isPropertyAssignment(declared) ? declared.initializer : declared;
  return value !== undefined && isFunctionLikeDeclaration(value) && value.body !== undefined ? value : null;
}
