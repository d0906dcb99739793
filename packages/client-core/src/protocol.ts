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
  optionsLoaded: Readonly<{ methods: readonly string[] }>;
  formUpdate: Readonly<{ complete: boolean }>;
  /** What the first digits of a typed card say. */
  cardDetailsChanged: Readonly<{ bin: string | null; scheme: string | null }>;
  paymentMethodSelected: Readonly<{ method: string }>;
  /** Told of a declined one, too: its status says so. */
  transactionCreated: Transaction;
  /** Nothing is known to be made of it: the card could not be taken, the service refused, or did not answer. */
  transactionFailed: Readonly<{ message: string }>;
  /** The buyer came back without having approved. */
  transactionCancelled: Partial<Transaction>;
  apiError: Readonly<{ status: number; code: string; message: string; details: readonly unknown[] }>;
  /** An option of `setup` is missing, or differs from what the token pins. */
  argumentError: Readonly<{ argument: string; message: string }>;
};
export type EmbedEventName = keyof EmbedEvents;

export type FromFrame =
  | Readonly<{ type: 'height'; data: number }>
  | Readonly<{ type: 'event'; data: Readonly<{ name: EmbedEventName; data: unknown }> }>
  /** May the payment be made? Answered by `go-on`. */
  | Readonly<{ type: 'before'; data: null }>
  /** The whole page goes there, since no window could be opened. */
  | Readonly<{ type: 'leave'; data: string }>
  | Readonly<{ type: 'complete'; data: Transaction }>;

export type ToFrame = Readonly<{ type: 'submit'; data: null }> | Readonly<{ type: 'go-on'; data: boolean }>;
