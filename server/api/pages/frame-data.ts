import type { FRAME_WORDS } from './frame-words.ts';
import type { Language } from '../../design/language.ts';

export const FIELD_TYPES = ['number', 'expiryDate', 'securityCode', 'postalCode'] as const;
export type FieldType = (typeof FIELD_TYPES)[number];

/** Where a frame stands, and for which session. */
type FramePlace = Readonly<{
  parentOrigin: string;
  /** Of the form: frames of one form find each other by it. Empty for the published client. */
  instance: string;
  /** Null where the address names no checkout session that lives. */
  session: string | null;
}>;

/**
 * What a frame of Secure Fields is told, as JSON in the `data-frame` of its document. The frames have the same type
 * in packages/client-core/src/protocol.ts; contract/vectors/frame-data.json holds the two together.
 */
export type FrameData =
  | (FramePlace &
      Readonly<{
        kind: 'controller';
        /** Where the API is. */
        api: string;
        /** A stored one, of which only the security code is asked for. */
        paymentMethod: string | null;
        /** In which the caret goes on by itself; none: it does not. */
        order: readonly FieldType[];
        /** Why this form can never be submitted. */
        fault: 'session_ended' | null;
        /** What a buyer is told, in their language. */
        words: (typeof FRAME_WORDS)[Language];
      }>)
  | (FramePlace &
      Readonly<{
        kind: 'field';
        type: FieldType;
        /** Of a stored card, where the page knows it. */
        scheme: string | null;
      }>);
