import type { FastifyReply, FastifyRequest } from 'fastify';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Log } from '../platform/log.ts';

/** A folder of files that a build has made for browsers. */
export type StaticSite = Readonly<{
  folder: string;
  headers: Readonly<Record<string, string>>;
  /** What is sent, with which status, where no file has this address; null: there is nothing. */
  instead(urlPath: string): Readonly<{ name: string; status: number }> | null;
  /** What people read, and the log says, where the build has not run. */
  notBuilt: Readonly<{ page: string; sentence: string }>;
}>;

const INDEX = '/index.html';
/** More are read again when they are asked for. */
const FILES_KEPT_MAX = 200;

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

type File = Readonly<{ bytes: Buffer; gzipped: Buffer | null; type: string; isHashed: boolean }>;

/** Sends the files of such a folder, and nothing that is not one of them. */
export class StaticFiles {
  readonly #site: StaticSite;
  readonly #log: Log;
  #names: ReadonlySet<string> = new Set();
  readonly #kept = new Map<string, Promise<File>>();
  #builtAtMs = 0;

  constructor(site: StaticSite, log: Log) {
    [this.#site, this.#log] = [site, log];
  }

  async serve(
    urlPath: string,
    { method, headers }: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    reply.headers(this.#site.headers);
    if (method !== 'GET' && method !== 'HEAD')
      return text(reply.code(405).header('allow', 'GET, HEAD'), 'Nothing is sent here.');

    this.#look();
    if (this.#names.size === 0) return this.#sayNotBuilt(reply);
    const found = this.#names.has(urlPath) ? { name: urlPath, status: 200 } : this.#site.instead(urlPath);
    if (found === null || !this.#names.has(found.name)) return text(reply.code(404), 'Not found');
    const file = await this.#read(found.name);
    reply.code(found.status).headers({
      'content-type': file.type,
      'cache-control': file.isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    });
    const isGzip = file.gzipped !== null && /\bgzip\b/.test(String(headers['accept-encoding']));
    return isGzip ? reply.header('content-encoding', 'gzip').send(file.gzipped) : reply.send(file.bytes);
  }

  /** Again where it was built again: a developer's build changes under a running service. */
  #look(): void {
    const index = path.join(this.#site.folder, INDEX);
    const builtAtMs = existsSync(index) ? statSync(index).mtimeMs : 0;
    if (builtAtMs === this.#builtAtMs) return;
    this.#builtAtMs = builtAtMs;
    this.#kept.clear();
    this.#names = builtAtMs === 0 ? new Set() : namesIn(this.#site.folder);
  }

  #read(name: string): Promise<File> {
    const kept = this.#kept.get(name);
    if (kept !== undefined) return kept;
    if (this.#kept.size >= FILES_KEPT_MAX) this.#kept.clear();
    const file = readOne(path.join(this.#site.folder, name)).catch((error: unknown) => {
      this.#kept.delete(name);
      throw error;
    });
    this.#kept.set(name, file);
    return file;
  }

  #sayNotBuilt(reply: FastifyReply): FastifyReply {
    const { folder, notBuilt } = this.#site;
    this.#log.warn({ place: folder }, notBuilt.sentence);
    return reply
      .code(503)
      .headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
      .send(notBuilt.page);
  }
}

/** Only what is there is ever answered: no path is looked up in the file system. */
function namesIn(folder: string): ReadonlySet<string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const served = names.filter((name) => path.extname(name) in TYPES);
  return new Set(served.map((name) => `/${name.split(path.sep).join('/')}`));
}

/** Off the event loop: anybody may ask for these pages, beside payments. */
async function readOne(place: string): Promise<File> {
  const bytes = await readFile(place);
  const type = TYPES[path.extname(place)] ?? '';
  const isText = /^text|json|svg/.test(type);
  return { bytes, gzipped: isText ? await promisify(gzip)(bytes) : null, type, isHashed: HASHED.test(place) };
}

function text(reply: FastifyReply, sentence: string): FastifyReply {
  return reply
    .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
    .send(sentence);
}
