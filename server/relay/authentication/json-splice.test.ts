import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { contentOf, find, mergeMembers, removeMember, replace } from './json-splice.ts';
import { CannotApply } from './method.ts';

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

const name = fc
  .string({ minLength: 1, maxLength: 6 })
  .filter((text) => !text.includes('.') && text !== '$' && text !== '__proto__');
const json = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(null, true, false),
    fc.double({ noNaN: true, noDefaultInfinity: true }).map((n) => (Object.is(n, -0) ? 0 : n)),
    fc.string(),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(name, tie('value'), { maxKeys: 4, noNullPrototype: true }) as fc.Arbitrary<Json>,
  ),
})).value;

/** Every path into a value that can be written with dots. */
function pathsOf(value: Json, path: readonly string[] = []): readonly (readonly string[])[] {
  const inside = Array.isArray(value)
    ? value.map((item, index) => [String(index), item] as const)
    : value !== null && typeof value === 'object'
      ? Object.entries(value)
      : [];
  return [path, ...inside.flatMap(([step, item]) => pathsOf(item, [...path, step]))];
}

function valueAt(value: Json, path: readonly string[]): Json | undefined {
  return path.reduce<Json | undefined>(
    (found, step) =>
      found === null || typeof found !== 'object'
        ? undefined
        : Array.isArray(found)
          ? found[Number(step)]
          : Object.hasOwn(found, step)
            ? found[step]
            : undefined,
    value,
  );
}

const pretty = fc.constantFrom(undefined, 2, '\t');

test('every value is found where JSON.parse finds it, however the text is laid out', () => {
  fc.assert(
    fc.property(json, pretty, (value, indent) => {
      const text = Buffer.from(` ${JSON.stringify(value, null, indent)}\n`);
      for (const path of pathsOf(value)) {
        const range = find(text, path);
        assert.ok(range !== null);
        assert.deepEqual(JSON.parse(text.toString('utf8', range.start, range.end)), valueAt(value, path));
      }
      assert.equal(find(text, ['no such name here', '0']), null);
    }),
    { numRuns: 300 },
  );
});

test('replacing, removing and merging give what the same change to the parsed value gives', () => {
  fc.assert(
    fc.property(
      fc.dictionary(name, json, { minKeys: 1, maxKeys: 4, noNullPrototype: true }),
      pretty,
      fc.nat(),
      (value, indent, pick) => {
        const text = Buffer.from(JSON.stringify(value, null, indent));
        const keys = Object.keys(value);
        const key = keys[pick % keys.length] ?? '';
        const { [key]: _, ...without } = value;
        const range = find(text, [key]);
        assert.ok(range !== null);
        assert.deepEqual(JSON.parse(replace(text, range, Buffer.from('[1]')).toString()), {
          ...value,
          [key]: [1],
        });
        assert.deepEqual(JSON.parse(removeMember(text, [key]).toString()), without);
        assert.deepEqual(JSON.parse(mergeMembers(text, [], [[key, Buffer.from('"new"')]]).toString()), {
          ...value,
          [key]: 'new',
        });
        assert.deepEqual(
          JSON.parse(mergeMembers(text, ['made for it', 'inside'], [['a', Buffer.from('1')]]).toString()),
          { ...value, 'made for it': { inside: { a: 1 } } },
        );
      },
    ),
    { numRuns: 300 },
  );
});

test('content of a string is the string itself, escapes and all', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }).filter((text) => text.isWellFormed()),
      (text) => {
        const quoted = Buffer.from(JSON.stringify(text));
        assert.equal(contentOf(quoted, { start: 0, end: quoted.length }).toString(), text);
      },
    ),
    { numRuns: 200 },
  );
});

test('text is taken exactly when JSON.parse takes it', () => {
  fc.assert(
    fc.property(
      json,
      fc.nat(),
      fc.constantFrom('', ',', '}', '"', '0', '\\', ' ', '\u0001', 'e'),
      (value, pick, insert) => {
        const whole = JSON.stringify(value);
        const where = pick % (whole.length + 1);
        const text = whole.slice(0, where) + insert + whole.slice(insert === '' ? where + 1 : where);
        let valid = true;
        try {
          JSON.parse(text);
        } catch {
          valid = false;
        }
        if (valid) assert.ok(find(Buffer.from(text), []) !== null);
        else if (!text.includes('\\')) assert.throws(() => find(Buffer.from(text), []), CannotApply);
      },
    ),
    { numRuns: 1000 },
  );
});

test('nesting that would exhaust the stack is refused', () => {
  assert.throws(() => find(Buffer.from('['.repeat(100_000)), []), CannotApply);
});
