import { isObject } from '../step.ts';
import { addressParts, methodOf, READ_HEADERS, type RecordedRequest, UnreadableFile } from './recorded.ts';

const LINE_LENGTH_MAX = 16 * 1024 * 1024;

/** One request a line: `POST /buyers {"display_name":"Ada"}`, or JSON with `method`, `path` or `url`, and `body`. */
export async function* lineRequests(pieces: AsyncIterable<string>): AsyncGenerator<RecordedRequest> {
  let at = 0;
  for await (const line of linesOf(pieces)) {
    at += 1;
    const text = line.replace(/^\uFEFF/, '').trim();
    if (text !== '' && !text.startsWith('#'))
      yield text.startsWith('{') ? ofJson(text, at) : ofWords(text, at);
  }
}

async function* linesOf(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const piece of pieces) {
    const lines = `${rest}${piece}`.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
    if (rest.length > LINE_LENGTH_MAX) throw new UnreadableFile('A line has more than 16 MiB.');
  }
  if (rest !== '') yield rest;
}

const FORM = 'a method, a path and a body of JSON, for example: POST /buyers {"display_name":"Ada"}';

function ofWords(text: string, at: number): RecordedRequest {
  const [, method = '', address = '', body = ''] = /^([A-Za-z]+)\s+(\S+)(?:\s+([^]*))?$/.exec(text) ?? [];
  const parts = addressParts(address);
  if (method === '' || parts === null) throw new UnreadableFile(`Line ${at} is no request: write ${FORM}`);
  return { at, method: methodOf(method), ...parts, headers: new Map(), body: body === '' ? null : body };
}

function ofJson(text: string, at: number): RecordedRequest {
  const line = parseLine(text, at);
  const { method, path, url, headers, body } = line;
  const address = typeof url === 'string' ? url : path;
  const parts = typeof address === 'string' ? addressParts(address) : null;
  if (typeof method !== 'string' || parts === null)
    throw new UnreadableFile(`Line ${at} has no "method", or no "path" or "url" that is an address.`);

  const kept = Object.entries(isObject(headers) ? headers : {})
    .map(([name, value]) => [name.toLowerCase(), String(value)] as const)
    .filter(([name]) => READ_HEADERS.has(name));
  const sent = body === undefined || typeof body === 'string' ? (body ?? null) : JSON.stringify(body);
  return {
    at,
    method: methodOf(method),
    ...parts,
    headers: new Map(kept),
    body: sent === '' ? null : sent,
  };
}

function parseLine(text: string, at: number): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    if (isObject(value)) return value;
  } catch {
    // told below, without the text: it may hold a card
  }
  throw new UnreadableFile(`Line ${at} is not one JSON object.`);
}
