import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { decodeString, JsonCursor, MalformedJson } from './json-cursor.ts';

/** How the text is passed as one value: null where it is one, else what is wrong and where. */
function faultOf(text: string, depthMax = 8): readonly [message: string, at: number] | null {
  const cursor = new JsonCursor(Buffer.from(text), depthMax);
  try {
    cursor.space();
    cursor.skip();
    cursor.end();
    return null;
  } catch (error) {
    assert.ok(error instanceof MalformedJson);
    return [error.message, cursor.at];
  }
}

/** Texts that are nearly JSON. */
const nearlyJson = fc
  .tuple(fc.jsonValue({ maxDepth: 3 }), fc.nat(), fc.constantFrom(...'{}[]",:\\u01.e-+ \n\u0001t', ''))
  .map(([value, place, by]) => {
    const text = JSON.stringify(value);
    const at = place % (text.length + 1);
    return text.slice(0, at) + by + text.slice(at + 1);
  });

test('what is passed is what JSON.parse takes, and nothing else', () => {
  fc.assert(
    fc.property(nearlyJson, (text) => {
      let isJson = true;
      try {
        JSON.parse(text);
      } catch {
        isJson = false;
      }
      assert.equal(faultOf(text) === null, isJson, text);
    }),
    { numRuns: 3_000 },
  );
});

test('the content of a string is what JSON.parse makes of it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.boolean(), (text, isEscaped) => {
      const escaped = text.replaceAll(
        /[^]/g,
        (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
      );
      const content = Buffer.from(isEscaped ? escaped : JSON.stringify(text).slice(1, -1));
      const into = Buffer.alloc(content.length);
      assert.equal(into.toString('utf8', 0, decodeString(content, into)), text.toWellFormed());
    }),
    { numRuns: 500 },
  );
});

test('what is wrong is told with its place', () => {
  const faults = {
    '': ['the text ends too early', 0],
    '[1,]': ['unexpected character', 3],
    '[1 2]': ['expected a comma or a closing bracket', 3],
    '{"a" 1}': ['expected a colon', 5],
    '{"a":1,}': ['expected a name in quotes', 7],
    '"a\tb"': ['a control character in a string', 2],
    '"a': ['a string without an end', 2],
    '["\\x"]': ['an escape that is not one', 2],
    '[1.]': ['expected a comma or a closing bracket', 2],
    '1 x': ['unexpected text after the value', 2],
    '[[[]]]': ['nested too deeply', 2],
  };
  for (const [text, fault] of Object.entries(faults)) assert.deepEqual(faultOf(text, 2), fault, text);
});
