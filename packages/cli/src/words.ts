import { parseArgs, type ParseArgsConfig } from 'node:util';
import { nearestName } from './nearest-name.ts';
import { type CommandHelp, wrongWords } from './help.ts';
import { cleanLines, jsonText } from './terminal-text.ts';

type Read<Config extends ParseArgsConfig> = ReturnType<typeof parseArgs<Config>>;

/** The words of a command, or a sentence of ours about the one that is wrong. */
export function readWords<const Config extends ParseArgsConfig>(
  help: CommandHelp,
  config: Config,
): Read<Config> {
  const { options = {}, allowPositionals = false } = config;
  const { tokens = [] } = parseArgs({ ...config, strict: false, allowPositionals: true, tokens: true });

  for (const token of tokens) {
    if (token.kind === 'positional' && !allowPositionals)
      throw wrongWords(`${JSON.stringify(token.value)} is a word too many.`, help);
    if (token.kind !== 'option') continue;
    const option = options[token.name];
    const isKnown = option !== undefined && token.rawName.startsWith('--');
    const fault = isKnown
      ? valueFault(option.type, token)
      : unknownOption(givenWord(config, token.index), token.rawName, Object.keys(options));
    if (fault !== null) throw wrongWords(fault, help);
  }
  return parseArgs(config);
}

type OptionToken = Readonly<{ rawName: string; value: string | undefined; inlineValue: boolean | undefined }>;

function valueFault(type: 'string' | 'boolean', { rawName, value, inlineValue }: OptionToken): string | null {
  if (type === 'boolean') return value === undefined ? null : `${rawName} takes no value.`;
  if (value === undefined || value === '') return `${rawName} takes a value, which is missing.`;
  return inlineValue === false && value.startsWith('-') && value !== '-'
    ? `${rawName} takes a value, and ${JSON.stringify(value)} looks like another option: write ` +
        `${rawName}=${value} where it is the value.`
    : null;
}

function givenWord({ args = [] }: ParseArgsConfig, index: number): string {
  return args[index] ?? '';
}

function unknownOption(word: string, rawName: string, known: readonly string[]): string {
  if (!rawName.startsWith('--'))
    return `${JSON.stringify(word)} begins with a hyphen, and is no option of this command.`;
  const nearest = nearestName(rawName.slice(2), known);
  return `There is no option ${rawName}${nearest === null ? '.' : `: did you mean --${nearest}?`}`;
}

/** A word out of a list, or a sentence that names the nearest one. */
export function unknownWord(what: string, word: string, known: Iterable<string>): string {
  const nearest = nearestName(word, known);
  return `There is no ${what} ${JSON.stringify(word)}${nearest === null ? '.' : `: did you mean ${nearest}?`}`;
}

/** For people, or one line of JSON for scripts. */
export function print(asJson: boolean | undefined, text: string, data: unknown): void {
  process.stdout.write(asJson === true ? `${jsonText(data)}\n` : `${cleanLines(text)}\n`);
}
