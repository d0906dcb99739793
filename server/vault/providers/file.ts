import { link, mkdir, open, readFile, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { randomBytes, randomToken } from '../../platform/entropy.ts';
import { wipeableCopy } from '../../platform/wiped-memory.ts';
import { KEY_BYTES, SealBroken, hmacHex, openBytes, sealBytes } from '../envelope.ts';
import { RootKeyFault, type RootKeyProvider } from '../root-key.ts';

/**
 * Root keys as files `root-<version>.key` of 32 bytes, mode 600, in one folder. For the sandbox and for small
 * installations whose disk is trusted: whoever reads the folder and the database reads the cards. A key is
 * named `file:<version>-<a print of its bytes>`, so that keys of two folders never have the same name.
 */
export function fileRootKeys(folder: string): RootKeyProvider {
  const keys = new Map<number, FileKey>();
  const keyOf = async (version: number): Promise<FileKey> => {
    const cached = keys.get(version);
    if (cached !== undefined) return cached;
    const bytes = await read(folder, version);
    const key = { bytes, name: nameOf(version, bytes) };
    keys.set(version, key);
    return key;
  };
  const newest = async (): Promise<number> => {
    const version = (await versionsIn(folder)).at(-1);
    if (version === undefined) throw new RootKeyFault('refused', `there is no root key in ${folder}`);
    return version;
  };

  return {
    name: 'file',
    begin: async () => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      if ((await versionsIn(folder)).length === 0) await create(folder, 1);
    },
    current: async () => (await keyOf(await newest())).name,
    wrap: async (key, context) => {
      const { bytes, name } = await keyOf(await newest());
      return { rootKey: name, bytes: sealBytes(bytes, key, ['root', name, context]) };
    },
    unwrap: async ({ rootKey, bytes }, context) => {
      const key = await keyOf(versionOf(rootKey));
      if (key.name !== rootKey)
        throw new RootKeyFault('refused', `the key in ${folder} is ${key.name}, and not ${rootKey}`);
      try {
        return openBytes(key.bytes, bytes, ['root', rootKey, context]);
      } catch (error) {
        if (error instanceof SealBroken)
          throw new RootKeyFault('refused', `root key ${rootKey} does not open a key that names it`);
        throw error;
      }
    },
    rotate: async () => {
      const version = (await newest()) + 1;
      await create(folder, version);
      return (await keyOf(version)).name;
    },
    retire: async (rootKey) => {
      const version = versionOf(rootKey);
      if (version === (await newest())) throw new Error(`BUG: ${rootKey} is the current root key`);
      keys.get(version)?.bytes.fill(0);
      keys.delete(version);
      await destroy(join(folder, `root-${version}.key`));
    },
    close: async () => {
      for (const { bytes } of keys.values()) bytes.fill(0);
      keys.clear();
    },
  };
}

type FileKey = Readonly<{ bytes: Buffer; name: string }>;

const PRINT_LENGTH = 16;

function nameOf(version: number, key: Buffer): string {
  return `file:${version}-${hmacHex(key, Buffer.from('name of a root key')).slice(0, PRINT_LENGTH)}`;
}

async function versionsIn(folder: string): Promise<number[]> {
  const names = await readdir(folder).catch(() => []); // where there is no folder, there is no key
  return names
    .map((name) => /^root-([1-9]\d{0,8})\.key$/.exec(name)?.[1])
    .filter((version) => version !== undefined)
    .map(Number)
    .sort((left, right) => left - right);
}

function versionOf(rootKey: string): number {
  const version = /^file:([1-9]\d{0,8})-[0-9a-f]{16}$/.exec(rootKey)?.[1];
  if (version === undefined)
    throw new RootKeyFault('refused', `root key ${rootKey} is not one of the file provider's`);
  return Number(version);
}

async function read(folder: string, version: number): Promise<Buffer> {
  const path = join(folder, `root-${version}.key`);
  let key: Buffer;
  try {
    if (((await stat(path)).mode & 0o077) !== 0)
      throw new RootKeyFault('refused', `${path} can be read by others: set its mode to 600`);
    const bytes = await readFile(path);
    key = wipeableCopy(bytes);
    bytes.fill(0);
  } catch (error) {
    if (error instanceof RootKeyFault) throw error;
    throw new RootKeyFault('refused', `there is no root-${version}.key in ${folder}`);
  }
  if (key.length !== KEY_BYTES) throw new RootKeyFault('refused', `${path} does not hold ${KEY_BYTES} bytes`);

  return key;
}

/** Appears whole or not at all, and never replaces a key that is there. */
async function create(folder: string, version: number): Promise<void> {
  const temporary = join(folder, `.${randomToken(8)}.tmp`);
  const file = await open(temporary, 'wx', 0o600);
  const key = randomBytes(KEY_BYTES);
  try {
    await file.write(key);
    await file.sync();
  } finally {
    key.fill(0);
    await file.close();
  }

  // A link is made or fails; a rename would replace the key of a process that was faster.
  await link(temporary, join(folder, `root-${version}.key`)).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  });
  await rm(temporary);
  const parent = await open(folder, 'r');
  await parent.sync().finally(() => parent.close());
}

/**
 * Overwritten before it is removed; on flash storage the old cells may live on, which docs/key-management.md
 * says.
 */
async function destroy(path: string): Promise<void> {
  try {
    const file = await open(path, 'r+');
    await file.write(randomBytes(KEY_BYTES), 0, KEY_BYTES, 0);
    await file.sync().finally(() => file.close());
    await rm(path);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
}
