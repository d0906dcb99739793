import { readFileSync, statSync } from 'node:fs';
import { type JsonObject, parseObject } from '../domain/json.ts';
import { StartError } from './start-error.ts';

/**
 * The operator's JSON file with what a key service or a store asks for, as the setting `variable` names it.
 * Read again at every use of a changed file, so that tokens can be renewed.
 */
export class Credentials {
  readonly #variable: string;
  readonly #path: string;
  #readAtMs = -1;
  #values: JsonObject = {};

  constructor(variable: string, path: string | null) {
    if (path === null)
      throw new StartError(`${variable} must name the file with the credentials for what is set beside it.`);
    this.#variable = variable;
    this.#path = path;
    this.#refresh();
  }

  /** Throws a `StartError` when it is missing. */
  get(key: string): string {
    const value = this.optional(key);
    if (value === null) throw new StartError(`${this.#variable}: ${this.#path} has no text "${key}".`);
    return value;
  }

  optional(key: string): string | null {
    this.#refresh();
    const value = this.#values[key];
    return typeof value === 'string' && value !== '' ? value : null;
  }

  #refresh(): void {
    let text: string;
    let changedAtMs: number;
    try {
      const { mtimeMs, mode } = statSync(this.#path);
      if ((mode & 0o077) !== 0)
        throw new StartError(`${this.#variable}: ${this.#path} can be read by others: set its mode to 600.`);
      if (mtimeMs === this.#readAtMs) return;
      text = readFileSync(this.#path, 'utf8');
      changedAtMs = mtimeMs;
    } catch (error) {
      if (error instanceof StartError) throw error;
      throw new StartError(`${this.#variable}: ${this.#path} cannot be read.`);
    }

    const values = parseObject(text);
    // The parser's own message would quote the file.
    if (values === null) throw new StartError(`${this.#variable}: ${this.#path} is not a JSON object.`);
    this.#values = values;
    this.#readAtMs = changedAtMs;
  }
}
