import { type AddressedConnector, type AddressBook, baseUrlOf, isOffered } from '../connectors/addresses.ts';
import type { Connector, Fields, Settings } from '../connectors/connector.ts';
import type { Queryable } from '../db/db.ts';
import { readAddressPayload } from '../domain/address-payload.ts';
import type { ConnectionRow, ConnectionTable } from '../db/queries/connections.ts';
import { type MerchantAccountId, type VaultRecordId, toId } from '../domain/ids.ts';
import { type JsonObject, objectOf } from '../domain/json.ts';
import { isSameSecret } from '../domain/same-secret.ts';
import type { Secret } from '../domain/secret.ts';
import type { Clock } from '../platform/clock.ts';
import { perOwner } from '../platform/per-owner.ts';
import { TtlCache } from '../platform/ttl-cache.ts';
import { type EventsAddress, eventsPath, pathOf } from './events-path.ts';

/** A connector of any kind, as far as all of them are treated alike. */
export type AnyConnector = AddressedConnector &
  Pick<Connector, 'displayName' | 'settings'> &
  Partial<Pick<Connector, 'authentications' | 'login' | 'pace'>> &
  Readonly<{ operations: Readonly<{ verify?: unknown }> }>;

/** Whether its company can be asked if settings are right: by a question of its own, or by logging in with them. */
export function isVerifiable({ login, operations }: AnyConnector): boolean {
  return operations.verify !== undefined || login !== undefined;
}

/** A company that a merchant account has connected, ready to be asked. Holds no secret. */
export type Connection<C extends AnyConnector = AnyConnector> = Readonly<{
  merchantAccountId: MerchantAccountId;
  connector: C;
  active: boolean;
  deleted: boolean;
  settings: Readonly<Record<string, string>>;
  sensitiveSettings: readonly string[];
  vaultRecordId: VaultRecordId;
  /** Changes with the settings, so that what was learnt with others is forgotten. */
  changedAt: string;
  /** Path of the address that takes the company's events; null where it sends none. */
  eventsPath: string | null;
}>;

/** What connections are looked up through. */
export type ConnectionParts = Readonly<{ db: Queryable; clock: Pick<Clock, 'now'> }>;

type Kind<Row, C, Own> = Readonly<{
  connectors: readonly C[];
  table: Pick<ConnectionTable<Row>, 'active' | 'version' | 'get'>;
  /** What connections of this kind have besides: their ids at least. */
  own(row: Row): Own;
  /** Absent where no company of this kind sends events. */
  events?: Readonly<{ address: EventsAddress; keyOf(row: Row): Buffer; areSent(connector: C): boolean }>;
  /** Of a kind that has one row for each connector at most: all of them, deleted ones too. */
  every?(db: Queryable, merchantAccountId: MerchantAccountId): Promise<Row[]>;
  /** One without an address here is not passed over: what needs it fails. */
  mustBeAsked?: true;
  /** Present where a sandbox has one that takes no settings: every merchant account has it without connecting it. */
  ofSandbox?: Own;
}>;

/** How long another process may still ask a company whose connection was just changed here. */
const CACHE_TTL_MS = 1000;
const ACCOUNTS_CACHED_MAX = 10_000;

/** Two hundred of them have a megabyte of currencies and countries, so what stays is not read again. */
type ReadConnections<One> = Readonly<{
  /** From before they were read: one that changed meanwhile is read again. */
  version: string;
  all: readonly One[];
}>;

/** The connections of one kind: which connectors there are, and which of them merchant accounts have connected. */
export class Connections<
  Row extends ConnectionRow,
  C extends AnyConnector,
  Own extends Readonly<{ id: string }>,
> {
  readonly connectors: readonly C[];
  readonly #kind: Kind<Row, C, Own>;
  readonly #cacheOf = perOwner(
    () =>
      new TtlCache<MerchantAccountId, ReadConnections<Connection<C> & Own>>({
        ttlMs: CACHE_TTL_MS,
        entriesMax: ACCOUNTS_CACHED_MAX,
      }),
  );

  constructor(kind: Kind<Row, C, Own>) {
    this.#kind = kind;
    this.connectors = kind.connectors;
  }

  /** The connectors that have an address in this environment. */
  allOffered(where: AddressBook): readonly C[] {
    return this.connectors.filter((connector) => isOffered(where, connector));
  }

  /** Null where there is no such connector, or where it has no address in this environment. */
  offered(where: AddressBook, connectorId: string): C | null {
    const connector = this.known(connectorId);
    return connector !== null && isOffered(where, connector) ? connector : null;
  }

  /** Null where it is no connector of this release. */
  known(connectorId: string): C | null {
    return this.connectors.find(({ id }) => id === connectorId) ?? null;
  }

  /** Those that are asked now, in their order; the sandbox’s own is last. One without an address is passed over. */
  async active(
    parts: ConnectionParts & AddressBook,
    merchantAccountId: MerchantAccountId,
  ): Promise<readonly (Connection<C> & Own)[]> {
    const active = await this.#active(parts, merchantAccountId);
    const { mustBeAsked = false } = this.#kind;
    return active.filter(({ connector }) => mustBeAsked || isOffered(parts, connector));
  }

  /** Active or not, deleted ones too: what was begun there goes on there. Null: there is none. */
  async find(
    parts: ConnectionParts,
    merchantAccountId: MerchantAccountId,
    id: string,
  ): Promise<(Connection<C> & Own) | null> {
    const active = (await this.#active(parts, merchantAccountId)).find((one) => one.id === id);
    if (active !== undefined) return active;
    const row = await this.#kind.table.get(parts.db, merchantAccountId, id);
    return row === null ? null : this.read(row);
  }

  /** The same by its connector, of kinds that have one for each. Null too where it has no address here. */
  async named(
    parts: ConnectionParts & AddressBook,
    merchantAccountId: MerchantAccountId,
    connectorId: string,
  ): Promise<(Connection<C> & Own) | null> {
    if (this.offered(parts, connectorId) === null) return null;
    const isNamed = ({ connector }: Connection<C>): boolean => connector.id === connectorId;
    const active = (await this.#active(parts, merchantAccountId)).find(isNamed);
    if (active !== undefined) return active;
    const rows = (await this.#kind.every?.(parts.db, merchantAccountId)) ?? [];
    const row = rows.find(({ connector_id: id }) => id === connectorId);
    return row === undefined ? null : this.read(row);
  }

  /** Whose address for events this is; null for anything else, whatever is wrong with it. */
  async at(
    parts: ConnectionParts,
    payload: string,
    signature: string,
  ): Promise<(Connection<C> & Own) | null> {
    const claimed = readAddressPayload(payload);
    const { events } = this.#kind;
    if (claimed === null || events === undefined) return null;
    const connection = await this.find(parts, claimed.merchantAccountId, claimed.id);
    const expected = connection?.eventsPath ?? null;
    const given = pathOf(events.address, payload, signature);
    return expected !== null && isSameSecret(expected, given) ? connection : null;
  }

  /** To be called after every write to a merchant account's connections of this kind. */
  forget({ db }: Pick<ConnectionParts, 'db'>, merchantAccountId: MerchantAccountId): void {
    this.#cacheOf(db).delete(merchantAccountId);
  }

  /** Null where its connector is no longer part of this release: it is kept, and never asked. */
  read(row: Row): (Connection<C> & Own) | null {
    const connector = this.known(row.connector_id);
    if (connector === null) return null;

    const { events, own } = this.#kind;
    const { merchant_account_id: merchantAccountId } = row;
    const more = own(row);
    return {
      merchantAccountId,
      connector,
      active: row.active,
      deleted: row.deleted_at !== null,
      settings: row.settings,
      sensitiveSettings: row.sensitive_settings,
      vaultRecordId: row.vault_record_id,
      changedAt: row.updated_at,
      eventsPath:
        events !== undefined && events.areSent(connector)
          ? eventsPath(events.address, { merchantAccountId, id: more.id, key: events.keyOf(row) })
          : null,
      ...more,
    };
  }

  /** The address to which the company is to send its events; null where it sends none, or was deleted. */
  webhookUrl({ config }: Readonly<{ config: Readonly<{ publicUrl: string }> }>, row: Row): string | null {
    const path = row.deleted_at === null ? (this.read(row)?.eventsPath ?? null) : null;
    return path === null ? null : `${config.publicUrl}${path}`;
  }

  async #active(
    { db, clock }: ConnectionParts,
    merchantAccountId: MerchantAccountId,
  ): Promise<readonly (Connection<C> & Own)[]> {
    const { table } = this.#kind;
    const now = clock.now().getTime();
    const read = await this.#cacheOf(db).get(merchantAccountId, now, async (before) => {
      const version = await table.version(db, merchantAccountId);
      const known = await before?.catch(() => null);
      if (known?.version === version) return known;
      const rows = await table.active(db, merchantAccountId);
      const all = [...rows.map((row) => this.read(row)), this.#ofSandbox(merchantAccountId)];
      return { version, all: all.filter((one) => one !== null) };
    });
    return read.all;
  }

  #ofSandbox(merchantAccountId: MerchantAccountId): (Connection<C> & Own) | null {
    const { ofSandbox } = this.#kind;
    const connector = this.connectors.find(({ settings }) => Object.keys(settings).length === 0);
    if (ofSandbox === undefined || connector === undefined) return null;

    const settings = { settings: {}, sensitiveSettings: [], vaultRecordId: NO_RECORD, changedAt: '' };
    return {
      merchantAccountId,
      connector,
      active: true,
      deleted: false,
      ...settings,
      eventsPath: null,
      ...ofSandbox,
    };
  }
}

/** What is connected of a kind. */
export type ConnectionOf<Kind> =
  Kind extends Connections<infer _Row, infer C, infer Own> ? Connection<C> & Own : never;

/** Nothing is sealed for what takes no settings. */
const NO_RECORD = toId<'vault-record'>('00000000-0000-0000-0000-000000000000');

/** As much of a connection as its requests take. */
export type SendingConnection = Pick<
  Connection,
  'merchantAccountId' | 'settings' | 'sensitiveSettings' | 'vaultRecordId'
> &
  Readonly<{ connector: AddressedConnector & Sender['connector']; changedAt?: string }>;

/** What the connections need of the vault to be asked: handles, without what is behind them. */
export type SecretHandles = Readonly<{
  secret(merchantAccountId: MerchantAccountId, recordId: VaultRecordId, field: string, label: string): Secret;
}>;

/** Settings as the connector takes them: text, and vault handles for what is sensitive. */
export function settingsOf(
  vault: SecretHandles,
  connection: Omit<SendingConnection, 'connector'>,
): Settings<Fields> {
  const { merchantAccountId, settings, sensitiveSettings, vaultRecordId } = connection;
  const secrets = sensitiveSettings.map(
    (key) => [key, vault.secret(merchantAccountId, vaultRecordId, key, `settings.${key}`)] as const,
  );
  return { ...settings, ...Object.fromEntries(secrets) };
}

/** Whose requests go out, and under which record of the vault its secrets are. */
export type Sender = Readonly<{
  merchantAccountId: MerchantAccountId;
  vaultRecordId: VaultRecordId;
  changedAt: string;
  connector: Pick<AnyConnector, 'id' | 'authentications' | 'login' | 'pace'>;
  settings: Settings<Fields>;
  baseUrl: string;
}>;

export function senderOf(
  parts: AddressBook & Readonly<{ vault: SecretHandles }>,
  connection: SendingConnection,
): Sender {
  const { merchantAccountId, connector, vaultRecordId, changedAt = '' } = connection;
  const settings = settingsOf(parts.vault, connection);
  const baseUrl = baseUrlOf(parts, connector, settings);
  return { merchantAccountId, vaultRecordId, changedAt, connector, settings, baseUrl };
}

/** What a request says for one connector: `connection_options[<connector id>]`. */
export function ownOptions(
  connectionOptions: unknown,
  { connector }: Readonly<{ connector: Readonly<{ id: string }> }>,
): JsonObject {
  const options = objectOf(connectionOptions) ?? {};
  return (Object.hasOwn(options, connector.id) ? objectOf(options[connector.id]) : null) ?? {};
}
