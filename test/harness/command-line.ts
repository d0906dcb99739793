import { spawn } from 'node:child_process';
import path from 'node:path';
import { bareEnvironment } from './environment.ts';
import { type Instance, newInstance } from './instance.ts';

export type CommandResult = Readonly<{ code: number | null; out: string; err: string }>;
type RunOptions = Readonly<{ input?: string; environment?: Readonly<Record<string, string>> }>;

/** A sandbox that runs, and the program of the command line beside it, as a developer has both. */
export type CommandLineStand = Readonly<{
  instance: Instance;
  keyFile: string;
  /** What the program is to know of the instance, and where it keeps its own. */
  environment: Readonly<Record<string, string>>;
  railyard(words: readonly string[], options?: RunOptions): Promise<CommandResult>;
}>;

const MAIN = path.join(import.meta.dirname, '../../cli/main.ts');

export async function openCommandLine(): Promise<CommandLineStand> {
  const instance = await newInstance();
  await instance.start().ready();
  const dataDir = path.join(instance.folder, 'data');
  const own = { RAILYARD_DATA_DIR: dataDir, XDG_CONFIG_HOME: path.join(instance.folder, 'config') };
  return {
    instance,
    keyFile: path.join(dataDir, 'api-key.pem'),
    environment: own,
    railyard: (words, { input = '', environment = {} } = {}) =>
      runProgram(process.execPath, [MAIN, ...words], { input, environment: { ...own, ...environment } }),
  };
}

/** Runs a program to its end. */
export function runProgram(
  program: string,
  words: readonly string[],
  { input = '', environment = {} }: RunOptions = {},
): Promise<CommandResult> {
  const child = spawn(program, words, { env: bareEnvironment(environment) });
  let [out, err] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
  child.stdin.end(input);
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, out, err })));
}
