import { object, text } from './schema.ts';
import { sensitive } from './sensitive.ts';

/** A setting of a connector. The vault takes every value out of a request; the connector's definition says which of them are secret. */
export const FieldValue = object('FieldValue', {
  key: text(50),
  value: sensitive('settings.value', { minLength: 1, maxLength: 10_000 }),
});

/** An empty value removes the field. */
export const VoidableField = object('VoidableField', {
  key: text(50),
  value: sensitive('settings.value', { maxLength: 10_000 }),
});
