import { readFileSync, statSync } from 'node:fs';
import { StartError } from '../../start-error.ts';

/** The operator's JSON file with what a key service asks for. Read again at every use of a changed file, so that tokens can be renewed. */
export class Credentials {
  readonly #path: string;
  #readAtMs = -1;
  #values: Readonly<Record<string, unknown>> = {};

  constructor(path: string | null) {
    if (path === null) throw new StartError('RAILYARD_ROOT_KEY_CREDENTIALS must name the file with the credentials for the root key provider.');
    this.#path = path;
    this.#refresh();
  }

  /** Throws a `StartError` when it is missing. */
  get(key: string): string {
    const value = this.optional(key);
    if (value === null) throw new StartError(`RAILYARD_ROOT_KEY_CREDENTIALS: ${this.#path} has no text "${key}".`);
    return value;
  }

  optional(key: string): string | null {
    this.#refresh();
    const value = this.#values[key];
    return typeof value === 'string' && value !== '' ? value : null;
  }

  #refresh(): void {
    let changedAtMs: number;
    try {
      const { mtimeMs, mode } = statSync(this.#path);
      if ((mode & 0o077) !== 0) throw new StartError(`RAILYARD_ROOT_KEY_CREDENTIALS: ${this.#path} can be read by others: set its mode to 600.`);
      changedAtMs = mtimeMs;
    } catch (error) {
      if (error instanceof StartError) throw error;
      throw new StartError(`RAILYARD_ROOT_KEY_CREDENTIALS: ${this.#path} cannot be read.`);
    }
    if (changedAtMs === this.#readAtMs) return;
    this.#values = parse(this.#path);
    this.#readAtMs = changedAtMs;
  }
}

function parse(path: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Readonly<Record<string, unknown>>;
  } catch {
    // Told below; the parser's own message would quote the file.
  }
  throw new StartError(`RAILYARD_ROOT_KEY_CREDENTIALS: ${path} is not a JSON object.`);
}
