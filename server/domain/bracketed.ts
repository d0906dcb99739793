import type { JsonObject } from './json.ts';
import { Secret } from './secret.ts';

type Field = readonly [name: string, text: string | Secret];

/** What goes into a form of somebody's API, nested by brackets: `items[0][name]`. What is null is left out. */
export function bracketed(values: JsonObject): readonly Field[] {
  const fields: Field[] = [];
  for (const name of Object.keys(values)) write(fields, name, values[name]);
  return fields;
}

function write(fields: Field[], name: string, value: unknown): void {
  if (value === null || value === undefined) return;
  if (value instanceof Secret) fields.push([name, value]);
  else if (typeof value !== 'object') fields.push([name, String(value)]);
  else for (const key of Object.keys(value)) write(fields, `${name}[${key}]`, (value as JsonObject)[key]);
}
