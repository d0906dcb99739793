import type { Static } from 'typebox';
import type { Fields } from '../connectors/connector.ts';
import type { DefinitionField } from '../api-contract/connection-operations.ts';
import type { FieldValue } from '../api-contract/schemas/connector-fields.ts';

/** The settings that a connector takes. `verifiable`: its company can be asked whether they are right. */
export function definitionFields(settings: Fields, verifiable: boolean): Static<typeof DefinitionField>[] {
  return Object.entries(settings).map(([key, field]) => ({
    key,
    display_name: field.displayName,
    required: field.required,
    format: field.format,
    secret: field.sensitive,
    verifiable,
    help: field.help,
  }));
}

/** Settings that may be shown. */
export function fieldValues(settings: Readonly<Record<string, string>>): Static<typeof FieldValue>[] {
  return Object.entries(settings).map(([key, value]) => ({ key, value }));
}
