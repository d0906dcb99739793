import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { csvLine } from './csv.ts';
import { MalformedCsv, csvPieces, csvRecords, separatorIn } from './csv-reader.ts';

async function* chunksOf(bytes: Uint8Array, length: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length);
}

async function piecesOf(text: string | Uint8Array, length: number): Promise<string[]> {
  const pieces: string[] = [];
  const bytes = typeof text === 'string' ? Buffer.from(text) : text;
  for await (const piece of csvPieces(chunksOf(bytes, length))) pieces.push(piece);
  return pieces;
}

test('what is written as CSV is read again: quotes, commas and line breaks inside cells', () => {
  const cell = fc.stringMatching(/^[a-z",\r\n é]{0,8}$/);
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { maxLength: 5 }), (records) => {
      const quoted = records.map((cells) => cells.map((text) => `"${text.replaceAll('"', '""')}"`).join(','));
      assert.deepEqual(csvRecords(quoted.map((line) => `${line}\r\n`).join('')), records);
    }),
  );
  assert.deepEqual(csvRecords(csvLine([{ text: 'a, "b"' }, 12n, null, true])), [
    ['a, "b"', '12', '', 'true'],
  ]);
  assert.deepEqual(csvRecords('a,b\n\n,c\n'), [
    ['a', 'b'],
    ['', 'c'],
  ]);
});

test('what stands between cells is seen in the first line, and the other of the two is text', () => {
  const text = 'A;B, C\r\n"1;2";3,4\r\n;\r\n';
  assert.equal(separatorIn(text), ';');
  assert.deepEqual(csvRecords(text, ';'), [
    ['A', 'B, C'],
    ['1;2', '3,4'],
    ['', ''],
  ]);
  for (const other of ['A,B;C', 'A', '', 'A\n;']) assert.equal(separatorIn(other), ',', other);
  assert.equal(csvRecords('a;b"c;d\n', ';'), null);
});

test('a quote where none may be is no CSV', () => {
  for (const text of ['"a', 'a"b,c\n', '"a"b\n', 'a,"b\nc,d']) assert.equal(csvRecords(text), null, text);
});

test('however a file arrives, its pieces are whole records and all of it', async () => {
  const line = `"é, ""x""\n",${'y'.repeat(30_000)}\n`;
  const text = line.repeat(9);
  for (const length of [977, 4_096, 1_000_000]) {
    const pieces = await piecesOf(text, length);
    assert.equal(pieces.join(''), text);
    for (const piece of pieces) assert.equal(piece.length % line.length, 0);
    assert.ok(length === 1_000_000 || pieces.length > 1, 'no more than a piece and a chunk is in memory');
  }
  assert.deepEqual(await piecesOf('\ufeffa,b\nc,d', 3), ['a,b\nc,d']);
  assert.deepEqual(await piecesOf('', 3), []);
});

test('what never ends or is no text is refused before it fills the memory', async () => {
  const endless = `a,"${'b'.repeat(2_000_000)}`;
  await assert.rejects(piecesOf(endless, 65_536), MalformedCsv);
  await assert.rejects(piecesOf('a,"b', 2), MalformedCsv);
  await assert.rejects(piecesOf(Buffer.from([0x61, 0xff, 0x62]), 2), MalformedCsv);
});
