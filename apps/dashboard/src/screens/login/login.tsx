import type { ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { navigate, usePlace } from '../../shell/router.tsx';
import { useWords } from '../../words/words.ts';
import { LogIn } from './log-in.tsx';
import { Outside } from './outside.tsx';
import { WORDS } from './words.ts';

/** Where whoever has no session is led, and whence they go on to where they wanted to go. */
export function Screen(): ReactNode {
  const say = useWords(WORDS);
  const client = useQueryClient();
  const { search } = usePlace();
  const goOn = (): void => {
    client.clear();
    navigate(safePlace(new URLSearchParams(search).get('to')), { replace: true });
  };

  return (
    <Outside>
      <h1>{say('title')}</h1>
      <LogIn onDone={goOn} />
    </Outside>
  );
}

/** An address of ours, and no other: whoever made the link may have wanted to send people elsewhere. */
export function safePlace(to: string | null): string {
  if (to === null || !to.startsWith('/')) return '/';
  const place = new URL(to, location.origin);
  return place.origin === location.origin ? `${place.pathname}${place.search}${place.hash}` : '/';
}
