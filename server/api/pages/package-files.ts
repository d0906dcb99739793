import type { FastifyInstance } from 'fastify';
import { createHash } from 'node:crypto';
import type { Parts } from '../../parts.ts';
import { BUILD, builtFile } from './built-scripts.ts';

/** What a shop's project installs; scripts/pack.mjs makes the files. */
const PACKAGES = ['client-core', 'secure-fields', 'embed', 'three-d-secure', 'react', 'react-native'];

/**
 * The packages of front ends, for `npm install` by address. They are on no registry: a name of ours that was asked for
 * there would be answered by whoever took it. The same bytes come from every instance of a version.
 */
export function servePackages(app: FastifyInstance, parts: Parts): void {
  const { publicUrl } = parts.config;
  app.get('/packages', ANY_HOST, async (_request, reply) => {
    const listed = PACKAGES.map(async (name) => ({
      name: `@railyard/${name}`,
      version: BUILD.version,
      url: `${publicUrl}/packages/${fileOf(name)}`,
      integrity: `sha512-${createHash('sha512')
        .update(await builtFile(parts, name, fileOf(name)))
        .digest('base64')}`,
    }));
    return reply
      .headers({ ...HEADERS, 'cache-control': 'no-cache' })
      .send({ packages: await Promise.all(listed) });
  });
  for (const name of PACKAGES)
    app.get(`/packages/${fileOf(name)}`, ANY_HOST, async (_request, reply) =>
      reply
        .headers({ ...HEADERS, 'content-type': 'application/gzip' })
        .send(await builtFile(parts, name, fileOf(name))),
    );
}

/** The host of the frames answers, too: it is the address that a front end knows. */
const ANY_HOST = { config: { frames: true } };
const HEADERS = {
  'cache-control': 'public, max-age=300',
  'access-control-allow-origin': '*',
  'x-content-type-options': 'nosniff',
};

function fileOf(name: string): string {
  return `${name}-${BUILD.version}.tgz`;
}
