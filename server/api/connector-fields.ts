import type { Static } from 'typebox';
import type { Fields } from '../connectors/connector.ts';
import type { DefinitionField } from '../api-contract/payment-service-definitions.ts';
import type { FieldValue } from '../api-contract/schemas/connector-fields.ts';

/**
 * The settings that a connector takes, each with what it is for. None is `verifiable`: its provider cannot be
 * asked whether they are right.
 */
export function definitionFields(settings: Fields): Static<typeof DefinitionField>[] {
  return Object.entries(settings).map(([key, field]) => ({
    key,
    display_name: `${field.displayName}: ${field.help}`,
    required: field.required,
    format: field.format,
    secret: field.sensitive,
    verifiable: false,
  }));
}

/** Settings that may be shown. */
export function fieldValues(settings: Readonly<Record<string, string>>): Static<typeof FieldValue>[] {
  return Object.entries(settings).map(([key, value]) => ({ key, value }));
}
