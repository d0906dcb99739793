import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { Ajv, type AnySchemaObject, type ValidateFunction } from 'ajv';
import formats from 'ajv-formats';

/**
 * What a processor publishes of its API. Of each document only what is used stands in `facts/*-openapi.json`, with its
 * source and licence, and every object in it is closed, so that a name that the processor does not know is found. Where
 * the document itself is too short for that, `open` says so.
 */
type Document = Readonly<{
  source: Readonly<{ open?: string }>;
  operations: Readonly<Record<string, Operation>>;
  /** By the name that its simulator tells each by. */
  events?: Readonly<Record<string, Reference>>;
  schemas: Readonly<Record<string, AnySchemaObject>>;
}>;
type Operation = Readonly<{ request?: Reference; answers: Readonly<Record<string, Reference | true>> }>;
type Reference = Readonly<{ $ref: string }>;

const FACTS = path.join(import.meta.dirname, 'facts');
const SUFFIX = '-openapi.json';

export function publishedDocuments(): readonly Published[] {
  return fs
    .readdirSync(FACTS)
    .filter((file) => file.endsWith(SUFFIX))
    .map((file) => new Published(file.slice(0, -SUFFIX.length)));
}

/** What is wrong with events that simulators have told. */
export function faultsOfEvents(events: readonly Told[]): readonly string[] {
  const documents = new Map(publishedDocuments().map((published) => [published.processor, published]));
  return events.flatMap(
    ({ processor, name, body }) => documents.get(processor)?.faultsOfEvent(name, JSON.parse(body)) ?? [],
  );
}
export type Told = Readonly<{ processor: string; name: string; body: string }>;

export class Published {
  readonly processor: string;
  readonly operations: Document['operations'];
  readonly events: Document['events'];
  readonly isClosed: boolean;
  // Their patterns are of a time before the flag `u`, which refuses some.
  readonly #ajv = new Ajv({ strict: false, unicodeRegExp: false, allErrors: true });
  readonly #compiled = new Map<string, ValidateFunction>();

  constructor(processor: string) {
    this.processor = processor;
    const text = fs.readFileSync(path.join(FACTS, `${processor}${SUFFIX}`), 'utf8');
    const document = JSON.parse(text) as Document;
    this.operations = document.operations;
    this.events = document.events;
    this.isClosed = document.source.open === undefined;
    formats.default(this.#ajv);
    this.#ajv.addSchema({ ...document }, 'published');
  }

  operationAt(method: string, place: string): string {
    const name = Object.keys(this.operations).find((one) => {
      const pattern = one.replace(/\{\w+\}/g, '[^/]+');
      return new RegExp(`^${pattern}$`).test(`${method} ${place}`);
    });
    return name ?? assert.fail(`${method} ${place} is not published`);
  }

  /** What is wrong with the body of a request; undefined is none. */
  faultsOfRequest(name: string, body: unknown): readonly string[] {
    const wanted = this.operations[name]?.request;
    if (wanted === undefined) return body === undefined ? [] : ['no body is wanted'];
    return this.#faults(wanted, body);
  }

  faultsOfAnswer(name: string, status: string, body: unknown): readonly string[] {
    const wanted = this.operations[name]?.answers[status];
    if (wanted === undefined) return [`${name} does not answer ${status}`];
    return wanted === true ? [] : this.#faults(wanted, body);
  }

  /** Nothing is wrong with an event where no document has any. */
  faultsOfEvent(name: string, body: unknown): readonly string[] {
    const wanted = this.events?.[name];
    if (wanted === undefined) return this.events === undefined ? [] : [`${name} is not published`];
    return this.#faults(wanted, body).map((fault) => `${name} ${fault}`);
  }

  #faults({ $ref }: Reference, value: unknown): readonly string[] {
    const check = this.#compiled.get($ref) ?? this.#ajv.compile({ $ref: `published${$ref}` });
    this.#compiled.set($ref, check);
    check(value);
    return (check.errors ?? []).map(({ instancePath, message = '', params }) =>
      [instancePath, message, JSON.stringify(params)].join(' '),
    );
  }
}
