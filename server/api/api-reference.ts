import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import path from 'node:path';
import type { ApiVersion } from '../domain/api-version.ts';
import type { Parts } from '../parts.ts';
import { openApiDocument } from './openapi.ts';
import { postmanCollection } from './postman.ts';
import { StaticFiles, type StaticSite } from './static-files.ts';

/**
 * The API's own description: `/openapi.json`, `/postman.json` with its requests to this instance, and `/docs/`, which
 * has the documentation site. All are public, and the pages ask nobody but this service for anything.
 */
export function serveApiReference(app: FastifyInstance, { config, log }: Parts): void {
  const send = senderOf();
  const texts = new Map<ApiVersion, string>();
  app.get('/openapi.json', (request, reply) => {
    const version = versionAskedFor(request);
    const text =
      texts.get(version) ?? JSON.stringify({ ...openApiDocument(version), servers: [{ url: '/' }] });
    texts.set(version, text);
    reply.headers({ 'access-control-allow-origin': '*', vary: 'x-api-version' });
    return send(reply, 'application/json; charset=utf-8', { name: `openapi.json ${version}`, content: text });
  });
  let requests: string | null = null;
  app.get('/postman.json', (_request, reply) => {
    requests ??= JSON.stringify(postmanCollection(config.publicUrl));
    reply.header('access-control-allow-origin', '*');
    return send(reply, 'application/json; charset=utf-8', { name: 'postman.json', content: requests });
  });

  // Whoever opens the address that a first start prints. In production it is a buyer's, who wants no API.
  if (config.environment === 'sandbox') app.get('/', (_request, reply) => reply.redirect('/docs/'));
  const files = new StaticFiles(DOCUMENTATION, log);
  app.get('/docs', (_request, reply) => reply.redirect('/docs/'));
  app.get('/docs/*', (request, reply) => {
    const at = (request.url.split('?')[0] ?? '').slice('/docs'.length);
    const last = at.slice(at.lastIndexOf('/') + 1);
    if (last !== '' && !last.includes('.')) return reply.redirect(`/docs${at}/`);
    return files.serve(at.endsWith('/') ? `${at}index.html` : at, request, reply);
  });
}

/** By the header, as everywhere, or in the address, for generators that can send none. Other words ask for our own. */
function versionAskedFor(request: FastifyRequest): ApiVersion {
  const { version } = request.query as Readonly<Record<string, unknown>>;
  return [version, request.headers['x-api-version']].includes('published') ? 'published' : '2026-11-01';
}

/** Scripts and styles from here alone, and no markup that a script makes of text. */
const HEADERS = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; " +
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'",
  'cache-control': 'public, max-age=300',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** What `npm run build` makes of `site/`. */
const DOCUMENTATION: StaticSite = {
  folder: path.join(import.meta.dirname, '../../site/dist'),
  headers: { ...HEADERS, vary: 'accept-encoding' },
  instead: () => ({ name: '/404.html', status: 404 }),
  notBuilt: {
    page:
      '<!doctype html><html lang="en"><meta charset="utf-8"><title>Documentation</title>' +
      '<h1>The documentation is not built yet</h1>' +
      '<p>A start builds it beside the service, in some ten seconds: load this page again. Or run ' +
      '<code>npm run build</code> in the folder of Railyard.</p>' +
      '<p>The API is not affected; <a href="/openapi.json">openapi.json</a> describes it.</p></html>',
    sentence: 'the documentation is not built yet: npm run build',
  },
};

/** One content has one name. */
type NamedContent = Readonly<{ name: string; content: string | Buffer }>;

/** Compressed once each: megabytes of text that never change, in a quarter of the bytes. */
function senderOf() {
  const compressed = new Map<string, Promise<Buffer>>();
  return async (
    reply: FastifyReply,
    type: string,
    { name, content }: NamedContent,
  ): Promise<FastifyReply> => {
    const vary = [reply.getHeader('vary'), 'accept-encoding'].filter((name) => name !== undefined).join(', ');
    reply.code(200).headers(HEADERS).headers({ 'content-type': type, vary });
    if (!/\bgzip\b/.test(String(reply.request.headers['accept-encoding']))) return reply.send(content);
    const bytes = compressed.get(name) ?? promisify(gzip)(content);
    compressed.set(name, bytes);
    return reply.header('content-encoding', 'gzip').send(await bytes);
  };
}
