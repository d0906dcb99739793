import fs from 'node:fs';
import path from 'node:path';
import { CommandError } from '../command-error.ts';
import { harRequests } from './read-har.ts';
import { lineRequests } from './read-lines.ts';
import { type RecordedRequest, UnreadableFile } from './recorded.ts';
import type { Judge, Verdict } from './verdict.ts';

/** What becomes of a request of the file; null: it went to a host that is not asked about. */
type JudgedRequest = Readonly<{ request: RecordedRequest; verdict: Verdict | null }>;

/**
 * Judges each request of a file as it is read. Nothing of it is written anywhere.
 * @throws CommandError where the file cannot be read, with the line
 */
export async function* judgeFile(
  file: string,
  judge: Judge,
  isAsked: (host: string) => boolean,
): AsyncGenerator<JudgedRequest> {
  try {
    for await (const request of requestsIn(file)) {
      if (request.method === 'OPTIONS') continue; // a browser's own question before a request
      const isElsewhere = request.host !== null && !isAsked(request.host);
      const method = request.method === 'HEAD' ? 'GET' : request.method;
      yield { request, verdict: isElsewhere ? null : judge({ ...request, method }) };
    }
  } catch (error) {
    const because = whyUnreadable(error);
    if (because === null) throw error;
    throw new CommandError(`${file}: ${because}`);
  }
}

function whyUnreadable(error: unknown): string | null {
  if (error instanceof UnreadableFile) return error.message;
  if (!(error instanceof Error) || !('code' in error)) return null;
  if (error.code === 'ENOENT') return 'There is no such file.';
  if (error.code === 'EISDIR') return 'This is a folder: name a file.';
  return error.code === 'EACCES' ? 'This file may not be read.' : null;
}

async function* requestsIn(file: string): AsyncGenerator<RecordedRequest> {
  const pieces = piecesOf(file);
  const first = await pieces.next();
  const beginning = first.done === true ? '' : first.value;
  const whole = prepend(beginning, pieces);
  yield* isHar(file, beginning) ? harRequests(whole) : lineRequests(whole);
}

/** A HAR file says so in its name, or is an object that does not end in its first line. */
function isHar(file: string, beginning: string): boolean {
  if (path.extname(file).toLowerCase() === '.har') return true;
  return /^[\s\uFEFF]*\{\s*"log"\s*:/.test(beginning);
}

async function* piecesOf(file: string): AsyncGenerator<string> {
  const source = file === '-' ? process.stdin : fs.createReadStream(file, { highWaterMark: 1 << 18 });
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  for await (const piece of source) yield decoder.decode(piece as Buffer, { stream: true });
  yield decoder.decode();
}

async function* prepend(first: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield first;
  yield* rest;
}
