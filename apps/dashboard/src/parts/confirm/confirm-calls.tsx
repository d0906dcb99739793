import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { middle, type WireRequest } from '../../api/call.ts';

const ConfirmDialog = lazy(async () => ({ default: (await import('./confirm-dialog.tsx')).ConfirmDialog }));

/** A call that waits to be confirmed, or, once it is signed, for a second person. */
export type AskedCall = Readonly<{
  request: WireRequest;
  merchantAccount: string | null;
  /** Null: nothing is signed yet. */
  waitingFor: string | null;
}>;
type WaitingCall = AskedCall & Readonly<{ answer: (header: string | null) => void }>;

/**
 * Wherever the service wants to have a call confirmed, the person is shown what it does and signs it; then the call
 * goes on. Screens know nothing of it: their call takes a little longer, or is refused as if they had closed it.
 */
export function ConfirmCalls(): ReactNode {
  const [waiting, setWaiting] = useState<readonly WaitingCall[]>([]);
  useEffect(() => {
    const ask = (asked: AskedCall): Promise<string | null> =>
      new Promise((resolve) => setWaiting((before) => [...before, { ...asked, answer: resolve }]));
    middle.confirm = ask;
    return () => {
      middle.confirm = null;
    };
  }, []);

  const [first] = waiting;
  if (first === undefined) return null;
  const answer = (header: string | null): void => {
    first.answer(header);
    setWaiting((before) => before.slice(1));
  };
  return (
    <Suspense fallback={null}>
      <ConfirmDialog
        key={`${first.request.path} ${first.waitingFor ?? ''}`}
        asked={first}
        onAnswer={answer}
      />
    </Suspense>
  );
}
