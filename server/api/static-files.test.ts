import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import fastify from 'fastify';
import { createLog } from '../platform/log.ts';
import { StaticFiles } from './static-files.ts';

test('a site that is not built says so, and is served once it is; nothing but its files ever is', async (t) => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'railyard-static-'));
  t.after(() => fs.rmSync(folder, { recursive: true }));
  const site = {
    folder: path.join(folder, 'dist'),
    headers: { 'x-site': 'yes' },
    instead: () => ({ name: '/404.html', status: 404 }),
    notBuilt: { page: '<h1>Not built</h1>', sentence: 'not built' },
  };
  const files = new StaticFiles(site, createLog('silent'));
  const app = fastify();
  app.get('/*', (request, reply) => files.serve(request.url, request, reply));
  const ask = async (at: string): Promise<readonly [number, string]> => {
    const { statusCode, body } = await app.inject(at);
    return [statusCode, body];
  };

  assert.deepEqual(await ask('/index.html'), [503, '<h1>Not built</h1>']);
  fs.mkdirSync(site.folder);
  for (const [name, text] of [
    ['index.html', 'home'],
    ['404.html', 'nowhere'],
    ['build.ts', 'source'],
  ] as const)
    fs.writeFileSync(path.join(site.folder, name), text);
  fs.writeFileSync(path.join(folder, 'secret.json'), '{}');
  assert.deepEqual(await ask('/index.html'), [200, 'home']);
  for (const at of ['/build.ts', '/../secret.json', '/%2e%2e/secret.json', '/nowhere'])
    assert.deepEqual(await ask(at), [404, 'nowhere'], at);
});
