import fs from 'node:fs';
import path from 'node:path';
import { Ajv, type AnySchemaObject, type Options, type ValidateFunction } from 'ajv';
import formats from 'ajv-formats';

/**
 * What a processor publishes of its API. Of each document only what is used stands in `facts/*-openapi.json`, with its
 * source and licence, and every object in it is closed, so that a name that the processor does not know is found. Where
 * the document itself is too short for that, `open` says so.
 */
type Document = Readonly<{
  source: Readonly<{ open?: string; forms?: string }>;
  operations: Readonly<Record<string, Operation>>;
  /** What any operation answers, by status or `default`, unless it says otherwise itself. */
  errors?: Readonly<Record<string, Reference | true>>;
  /** By the name that its simulator tells each by. */
  events?: Readonly<Record<string, Reference>>;
  schemas: Readonly<Record<string, AnySchemaObject>>;
}>;
/** By status or `default`. `true`: an answer without a body. */
type Operation = Readonly<{ request?: Reference; answers: Readonly<Record<string, Reference | true>> }>;
type Reference = Readonly<{ $ref: string }>;

// Their patterns are of a time before the flag `u`, which refuses some.
const OPTIONS: Options = {
  strict: false,
  unicodeRegExp: false,
  allErrors: true,
  validateSchema: false,
  inlineRefs: false,
  code: { optimize: false },
};
const FACTS = path.join(import.meta.dirname, 'facts');
const SUFFIX = '-openapi.json';

export function publishedDocuments(): readonly PublishedDocument[] {
  return fs
    .readdirSync(FACTS)
    .filter((file) => file.endsWith(SUFFIX))
    .map((file) => new PublishedDocument(file.slice(0, -SUFFIX.length)));
}

/** Which of the names, such as `POST /payments/{id}/refunds`, a request is of. */
export function nameAt(names: readonly string[], method: string, place: string): string | null {
  return (
    names.find((one) => new RegExp(`^${one.replace(/\{\w+\}/g, '[^/]+')}/?$`).test(`${method} ${place}`)) ??
    null
  );
}

export class PublishedDocument {
  readonly processor: string;
  readonly operations: Document['operations'];
  readonly events: Document['events'];
  readonly isClosed: boolean;
  /** Requests are forms: they have text alone, and a look-up has one in its query. */
  readonly hasForms: boolean;
  readonly #bodies: Schemas;
  readonly #forms: Schemas;
  readonly #errors: NonNullable<Document['errors']>;

  constructor(processor: string) {
    this.processor = processor;
    const text = fs.readFileSync(path.join(FACTS, `${processor}${SUFFIX}`), 'utf8');
    const document = JSON.parse(text) as Document;
    this.operations = document.operations;
    this.events = document.events;
    this.#errors = document.errors ?? {};
    this.isClosed = document.source.open === undefined;
    this.hasForms = document.source.forms !== undefined;
    this.#bodies = new Schemas(document);
    this.#forms = new Schemas(document, { coerceTypes: true });
  }

  operationAt(method: string, place: string): string | null {
    return nameAt(Object.keys(this.operations), method, place);
  }

  /** What is wrong with the body of a request, or with the query of a look-up by a form; undefined is none. */
  faultsOfRequest(name: string, body: unknown): readonly string[] {
    const wanted = this.operations[name]?.request;
    if (wanted === undefined) return body === undefined ? [] : ['no body is wanted'];
    // A body of which nothing is required may be left away.
    const given = body ?? {};
    return this.hasForms
      ? this.#forms.faultsOf(wanted, structuredClone(given))
      : this.#bodies.faultsOf(wanted, given);
  }

  faultsOfAnswer(name: string, status: string, body: unknown): readonly string[] {
    const answers = this.operations[name]?.answers ?? {};
    const wanted = answers[status] ?? answers['default'] ?? this.#errors[status] ?? this.#errors['default'];
    if (wanted === undefined) return [`${name} does not answer ${status}`];
    if (wanted === true) return body === undefined ? [] : ['no body is answered'];
    return this.#bodies.faultsOf(wanted, body);
  }

  /** Nothing is wrong with an event where no document has any. */
  faultsOfEvent(name: string, body: unknown): readonly string[] {
    const wanted = this.events?.[name];
    if (wanted === undefined) return this.events === undefined ? [] : [`${name} is not published`];
    return this.#bodies.faultsOf(wanted, body).map((fault) => `${name} ${fault}`);
  }
}

/** The schemas of a document, each compiled once. */
class Schemas {
  readonly #ajv: Ajv;
  readonly #compiled = new Map<string, ValidateFunction>();

  constructor(document: Document, more: Options = {}) {
    this.#ajv = new Ajv({ ...OPTIONS, ...more });
    formats.default(this.#ajv);
    this.#ajv.addSchema({ ...document }, 'published');
  }

  faultsOf({ $ref }: Reference, value: unknown): readonly string[] {
    const check = this.#compiled.get($ref) ?? this.#ajv.compile({ $ref: `published${$ref}` });
    this.#compiled.set($ref, check);
    check(value);
    return (check.errors ?? []).map(({ instancePath, message = '', params }) =>
      [instancePath, message, JSON.stringify(params)].join(' '),
    );
  }
}
