import type { FastifyInstance } from 'fastify';
import { existsSync, readFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Parts } from '../../parts.ts';

const FOLDER = path.join(import.meta.dirname, '../../../packages/dist');

/** `of`: the published thing that a package is of; without it, a file is only fetched beside one. */
type PackageFile = Readonly<{
  name: string;
  version: string;
  path: string;
  type: string;
  /** `{instance}` in it stands for this instance. */
  namesInstance?: true;
  of?: string;
  integrity?: string;
}>;
/** What scripts/release/downloads.ts says of its work. */
type PackageList = Readonly<{ versions: Readonly<Record<string, string>>; files: readonly PackageFile[] }>;

/**
 * Packages for front ends and SDKs, for an installer that is given an address. They are on no registry: a name of ours
 * that was asked for there would be answered by whoever took it. The same bytes come from every instance of a version.
 */
export function servePackages(app: FastifyInstance, parts: Parts): void {
  const { versions, files } = readList(path.join(FOLDER, 'list.json'));
  const packages = files
    .filter(({ of }) => of !== undefined)
    .map(({ type: _type, path: place, ...file }) => ({
      ...file,
      url: `${parts.config.publicUrl}/packages/${place}`,
    }));

  app.get('/packages', ANY_HOST, async (_request, reply) =>
    reply.headers({ ...HEADERS, 'cache-control': 'no-cache' }).send({ versions, packages }),
  );
  for (const { path: place, type, namesInstance } of files)
    app.get(`/packages/${place}`, ANY_HOST, async (_request, reply) => {
      const bytes = await fs.readFile(path.join(FOLDER, place));
      const mine = namesInstance && bytes.toString('utf8').replaceAll('{instance}', parts.config.publicUrl);
      return reply.headers({ ...HEADERS, 'content-type': type }).send(mine ?? bytes);
    });
}

/** The host of the frames answers, too: it is the address that a front end knows. */
const ANY_HOST = { config: { frames: true } };
const HEADERS = {
  'cache-control': 'public, max-age=300',
  'access-control-allow-origin': '*',
  'x-content-type-options': 'nosniff',
};

function readList(file: string): PackageList {
  // A process that serves no page needs no build: what is not made is not listed.
  if (!existsSync(file)) return { versions: {}, files: [] };
  return JSON.parse(readFileSync(file, 'utf8')) as PackageList; // written by scripts/release/downloads.ts
}
