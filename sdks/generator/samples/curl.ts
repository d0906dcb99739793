import { createHash } from 'node:crypto';
import type { Json, Renderer, Sample } from './sample.ts';

/** A request by hand, in any shell of Unix. */
export function curlRenderer(): Renderer {
  return {
    language: 'curl',
    title: 'curl',
    sample: curlText,
    program: (samples) => ({ 'samples.sh': programText(samples) }),
  };
}

function curlText({ operation, path, query, headers, body }: Sample): string {
  const place = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(path[name] ?? ''),
  );
  const asked = Object.entries(query)
    .flatMap(([name, value]) => [value].flat().map((one) => `${name}=${encodeURIComponent(String(one))}`))
    .join('&');
  const isPlain = operation.method === 'GET' || (operation.method === 'POST' && body !== undefined);
  const lines = [
    `curl ${isPlain ? '' : `-X ${operation.method} `}"$RAILYARD_URL${place}${asked === '' ? '' : `?${asked}`}"`,
    '-H "authorization: Bearer $RAILYARD_TOKEN"',
    ...(operation.isKeyed ? [`-H 'idempotency-key: ${someKey(operation.id)}'`] : []),
    ...Object.entries(headers).map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : ["-H 'content-type: application/json'", `-d ${quote(jsonText(body))}`]),
  ];
  return `${lines.join(' \\\n  ')}\n`;
}

function jsonText(body: Json): string {
  const text = JSON.stringify(body);
  return text.length <= 60 ? text : JSON.stringify(body, null, 2);
}

function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

/** A caller makes a new one for each payment. */
function someKey(id: string): string {
  const hex = createHash('sha256').update(id).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

function programText(samples: readonly Sample[]): string {
  return [
    'failed=0',
    'curl() { command curl --silent --show-error --fail-with-body "$@" || { failed=1; echo "failed: $name"; }; }',
    ...samples.flatMap((sample) => [
      `name=${sample.operation.id}`,
      `${curlText(sample).trimEnd()} >>answers.txt`,
    ]),
    'exit $failed\n',
  ].join('\n');
}
