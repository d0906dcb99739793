import {
  type Api,
  ApiFault,
  type CardField,
  EMPTY_CARD,
  type ReadCard,
  readCard,
  tokenize,
  typeCard,
} from '@railyard/client-core';
import { useRef, useState } from 'react';

/** What each input is told of itself, so that systems offer the cards that they know. */
const INPUTS = {
  number: { autoComplete: 'cc-number', textContentType: 'creditCardNumber' },
  expiryDate: { autoComplete: 'cc-exp', textContentType: 'creditCardExpiration' },
  securityCode: { autoComplete: 'cc-csc', textContentType: 'creditCardSecurityCode' },
} as const satisfies Record<CardField, object>;

type Input<Field extends CardField> = (typeof INPUTS)[Field] &
  Readonly<{
    value: string;
    onChangeText: (text: string) => void;
    inputMode: 'numeric';
    autoCorrect: false;
  }>;

/** What `useCard` gives. */
export type CardHook = Readonly<{
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
  /** Whether the card is on its way. */
  isBusy: boolean;
  /** Why the last attempt came to nothing; null once something is typed. `kind` says what the buyer can do. */
  fault: ApiFault | null;
  /** Puts the card into the session. True: it is there, the inputs are empty, and your server may pay. */
  tokenize: () => Promise<boolean>;
}>;

/**
 * A card form of your own. Whoever uses it handles card numbers in their app.
 *
 * @throws From `tokenize`, what is no answer of the service.
 *
 * @example const { inputs, isComplete, tokenize } = useCard({ api, sessionId })
 */
export function useCard({ api, sessionId }: Readonly<{ api: Api; sessionId: string }>): CardHook {
  const [card, setCard] = useState(EMPTY_CARD);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<ApiFault | null>(null);
  const isSending = useRef(false);
  const { shown, instrument, ...read } = readCard(card, new Date());
  const inputOf = <Field extends CardField>(field: Field): Input<Field> => ({
    ...INPUTS[field],
    inputMode: 'numeric',
    autoCorrect: false,
    value: shown[field],
    onChangeText: (text) => {
      setFault(null);
      setCard((before) => typeCard(before, field, text));
    },
  });
  const submit = async (): Promise<boolean> => {
    if (instrument === null || isSending.current) return false;

    isSending.current = true;
    setBusy(true);
    setFault(null);
    try {
      await tokenize(api, sessionId, instrument);
      setCard(EMPTY_CARD);
      return true;
    } catch (error) {
      if (!(error instanceof ApiFault)) throw error;
      setFault(error);
      return false;
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  };
  const inputs = {
    number: inputOf('number'),
    expiryDate: inputOf('expiryDate'),
    securityCode: inputOf('securityCode'),
  };

  return { ...read, inputs, isBusy, fault, tokenize: submit };
}
