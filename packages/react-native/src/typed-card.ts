import {
  type CardField,
  EMPTY_CARD,
  type Instrument,
  type ReadCard,
  readCard,
  typeCard,
} from '@railyard/client-core';
import { useState } from 'react';

/** What each input is told of itself, so that systems offer the cards that they know. */
const INPUTS = {
  number: { autoComplete: 'cc-number', textContentType: 'creditCardNumber' },
  expiryDate: { autoComplete: 'cc-exp', textContentType: 'creditCardExpiration' },
  securityCode: { autoComplete: 'cc-csc', textContentType: 'creditCardSecurityCode' },
} as const satisfies Record<CardField, object>;

/** Props of a `TextInput`. */
type Input<Field extends CardField> = (typeof INPUTS)[Field] &
  Readonly<{
    value: string;
    onChangeText: (text: string) => void;
    inputMode: 'numeric';
    autoCorrect: false;
  }>;

/** A card form, as far as it is typed. */
export type TypedForm = Readonly<{
  /** Props of a `TextInput` of yours, one for each field. */
  inputs: Readonly<{ [Field in CardField]: Input<Field> }>;
  /** Whether each field can be sent. */
  isValid: ReadCard['isValid'];
  /** Whether the card can be sent. */
  isComplete: boolean;
  /** The card's scheme; null: not known yet. */
  scheme: string | null;
  /** What the scheme calls its security code. */
  codeLabel: string;
}>;

/** The form, what goes into the session, and what empties the inputs. */
export function useTypedCard(
  onTyped: () => void,
): Readonly<{ form: TypedForm; instrument: Instrument | null; clear: () => void }> {
  const [card, setCard] = useState(EMPTY_CARD);
  const { shown, instrument, ...read } = readCard(card, new Date());
  const inputOf = <Field extends CardField>(field: Field): Input<Field> => ({
    ...INPUTS[field],
    inputMode: 'numeric',
    autoCorrect: false,
    value: shown[field],
    onChangeText: (text) => {
      onTyped();
      setCard((before) => typeCard(before, field, text));
    },
  });

  const inputs = {
    number: inputOf('number'),
    expiryDate: inputOf('expiryDate'),
    securityCode: inputOf('securityCode'),
  };
  return { form: { ...read, inputs }, instrument, clear: () => setCard(EMPTY_CARD) };
}
