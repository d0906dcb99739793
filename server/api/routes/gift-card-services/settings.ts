import type { Fields } from '../../../connectors/connector.ts';
import { ruleBroken } from '../../error.ts';
import type { Held } from '../../../vault/vault.ts';

type Given = readonly Readonly<{ key: string }>[];
export type SettingsChange = Readonly<{ set: Readonly<Record<string, Held>>; removed: readonly string[] }>;

/** Reads `fields` against what the connector declares; every problem at once. An empty value removes a setting. */
export function readSettings(fields: Fields, given: Given, held: ReadonlyMap<string, Held>): SettingsChange {
  const problems: { pointer: string; message: string }[] = [];
  const set: Record<string, Held> = {};
  const removed: string[] = [];
  given.forEach(({ key }, index) => {
    const value = held.get(`/fields/${index}/value`);
    const declared = fields[key];
    if (declared === undefined) problems.push({ pointer: `/fields/${index}/key`, message: 'is not a setting of this connector' });
    else if (Object.hasOwn(set, key) || removed.includes(key)) problems.push({ pointer: `/fields/${index}/key`, message: 'stands twice' });
    else if (value !== undefined && value.facts.length > 0) set[key] = value;
    else if (declared.required) problems.push({ pointer: `/fields/${index}/value`, message: 'is required by this connector' });
    else removed.push(key);
  });
  if (problems.length > 0) throw ruleBroken(...problems);
  return { set, removed };
}

/** The required settings that a new service did not bring. */
export function requireAll(fields: Fields, change: SettingsChange): void {
  const missing = Object.entries(fields).filter(([key, field]) => field.required && !Object.hasOwn(change.set, key));
  if (missing.length > 0) throw ruleBroken(...missing.map(([key]) => ({ pointer: '/fields', message: `${key} is required by this connector` })));
}
