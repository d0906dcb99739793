/** What our own frames, pages and packages need beside the rest: no shop imports it. */
export { factsOf, parseCardScheme } from './card-rules.ts';
export { caretFor, maskText } from './editing.ts';
export { isStyleValue, STYLE_PROPERTIES, styleOf } from './field-styles.ts';
export {
  codeLabelOf,
  editedField,
  expirationDate,
  FIELD_TYPES,
  FIELDS,
  type FieldType,
  type Measure,
  schemeOf,
  shownAs,
} from './fields.ts';
export type { ControllerData, FieldData, FrameData } from './protocol.ts';
export { fieldsBody } from './session.ts';
