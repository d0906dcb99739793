import fs from 'node:fs';
import path from 'node:path';
import {
  isConditionalExpression,
  isFunctionDeclaration,
  isFunctionLikeDeclaration,
  isObjectLiteralExpression,
  isParenthesizedExpression,
  isSpreadAssignment,
  type Node,
} from 'typescript/unstable/ast';
import { API, type Project } from 'typescript/unstable/sync';
import { type Edge, orderOf } from './rooms.ts';
import { type Way, wayOf } from './way.ts';

const FUNCTION_LINES_MAX = 60;
const START = { file: 'server/payments/create/create-transaction.ts', name: 'createTransaction' };

/** What only the compiler knows: shapes of the code, and the way of one payment. */
export function readProgram(
  root: string,
  fineRoomOf: (file: string) => string,
  imports: readonly Edge[],
): readonly (readonly [string, number])[] {
  const config = path.join(root, 'tsconfig.house.json');
  fs.writeFileSync(config, JSON.stringify(CONFIG));
  const api = new API({ cwd: root });
  try {
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
    if (project === undefined) throw new Error(`${root} has no service that can be read`);
    return [...shapesOf(project, root), ...wayMeasures(wayFrom(project, root), fineRoomOf, imports)];
  } finally {
    api.close();
    fs.rmSync(config);
  }
}

/** Tests are left out, and with them most of what packages declare. */
const CONFIG = {
  extends: './tsconfig.json',
  compilerOptions: { incremental: false, types: [] },
  include: ['server'],
  exclude: ['**/*.test.ts'],
};

function shapesOf(project: Project, root: string): readonly (readonly [string, number])[] {
  let [long, spreads] = [0, 0];
  const read = (node: Node, text: string): void => {
    if (isFunctionLikeDeclaration(node) && linesOf(node, text) > FUNCTION_LINES_MAX) long += 1;
    if (isSpreadAssignment(node) && isConditionalObject(node.expression)) spreads += 1;
    node.forEachChild((child) => read(child, text));
  };

  for (const file of project.program.getSourceFileNames()) {
    const source = file.startsWith(path.join(root, 'server/'))
      ? project.program.getSourceFile(file)
      : undefined;
    if (source !== undefined) read(source, source.text);
  }
  return [
    [`functions of more than ${FUNCTION_LINES_MAX} lines`, long],
    ['conditional spreads', spreads],
  ];
}

/** Without the comment above it. */
function linesOf({ pos, end }: Node, text: string): number {
  const code = text.slice(pos, end).replace(/^(?:\s|\/\/[^\n]*\n|\/\*[^]*?\*\/)+/, '');
  return code.split('\n').length;
}

/** `x ? {} : {…}`, either way. */
function isConditionalObject(node: Node): boolean {
  const value = isParenthesizedExpression(node) ? node.expression : node;
  return (
    isConditionalExpression(value) &&
    [value.whenTrue, value.whenFalse].some(
      (arm) => isObjectLiteralExpression(arm) && arm.properties.length === 0,
    )
  );
}

function wayFrom(project: Project, root: string): Way {
  const statements = project.program.getSourceFile(path.join(root, START.file))?.statements ?? [];
  const start = [...statements].find((node) => isFunctionDeclaration(node) && node.name?.text === START.name);
  if (start === undefined || !isFunctionDeclaration(start))
    throw new Error(`No ${START.name} in ${START.file}`);
  return wayOf(project, root, start);
}

/** A stay is a function; a return is a file that is entered again; a climb a call upwards between rooms. */
function wayMeasures(
  { stays, calls }: Way,
  fineRoomOf: (file: string) => string,
  imports: readonly Edge[],
): readonly (readonly [string, number])[] {
  const floors = new Map(orderOf(imports).rooms.map((room, floor) => [room, floor]));
  const floorOf = (file: string): number => floors.get(fineRoomOf(file)) ?? 0;
  const files = new Set(stays);
  const entered = stays.filter((file, index) => file !== stays[index - 1]);
  return [
    ['way of a payment, stays', stays.length],
    ['way of a payment, files', files.size],
    ['way of a payment, climbs', calls.filter(({ from, to }) => floorOf(to) > floorOf(from)).length],
    ['way of a payment, returns', entered.length - files.size],
  ];
}
