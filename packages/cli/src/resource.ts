import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import type { Answer } from '@railyard/sdk';
import type { HomeOf } from './command.ts';
import { CommandError } from './command-error.ts';
import { confirm } from './confirm.ts';
import { isFinal, type Operation } from './operation.ts';
import { showAnswer, showList } from './resource-answer.ts';
import { type FoundOperation, findOperation, operationHelp, unknownVerb } from './resource-help.ts';
import { readRequest, type ResourceRequest } from './resource-request.ts';
import { type Running, running } from './running.ts';
import type { AnswerStyle } from './show-answer.ts';

/**
 * Asks the API for what the words name: nouns, a verb, ids, and options. `leading` stands before the nouns, and is
 * never a member of the request.
 * @throws CommandError where a word is wrong
 */
export async function runResource(
  words: readonly string[],
  leading: readonly string[],
  home: HomeOf,
): Promise<void> {
  const firstOption = words.findIndex((word) => word.startsWith('-'));
  const plain = firstOption < 0 ? words : words.slice(0, firstOption);
  const found = findOperation(plain);
  if (found === null) throw unknownVerb(plain);
  const { name, operation } = found;
  const help = operationHelp(name, operation);
  const request = readRequest(help, operation, words.slice(name.split(' ').length), leading);
  const { own, path } = request;
  await refuseUnasked(found, request);

  const there = running(own, home, { tries: 3 });
  const noun = name.split(' ').slice(0, -1).join(' ');
  const style: AnswerStyle = {
    noun,
    asJson: own.json === true,
    fields: own.fields?.split(',') ?? null,
    isRevealed: own.reveal === true,
  };
  if (operation.isList === true) return await showList(there.railyard, path, own, style);
  await showAnswer(await ask(there, operation, request), operation, own, style);
}

/** Before anything is sent: what ends something, and where a secret goes that is shown once. */
async function refuseUnasked(
  { name, operation }: FoundOperation,
  { own, ids }: ResourceRequest,
): Promise<void> {
  const { secret } = operation;
  if (secret !== undefined && own.reveal !== true && own['secret-file'] === undefined)
    throw new CommandError(
      `The answer has a ${secret} that is shown this once: say where it goes with --secret-file FILE, or print it ` +
        'with --reveal. Nothing was sent.',
    );
  if (own['secret-file'] !== undefined && fs.existsSync(own['secret-file']))
    throw new CommandError(`${own['secret-file']} is there already: name another file with --secret-file.`);
  if (isFinal(name, operation)) await confirm(own.yes, `${[name, ...ids].join(' ')} cannot be taken back.`);
}

async function ask(
  { railyard }: Running,
  operation: Operation,
  { path, headers, body, own }: ResourceRequest,
): Promise<Answer<unknown>> {
  if (operation.body === 'bytes')
    return await railyard.vaultForward
      .send(bytesOf(body), { headers: givenHeaders(own.header ?? []) })
      .send();
  const key = operation.isKeyed === true ? (own['idempotency-key'] ?? randomUUID()) : undefined;
  if (key !== undefined) process.stderr.write(`Idempotency-Key: ${key}\n`);
  return await railyard.request(operation.method, path, body, { idempotencyKey: key, headers }).send();
}

function bytesOf(body: unknown): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(body as Buffer); // read so above
}

function givenHeaders(given: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    given.map((text) => {
      const [, name = '', value = ''] = /^([\w-]+):\s*(.*)$/.exec(text) ?? [];
      if (name === '') throw new CommandError(`--header takes NAME:VALUE, and not ${JSON.stringify(text)}.`);
      return [name, value];
    }),
  );
}
