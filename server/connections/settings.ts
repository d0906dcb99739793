import { type AddressBook, isAddressed } from '../connectors/addresses.ts';
import type { Field, Fields } from '../connectors/connector.ts';
import type { ConnectionRow } from '../db/queries/connections.ts';
import type { MerchantAccountId, VaultRecordId } from '../domain/ids.ts';
import { ruleBroken } from '../domain/problem.ts';
import type { Secret } from '../domain/secret.ts';
import type { AnyConnector } from './connection.ts';

/** What is wrong with one member of a body. `pointer` is a JSON pointer into it. */
export type MemberProblem = Readonly<{ pointer: string; message: string; type: string }>;

export type GivenSetting = Readonly<{ key: string; value: string }>;

/**
 * Given settings, sorted by what may be stored as text and what only the vault may hold. An empty value asks
 * for removal.
 */
export type SortedSettings = Readonly<{
  plain: Readonly<Record<string, string>>;
  sensitive: Readonly<Record<string, string>>;
  removed: readonly string[];
  problems: readonly MemberProblem[];
}>;

/**
 * Checks settings against a connector's declaration. Every problem is told, none quotes a value.
 * `present`: keys that are already stored, so that a change need not repeat them; empty for a creation.
 */
export function sortSettings(
  declared: Fields,
  given: readonly GivenSetting[],
  pointer: string,
  present: readonly string[] = [],
): SortedSettings {
  const plain: Record<string, string> = {};
  const sensitive: Record<string, string> = {};
  const removed: string[] = [];
  const problems: MemberProblem[] = [];
  const seen = new Set<string>();

  given.forEach(({ key, value }, index) => {
    const field = Object.hasOwn(declared, key) ? declared[key] : undefined;
    const problem = (at: 'key' | 'value', message: string, type: string): void =>
      void problems.push({ pointer: `${pointer}/${index}/${at}`, message, type });
    if (field === undefined)
      return problem(
        'key',
        `is not a field of this connector; it has ${nameList(Object.keys(declared))}`,
        'value_error.unknown_field',
      );
    if (seen.has(key)) return problem('key', 'is given twice', 'value_error.duplicate');

    seen.add(key);
    if (value === '') {
      if (field.required) problem('value', 'is required and cannot be removed', 'value_error.missing');
      else removed.push(key);
      return;
    }
    const wrong = formatProblem(field, value);
    if (wrong !== null) return problem('value', wrong, 'value_error.format');
    (field.sensitive ? sensitive : plain)[key] = value;
  });
  for (const [key, field] of Object.entries(declared)) {
    if (field.required && !seen.has(key) && !present.includes(key))
      problems.push({ pointer, message: `the field ${key} is required`, type: 'value_error.missing' });
  }
  return { plain, sensitive, removed, problems };
}

/** A value in vault memory; the vault's own type says more. */
type HeldSetting = Readonly<{ secret: Secret }>;
/** What of the vault settings are held and sealed with. */
export type SettingsVault<Held extends HeldSetting> = Readonly<{
  hold(label: string, value: Buffer): Promise<Held>;
  seal(
    merchantAccountId: MerchantAccountId,
    recordId: VaultRecordId,
    kind: 'settings',
    fields: Readonly<Record<string, Held>>,
  ): Promise<void>;
  release(held: readonly Held[]): Promise<void>;
}>;

/** Puts sensitive settings into vault memory, to be sealed or used once, and released by the caller. */
export async function holdSettings<Held extends HeldSetting>(
  vault: Pick<SettingsVault<Held>, 'hold'>,
  sensitive: Readonly<Record<string, string>>,
): Promise<Readonly<Record<string, Held>>> {
  const held: Record<string, Held> = {};
  for (const [key, value] of Object.entries(sensitive))
    held[key] = await vault.hold(`settings.${key}`, Buffer.from(value, 'utf8'));
  return held;
}

/** What is set: as text, and by the names of what only the vault holds. */
export type StoredSettings = Pick<ConnectionRow, 'settings' | 'sensitive_settings'>;
export const NO_SETTINGS: StoredSettings = { settings: {}, sensitive_settings: [] };

/** Settings that are given to a connector, over those that stand already. */
export type GivenSettings = Readonly<{
  connector: AnyConnector;
  given: readonly GivenSetting[];
  before: StoredSettings;
}>;

/**
 * Checks what is given: `problems` has all that is wrong with it. In production, that is also settings from which the
 * company's address does not follow, of a connector that gives each merchant one: they lead nowhere.
 */
export function checkSettings(
  where: AddressBook,
  { connector, given, before }: GivenSettings,
): SortedSettings {
  const present = [...Object.keys(before.settings), ...before.sensitive_settings];
  const sorted = sortSettings(connector.settings, given, '/fields', present);
  if (isAddressed(where, connector, plainAfter(before.settings, sorted))) return sorted;
  const message = `do not say where ${connector.displayName} is for you in production`;
  const nowhere = { pointer: '/fields', message, type: 'value_error.missing' };
  return { ...sorted, problems: [...sorted.problems, nowhere] };
}

/** Whose settings they are, and under which record of the vault their secrets are sealed. */
export type SettingsOwner = Readonly<{ merchantAccountId: MerchantAccountId; vaultRecordId: VaultRecordId }>;

/**
 * Checks what is given and seals what of it is secret. Gives what is set then. Throws all problems at once: those of
 * the settings, and the `others` of the same body.
 */
export async function changeSettings<Held extends HeldSetting>(
  parts: AddressBook & Readonly<{ vault: SettingsVault<Held> }>,
  settings: GivenSettings,
  { merchantAccountId, vaultRecordId }: SettingsOwner,
  others: readonly MemberProblem[] = [],
): Promise<StoredSettings> {
  const { vault } = parts;
  const { before } = settings;
  const sorted = checkSettings(parts, settings);
  const problems = [...sorted.problems, ...others];
  if (problems.length > 0) throw ruleBroken(...problems);

  const held = await holdSettings(vault, sorted.sensitive);
  try {
    if (Object.keys(held).length > 0) await vault.seal(merchantAccountId, vaultRecordId, 'settings', held);
  } finally {
    await vault.release(Object.values(held));
  }
  const sensitive = new Set([...before.sensitive_settings, ...Object.keys(held)]);
  return {
    settings: plainAfter(before.settings, sorted),
    sensitive_settings: [...sensitive].filter((key) => !sorted.removed.includes(key)),
  };
}

/** Settings that are no secret, once the given ones are set. */
export function plainAfter(
  before: Readonly<Record<string, string>>,
  { plain, removed }: Pick<SortedSettings, 'plain' | 'removed'>,
): Record<string, string> {
  const after = Object.entries({ ...before, ...plain });
  return Object.fromEntries(after.filter(([key]) => !removed.includes(key)));
}

function formatProblem(field: Field, value: string): string | null {
  // A header or a URL is where most settings end up: what a paste brings along is told now, not by a
  // processor later.
  if (field.format !== 'multiline' && /[\u0000-\u001f\u007f]/.test(value))
    return 'must not hold line breaks or other control characters';
  if (field.format !== 'multiline' && value !== value.trim()) return 'must not begin or end with a space';
  if (field.format === 'number' && !/^-?[0-9]{1,18}(\.[0-9]{1,18})?$/.test(value)) return 'must be a number';
  if (field.format === 'boolean' && value !== 'true' && value !== 'false') return 'must be true or false';
  if (field.format === 'timezone' && !isTimeZone(value)) return 'must be a time zone such as Europe/London';
  if (field.pattern !== undefined && !field.pattern.test(value))
    return `does not have the form of this field: ${field.help}`;
  return null;
}

function isTimeZone(text: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

function nameList(names: readonly string[]): string {
  return names.length === 0 ? 'none' : names.join(', ');
}
