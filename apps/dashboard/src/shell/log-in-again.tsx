import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { middle } from '../api/call.ts';
import { Dialog } from '../parts/dialog.tsx';
import { Loading } from '../parts/states.tsx';
import { useWords } from '../words/words.ts';
import { SHELL } from './words.ts';

const LogIn = lazy(async () => ({ default: (await import('../screens/login/log-in.tsx')).LogIn }));

/**
 * A session that ends while a page is open does not take the page away: whoever is there logs in over it, and what was
 * asked for is asked again. Whoever closes the dialogue gets the refusal.
 */
export function LogInAgain(): ReactNode {
  const say = useWords(SHELL);
  const [waiting, setWaiting] = useState<readonly (() => void)[]>([]);
  useEffect(() => {
    middle.logIn = () => new Promise((resolve) => setWaiting((before) => [...before, resolve]));
    return () => {
      middle.logIn = null;
    };
  }, []);
  const goOn = (): void => {
    for (const resolve of waiting) resolve();
    setWaiting([]);
  };

  if (waiting.length === 0) return null;
  return (
    <Dialog title={say('session_ended')} onClose={goOn}>
      <p className="hint">{say('session_ended_why')}</p>
      <Suspense fallback={<Loading rows={2} />}>
        <LogIn onDone={goOn} />
      </Suspense>
    </Dialog>
  );
}
