import { type AnyConnector, type Connections, isVerifiable } from '../../connections/connection.ts';
import {
  type GivenSetting,
  type MemberProblem,
  NO_SETTINGS,
  changeSettings,
  checkSettings,
} from '../../connections/settings.ts';
import type { PublishedKind } from '../../api-contract/connection-operations.ts';
import type { Operation } from '../../api-contract/operation.ts';
import type { Db, Queryable } from '../../db/db.ts';
import type {
  ConnectionList,
  ConnectionRow,
  ConnectionTable,
  NewConnection,
} from '../../db/queries/connections.ts';
import type { MerchantAccountId } from '../../domain/ids.ts';
import { Problem, ruleBroken } from '../../domain/problem.ts';
import type { Parts } from '../../parts.ts';
import { compareAndSet } from '../../operations/change.ts';
import { type SettingsCheck, trySettings } from '../../payment-services/try-settings.ts';
import { newId } from '../../platform/entropy.ts';
import { accountOf } from '../account-in-path.ts';
import { definitionFields, fieldValues } from '../connector-fields.ts';
import { fixedList, listPage } from '../pagination.ts';
import type { Route, RouteContext } from '../route.ts';
import { assertAsRead, type IfMatch } from './as-read.ts';

/** What may stand in the bodies of all kinds. */
export type ConnectionBody = Readonly<{
  display_name?: string | null;
  active?: boolean | null;
  fields?: readonly GivenSetting[] | null;
  silent_mode_enabled?: boolean | null;
}>;

/** What a change is made of: `before` null where the connection is new, and of one that was deleted its row. */
export type ConnectionChange<Row, C> = Readonly<{
  body: ConnectionBody;
  connector: C;
  before: Row | null;
  now: Date;
}>;

/** A kind of connection as its routes serve it. */
export type ServedKind<Row extends ConnectionRow, C extends AnyConnector> = Readonly<{
  published: PublishedKind;
  connections: Pick<
    Connections<Row, C, Readonly<{ id: string }>>,
    'allOffered' | 'offered' | 'known' | 'webhookUrl' | 'forget'
  >;
  table: ConnectionTable<Row>;
  /** Of a kind that is a setting of its merchant account: all of its rows, of which each connector has one at most. */
  every?(db: Queryable, merchantAccountId: MerchantAccountId): Promise<Row[]>;
  /** Absent where the kind lists by itself. */
  list?: ConnectionList<Row>;
  /** What is wrong with members that this kind has alone. */
  problems?(body: ConnectionBody, connector: C): readonly MemberProblem[];
  /** Null: it has changed meanwhile, or another one is active where one may be. */
  put(db: Db, row: NewConnection<ConnectionRow>, change: ConnectionChange<Row, C>): Promise<Row | null>;
  /** One of a merchant account may be active. */
  isOneActive?: true;
  /** Members of a definition that this kind has alone. */
  definition?(connector: C): object;
  /** Members of a connection that this kind has alone; `webhookUrl` is null where no events come. */
  render(row: Row, webhookUrl: string | null): object;
  check(parts: Parts, connector: C): SettingsCheck | null;
}>;

type Context = Omit<RouteContext<Operation>, 'params' | 'query' | 'headers' | 'body'> &
  Readonly<{
    headers: IfMatch;
    params: Readonly<Record<string, string>>;
    query: Readonly<{ cursor?: string | null; limit: number }>;
    body: ConnectionBody & Readonly<Record<string, unknown>>;
  }>;

type Handler = (context: Context) => Promise<Readonly<{ status: number; body: unknown }>>;

/** A handler of an operation that was made for a kind. */
function routeOf(operation: Operation, handle: Handler): Route {
  // The edge has checked the values against `operation`.
  return { operation, handle: handle as unknown as Route['handle'] };
}

type Operations = Readonly<{
  listDefinitions: Operation;
  getDefinition?: Operation;
  list?: Operation;
  get?: Operation;
  create?: Operation;
  update?: Operation;
  put?: Operation;
  delete: Operation;
  verify: Operation;
}>;

/** The routes of a kind; what it has alone is handed in with it. */
export function connectionRoutes<Row extends ConnectionRow, C extends AnyConnector>(
  kind: ServedKind<Row, C>,
  operations: Operations,
): readonly Route[] {
  const served = new ConnectionResource(kind);
  const handlers: Readonly<Record<keyof Operations, Handler>> = {
    listDefinitions: (context) => served.listDefinitions(context),
    getDefinition: (context) => served.getDefinition(context),
    list: (context) => served.list(context),
    get: (context) => served.get(context),
    create: (context) => served.create(context),
    update: (context) => served.update(context),
    put: (context) => served.put(context),
    delete: (context) => served.remove(context),
    verify: (context) => served.verify(context),
  };
  return Object.entries(handlers).flatMap(([name, handle]) => {
    const operation = operations[name as keyof Operations];
    return operation === undefined ? [] : [routeOf(operation, handle)];
  });
}

class ConnectionResource<Row extends ConnectionRow, C extends AnyConnector> {
  readonly #kind: ServedKind<Row, C>;
  /** `gift-card-service` */
  readonly #type: string;
  /** `gift_card_service_id`, and of its connector */
  readonly #id: string;
  readonly #definitionId: string;

  constructor(kind: ServedKind<Row, C>) {
    const { name } = kind.published;
    this.#kind = kind;
    this.#type = name.replaceAll('_', '-');
    this.#id = `${name}_id`;
    this.#definitionId = `${name}_definition_id`;
  }

  async listDefinitions(context: Context) {
    const page = await listPage(context, {
      list: `${this.#type}-definitions`,
      fetch: fixedList(this.#kind.connections.allOffered(context.parts), ({ id }) => id),
      item: ({ entry }: Readonly<{ entry: C }>) => this.#renderDefinition(entry),
    });
    return { status: 200, body: page };
  }

  async getDefinition({ params, parts }: Context) {
    const connector = this.#kind.connections.offered(parts, params[this.#definitionId] ?? '');
    if (connector === null) throw new Problem('not_found');
    return { status: 200, body: this.#renderDefinition(connector) };
  }

  async list(context: Context) {
    const { parts } = context;
    const { list } = this.#kind;
    if (list === undefined) throw new Error(`BUG: ${this.#type} is listed elsewhere`);
    const account = await accountIn(context);
    const page = await listPage(context, {
      list: `${this.#type}s`,
      filters: account,
      fetch: (request) => list(parts.db, [account], request),
      item: (row: Row) => this.#render(parts, row),
    });
    return { status: 200, body: page };
  }

  async get(context: Context) {
    return { status: 200, body: this.#render(context.parts, await this.#liveRow(context)) };
  }

  async create(context: Context) {
    return { status: 201, body: await this.#writeOnce(context, null) };
  }

  /** Two changes at once: the later one starts again from what the earlier one left. */
  async update(context: Context) {
    const subject = {
      name: this.#kind.published.one,
      known: null,
      read: () => this.#liveRow(context),
      version: ({ updated_at }: Row) => updated_at,
    };
    const changed = await compareAndSet(subject, (before) => {
      assertAsRead(context.headers, before);
      let body: object | null = null;
      const commit = async (): Promise<boolean> => {
        body = await this.#write(context, this.#connectorOf(before), before);
        return body !== null;
      };
      return { commit, result: () => body };
    });
    return { status: 200, body: changed() };
  }

  async put(context: Context) {
    return { status: 200, body: await this.#writeOnce(context, await this.#row(context)) };
  }

  /** It is asked no more. The row and its sealed settings stay: what was begun there goes on there. */
  async remove(context: Context) {
    const { connections, table } = this.#kind;
    const { parts } = context;
    const row = await this.#liveRow(context);
    const { merchant_account_id: account } = row;
    const isRemoved = await table.remove(parts.db, account, table.idOf(row), parts.clock.nowFor(account));
    connections.forget(parts, account);
    if (!isRemoved) throw new Problem('not_found');
    return { status: 204, body: null };
  }

  /** Tries settings at the company, given ones over those that stand, and stores nothing. */
  async verify(context: Context) {
    const { body, parts } = context;
    const merchantAccountId = await accountIn(context);
    const connector = this.#namedConnector(context);
    const stored = await this.#storedFor(context, connector);
    const check = this.#kind.check(parts, connector);
    if (check === null)
      throw new Problem('bad_request', { message: `verify is not supported by ${connector.displayName}` });

    const given = checkSettings(parts, {
      connector,
      given: body.fields ?? [],
      before: stored ?? NO_SETTINGS,
    });
    if (given.problems.length > 0) throw ruleBroken(...given.problems);
    const now = parts.clock.nowFor(merchantAccountId);
    await trySettings(parts, { merchantAccountId, connector, stored, given, now }, check);
    return { status: 200, body: { type: `${this.#type}-verification`, status: 'succeeded' } };
  }

  #renderDefinition(connector: C): object {
    return {
      type: `${this.#type}-definition`,
      id: connector.id,
      display_name: connector.displayName,
      fields: definitionFields(connector.settings, isVerifiable(connector)),
      icon_url: null,
      ...this.#kind.definition?.(connector),
    };
  }

  /** Secret settings are not part of the row. */
  #render(parts: Pick<Parts, 'config'>, row: Row): object {
    const { connections, render } = this.#kind;
    return {
      merchant_account_id: row.merchant_account_id,
      [this.#definitionId]: row.connector_id,
      fields: fieldValues(row.settings),
      created_at: row.created_at,
      updated_at: row.updated_at,
      ...render(row, connections.webhookUrl(parts, row)),
    };
  }

  /** That which the path names, deleted or not. */
  async #row(context: Context): Promise<Row | null> {
    const { params, parts } = context;
    const { every, table } = this.#kind;
    const account = await accountIn(context);
    if (every === undefined) return table.get(parts.db, account, params[this.#id] ?? '');
    const named = params[this.#definitionId];
    const rows = await every(parts.db, account);
    return rows.find(({ connector_id: id }) => named === undefined || id === named) ?? null;
  }

  async #liveRow(context: Context): Promise<Row> {
    const row = await this.#row(context);
    if (row === null || row.deleted_at !== null) throw new Problem('not_found');
    return row;
  }

  /** The connector that body or path names: 422 where the body names none that is offered, 404 where the path does. */
  #namedConnector({ params, body, parts }: Context): C {
    const inPath = params[this.#definitionId];
    const connector = this.#kind.connections.offered(parts, inPath ?? String(body[this.#definitionId]));
    if (connector !== null) return connector;
    if (inPath !== undefined) throw new Problem('not_found');
    throw ruleBroken({
      pointer: `/${this.#definitionId}`,
      message: `is not the id of ${this.#kind.published.one} definition`,
      type: 'value_error.unknown',
    });
  }

  #connectorOf({ connector_id: id }: Row): C {
    const connector = this.#kind.connections.known(id);
    if (connector !== null) return connector;
    const message = 'Its connector is no longer part of the service';
    throw new Problem('invalid_state', { message });
  }

  async #writeOnce(context: Context, before: Row | null): Promise<object> {
    const body = await this.#write(context, this.#namedConnector(context), before);
    if (body === null) throw new Problem('concurrent_request');
    return body;
  }

  /**
   * Checks and seals the settings, then writes the row: over `before`, or a new one. Gives what is answered. Null: it
   * has changed meanwhile.
   */
  async #write(context: Context, connector: C, before: Row | null): Promise<object | null> {
    const { body, parts } = context;
    const { connections, problems, put } = this.#kind;
    const merchantAccountId = await accountIn(context);
    const now = parts.clock.nowFor(merchantAccountId);
    const { kept, wasActive } = standingOf(before, connector.id);
    const vaultRecordId = kept?.vault_record_id ?? newId<'vault-record'>(now);
    const settings = await changeSettings(
      parts,
      { connector, given: body.fields ?? [], before: kept ?? NO_SETTINGS },
      { merchantAccountId, vaultRecordId },
      problems?.(body, connector),
    );

    const active = body.active ?? wasActive;
    const columns = {
      merchant_account_id: merchantAccountId,
      connector_id: connector.id,
      active,
      ...settings,
    };
    const written = { ...columns, vault_record_id: vaultRecordId };
    const row = await put(parts.db, written, { body, connector, before, now });
    if (row === null && active) await this.#refuseSecond(parts, merchantAccountId, before);
    connections.forget(parts, merchantAccountId);
    return row === null ? null : this.#render(parts, row);
  }

  /** 409 where another one is active, and two could contradict each other. */
  async #refuseSecond(
    { db }: Pick<Parts, 'db'>,
    merchantAccountId: MerchantAccountId,
    before: Row | null,
  ): Promise<void> {
    const { isOneActive, table, published } = this.#kind;
    const rows = isOneActive === true ? await table.active(db, merchantAccountId) : [];
    const own = before === null ? null : table.idOf(before);
    const other = rows.map((row) => table.idOf(row)).find((id) => id !== own);
    if (other === undefined) return;
    const message = `Another ${published.one.replace(/^an? /, '')} is active; deactivate it first`;
    throw new Problem('duplicate_record', { message, resourceId: other });
  }

  /** What stands of this connector: the connection that the body names, or what the merchant account has set up. */
  async #storedFor(context: Context, connector: C): Promise<Row | null> {
    const { every, table, published } = this.#kind;
    const isOfConnector = (row: Row | null): boolean =>
      row !== null && row.deleted_at === null && row.connector_id === connector.id;
    if (every !== undefined) {
      const row = await this.#row(context);
      return isOfConnector(row) ? row : null;
    }
    const id = context.body[this.#id];
    if (typeof id !== 'string') return null;

    const row = await table.get(context.parts.db, await accountIn(context), id);
    if (isOfConnector(row)) return row;
    throw ruleBroken({
      pointer: `/${this.#id}`,
      message: `is not ${published.one} of this definition`,
      type: 'value_error.unknown',
    });
  }
}

/** What a change goes on from: `kept` is the row whose settings stay, null of what was deleted or another's. */
function standingOf<Row extends ConnectionRow>(
  before: Row | null,
  connectorId: string,
): Readonly<{ kept: Row | null; wasActive: boolean }> {
  if (before === null || before.deleted_at !== null) return { kept: null, wasActive: true };
  return { kept: before.connector_id === connectorId ? before : null, wasActive: before.active };
}

/** The merchant account of the path, or of the header where the path has none. */
async function accountIn({ params, caller, merchantAccountId, parts }: Context): Promise<MerchantAccountId> {
  const { merchant_account_id: named } = params;
  return named === undefined ? merchantAccountId : accountOf(parts, caller, named);
}
