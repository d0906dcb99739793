import { STYLE_PROPERTIES, isStyleValue, styleOf } from '@railyard/client-core/frames';
import { warnDeveloper, warnUnknown } from '@railyard/client-core/developer-console';
import type { EventName, FieldEventName, FieldOptions, FieldType, SecureFieldsConfig } from './settings.ts';

/** Every name of a type, none too many: the compiler holds the lists to the types. */
const namesOf = <Name extends string>(names: Readonly<Record<Name, 1>>): readonly Name[] =>
  Object.keys(names) as Name[];

const CONFIG = namesOf<keyof SecureFieldsConfig>({
  sessionId: 1,
  frameUrl: 1,
  gr4vyId: 1,
  environment: 1,
  paymentMethod: 1,
  paymentMethodId: 1,
  autoAdvance: 1,
  locale: 1,
  instance: 1,
});
const OPTIONS = namesOf<keyof FieldOptions>({
  label: 1,
  placeholder: 1,
  styles: 1,
  required: 1,
  lengths: 1,
  errorMessage: 1,
  autoFocus: 1,
  maskInput: 1,
  maskOnInput: 1,
  showLastFour: 1,
  character: 1,
  showSchemeIcons: 1,
});
const FORM_EVENTS = namesOf<EventName>({
  'card-vault-success': 1,
  'card-vault-failure': 1,
  'form-change': 1,
  'method-change': 1,
  ready: 1,
  'load-error': 1,
});
const FIELD_EVENTS = namesOf<FieldEventName>({
  input: 1,
  focus: 1,
  blur: 1,
  enter: 1,
  redacted: 1,
  unredacted: 1,
});
export const TYPES = namesOf<FieldType>({ number: 1, expiryDate: 1, securityCode: 1, postalCode: 1 });

/** What others call these, and no letters tell. */
const MEANT: readonly (readonly [others: string, ours: string])[] = [
  ...['cvc', 'cvv', 'cvn', 'code'].map((name) => [name, 'securityCode'] as const),
  ...['pan', 'card', 'cardNumber'].map((name) => [name, 'number'] as const),
  ...['expiry', 'expiration', 'expirationDate'].map((name) => [name, 'expiryDate'] as const),
  ['zip', 'postalCode'],
  ['checkoutSessionId', 'sessionId'],
  ['session', 'sessionId'],
  ['change', 'input'],
  ['success', 'card-vault-success'],
  ['error', 'card-vault-failure'],
  ['style', 'styles'],
];
const meantOf = (known: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(MEANT.filter(([, ours]) => known.includes(ours)));

function warn(service: string, of: string, given: Iterable<string>, known: readonly string[]): void {
  warnUnknown(service, { of, given, known, meant: meantOf(known) });
}

export function checkConfig(service: string, config: SecureFieldsConfig): void {
  warn(service, 'SecureFields has no option', Object.keys(config), CONFIG);
}

export function checkFormEvent(service: string, name: string): void {
  warn(service, 'SecureFields has no event', [name], FORM_EVENTS);
}

export function checkFieldEvent(service: string, name: string): void {
  warn(service, 'A field has no event', [name], FIELD_EVENTS);
}

/** False: a field of this type can never load. */
export function isFieldType(service: string, type: string): boolean {
  warn(service, 'There is no field of type', [type], TYPES);
  return (TYPES as readonly string[]).includes(type);
}

export function warnSecondField(service: string, type: string): void {
  warnDeveloper(service, `A second field of type ${type} takes the place of the first`);
}

export function checkOptions(
  service: string,
  options: object,
  styles: readonly (readonly [string, string | number])[],
): void {
  warn(service, 'A field has no option', Object.keys(options), OPTIONS);
  for (const [name, value] of styles) {
    warn(service, 'A field cannot be styled by', [styleOf(name).property], STYLE_PROPERTIES);
    if (!isStyleValue(String(value)))
      warnDeveloper(
        service,
        `The style ${name.slice(2)} is left out: it could lead to an address, or is too long`,
      );
  }
}
