import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { recordSecret } from '../../harness/recording.ts';
import { type Instance, newInstance } from '../../harness/instance.ts';
import { openProcess } from '../../harness/process.ts';

const root = path.join(import.meta.dirname, '../../..');
const page = fs.readFileSync(path.join(root, 'docs/sdk-quickstart.md'), 'utf8');

let instance: Instance;
let shop: string;
before(async () => {
  instance = await newInstance();
  await instance.start().ready();
  shop = fs.mkdtempSync(path.join(os.tmpdir(), 'railyard-shop-'));
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(shop, 'node_modules'));
});
after(async () => {
  fs.rmSync(shop, { recursive: true, force: true });
  await instance.close();
});

test('the quick start with the published SDK does on a fresh instance what its page says', async () => {
  const [keys = '', run = ''] = blocks('sh');
  assert.match(keys, /^\.\/railyard keys create .* --out shop\.pem$/);
  await instance.railyard(
    ...keys
      .split(' ')
      .slice(1)
      .map((word) => (word === 'shop.pem' ? path.join(shop, word) : word)),
  );
  const [script = ''] = blocks('js');
  assert.ok(script.includes("'http://127.0.0.1:8080'"));
  recordSecret('4111111111111111');
  fs.writeFileSync(path.join(shop, 'pay.mjs'), script.replace('http://127.0.0.1:8080', instance.url));
  assert.equal(run, 'node pay.mjs');
  const ran = openProcess({}, { command: [process.execPath, 'pay.mjs'], cwd: shop });
  assert.equal(await ran.ended(), 0, ran.output());
  assert.deepEqual([ran.output().trim()], blocks('text'));
});

/** The page's blocks of a language, without the newline at their end. */
function blocks(language: string): string[] {
  return [...page.matchAll(/^```(\w+)\n([\s\S]*?)\n```$/gm)]
    .filter(([, name]) => name === language)
    .map(([, , text]) => text ?? '');
}
