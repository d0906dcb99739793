import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { TestService } from './index.ts';
import { type ServiceProcess, openProcess, urlOf } from './process.ts';

type CommandEnd = Readonly<{ code: number | null; output: string }>;

/** A command that imports a file, as an operator types it, in a folder of its own. */
export type ImportCommand = Readonly<{
  inFolder(name: string): string;
  start(...words: readonly string[]): ServiceProcess;
  run(...words: readonly string[]): Promise<CommandEnd>;
  close(): void;
}>;

const MAIN = path.join(import.meta.dirname, '../../cli/main.ts');

export function openImportCommand(
  service: () => TestService,
  name: 'import-cards' | 'import-tokens',
): ImportCommand {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'railyard-import-'));
  const start = (...words: readonly string[]): ServiceProcess => {
    const environment = {
      RAILYARD_DATA_DIR: service().parts.config.dataDir,
      DATABASE_URL: urlOf(service().database.connection),
    };
    return openProcess(environment, { command: [process.execPath, MAIN, name, ...words], cwd: folder });
  };

  return {
    inFolder: (file) => path.join(folder, file),
    start,
    async run(...words) {
      const started = start(...words);
      const code = await started.ended();
      return { code, output: started.output() };
    },
    close: () => fs.rmSync(folder, { recursive: true, force: true }),
  };
}
