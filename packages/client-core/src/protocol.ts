import type { FieldType } from './fields.ts';

/** What the embedded page and the page or app around it say to each other. */
export const CHANNEL = 'railyard-embed';

/** Where a frame of Secure Fields stands, and for which session. */
type FramePlace = Readonly<{
  parentOrigin: string;
  /** Of the form: frames of one form find each other by it. Empty for the published client, which has none. */
  instance: string;
  /** Null where the address of the frame names no checkout session that lives. */
  session: string | null;
}>;

/** What the service tells the controller of a form. */
export type ControllerData = FramePlace &
  Readonly<{
    kind: 'controller';
    /** Where the API is. */
    api: string;
    /** A stored one, of which only the security code is asked for. */
    paymentMethod: string | null;
    /** In which the caret goes on by itself; none: it does not. */
    order: readonly FieldType[];
    /** Why this form can never be submitted. */
    fault: string | null;
    /** What a buyer is told, in their language. */
    words: Readonly<Record<string, string>>;
  }>;

/** What it tells a field. */
export type FieldData = FramePlace &
  Readonly<{
    kind: 'field';
    type: FieldType;
    /** Of a stored card, where the page knows it. */
    scheme: string | null;
  }>;

/** JSON in the `data-frame` of a frame's document; `frame-data.json` of the vectors has one of each kind. */
export type FrameData = ControllerData | FieldData;

type Transaction = Readonly<{ id: string; status: string }>;

/** Events by the names of the published embedded checkout. */
export type EmbedEvents = {
  /** The ways to pay are shown. */
  optionsLoaded: Readonly<{
    /** Ways to pay that are shown. */
    methods: readonly string[];
  }>;
  /** Something was typed. */
  formUpdate: Readonly<{
    /** Whether the form can be submitted. */
    complete: boolean;
  }>;
  /** What the first digits of a typed card say. */
  cardDetailsChanged: Readonly<{
    /** First digits of the card; null: not enough typed. */
    bin: string | null;
    /** The card's scheme; null: not known. */
    scheme: string | null;
  }>;
  /** Another way to pay was chosen. */
  paymentMethodSelected: Readonly<{
    /** The way to pay, such as `card`. */
    method: string;
  }>;
  /** Told of a declined one, too: its status says so. */
  transactionCreated: Transaction;
  /** Nothing is known to be made of it: the card could not be taken, the service refused, or did not answer. */
  transactionFailed: Readonly<{
    /** What is wrong, in a sentence. */
    message: string;
  }>;
  /** The buyer came back without having approved. */
  transactionCancelled: Partial<Transaction>;
  /** The service refused something. */
  apiError: Readonly<{
    /** HTTP status of the answer; 0: there was none. */
    status: number;
    /** The service's word for it. */
    code: string;
    /** What is wrong, in a sentence. */
    message: string;
    /** Each thing that is wrong, with its place. */
    details: readonly unknown[];
  }>;
  /** An option of `setup` is missing, or differs from what the token pins. */
  argumentError: Readonly<{
    /** The option that is wrong. */
    argument: string;
    /** What is wrong, in a sentence. */
    message: string;
  }>;
};
/** Name of an event of the embedded checkout. */
export type EmbedEventName = keyof EmbedEvents;

/** What the frame tells the page. */
export type FromFrame =
  | Readonly<{
      type: 'height';
      /** Height of the content, in pixels. */
      data: number;
    }>
  | Readonly<{
      type: 'event';
      /** An event, for the page's handlers. */
      data: Readonly<{
        /** Its name. */
        name: EmbedEventName;
        /** What its handlers get. */
        data: unknown;
      }>;
    }>
  /** May the payment be made? Answered by `go-on`. */
  | Readonly<{ type: 'before'; data: null }>
  /** The whole page goes there, since no window could be opened. */
  | Readonly<{
      type: 'leave';
      /** Address that the page is to open. */
      data: string;
    }>
  | Readonly<{
      type: 'complete';
      /** The payment that has ended. */
      data: Transaction;
    }>;

/** What the page tells the frame. */
export type ToFrame =
  | Readonly<{ type: 'submit'; data: null }>
  | Readonly<{
      type: 'go-on';
      /** Whether the payment may go on. */
      data: boolean;
    }>;
