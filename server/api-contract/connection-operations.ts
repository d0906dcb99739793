import type { TObject, TProperties, TSchema } from 'typebox';
import { type Operation, operation, token } from './operation.ts';
import { FieldValue, VoidableField } from './schemas/connector-fields.ts';
import { Uuid } from './schemas/identifier.ts';
import { IF_MATCH } from './schemas/if-match.ts';
import { cursorQuery, page } from './schemas/pagination.ts';
import { choice, constant, fields, maybe, nullable, object, text, withDefault } from './schemas/schema.ts';
import { Timestamp } from './schemas/time.ts';
import { Type } from './schemas/type.ts';
import { describe } from './schemas/words.ts';

/** How the API calls a kind of connection: a company that a merchant account has connected. */
export type PublishedKind = Readonly<{
  /** In ids of operations and in members. */
  name: string;
  /** Begins the names of its schemas. */
  title: string;
  /** In sentences, with its article. */
  one: string;
  many: string;
  tag: string;
  /** Scopes of its definitions and of its connections, without the verb. */
  scopes: Readonly<{ definitions: string; connections: string }>;
  merchantAccount: 'header' | 'none';
  /** Of a connector of this kind. */
  example: string;
}>;

export const DefinitionFieldFormat = choice('DefinitionFieldFormat', [
  'text',
  'multiline',
  'file',
  'number',
  'timezone',
  'boolean',
]);

export const DefinitionField = object('DefinitionField', {
  key: text(50),
  display_name: text(200),
  required: Type.Boolean(),
  format: DefinitionFieldFormat,
  secret: Type.Boolean(),
  verifiable: Type.Boolean(),
  help: text(500),
});
describe(DefinitionField, {
  key: 'Names the setting in `fields` of what is set up.',
  display_name: 'What to call it in a form.',
  required: 'Whether it must be set.',
  format: 'What kind of text it is.',
  secret: 'Whether it is sealed and never answered.',
  verifiable: 'Whether the provider can be asked if it is right.',
  help: 'What it may be, and where it is found.',
});

const Settings = Type.Array(FieldValue, { maxItems: 100 });
const ChangedSettings = Type.Array(VoidableField, { maxItems: 100 });
const SETTINGS_WORDS = 'Settings of the connector by their keys, which its definition lists.';
const NAME_WORDS = 'What you call it.';

function kebab(name: string): string {
  return name.replaceAll('_', '-');
}

type Words = Readonly<Record<string, string>>;

/** Describes the members that the object has, of all that there are words for. */
function inWords<Schema extends TObject>(schema: Schema, words: Words): Schema {
  describe(schema, Object.fromEntries(Object.entries(words).filter(([name]) => name in schema.properties)));
  return schema;
}

/** What can be connected: a connector, and the settings that it takes. `own`: members of this kind alone. */
function definitionSchema(
  { name, title, example }: PublishedKind,
  own: TProperties,
  words: Words = {},
): TSchema {
  const schema = object(`${title}Definition`, {
    type: constant(`${kebab(name)}-definition`),
    id: text(50),
    display_name: text(200),
    fields: Type.Array(DefinitionField),
    icon_url: nullable(Type.String()),
    ...own,
  });
  return inWords(schema, {
    ...words,
    id: `The connector's name, for example \`${example}\`.`,
    display_name: 'What the provider is called.',
    fields: 'The settings that it takes.',
  });
}

export function listDefinitions(kind: PublishedKind, definition: TSchema): Operation {
  const { name, title, many, tag, scopes, merchantAccount } = kind;
  return operation({
    id: `list_${name}_definitions`,
    method: 'GET',
    path: `/${kebab(name)}-definitions`,
    tag,
    summary: `List the connectors of ${many}.`,
    description: 'Those that have an address in this environment; production has none of the simulated ones.',
    access: token(`${scopes.definitions}.read`),
    merchantAccount,
    query: fields({ ...cursorQuery() }),
    responses: { 200: page(`${title}Definitions`, definition) },
  });
}

export function getDefinition(kind: PublishedKind, definition: TSchema, description: string): Operation {
  const { name, one, tag, scopes, merchantAccount } = kind;
  return operation({
    id: `get_${name}_definition`,
    method: 'GET',
    path: `/${kebab(name)}-definitions/{${name}_definition_id}`,
    tag,
    summary: `Read which settings the connector of ${one} takes.`,
    description,
    access: token(`${scopes.definitions}.read`),
    merchantAccount,
    params: fields({ [`${name}_definition_id`]: text(200) }),
    responses: { 200: definition },
  });
}

type AddressedKind = Readonly<{ path: string; params?: TSchema }>;

/** Everything that an operation on connections of a kind has by itself. */
function common({ tag, scopes, merchantAccount }: PublishedKind, verb: 'read' | 'write') {
  return { tag, access: token(`${scopes.connections}.${verb}`), merchantAccount };
}

export function getConnection(kind: PublishedKind, at: AddressedKind, schema: TSchema, description: string) {
  return operation({
    ...common(kind, 'read'),
    ...at,
    id: `get_${kind.name}`,
    method: 'GET',
    summary: `Read ${kind.one}; secret settings are not shown.`,
    description,
    responses: { 200: schema },
  });
}

export function deleteConnection(kind: PublishedKind, at: AddressedKind, description: string): Operation {
  return operation({
    ...common(kind, 'write'),
    ...at,
    id: `delete_${kind.name}`,
    method: 'DELETE',
    summary: `Delete ${kind.one}.`,
    description,
    confirmed: true,
    responses: { 204: null },
  });
}

export function verifyConnection(kind: PublishedKind, at: AddressedKind, body: TSchema): Operation {
  return operation({
    ...common(kind, 'write'),
    ...at,
    id: `verify_${kind.name}_credentials`,
    method: 'POST',
    summary: 'Try credentials at the provider without storing them.',
    description:
      'Answers 200 where the provider accepts them, and 400 `invalid_credentials` where it does not. Nothing is ' +
      'stored. For connectors whose definition says `verifiable`.',
    body,
    responses: { 200: Type.Unknown() },
  });
}

export function verifySchema({ name }: PublishedKind, title: string): TSchema {
  const schema = object(title, {
    [`${name}_definition_id`]: text(50),
    [`${name}_id`]: maybe(Uuid),
    fields: Settings,
  });
  return inWords(schema, {
    [`${name}_definition_id`]: 'The connector whose credentials these are.',
    [`${name}_id`]: 'A stored one, whose settings fill in what `fields` leaves out.',
    fields: SETTINGS_WORDS,
  });
}

/** What every connection shows. */
function shownMembers({ name }: PublishedKind, own: TProperties): TProperties {
  return {
    merchant_account_id: Type.String(),
    [`${name}_definition_id`]: text(50),
    ...own,
    fields: Type.Array(FieldValue),
    created_at: Timestamp,
    updated_at: Timestamp,
  };
}

function shownWords({ name }: PublishedKind): Words {
  return {
    [`${name}_definition_id`]: 'The connector that is set up.',
    fields: 'Settings that are not secret.',
  };
}

type ServiceKind = Readonly<{
  kind: PublishedKind;
  /** Members of this kind alone: shown, given when it is made, given when it changes. */
  own?: Readonly<{ shown: TProperties; created: TProperties; changed: TProperties }>;
  words: Readonly<{
    definition: string;
    active: string;
    create: string;
    change: string;
    delete: string;
    own?: Words;
  }>;
}>;

/** Of a kind of which a merchant account may set up any number, one of them active. */
export function serviceOperations({ kind, own, words }: ServiceKind) {
  const { name, title, one, many } = kind;
  const definition = definitionSchema(kind, {});
  const shown = shownSchema(kind, own?.shown ?? {}, words);
  const path = `/${kebab(name)}s`;
  const ofOne = { path: `${path}/{${name}_id}`, params: fields({ [`${name}_id`]: Uuid }) };

  return {
    kind,
    listDefinitions: listDefinitions(kind, definition),
    getDefinition: getDefinition(kind, definition, words.definition),
    list: operation({
      ...common(kind, 'read'),
      id: `list_${name}s`,
      method: 'GET',
      path,
      summary: `List configured ${many}.`,
      description: 'Newest first. Secret settings are not shown.',
      query: fields({ ...cursorQuery() }),
      responses: { 200: page(`${title}s`, shown) },
    }),
    create: operation({
      ...common(kind, 'write'),
      id: `create_${name}`,
      method: 'POST',
      path,
      summary: `Configure ${one} for this merchant account.`,
      description: words.create,
      confirmed: true,
      body: createSchema(kind, own?.created ?? {}, words),
      responses: { 201: shown },
    }),
    get: getConnection(kind, ofOne, shown, 'Secret settings are left out.'),
    update: operation({
      ...common(kind, 'write'),
      ...ofOne,
      id: `update_${name}`,
      method: 'PUT',
      summary: `Change the given fields of ${one}.`,
      description: words.change,
      confirmed: true,
      ...IF_MATCH,
      body: updateSchema(kind, own?.changed ?? {}, words),
      responses: { 200: shown },
    }),
    delete: deleteConnection(kind, ofOne, words.delete),
    verify: verifyConnection(kind, { path: `${path}/verify` }, verifySchema(kind, `${title}Verify`)),
  };
}

function shownSchema(kind: PublishedKind, own: TProperties, words: ServiceKind['words']): TSchema {
  const { name, title } = kind;
  const schema = object(`${title}Details`, {
    type: constant(kebab(name)),
    id: Uuid,
    ...shownMembers(kind, {
      display_name: text(200),
      active: Type.Boolean(),
      status: choice(`${title}Status`, ['pending', 'created', 'failed']),
      ...own,
    }),
  });
  return inWords(schema, {
    ...words.own,
    ...shownWords(kind),
    display_name: NAME_WORDS,
    active: words.active,
    status: 'Whether it can be used.',
  });
}

function createSchema(
  { name, title }: PublishedKind,
  own: TProperties,
  words: ServiceKind['words'],
): TSchema {
  const schema = object(`${title}Create`, {
    [`${name}_definition_id`]: text(50),
    display_name: text(200),
    active: withDefault(Type.Boolean(), true),
    fields: Settings,
    ...own,
  });
  return inWords(schema, {
    ...words.own,
    [`${name}_definition_id`]: 'The connector to set up.',
    display_name: NAME_WORDS,
    active: words.active,
    fields: SETTINGS_WORDS,
  });
}

function updateSchema({ title }: PublishedKind, own: TProperties, words: ServiceKind['words']): TSchema {
  const schema = object(`${title}Update`, {
    display_name: maybe(text(200)),
    active: maybe(Type.Boolean()),
    fields: maybe(ChangedSettings),
    ...own,
  });
  return inWords(schema, {
    ...words.own,
    display_name: NAME_WORDS,
    active: words.active,
    fields: 'Those that change; the others stay.',
  });
}

type AccountKind = Readonly<{
  kind: PublishedKind;
  /** Behind the merchant account's path; `{…}` where its connector stands in it. */
  path: string;
  /** Members of this kind alone. */
  own?: Readonly<{ definition: TProperties; shown: TProperties }>;
  words: Readonly<{ read: string; put: string; delete: string; own?: Words }>;
}>;
const ACCOUNT = { merchant_account_id: Type.String({ minLength: 1, maxLength: 200 }) };

/**
 * Of a kind that is a setting of the merchant account: one, or one of each connector, which then stands in the path.
 * `read` lists them or reads the one.
 */
export function accountOperations({ kind, path, own = { definition: {}, shown: {} }, words }: AccountKind) {
  const { name, title, one, many } = kind;
  const definitionId = `${name}_definition_id`;
  const isNamed = path.includes(`{${definitionId}}`);
  const connector = { [definitionId]: text(50) };
  const connectorWords = { [definitionId]: 'The connector.' };
  const all = `/merchant-accounts/{merchant_account_id}/${path.replace(`/{${definitionId}}`, '')}`;
  const at = {
    path: `/merchant-accounts/{merchant_account_id}/${path}`,
    params: inWords(fields({ ...ACCOUNT, ...(isNamed ? connector : {}) }), connectorWords),
  };
  const shown = inWords(
    object(title, { type: constant(`merchant-account.${kebab(name)}`), ...shownMembers(kind, own.shown) }),
    { ...words.own, ...shownWords(kind) },
  );
  const body = (schemaName: string): TSchema =>
    inWords(object(schemaName, { ...(isNamed ? {} : connector), fields: ChangedSettings }), {
      ...connectorWords,
      fields: `${SETTINGS_WORDS} Of a connector that is set up already, those that are left out stay.`,
    });
  const list = operation({
    ...common(kind, 'read'),
    id: `list_${name}s`,
    method: 'GET',
    path: all,
    params: fields(ACCOUNT),
    query: fields({ ...cursorQuery() }),
    summary: `List the ${many} of a merchant account.`,
    description: words.read,
    responses: { 200: page(`${title}s`, shown) },
  });

  return {
    kind,
    listDefinitions: listDefinitions(kind, definitionSchema(kind, own.definition, words.own)),
    ...(isNamed ? { list } : { get: getConnection(kind, at, shown, words.read) }),
    put: operation({
      ...common(kind, 'write'),
      ...at,
      id: `put_${name}`,
      method: 'PUT',
      summary: `Set up ${one} of a merchant account, or change its settings.`,
      description: words.put,
      confirmed: true,
      body: body(`${title}Put`),
      responses: { 200: shown },
    }),
    delete: deleteConnection(kind, at, words.delete),
    verify: verifyConnection(kind, { ...at, path: `${at.path}/verify` }, body(`${title}Verify`)),
  };
}
