import type { Vault, HeldValue } from '../vault/vault.ts';
import type { MerchantAccountId, VaultRecordId } from '../domain/ids.ts';
import type { Field, Fields } from '../connectors/connector.ts';
import { ruleBroken } from '../domain/problem.ts';

/** What is wrong with one given setting. `pointer` is a JSON pointer into the request body. */
type SettingProblem = Readonly<{ pointer: string; message: string; type: string }>;

export type GivenSetting = Readonly<{ key: string; value: string }>;

/**
 * Given settings, sorted by what may be stored as text and what only the vault may hold. An empty value asks
 * for removal.
 */
export type SortedSettings = Readonly<{
  plain: Readonly<Record<string, string>>;
  sensitive: Readonly<Record<string, string>>;
  removed: readonly string[];
  problems: readonly SettingProblem[];
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
  const problems: SettingProblem[] = [];
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

/** Puts sensitive settings into vault memory, to be sealed or used once, and released by the caller. */
export async function holdSettings(
  vault: Pick<Vault, 'hold'>,
  sensitive: Readonly<Record<string, string>>,
): Promise<Readonly<Record<string, HeldValue>>> {
  const held: Record<string, HeldValue> = {};
  for (const [key, value] of Object.entries(sensitive))
    held[key] = await vault.hold(`settings.${key}`, Buffer.from(value, 'utf8'));
  return held;
}

/** Seals settings that nobody needs once they are sealed. Gives their names. */
async function sealSettings(
  vault: Pick<Vault, 'hold' | 'seal' | 'release'>,
  merchantAccountId: MerchantAccountId,
  vaultRecordId: VaultRecordId,
  sensitive: Readonly<Record<string, string>>,
): Promise<readonly string[]> {
  const held = await holdSettings(vault, sensitive);
  try {
    if (Object.keys(held).length > 0) await vault.seal(merchantAccountId, vaultRecordId, 'settings', held);
  } finally {
    await vault.release(Object.values(held));
  }
  return Object.keys(held);
}

/** What is set: as text, and by the names of what only the vault holds. */
export type StoredSettings = { settings: Record<string, string>; sensitive_settings: string[] };
export const NO_SETTINGS: StoredSettings = { settings: {}, sensitive_settings: [] };

/** Whose settings they are, and what was set before. */
export type SettingsOwner = Readonly<{
  merchantAccountId: MerchantAccountId;
  vaultRecordId: VaultRecordId;
  before: StoredSettings;
}>;

/** Checks what is given, every problem at once, and seals what is secret. Gives what is set then. */
export async function changeSettings(
  vault: Pick<Vault, 'hold' | 'seal' | 'release'>,
  declared: Fields,
  given: readonly GivenSetting[],
  { merchantAccountId, vaultRecordId, before }: SettingsOwner,
): Promise<StoredSettings> {
  const present = [...Object.keys(before.settings), ...before.sensitive_settings];
  const { plain, sensitive, removed, problems } = sortSettings(declared, given, '/fields', present);
  if (problems.length > 0) throw ruleBroken(...problems);
  const sealed = await sealSettings(vault, merchantAccountId, vaultRecordId, sensitive);
  const isKept = (key: string): boolean => !removed.includes(key);
  return {
    settings: Object.fromEntries(
      Object.entries({ ...before.settings, ...plain }).filter(([key]) => isKept(key)),
    ),
    sensitive_settings: [...new Set([...before.sensitive_settings, ...sealed])].filter(isKept),
  };
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
