import fs from 'node:fs';
import path from 'node:path';
import { parseForm } from '../../sandbox/processors/stripe/form.ts';
import type { WatchedExchange } from '../../sandbox/processors/watch.ts';
import { bodyIn } from './body-in.ts';
import { type TypedValue, faultsByTypes } from './compiled.ts';
import { TYPES, type Types } from './facts/published-types.ts';
import { type PublishedDocument, nameAt, publishedDocuments } from './published.ts';

/**
 * All that passed at the simulated processors during a run of tests, by what the real ones publish: requests that were
 * taken, every answer, every event. Documents judge each message by itself, and the compiler all that are left at once.
 */

type Exchange = Exclude<WatchedExchange, { event: string }>;

/** What a simulator has in the place of a dashboard, and log-ins, keys and pages: no published message. */
const ELSEWHERE = [
  /^\/(?:console|pages|screenings|project|reports\/download|merchants\/[^/]+\/console)\//,
  /^\/(?:webhook_endpoints|workflows|users\/me|v1\/notifications\/.*|v3\/merchants\/.*)$/,
  /^\/(?:oauth2\/token|connect\/token|v1\/oauth2\/token|\.well-known\/jwks)$/,
];

/** Prints what is wrong, and gives how much; null where nothing passed that could be judged. */
export async function judgePassed(run: string): Promise<number | null> {
  const startedAt = performance.now();
  const passed = passedIn(path.join(run, 'passed'));
  const { judged, faults } = await faultsOfPassed(passed);
  if (judged === 0) return null;
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(
    `${faults.length === 0 ? '✔' : '✖'} published  ` +
      `${judged} exchanges and events of simulated processors  ${seconds} s`,
  );
  for (const fault of faults.slice(0, 50)) console.log(`  ${fault}`);
  return faults.length;
}

function passedIn(folder: string): readonly WatchedExchange[] {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder)
    .flatMap((file) => fs.readFileSync(path.join(folder, file), 'utf8').split('\n'))
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as WatchedExchange);
}

export async function faultsOfPassed(
  passed: readonly WatchedExchange[],
): Promise<Readonly<{ judged: number; faults: readonly string[] }>> {
  const documents = publishedDocuments();
  const faults: string[] = [];
  const typed = new Map<string, TypedValue>();
  let judged = 0;
  for (const one of passed) {
    if (!('event' in one) && ELSEWHERE.some((place) => place.test(one.path))) continue;
    for (const document of documents.filter(({ processor }) => processor === one.processor)) {
      judged += 1;
      faults.push(
        ...faultsByDocument(document, one).map((fault) => `${one.processor}: ${whatOf(one)}: ${fault}`),
      );
    }
    const types = TYPES[one.processor];
    if (types === undefined) continue;
    judged += 1;
    for (const message of messagesOf(types, one))
      typed.set(`${message.type} ${shapeOf(message.value)}`, message);
  }
  const byTypes = typed.size === 0 ? new Map() : await faultsByTypes([...typed.values()]);
  for (const [what, found] of byTypes) faults.push(...found.map((fault: string) => `${what}: ${fault}`));
  return { judged, faults: [...new Set(faults)] };
}

function whatOf(one: WatchedExchange): string {
  return 'event' in one ? one.event : `${one.method} ${one.path} ${one.status}`;
}

function faultsByDocument(document: PublishedDocument, one: WatchedExchange): readonly string[] {
  if ('event' in one) return document.faultsOfEvent(one.event, bodyIn(one.body));
  const name = document.operationAt(one.method, one.path);
  if (name === null) return ['is not published'];
  const request = (): unknown => {
    if (document.hasForms) return askedIn(one);
    return one.method === 'GET' ? undefined : bodyIn(one.request);
  };
  return [
    ...(isTaken(one.status) ? document.faultsOfRequest(name, request()) : []),
    ...document.faultsOfAnswer(name, String(one.status), bodyIn(one.answer)),
  ];
}

/** A request that is refused need not be as published. */
function isTaken(status: number): boolean {
  return status < 300 || status === 402;
}

function messagesOf(types: Types, one: WatchedExchange): readonly TypedValue[] {
  const what = `${one.processor}: ${whatOf(one)}`;
  if ('event' in one)
    return types.event === null
      ? []
      : [{ what, type: types.event.replace('{name}', one.event), value: bodyIn(one.body) }];
  const answer = bodyIn(one.answer);
  if (one.status >= 300) {
    const refused = types.error === null ? [] : [{ what, type: types.error, value: answer }];
    return one.status === 402 ? [...requestOf(types, one), ...refused] : refused;
  }
  const found = typesFor(types, one.method, one.path);
  return [
    ...requestOf(types, one),
    { what: `${what}, the answer`, type: found?.answer ?? 'never', value: answer },
  ];
}

function requestOf(types: Types, one: Exchange): readonly TypedValue[] {
  const value = askedIn(one);
  const found = typesFor(types, one.method, one.path);
  if (value === undefined) return [];
  return [
    { what: `${one.processor}: ${whatOf(one)}, the request`, type: found?.request ?? 'undefined', value },
  ];
}

/** The body, or what a look-up has in its query. */
function askedIn({ query, request }: Exchange): unknown {
  return query === '' ? bodyIn(request) : parseForm(new URLSearchParams(query));
}

function typesFor(
  { operations }: Types,
  method: string,
  place: string,
): Types['operations'][string] | undefined {
  return operations[nameAt(Object.keys(operations), method, place) ?? ''];
}

/** One of many that are alike is enough for the compiler: numbers, ids, times and sentences are all one to it. */
function shapeOf(value: unknown): string {
  return JSON.stringify(value, (_name, inner: unknown) => {
    if (typeof inner === 'number') return 0;
    return typeof inner === 'string' && !/^(?!.*\d{3})[\w.-]{1,40}$/.test(inner) ? ' ' : inner;
  });
}
