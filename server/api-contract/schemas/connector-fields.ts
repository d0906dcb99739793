import { object, text } from './schema.ts';
import { describe } from './words.ts';

/**
 * A setting of a connector. Only the connector's definition, found by another field of the same body, says
 * which values are secret, so the body is parsed whole; the handler puts the secret ones into the vault
 * (connections/settings.ts) and nothing keeps or logs the body.
 */
export const FieldValue = object('FieldValue', {
  key: text(50),
  value: text(10_000),
});
describe(FieldValue, {
  key: 'Which setting, as the definition calls it.',
  value: 'Text of the setting; secret ones are sealed in the vault and never answered.',
});

/** An empty value removes the field. */
export const VoidableField = object('VoidableField', {
  key: text(50),
  value: text(10_000, 0),
});
describe(VoidableField, {
  key: 'Which setting, as the definition calls it.',
  value: 'Text of the setting; empty removes one that is not required.',
});
