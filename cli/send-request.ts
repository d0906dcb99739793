import { type CommandHelp, wrongWords } from './help.ts';
import { RUNNING_OPTIONS, running } from './running.ts';
import { readWords } from './words.ts';

/** Sends a request with a token of its own, and prints what the API answers. Ends with 1 where that is a refusal. */
export async function sendRequest(
  method: 'GET' | 'POST',
  help: CommandHelp,
  words: readonly string[],
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
  const instance = running(values, isPost ? ['*.read', '*.write'] : ['*.read']);
  const isPut = 'put' in values && values.put === true;
  const answer = await instance.ask(isPut ? 'PUT' : method, path, body);
  if (answer.status >= 400) process.exitCode = 1;
  const printed = JSON.stringify(answer.body, null, values.json === true ? 0 : 2);
  if (answer.body !== null) (answer.status >= 400 ? process.stderr : process.stdout).write(`${printed}\n`);
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
