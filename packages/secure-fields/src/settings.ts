/** Name of the channel between the page and its frames. */
export const CHANNEL = 'secure-fields';

/** In the order in which a buyer fills them in. */
export const FIELD_TYPES = ['number', 'expiryDate', 'securityCode', 'postalCode'] as const;
/** What can be typed into a field. */
export type FieldType = (typeof FIELD_TYPES)[number];

/** How a form is set up. */
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
  /** Of the published service, whose frames are used where `frameUrl` is not given. */
  environment?: 'sandbox' | 'production';
  /** A stored payment method: then only its security code is asked for. */
  paymentMethod?: Readonly<{
    /** Id of the stored payment method. */
    id: string;
    /** The card's scheme, where the page knows it. */
    scheme?: string;
  }>;
  /** A stored card whose security code alone is asked for. */
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

/** How a field is drawn. */
export type FieldOptions = Readonly<{
  /** Read out as the field's name. */
  label?: string;
  /** Text that is shown while the field is empty. */
  placeholder?: string;
  /** How the field looks. */
  styles?: Styles;
  /** Whether the form is incomplete without it; default: true. */
  required?: boolean;
  /** Lengths of the security code, where the scheme is not known. */
  lengths?: readonly number[];
  /** Shown under the field, and read out, when it was left with a value that cannot be right. */
  errorMessage?: string;
  /** Whether the cursor stands in it once it is there. */
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
  showSchemeIcons?:
    | boolean
    | Readonly<{
        /** Whether a card of two schemes lets the buyer choose; number only. */
        coBranded?: boolean;
        /** Whether the placeholder is masked, too. */
        placeholder?: boolean;
      }>;
}>;

/** How a field stands after something happened to it. */
export type FieldEvent = Readonly<{
  /** Which field it is. */
  id: FieldType;
  /** Whether what was typed can be sent. */
  valid: boolean;
  /** Whether nothing was typed. */
  empty: boolean;
  /** Whether the browser filled it in. */
  autofilled: boolean;
  /** Of the number: its scheme, the first eight digits, and the scheme that the buyer chose of two. */
  schema?: string | null;
  /** First digits of the card; null: not enough typed. */
  bin?: string | null;
  /** The scheme that the buyer chose of a card of two; null: none. */
  selectedScheme?: string | null;
  /** What the scheme calls the security code. */
  codeLabel?: string;
}>;

/** Events of one field, each with what its handler gets. */
export type FieldEvents = {
  /** Something was typed. */
  input: FieldEvent;
  /** The cursor came into the field. */
  focus: FieldEvent;
  /** The cursor left the field. */
  blur: FieldEvent;
  /** The enter key was pressed. */
  enter: Readonly<{
    /** Which field it is. */
    id: FieldType;
  }>;
  /** What was typed is hidden. */
  redacted: Readonly<{
    /** Which field it is. */
    id: FieldType;
  }>;
  /** What was hidden is shown. */
  unredacted: Readonly<{
    /** Which field it is. */
    id: FieldType;
  }>;
};
/** Name of an event of a field. */
export type FieldEventName = keyof FieldEvents;

/** How the form stands after something was typed. */
export type FormChange = Readonly<{
  /** Each field that is there. */
  fields: Readonly<
    Partial<
      Record<
        FieldType,
        Readonly<{
          /** Whether what was typed can be sent. */
          valid: boolean;
          /** Whether nothing was typed. */
          empty: boolean;
          /** Whether the browser filled it in. */
          autofilled: boolean;
        }>
      >
    >
  >;
  /** Whether the form can be submitted. */
  complete: boolean;
}>;

/** Why a card could not be stored. */
export type VaultFailure = Readonly<{
  /** HTTP status of the service's answer; 0 where there was none. */
  status: number;
  /** The service's word for it, such as `bad_request`. */
  code: string;
  /** For you. */
  message: string;
  /** For the buyer, in the form's language. */
  buyerMessage: string;
  /** Which field wants what, of a form that was not sent; else the API's own. */
  details?: readonly Readonly<{
    /** The field that has to be corrected, where it is one. */
    field?: FieldType;
    /** What is wrong, in a sentence. */
    message?: string;
  }>[];
}>;

/** Why fields could not be shown. */
export type LoadError = Readonly<{
  /** In a word, such as `timeout`. */
  reason: string;
  /** Which frames did not come. */
  frames?: readonly string[];
}>;

/** Events of a form, each with what its handler gets. */
export type Handlers = {
  /** The card is in the checkout session. */
  'card-vault-success': Readonly<{
    /** The card's scheme; null: not known. */
    scheme: string | null;
    /** First digits of the card; null: not known. */
    bin: string | null;
  }>;
  /** The card could not be stored. */
  'card-vault-failure': VaultFailure;
  /** Something was typed. */
  'form-change': FormChange;
  /** Another way to pay was chosen. */
  'method-change': Readonly<{
    /** The way to pay, such as `card`. */
    method: string;
  }>;
  /** Every field can be typed into. */
  ready: Readonly<{
    /** Version of the frames. */
    version: string;
  }>;
  /** Fields could not be shown. */
  'load-error': LoadError;
};
/** Name of an event of a form. */
export type EventName = keyof Handlers;
