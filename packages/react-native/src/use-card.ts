import { type Api, ApiFault, tokenize } from '@railyard/client-core';
import { useRef, useState } from 'react';
import { type TypedForm, useTypedCard } from './typed-card.ts';

/** What `useCard` gives. */
export type CardHook = TypedForm &
  Readonly<{
    /** Whether the card is on its way. */
    isBusy: boolean;
    /** Why the last attempt came to nothing; null once something is typed. `kind` says what the buyer can do. */
    fault: ApiFault | null;
    /** Puts the card into the session. True: it is there, the inputs are empty, and your server may pay. */
    tokenize: () => Promise<boolean>;
  }>;

/**
 * A card form of your own, up to the session. `useCardPayment` goes on to the end of the payment. Whoever uses it
 * handles card numbers in their app.
 *
 * @throws From `tokenize`, what is no answer of the service.
 *
 * @example const { inputs, isComplete, tokenize } = useCard({ api, sessionId })
 */
export function useCard({ api, sessionId }: Readonly<{ api: Api; sessionId: string }>): CardHook {
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<ApiFault | null>(null);
  const isSending = useRef(false);
  const { form, instrument, clear } = useTypedCard(() => setFault(null));
  const submit = async (): Promise<boolean> => {
    if (instrument === null || isSending.current) return false;

    isSending.current = true;
    setBusy(true);
    setFault(null);
    try {
      await tokenize(api, sessionId, instrument);
      clear();
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

  return { ...form, isBusy, fault, tokenize: submit };
}
