import fs from 'node:fs';
import type { Answer, Railyard } from '@railyard/sdk';
import type { Operation } from './operation.ts';
import { tellOutcome } from './outcome.ts';
import type { OwnValues } from './resource-request.ts';
import { cleanText } from './terminal-text.ts';
import { itemsText, recordText, type AnswerStyle } from './show-answer.ts';
import { isObject } from './step.ts';

/** Prints what was answered; what is shown this once goes into the file that was named for it. */
export async function showAnswer(
  { result, bytes }: Answer<unknown>,
  operation: Operation,
  own: OwnValues,
  style: AnswerStyle,
): Promise<void> {
  if (operation.body === 'bytes') return void process.stdout.write(bytes);
  const { secret } = operation;
  const kept = secret !== undefined && isObject(result) ? result[secret] : undefined;
  if (own['secret-file'] !== undefined && typeof kept === 'string') {
    fs.writeFileSync(own['secret-file'], kept, { mode: 0o600, flag: 'wx' });
    process.stderr.write(`${secret} is in ${own['secret-file']}, and nowhere else\n`);
  }
  if (result === null || result === undefined) process.stderr.write('Done\n');
  else if (isObject(result) && Array.isArray(result['items']) && !style.asJson)
    process.stdout.write(itemsText(result['items'] as readonly unknown[], style, true));
  else process.stdout.write(recordText(result, style));
  if (operation.isKeyed === true) tellOutcome(result);
}

/** Prints the first page of a list, or all of them. */
export async function showList(
  railyard: Railyard,
  path: string,
  own: OwnValues,
  style: AnswerStyle,
): Promise<void> {
  let next: string | null = null;
  let isFirst = true;

  do {
    const page = await pageOf(railyard, path, next);
    const { items } = page;
    next = typeof page['next_cursor'] === 'string' ? page['next_cursor'] : null;
    if (style.asJson && own.all !== true && style.fields === null)
      process.stdout.write(recordText(page, style));
    else process.stdout.write(itemsText(items, style, isFirst));
    if (isFirst && items.length === 0 && next === null && !style.asJson)
      process.stderr.write('There is none\n');
    isFirst = false;
  } while (own.all === true && next !== null);
  if (next !== null && !style.asJson) process.stderr.write(`More: --cursor ${cleanText(next)}, or --all\n`);
}

type Page = Readonly<Record<string, unknown>> & Readonly<{ items: readonly unknown[] }>;

async function pageOf(railyard: Railyard, path: string, cursor: string | null): Promise<Page> {
  const [place = '', query = ''] = path.split('?');
  const search = new URLSearchParams(query);
  if (cursor !== null) search.set('cursor', cursor);
  const text = search.toString();
  const answer = await railyard.request('GET', text === '' ? place : `${place}?${text}`);
  return isObject(answer) && Array.isArray(answer['items'])
    ? { ...answer, items: answer['items'] as readonly unknown[] }
    : { items: [answer] };
}
