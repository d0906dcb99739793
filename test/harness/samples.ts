import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { contract } from '../../sdks/generator/index.ts';
import {
  filledIn,
  type Json,
  type RequestExample,
  requestExamples,
  type Sample,
  shownSample,
  shownSamples,
} from '../../sdks/generator/samples/sample.ts';
import { samplesIn } from '../../sdks/generator/samples/index.ts';
import { madeUpAnswer } from '../../sdks/generator/samples/made-up.ts';
import { DASHBOARD_URL } from './dashboard-url.ts';
import { openTestService } from './index.ts';

/** An example, and what is shown of it. */
type Step = Readonly<{ example: RequestExample; sample: Sample }>;

/** Runs a program whose files were written into `folder`. */
type RunProgram = (
  folder: string,
  environment: Readonly<Record<'RAILYARD_URL' | 'RAILYARD_TOKEN', string>>,
) => Promise<unknown>;

/**
 * Writes the program that does every sample of a language, and runs it against a service that has nothing yet. Gives a
 * line for each sample that was not sent, or not as it is shown.
 */
export async function runSamples(language: string, run: RunProgram): Promise<readonly string[]> {
  const model = contract();
  const renderer = samplesIn(model).find((one) => one.language === language);
  if (renderer === undefined) throw new Error(`There are no samples in ${language}`);
  // Node takes the package of ours by its name only from inside the project.
  const folder = path.join(import.meta.dirname, '../../.railyard/sdks/samples', language);
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
  for (const [name, program] of Object.entries(renderer.program(shownSamples(model))))
    fs.writeFileSync(path.join(folder, name), program);
  const place = await openSamples();
  try {
    await run(folder, { RAILYARD_URL: place.url, RAILYARD_TOKEN: place.token });
    return place.faults();
  } finally {
    await place.close();
  }
}

/** Where such a program is sent to. */
type SamplesPlace = Readonly<{
  url: string;
  token: string;
  faults(): readonly string[];
  close(): Promise<void>;
}>;

/**
 * A service behind a proxy. Samples have ids of the recorded answers in them: the proxy holds each request to the
 * sample whose turn it is, and sends it with the ids that this service gave. It also sends what only prepares for
 * others, and answers by itself where the sandbox has no answer yet.
 */
async function openSamples(): Promise<SamplesPlace> {
  const service = await openTestService({ config: { dashboardUrl: DASHBOARD_URL } });
  const token = await service.token();
  const run = new SamplesRun(service.url, token);
  const server = http.createServer((request, response) => {
    run.answer(request, response).catch((error: unknown) => {
      response.writeHead(500, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ message: String(error) }));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = async (): Promise<void> => {
    server.closeAllConnections();
    server.close();
    await service.close();
  };
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, token, faults: () => run.faults(), close };
}

class SamplesRun {
  readonly #serviceUrl: string;
  readonly #token: string;
  readonly #model = contract();
  readonly #steps: readonly Step[];
  readonly #answers: Record<string, unknown> = {};
  readonly #faults: string[] = [];
  #next = 0;

  constructor(serviceUrl: string, token: string) {
    [this.#serviceUrl, this.#token] = [serviceUrl, token];
    this.#steps = requestExamples().map((example) => ({
      example,
      sample: shownSample(example, this.#model),
    }));
  }

  async answer(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const body = await text(request);
    const before = this.#steps[this.#next - 1];
    const url = new URL(request.url ?? '', 'http://samples');
    if (
      before !== undefined &&
      url.searchParams.has('cursor') &&
      addressOf(before.sample, {}) === url.pathname
    )
      return this.#forward(before, { request, body, cursor: url.searchParams.get('cursor') }, response);
    const at = this.#steps.findIndex(
      ({ example, sample }, index) =>
        index >= this.#next && example.as === undefined && isThat(sample, request, body),
    );
    const step = this.#steps[at];
    if (step === undefined) {
      this.#faults.push(`no sample is ${request.method} ${request.url} ${body}`);
      response.writeHead(400, { 'content-type': 'application/json' });
      return void response.end(
        JSON.stringify({ code: 'bad_request', message: 'no sample is so', details: [] }),
      );
    }

    await this.#passOver(at);
    this.#next = at + 1;
    return this.#forward(step, { request, body, cursor: null }, response);
  }

  /** What lies before the next one: preparations, and samples that nobody sent. */
  async #passOver(until: number): Promise<void> {
    for (const { example, sample } of this.#steps.slice(this.#next, until)) {
      if (example.as === undefined) this.#faults.push(`${example.operation} was not sent`);
      if (example.isUnanswered === true) continue;
      const { body } = filledIn(example, this.#answers);
      await this.#send(example, sample, {
        headers: { authorization: `Bearer ${this.#token}`, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
    }
  }

  async #forward(
    { example, sample }: Step,
    {
      request,
      body,
      cursor,
    }: Readonly<{ request: http.IncomingMessage; body: string; cursor: string | null }>,
    response: http.ServerResponse,
  ): Promise<void> {
    if (example.isUnanswered === true) {
      const made = madeUpAnswer(sample.operation.answer, this.#model);
      response.writeHead(made === undefined ? 204 : 200, { 'content-type': 'application/json' });
      return void response.end(made === undefined ? undefined : JSON.stringify(made));
    }
    const { body: real } = filledIn(example, this.#answers);
    const kept = [
      'authorization',
      'content-type',
      'idempotency-key',
      'x-api-version',
      'x-merchant-account-id',
    ];
    const headers = Object.fromEntries(
      kept.flatMap((name) =>
        request.headers[name] === undefined ? [] : [[name, String(request.headers[name])]],
      ),
    );
    const sent = body === '' ? {} : { body: real === undefined ? body : JSON.stringify(real) };
    const answer = await this.#send(example, sample, { headers, ...sent }, cursor);
    const type = answer.headers.get('content-type');
    response.writeHead(answer.status, type === null ? {} : { 'content-type': type });
    response.end(answer.text);
  }

  async #send(
    example: RequestExample,
    sample: Sample,
    given: Readonly<{ headers: Record<string, string>; body?: string }>,
    cursor: string | null = null,
  ): Promise<Readonly<{ status: number; headers: Headers; text: string }>> {
    const { params = {}, query = {} } = filledIn(example, this.#answers);
    const asked = cursor === null ? query : { ...query, cursor };
    const address = `${this.#serviceUrl}${addressOf({ ...sample, path: params }, asked)}`;
    const answer = await fetch(address, { method: sample.operation.method, ...given });
    const said = await answer.text();
    if (answer.status >= 300) this.#faults.push(`${example.operation}: ${answer.status} ${said}`);
    else if (cursor === null && said.startsWith('{'))
      this.#answers[example.as ?? example.operation] = JSON.parse(said);
    return { status: answer.status, headers: answer.headers, text: said };
  }

  faults(): readonly string[] {
    const left = this.#steps.slice(this.#next).filter(({ example }) => example.as === undefined);
    return [...this.#faults, ...left.map(({ example }) => `${example.operation} was not sent`)];
  }
}

function isThat(
  { operation, path, query, headers, body }: Sample,
  request: http.IncomingMessage,
  sent: string,
): boolean {
  const [place = '', asked = ''] = (request.url ?? '').split('?');
  if (request.method !== operation.method || place !== addressOf({ operation, path }, {})) return false;
  if (asked.split('&').toSorted().join('&') !== queryText(query).split('&').toSorted().join('&'))
    return false;
  if (Object.entries(headers).some(([name, value]) => request.headers[name] !== value)) return false;
  return isDeepStrictEqual(body ?? {}, sent === '' ? {} : (JSON.parse(sent) as Json));
}

function addressOf(
  { operation, path }: Pick<Sample, 'operation' | 'path'>,
  query: Readonly<Record<string, Json>>,
): string {
  const place = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(path[name] ?? ''),
  );
  const asked = queryText(query);
  return asked === '' ? place : `${place}?${asked}`;
}

function queryText(query: Readonly<Record<string, Json>>): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().map((one): [string, string] => [name, String(one)]),
  );
  return new URLSearchParams(pairs).toString();
}
