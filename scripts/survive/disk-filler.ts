import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const NAME = 'filler';

/** Fills the disk that a folder is on, where that is one of its own and small: `npm run survive` mounts such a one. */
export class DiskFiller {
  static readonly BYTES = 1536 * 1024 * 1024;
  readonly #file: string;

  constructor(folder: string) {
    this.#file = path.join(folder, NAME);
  }

  static canFill(folder: string): boolean {
    const { blocks, bsize } = fs.statfsSync(folder);
    return blocks * bsize <= DiskFiller.BYTES;
  }

  /** A disk in memory, over the folder. False: this machine does not allow it. */
  static mount(folder: string): boolean {
    if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
    const words = ['-t', 'tmpfs', '-o', `size=${DiskFiller.BYTES}`, 'tmpfs', folder];
    return spawnSync('mount', words, { stdio: 'ignore' }).status === 0;
  }

  static unmount(folder: string): void {
    spawnSync('umount', ['--lazy', folder], { stdio: 'ignore' });
  }

  fill(): void {
    const { bavail, bsize } = fs.statfsSync(path.dirname(this.#file));
    spawnSync('fallocate', ['--length', String(bavail * bsize), this.#file]);
    // What is left of a page.
    try {
      fs.writeFileSync(`${this.#file}.rest`, Buffer.alloc(1024 * 1024));
    } catch {
      // It is full.
    }
  }

  free(): void {
    fs.rmSync(this.#file, { force: true });
    fs.rmSync(`${this.#file}.rest`, { force: true });
  }
}
