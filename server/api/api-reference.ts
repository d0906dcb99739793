import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fs from 'node:fs/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Config } from '../config.ts';
import type { ApiVersion } from '../domain/api-version.ts';
import { errorPage } from './error-page.ts';
import { openApiDocument } from './openapi.ts';
import { postmanCollection } from './postman.ts';

/**
 * The API's own description: `/openapi.json`, and `/docs`, which shows it with Swagger UI out of the packages.
 * `/postman.json` has its requests, to this instance. All are public, and the page asks nobody but this service for
 * anything.
 */
export function serveApiReference(app: FastifyInstance, config: Config): void {
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
  if (config.environment === 'sandbox') app.get('/', (_request, reply) => reply.redirect('/docs'));
  const sendText = (at: string, type: string, content: string): void =>
    void app.get(at, (_request, reply) => send(reply, type, { name: at, content }));
  sendText('/docs', 'text/html; charset=utf-8', page(config));
  sendText('/docs/errors', 'text/html; charset=utf-8', errorPage());
  sendText('/docs/start.js', SCRIPT, START);
  sendText('/docs/page.css', STYLES, PAGE_STYLES);
  for (const [name, type] of [
    ['swagger-ui-bundle.js', SCRIPT],
    ['swagger-ui.css', STYLES],
  ] as const)
    app.get(`/docs/${name}`, async (_request, reply) =>
      send(reply, type, { name, content: await fs.readFile(path.join(SWAGGER_UI, name)) }),
    );
}

/** By the header, as everywhere, or in the address, for generators that can send none. Other words ask for our own. */
function versionAskedFor(request: FastifyRequest): ApiVersion {
  const { version } = request.query as Readonly<Record<string, unknown>>;
  return [version, request.headers['x-api-version']].includes('published') ? 'published' : '2026-11-01';
}

const SWAGGER_UI = path.dirname(fileURLToPath(import.meta.resolve('swagger-ui-dist/package.json')));
const SCRIPT = 'text/javascript; charset=utf-8';
const STYLES = 'text/css; charset=utf-8';

/** Scripts and styles from here alone; pictures may also stand in the styles themselves. */
const HEADERS = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; " +
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cache-control': 'public, max-age=300',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
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

/** Requests can be tried out from the page in a sandbox only. */
function page({ environment }: Config): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Railyard API</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/docs/swagger-ui.css">
<link rel="stylesheet" href="/docs/page.css">
</head>
<body>
<main id="reference" data-environment="${environment}"><p>Reading <a href="/openapi.json">openapi.json</a>…</p></main>
<noscript><p>This page needs JavaScript. <a href="/openapi.json">openapi.json</a> says the same.</p></noscript>
<script src="/docs/swagger-ui-bundle.js"></script>
<script src="/docs/start.js"></script>
</body>
</html>
`;
}

const START = `const reference = document.getElementById('reference');
SwaggerUIBundle({
  url: '/openapi.json',
  domNode: reference,
  deepLinking: true,
  docExpansion: 'none',
  defaultModelsExpandDepth: -1,
  defaultModelExpandDepth: 3,
  displayRequestDuration: true,
  filter: true,
  tagsSorter: 'alpha',
  validatorUrl: null,
  supportedSubmitMethods: reference.dataset.environment === 'sandbox' ? ['get', 'put', 'post', 'delete'] : [],
});
`;

/** What Swagger UI leaves to the page around it. */
const PAGE_STYLES = `html { background: #fff; }
body { margin: 0; }
.swagger-ui .wrapper { max-width: 1200px; }
.text { max-width: 48rem; margin: 2rem auto; padding: 0 1rem; font: 16px/1.5 system-ui, sans-serif; color: #16191d; }
.text section:target { background: #fff6d6; }
`;
