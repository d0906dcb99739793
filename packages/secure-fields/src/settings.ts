export const CHANNEL = 'secure-fields';

/** In the order in which a buyer fills them in. */
export const FIELD_TYPES = ['number', 'expiryDate', 'securityCode', 'postalCode'] as const;
export type FieldType = (typeof FIELD_TYPES)[number];

export type SecureFieldsConfig = Readonly<{
  /**
   * The checkout session that is filled. Your server opens it. A function is asked for it when the buyer first
   * comes to a field, so that a page that is only looked at opens none.
   */
  sessionId: string | (() => Promise<string>);
  /** The origin that the service serves Secure Fields on. `window.SECURE_FIELDS_FRAME_URL` says the same. */
  frameUrl?: string;
  /** Of the published service, whose frames are used where `frameUrl` is not given. */
  gr4vyId?: string;
  environment?: 'sandbox' | 'production';
  /** A stored payment method: then only its security code is asked for. */
  paymentMethod?: Readonly<{ id: string; scheme?: string }>;
  paymentMethodId?: string;
  /** Goes to the next field when one is typed to its end; a list is the order. */
  autoAdvance?: boolean | readonly FieldType[];
  /** BCP 47: the language of labels and messages, and their direction. */
  locale?: string;
  /** Of fields that the page has begun to load before this form is made (`newFrame`): the id in their address. */
  instance?: string;
}>;

/** CSS properties in camel case or as they are; nested by state: `{ color: '#111', focus: { color: '#000' } }`. */
export type Styles = Readonly<{ [name: string]: string | number | Styles }>;

export type FieldOptions = Readonly<{
  /** Read out as the field's name. */
  label?: string;
  placeholder?: string;
  styles?: Styles;
  required?: boolean;
  /** Lengths of the security code, where the scheme is not known. */
  lengths?: readonly number[];
  /** Shown under the field, and read out, when it was left with a value that cannot be right. */
  errorMessage?: string;
  autoFocus?: boolean;
  /** Hides the number or code while the field is not being typed into. */
  maskInput?: boolean;
  /** Hides it while it is typed, too. */
  maskOnInput?: boolean;
  /** Leaves the last four digits to be seen. */
  showLastFour?: boolean;
  /** What hidden digits are shown as. */
  character?: string;
  /** Names the scheme inside the number field. */
  showSchemeIcons?: boolean | Readonly<{ coBranded?: boolean; placeholder?: boolean }>;
}>;

export type FieldEvent = Readonly<{
  id: FieldType;
  valid: boolean;
  empty: boolean;
  autofilled: boolean;
  /** Of the number: its scheme, the first eight digits, and the scheme that the buyer chose of two. */
  schema?: string | null;
  bin?: string | null;
  selectedScheme?: string | null;
  /** What the scheme calls the security code. */
  codeLabel?: string;
}>;

export type FieldEvents = {
  input: FieldEvent;
  focus: FieldEvent;
  blur: FieldEvent;
  enter: Readonly<{ id: FieldType }>;
  redacted: Readonly<{ id: FieldType }>;
  unredacted: Readonly<{ id: FieldType }>;
};
export type FieldEventName = keyof FieldEvents;

export type FormChange = Readonly<{
  fields: Readonly<
    Partial<Record<FieldType, Readonly<{ valid: boolean; empty: boolean; autofilled: boolean }>>>
  >;
  complete: boolean;
}>;

export type VaultFailure = Readonly<{
  /** HTTP status of the service's answer; 0 where there was none. */
  status: number;
  code: string;
  /** For you. */
  message: string;
  /** For the buyer, in the form's language. */
  buyerMessage: string;
  /** Which field wants what, of a form that was not sent; else the API's own. */
  details?: readonly Readonly<{ field?: FieldType; message?: string }>[];
}>;

export type LoadError = Readonly<{ reason: string; frames?: readonly string[] }>;

export type Handlers = {
  'card-vault-success': Readonly<{ scheme: string | null; bin: string | null }>;
  'card-vault-failure': VaultFailure;
  'form-change': FormChange;
  'method-change': Readonly<{ method: string }>;
  ready: Readonly<{ version: string }>;
  'load-error': LoadError;
};
export type EventName = keyof Handlers;
