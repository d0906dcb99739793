import { type CommandHelp, wrongWords } from './help.ts';
import { ApiError } from '@railyard/sdk';
import type { HomeOf } from './command.ts';
import { refusalOf } from './refusal.ts';
import { RUNNING_OPTIONS, running } from './running.ts';
import { jsonText } from './terminal-text.ts';
import { readWords } from './words.ts';

/** Sends a request with a token of its own, and prints what the API answers: to the other output, if it refuses. */
export async function sendRequest(
  method: 'GET' | 'POST',
  help: CommandHelp,
  words: readonly string[],
  home: HomeOf,
): Promise<void> {
  const isPost = method === 'POST';
  const { values, positionals } = readWords(help, {
    args: [...words],
    allowPositionals: true,
    options: {
      ...RUNNING_OPTIONS,
      json: { type: 'boolean' },
      ...(isPost ? { put: { type: 'boolean' } } : {}),
    },
  });
  const { path, body } = requestIn(positionals, isPost, help);
  const { railyard } = running(values, home, { scopes: isPost ? ['*.read', '*.write'] : ['*.read'] });
  const isPut = 'put' in values && values.put === true;
  const show = (answer: unknown, to: NodeJS.WriteStream): void => {
    if (answer !== null) to.write(`${jsonText(answer, values.json === true ? 0 : 2)}\n`);
  };

  try {
    show(await railyard.request(isPut ? 'PUT' : method, path, body), process.stdout);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    process.exitCode = refusalOf(error)?.exitCode ?? 1;
    show(error.body, process.stderr);
  }
}

function requestIn(
  [path, text, ...rest]: readonly string[],
  isPost: boolean,
  help: CommandHelp,
): Readonly<{ path: string; body: unknown }> {
  if (path === undefined) throw wrongWords('The path is missing, for example /transactions.', help);
  const tooMany = isPost ? rest[0] : text;
  if (tooMany !== undefined) throw wrongWords(`${JSON.stringify(tooMany)} is a word too many.`, help);
  const body = text === undefined ? undefined : parseBody(text, help);
  return { path: path.startsWith('/') ? path : `/${path}`, body };
}

function parseBody(text: string, help: CommandHelp): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const why = error instanceof Error ? error.message.split(', "')[0] : '';
    throw wrongWords(`The body is not JSON (${why}): put it in single quotes.`, help);
  }
}
