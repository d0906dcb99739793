import path from 'node:path';
import { downloads, putDownloads } from './downloads.ts';

/** `node scripts/release/put-downloads.ts`: puts what shops install where an instance of this folder finds it. */
const root = path.join(import.meta.dirname, '..', '..');
putDownloads(root, await downloads(root));
