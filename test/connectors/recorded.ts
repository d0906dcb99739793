import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { parseForm } from '../../sandbox/processors/stripe/form.ts';
import { multipartAsForm } from '../../sandbox/processors/multipart.ts';
import { bodyIn } from './body-in.ts';

/** An exchange that was recorded of a connector; the conformance suite holds the recording to the wire. */
export type RecordedExchange = Readonly<{
  file: string;
  method: string;
  place: string;
  /** The body, or what a look-up has in its query; undefined where there is neither. */
  request: unknown;
  status: string;
  answer: unknown;
}>;

const CONNECTORS = path.join(import.meta.dirname, '../../server/connectors');
/** What is replaced in a recording, as the processor might have written it. */
const SAMPLES: readonly (readonly [RegExp, string])[] = [
  [/(?<=": )\{id-\d+\}|\{second\}/g, '1793527200'],
  [/\{id-\d+\}/g, '5O190127TN3647151'],
  [/\{authorization-code-\d+\}/g, '123456'],
  [/\{date\}/g, '2026-11-01'],
  [/\{suffix-\d+\}/g, '4444'],
  [/\{bytes-\d+\}/g, '0'.repeat(32)],
  [/\{time-\d+\}/g, '2026-11-01T10:00:00Z'],
  [/(?<=")base64\([^)]*\)/g, 'JVBERi0xLjQK'],
  [/\{origin\}/g, 'https://pages.example'],
];

/** Of anti-fraud services nothing is recorded: they are judged by what passes. */
export function recordedOf(processor: string): readonly RecordedExchange[] {
  const folder = path.join(CONNECTORS, processor, 'exchanges');
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.http'))
    .flatMap((file) =>
      fs
        .readFileSync(path.join(folder, file), 'utf8')
        .split('\n###\n\n')
        // The log-in, a form, is in no document.
        .filter((text) => !/^POST \S+\/(?:oauth2\/|connect\/token)/.test(text))
        .map((text) => exchangeIn(file, text)),
    );
}

function exchangeIn(file: string, text: string): RecordedExchange {
  const [request, answer] = text.split(/\n\n(?=HTTP\/1\.1 )/).map(messageIn);
  assert.ok(request !== undefined && answer !== undefined, file);
  const [method = '', address = ''] = request.what.split(' ');
  const [place = '', query = ''] = address.replace('{base_url}', '').split('?');
  return {
    file,
    method,
    place,
    request: query === '' ? request.body : parseForm(new URLSearchParams(withSamples(query))),
    status: answer.what.split(' ')[1] ?? '',
    answer: answer.body,
  };
}

function messageIn(text: string): Readonly<{ what: string; body: unknown }> {
  const end = text.indexOf('\n\n');
  const body = end < 0 ? '' : withSamples(text.slice(end)).trim();
  const [what = ''] = text.split('\n', 1);
  if (body.startsWith('--')) return { what, body: parseForm(new URLSearchParams(partsIn(body))) };
  return { what, body: /^(?:[{[<]|$)/.test(body) ? bodyIn(body) : formIn(body) };
}

function withSamples(text: string): string {
  return SAMPLES.reduce((all, [what, by]) => all.replace(what, by), text);
}

/** As a form of texts, each file as its name. */
function partsIn(text: string): string {
  const [boundary = ''] = text.slice(2).split('\n', 1);
  return multipartAsForm(`multipart/form-data; boundary=${boundary}`, text.replaceAll('\n', '\r\n'));
}

/** Pairs as the recorder prints them, not encoded. */
function formIn(text: string): unknown {
  const pairs = text.split('\n&').map((pair): [string, string] => {
    const [name = '', ...value] = pair.split('=');
    return [name, value.join('=')];
  });
  return parseForm(new URLSearchParams(pairs));
}
