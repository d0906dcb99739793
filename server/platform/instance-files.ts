import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What an instance leaves in its data folder for the command line: few modules, so that a command starts fast. */

/** Where the private half of the first API key is kept, for the command line and for nobody else. */
export function firstKeyFile(dataDir: string): string {
  return path.join(dataDir, 'api-key.pem');
}

/** Where the instance of a data folder listens while it runs. */
export function noteUrl(dataDir: string, url: string): { forget(): void } {
  const file = urlFile(dataDir);
  writeFileSync(file, url, { mode: 0o600 });
  return { forget: () => rmSync(file, { force: true }) };
}

export function runningUrl(dataDir: string): string | null {
  const file = urlFile(dataDir);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

function urlFile(dataDir: string): string {
  return path.join(dataDir, 'url');
}
