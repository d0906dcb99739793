import path from 'node:path';
import type { Service } from './service.ts';

/** What a new instance needs before anybody can call it. */
export async function firstRun(_service: Service): Promise<void> {
  return undefined;
}

/** Where the private half of the first API key is kept, for the command line and for nobody else. */
export function firstKeyFile(dataDir: string): string {
  return path.join(dataDir, 'api-key.pem');
}
