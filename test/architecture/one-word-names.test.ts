import assert from 'node:assert/strict';
import { test } from 'node:test';
import { oneWordNames } from './one-word-names.ts';
import { lineOf } from './rules.ts';
import { projectFiles, readSource } from './source.ts';

const HELD = /^(?:server|sandbox|apps|packages|sdks|cli|test|scripts|bench|site)\/.*\.(?:ts|mts|tsx)$/;

test('no type and no function has one participle as its whole name', () => {
  const found = projectFiles()
    .filter((file) => HELD.test(file))
    .flatMap((file) => {
      const source = readSource(file);
      return oneWordNames(source.code).map(
        ({ name, index }) =>
          `${file}:${lineOf(source, index)} ${name}: add a noun that says what it is or makes`,
      );
    });
  assert.deepEqual(found, []);
});

test('a participle is found as the name of a type, of a function and of an arrow, and not beside a noun', () => {
  const code = `
type Asked = {};
export interface Told {}
class Kept {}
async function shown() {}
export const moved = (a: number): number => a;
const named = async (): Promise<void> => undefined;
type AskedPayment = {};
const given = { a: 1 };
function card() {
  const told = () => 1;
}
`;
  assert.deepEqual(
    oneWordNames(code).map(({ name }) => name),
    ['Asked', 'Told', 'Kept', 'shown', 'moved', 'named'],
  );
});
