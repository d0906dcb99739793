import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readFrameData } from '../../packages/frames/src/frame-data.ts';
import type { ControllerData, FieldData } from '../../packages/client-core/src/frames.ts';
import { scriptCaching } from '../../server/api/pages/built-scripts.ts';
import vectors from '../../contract/vectors/frame-data.json' with { type: 'json' };

/** Every member of what the frames' own type says that they are told, and what it may be. */
const CONTROLLER: Readonly<Record<keyof ControllerData, RegExp>> = {
  kind: /^string$/,
  parentOrigin: /^string$/,
  instance: /^string$/,
  session: /^(?:string|null)$/,
  api: /^string$/,
  paymentMethod: /^(?:string|null)$/,
  order: /^array$/,
  fault: /^(?:string|null)$/,
  words: /^object$/,
};
const FIELD: Readonly<Record<keyof FieldData, RegExp>> = {
  kind: /^string$/,
  parentOrigin: /^string$/,
  instance: /^string$/,
  session: /^(?:string|null)$/,
  type: /^string$/,
  scheme: /^(?:string|null)$/,
};

test('what the service tells a frame is what the frame’s own type says', () => {
  for (const vector of vectors) {
    const isField = vector.kind === 'field';
    const read = readFrameData(isField ? 'field' : 'controller', JSON.stringify(vector));
    const members = isField ? FIELD : CONTROLLER;
    assert.deepEqual(Object.keys(read).toSorted(), Object.keys(members).toSorted());
    for (const [name, value] of Object.entries(read)) {
      const kind = value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
      assert.match(kind, new Map<string, RegExp>(Object.entries(members)).get(name) ?? /never/, name);
    }
    assert.throws(() => readFrameData(isField ? 'controller' : 'field', JSON.stringify(vector)), /BUG/);
  }
});

test('a browser keeps a script for ever where its version is released, and asks again before that', () => {
  assert.match(scriptCaching({ isReleased: true }), /immutable/);
  assert.equal(scriptCaching({ isReleased: false }), 'no-cache');
});
