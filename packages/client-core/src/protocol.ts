/** What the embedded page and the page or app around it say to each other. */
export const CHANNEL = 'railyard-embed';

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
