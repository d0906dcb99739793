import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Where finished files are. A name is put whole or not at all, and may be put again. */
export interface FileStore {
  put(name: string, bytes: number, content: AsyncIterable<Buffer>): Promise<void>;
  /** Null where there is none of that name. */
  get(name: string): Promise<Readable | null>;
  /** Nothing where there is none of that name. */
  remove(name: string): Promise<void>;
  close(): Promise<void>;
}

/** A folder, which every process that makes or gives files must see. */
export function folderStore(folder: string): FileStore {
  return {
    put: async (name, _bytes, content) => {
      const file = path.join(folder, name);
      await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
      const unfinished = `${file}.unfinished-${process.pid}`;
      try {
        await pipeline(Readable.from(content), createWriteStream(unfinished, { mode: 0o600, flush: true }));
        await rename(unfinished, file);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    get: async (name) => {
      try {
        const handle = await open(path.join(folder, name), 'r');
        return createReadStream('', { fd: handle });
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
        throw error;
      }
    },
    remove: (name) => rm(path.join(folder, name), { force: true }),
    close: async () => undefined,
  };
}
