import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { askLogIn, type WaysIn } from '../../api/log-in.ts';
import { isDeviceRefusal, logInByPasskey } from '../../api/passkeys.ts';
import { problemOf } from '../../api/problem.ts';
import { FormProblem } from '../../parts/form.tsx';
import { Loading, Trouble } from '../../parts/states.tsx';
import { useWords } from '../../words/words.ts';
import { WORDS } from './words.ts';

/** The ways in that there are: on the page of the log-in, and over a page whose session has ended. */
export function LogIn({
  onDone,
  isAsAnother = false,
}: Readonly<{
  onDone: () => void;
  /** The one whom the identity provider knows is nobody here: it is to ask who they are. */
  isAsAnother?: boolean;
}>): ReactNode {
  const say = useWords(WORDS);
  const ways = useQuery({ queryKey: ['ways in'], queryFn: () => askLogIn<WaysIn>('GET /auth/ways') });
  const enter = useMutation({
    mutationFn: (way: 'passkey' | 'demo') =>
      way === 'demo' ? askLogIn<null>('POST /auth/demo') : logInByPasskey(),
    onSuccess: onDone,
  });
  if (ways.data === undefined)
    return ways.error === null ? (
      <Loading rows={2} />
    ) : (
      <Trouble problem={problemOf(ways.error)} onRetry={() => void ways.refetch()} />
    );

  const { demo, identity_provider: provider } = ways.data;
  return (
    <div className="log-in">
      {demo ? (
        <>
          <WayButton isMain isBusy={enter.isPending} onClick={() => enter.mutate('demo')}>
            {say('demo')}
          </WayButton>
          <p className="hint">{say('demo_why')}</p>
        </>
      ) : null}
      <WayButton isMain={!demo} isBusy={enter.isPending} onClick={() => enter.mutate('passkey')}>
        {say('passkey')}
      </WayButton>
      {provider === null ? null : (
        <a className="button" href={isAsAnother ? `${provider.url}?as=another` : provider.url}>
          {say('provider', { name: provider.name })}
        </a>
      )}
      <Refusal error={enter.error} />
      {demo ? null : <p className="hint">{say('passkey_lost')}</p>}
    </div>
  );
}

function WayButton({
  isMain,
  isBusy,
  onClick,
  children,
}: Readonly<{ isMain: boolean; isBusy: boolean; onClick: () => void; children: ReactNode }>): ReactNode {
  return (
    <button
      type="button"
      className="button"
      data-kind={isMain ? 'main' : undefined}
      disabled={isBusy}
      onClick={onClick}
    >
      {children}
    </button>
  );
}

/** What the service said, or that the device did not answer. */
export function Refusal({ error }: Readonly<{ error: unknown }>): ReactNode {
  const say = useWords(WORDS);
  if (error === null || error === undefined) return null;
  if (!isDeviceRefusal(error)) return <FormProblem problem={problemOf(error)} />;
  return (
    <p className="form-problem" role="alert">
      {say('passkey_none')}
    </p>
  );
}
