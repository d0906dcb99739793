import { CommandError } from './command-error.ts';
import { type CommandHelp, wrongWords } from './help.ts';
import { judgeFile } from './migrate/check-file.ts';
import { ORIGINS, originNamed } from './migrate/origins.ts';
import { Summary, verdictText } from './migrate/report.ts';
import { readWords, unknownWord } from './words.ts';

/** What `./railyard help migrate` prints. */
export const HELP: CommandHelp = {
  name: 'migrate',
  usage: ['migrate check FILE [--from=API] [--host=NAME]…'],
  verbs: {
    check: 'says of each request of a HAR file, or of a file with one a line, whether it works here',
  },
  options: {
    '--from API': `whose requests they are: ${Object.keys(ORIGINS).join(', ')}; default: railyard`,
    '--host NAME': 'once or more: the hosts whose requests count; default: those of that API',
    '--all': 'show requests that work, and every one of a kind',
    '--json': 'print a line of JSON for each request, and one with the sums',
  },
  examples: ['migrate check shop.har --from=published', 'migrate check requests.txt --from=stripe --json'],
};

/**
 * Says of each request of a file whether it would work here, by the contract alone: no service is asked, and no value
 * of a request is printed. Ends with 1 where one would not.
 * @throws CommandError where a word is wrong, or the file cannot be read
 * @example ./railyard migrate check shop.har --from=published
 */
export async function run(words: readonly string[]): Promise<void> {
  const { values, positionals } = readWords(HELP, {
    args: [...words],
    allowPositionals: true,
    options: {
      from: { type: 'string', default: 'railyard' },
      host: { type: 'string', multiple: true, default: [] },
      all: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  });
  const file = fileIn(positionals);
  const origin = originNamed(values.from);
  const hosts = new Set(values.host.map((host) => host.toLowerCase()));
  const isAsked = (host: string): boolean =>
    hosts.size > 0 ? hosts.has(host) || hosts.has(host.replace(/:\d+$/, '')) : origin.isHost(host);

  const summary = new Summary();
  for await (const { request, verdict } of judgeFile(file, await origin.judge(), isAsked)) {
    if (verdict === null) {
      summary.passOver(request.host ?? '');
      continue;
    }
    const { isOneOfMany } = summary.add(verdict);
    if (values.json) process.stdout.write(`${JSON.stringify(verdict)}\n`);
    else if (values.all || (verdict.outcome !== 'works' && !isOneOfMany))
      process.stdout.write(`${verdictText(verdict)}\n`);
  }
  if (summary.checked === 0) throw new CommandError(nothingToCheck(file, summary));
  process.stdout.write(values.json ? `${JSON.stringify({ summary })}\n` : `\n${summary.text()}\n`);
  if (!summary.isWhole) process.exitCode = 1;
}

function fileIn([verb, file, ...rest]: readonly string[]): string {
  if (verb !== 'check')
    throw wrongWords(
      verb === undefined ? 'What is to be done?' : unknownWord('verb of migrate', verb, ['check']),
      HELP,
    );
  if (file === undefined) throw wrongWords('The file is missing.', HELP);
  if (rest.length > 0) throw wrongWords(`${JSON.stringify(rest[0])} is a word too many.`, HELP);
  return file;
}

function nothingToCheck(file: string, { others }: Summary): string {
  const hosts = Object.entries(others)
    .slice(0, 5)
    .map(([host, count]) => `${host} (${count})`);
  return hosts.length === 0
    ? `${file}: There is no request in it.`
    : `${file}: None of its requests went to that API. Name yours with --host; it has ${hosts.join(', ')}.`;
}
