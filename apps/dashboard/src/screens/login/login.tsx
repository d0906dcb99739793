import type { ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { Problem } from '../../api/problem.ts';
import { ProblemFacts } from '../../parts/states.tsx';
import { navigate, usePlace } from '../../shell/router.tsx';
import { hasWord, useWords } from '../../words/words.ts';
import { LogIn } from './log-in.tsx';
import { Outside } from './outside.tsx';
import { TROUBLES } from './trouble-words.ts';
import { WORDS } from './words.ts';

/** Where whoever has no session is led, and whence they go on to where they wanted to go. */
export function Screen(): ReactNode {
  const say = useWords(WORDS);
  const sayTrouble = useWords(TROUBLES);
  const client = useQueryClient();
  const { search } = usePlace();
  const query = new URLSearchParams(search);
  const trouble = query.get('trouble');
  const goOn = (): void => {
    client.clear();
    navigate(safePlace(query.get('to')), { replace: true });
  };

  return (
    <Outside>
      <h1>{say('title')}</h1>
      {query.has('confirmed') ? (
        <p role="status">{sayTrouble('confirmed')}</p>
      ) : (
        <>
          {trouble === null ? null : <ProviderTrouble code={trouble} requestId={query.get('request_id')} />}
          <LogIn onDone={goOn} isAsAnother={trouble === 'stranger' || trouble === 'somebody_else'} />
        </>
      )}
    </Outside>
  );
}

/** Why nobody came back from the identity provider logged in. The address has only words that are known here. */
function ProviderTrouble({
  code,
  requestId,
}: Readonly<{ code: string; requestId: string | null }>): ReactNode {
  const sayTrouble = useWords(TROUBLES);
  const known = hasWord(TROUBLES, code) ? code : 'other';
  const isId = requestId !== null && /^[0-9a-f-]{36}$/.test(requestId);
  const problem = new Problem({
    status: 0,
    code: known,
    message: sayTrouble(known),
    details: [],
    requestId: isId ? requestId : null,
    retryAfterSeconds: null,
    body: null,
  });
  return (
    <div className="form-problem" role="alert">
      <p>{problem.message}</p>
      <ProblemFacts problem={problem} />
    </div>
  );
}

/** An address of ours, and no other: whoever made the link may have wanted to send people elsewhere. */
export function safePlace(to: string | null): string {
  if (to === null || !to.startsWith('/')) return '/';
  const place = new URL(to, location.origin);
  return place.origin === location.origin ? `${place.pathname}${place.search}${place.hash}` : '/';
}
