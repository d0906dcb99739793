import { inflate } from '@sparticuz/chromium';

/**
 * Unpacks the archives that it is given into the temporary folder. The package takes no other, and a process has one
 * for all that it does, so this is a process of its own.
 */
await Promise.all(process.argv.slice(2).map((archive) => inflate(archive)));
