import fs from 'node:fs';
import path from 'node:path';
import { StartError } from './start-error.ts';

/**
 * Makes a folder for this user alone, and those above it that are missing, one by one: `mkdir` with
 * `recursive` never returns below /proc.
 */
export function makeFolder(setting: string, folder: string): void {
  const missing: string[] = [];
  for (let at = path.resolve(folder); !fs.existsSync(at); at = path.dirname(at)) missing.unshift(at);
  try {
    for (const at of missing) fs.mkdirSync(at, { mode: 0o700 });
  } catch (error) {
    if (!fs.existsSync(folder))
      throw new StartError(`${setting} cannot be made: ${folder} (${reasonOf(error)}).`);
  }

  try {
    fs.accessSync(folder, fs.constants.W_OK);
    if (!fs.statSync(folder).isDirectory()) throw new Error('it is a file');
  } catch (error) {
    throw new StartError(`${setting} cannot be written: ${folder} (${reasonOf(error)}).`);
  }
}

/**
 * What the operating system refused below a folder while starting, as a sentence for the operator. Files that
 * another user left there are the usual reason, for example after one start with `sudo`.
 */
export function asStartError(error: unknown, folder: string): unknown {
  if (!(error instanceof Error && 'code' in error && 'path' in error)) return error;
  const file = String(error.path);
  if (!file.startsWith(folder) || !(String(error.code) in REASONS)) return error;
  const owner = ownerOf(file);
  const user = process.getuid?.();
  const cure =
    owner !== undefined && user !== undefined && owner !== user
      ? `: it belongs to user ${owner}, and this is user ${user}. Give the folder back with: sudo chown ` +
        `-R ${user} '${folder}'`
      : ` (${reasonOf(error)}).`;
  return new StartError(`${file} cannot be used${cure}`);
}

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the file system can only be read',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  ENOTDIR: 'a file stands where a folder should',
  EISDIR: 'a folder stands where a file should',
};

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'no reason was given';
  return 'code' in error ? (REASONS[String(error.code)] ?? String(error.code)) : error.message;
}

function ownerOf(file: string): number | undefined {
  for (let at = file; ; at = path.dirname(at)) {
    try {
      return fs.lstatSync(at).uid;
    } catch {
      if (path.dirname(at) === at) return undefined;
    }
  }
}
