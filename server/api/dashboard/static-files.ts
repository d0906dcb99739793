import type { FastifyReply, FastifyRequest } from 'fastify';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Log } from '../../platform/log.ts';

/** What scripts/build.mjs makes of apps/dashboard. */
const BUILT = path.join(import.meta.dirname, '../../../apps/dashboard/dist');
const INDEX = '/index.html';

/** No inline script or style, no markup out of text, nothing of another origin. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types railyard',
].join('; ');
/** Everything that is not named is off, too, where a browser knows it. */
const PERMISSIONS = [
  ...[
    'camera',
    'display-capture',
    'geolocation',
    'hid',
    'microphone',
    'midi',
    'payment',
    'serial',
    'usb',
  ].map((name) => `${name}=()`),
  ...['clipboard-write', 'publickey-credentials-create', 'publickey-credentials-get'].map(
    (name) => `${name}=(self)`,
  ),
].join(', ');
const HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': POLICY,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': PERMISSIONS,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'x-robots-tag': 'noindex',
  vary: 'accept-encoding',
};

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};
/** The build puts a digest of the content into the name: under it, nothing else will ever be. */
const HASHED = /-[A-Z0-9]{8}\.\w+$/;

const NOT_BUILT =
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>Dashboard</title>' +
  '<h1>The dashboard is not built</h1>' +
  '<p>Run <code>node scripts/build.mjs</code> in the folder of Railyard, and load this page again.</p>' +
  '<p>The API is not affected.</p></html>';

type File = Readonly<{ bytes: Buffer; gzipped: Buffer | null; type: string; isHashed: boolean }>;

/** The static client: the files of its bundle, and its page for every address that is one of its screens. */
export class DashboardFiles {
  readonly #log: Log;
  #files: ReadonlyMap<string, File> = new Map();
  #builtAtMs = 0;

  constructor(log: Log) {
    this.#log = log;
  }

  serve(urlPath: string, { method, headers }: FastifyRequest, reply: FastifyReply): FastifyReply {
    reply.headers(HEADERS);
    if (method !== 'GET' && method !== 'HEAD')
      return text(reply.code(405).header('allow', 'GET, HEAD'), 'Nothing is sent here.');

    const files = this.#read();
    if (files.size === 0) return this.#sayNotBuilt(reply);
    const file = files.get(urlPath) ?? (isScreen(urlPath) ? files.get(INDEX) : undefined);
    if (file === undefined) return text(reply.code(404), 'Not found');
    reply.headers({
      'content-type': file.type,
      'cache-control': file.isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    });
    const isGzip = file.gzipped !== null && /\bgzip\b/.test(String(headers['accept-encoding']));
    return isGzip ? reply.header('content-encoding', 'gzip').send(file.gzipped) : reply.send(file.bytes);
  }

  /** Again where it was built again: a developer's bundle changes under a running service. */
  #read(): ReadonlyMap<string, File> {
    const builtAtMs = existsSync(path.join(BUILT, INDEX)) ? statSync(path.join(BUILT, INDEX)).mtimeMs : 0;
    if (builtAtMs === this.#builtAtMs) return this.#files;
    this.#builtAtMs = builtAtMs;
    this.#files = builtAtMs === 0 ? new Map() : readBuilt();
    return this.#files;
  }

  #sayNotBuilt(reply: FastifyReply): FastifyReply {
    this.#log.error({ place: BUILT }, 'the dashboard is not built: node scripts/build.mjs');
    return reply
      .code(503)
      .headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
      .send(NOT_BUILT);
  }
}

/** Only what is there is ever answered: no path is looked up in the file system. */
function readBuilt(): ReadonlyMap<string, File> {
  const names = readdirSync(BUILT, { recursive: true, encoding: 'utf8' });
  const served = names.filter((name) => path.extname(name) in TYPES);
  return new Map(served.map((name) => [`/${name.split(path.sep).join('/')}`, readOne(name)]));
}

function readOne(name: string): File {
  const bytes = readFileSync(path.join(BUILT, name));
  const type = TYPES[path.extname(name)] ?? '';
  const isText = /^text|json|svg/.test(type);
  return { bytes, gzipped: isText ? gzipSync(bytes, { level: 9 }) : null, type, isHashed: HASHED.test(name) };
}

/** An address without a dot in its last part is one of the client's own. */
function isScreen(urlPath: string): boolean {
  return !urlPath.slice(urlPath.lastIndexOf('/')).includes('.');
}

function text(reply: FastifyReply, sentence: string): FastifyReply {
  return reply
    .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
    .send(sentence);
}
