import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '../source.ts';

/** A schema of the document, as JSON Schema has it. */
export type Schema = Readonly<{
  $ref?: string;
  type?: string;
  description?: string;
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  additionalProperties?: Schema | boolean;
  items?: Schema;
  anyOf?: readonly Schema[];
  enum?: readonly string[];
  'x-extensible-enum'?: readonly string[];
  const?: string;
  format?: string;
  pattern?: string;
  default?: unknown;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  discriminator?: Readonly<{ propertyName: string; mapping?: Readonly<Record<string, string>> }>;
}>;
type Content = Readonly<Record<string, Readonly<{ schema?: Schema }>>>;
export type Parameter = Readonly<{
  $ref?: string;
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  description?: string;
  schema: Schema;
}>;
export type Answer = Readonly<{ $ref?: string; description?: string; content?: Content }>;

/** An operation as the document has it, with where it stands. */
export type DocumentedOperation = Readonly<{
  operationId: string;
  tags: readonly [string];
  summary: string;
  description?: string;
  security?: readonly object[];
  'x-scopes'?: Readonly<Record<string, readonly string[]>>;
  'x-idempotent'?: 'key' | 'always';
  'x-confirmed'?: string;
  'x-pagination'?: Readonly<Record<string, unknown>>;
  parameters?: readonly Parameter[];
  requestBody?: Readonly<{ required?: boolean; content: Content }>;
  responses: Readonly<Record<string, Answer>>;
}>;
export type PlacedOperation = Readonly<{ method: string; path: string; operation: DocumentedOperation }>;

type Document = Readonly<{
  paths: Readonly<Record<string, Readonly<Record<string, DocumentedOperation>>>>;
  webhooks: Readonly<Record<string, Readonly<{ $ref: string }>>>;
  components: Readonly<{
    schemas: Readonly<Record<string, Schema>>;
    parameters: Readonly<Record<string, Parameter>>;
    responses: Readonly<Record<string, Answer>>;
    pathItems: Readonly<Record<string, Readonly<{ post: DocumentedOperation }>>>;
  }>;
}>;

export const DOCUMENT = readContract<Document>('openapi.json');

/** A file of the contract, which tests hold to its form. */
export function readContract<Form>(name: string): Form {
  return JSON.parse(fs.readFileSync(path.join(ROOT, 'contract', name), 'utf8')) as Form;
}

export const OPERATIONS: readonly PlacedOperation[] = Object.entries(DOCUMENT.paths).flatMap(
  ([at, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path: at,
      operation,
    })),
);

/** Operations by their tags, in the order of the alphabet. */
export function operationsByTag(): readonly (readonly [string, readonly PlacedOperation[]])[] {
  const groups = Map.groupBy(OPERATIONS, ({ operation }) => operation.tags[0]);
  return [...groups].toSorted(([one], [other]) => one.localeCompare(other));
}

/** A parameter that stands among those of all. */
export function parameterOf(parameter: Parameter): Parameter {
  const name = parameter.$ref?.replace('#/components/parameters/', '');
  return name === undefined ? parameter : (DOCUMENT.components.parameters[name] ?? parameter);
}

/** The name of a schema that is referred to; null where it stands in its place. */
export function schemaName({ $ref }: Schema): string | null {
  return $ref?.replace('#/components/schemas/', '') ?? null;
}

/** What a reference leads to. */
export function schemaOf(schema: Schema): Schema {
  const name = schemaName(schema);
  return name === null ? schema : schemaOf(DOCUMENT.components.schemas[name] ?? {});
}

/** `Payment methods - Network tokens` → `payment-methods-network-tokens` */
export function tagSlug(tag: string): string {
  return tag.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
}

export function operationUrl({ operation }: Pick<PlacedOperation, 'operation'>): string {
  return `/reference/${tagSlug(operation.tags[0])}/${operation.operationId.replaceAll('_', '-')}/`;
}

export function typeUrl(name: string): string {
  return `/types/${name}/`;
}
