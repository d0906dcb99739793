import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { askLogIn, type WaysIn } from '../../api/log-in.ts';
import { problemOf } from '../../api/problem.ts';
import { FormProblem } from '../../parts/form.tsx';
import { Loading, Trouble } from '../../parts/states.tsx';
import { useWords } from '../../words/words.ts';
import { WORDS } from './words.ts';

/** The ways in that there are: on the page of the log-in, and over a page whose session has ended. */
export function LogIn({ onDone }: Readonly<{ onDone: () => void }>): ReactNode {
  const say = useWords(WORDS);
  const ways = useQuery({ queryKey: ['ways in'], queryFn: () => askLogIn<WaysIn>('GET /auth/ways') });
  const demo = useMutation({ mutationFn: () => askLogIn<null>('POST /auth/demo'), onSuccess: onDone });
  if (ways.data === undefined)
    return ways.error === null ? (
      <Loading rows={2} />
    ) : (
      <Trouble problem={problemOf(ways.error)} onRetry={() => void ways.refetch()} />
    );

  return (
    <div className="log-in">
      {ways.data.demo ? (
        <>
          <button
            type="button"
            className="button"
            data-kind="main"
            disabled={demo.isPending}
            onClick={() => demo.mutate()}
          >
            {say('demo')}
          </button>
          <p className="hint">{say('demo_why')}</p>
        </>
      ) : null}
      {demo.error === null ? null : <FormProblem problem={problemOf(demo.error)} />}
    </div>
  );
}
