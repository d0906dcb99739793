import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { begin, type Invitation, readInvitation } from '../../api/passkeys.ts';
import { problemOf } from '../../api/problem.ts';
import { Form, TextField } from '../../parts/form.tsx';
import { Loading, Trouble } from '../../parts/states.tsx';
import { navigate, PlainLink } from '../../shell/router.tsx';
import { useWords } from '../../words/words.ts';
import { Refusal } from './log-in.tsx';
import { Outside } from './outside.tsx';
import { WORDS } from './words.ts';

/** Where the link of an invitation leads: the passkey is made, and its owner is in. */
export function Screen(): ReactNode {
  const say = useWords(WORDS);
  // Behind the `#`, which no server is sent; it stays in the address until it has been used. Another link that is
  // opened in the same tab changes nothing else.
  const secret = useSyncExternalStore(subscribeHash, () => location.hash.slice(1));
  const read = useQuery({
    queryKey: ['invitation', secret],
    queryFn: () => readInvitation(secret),
    staleTime: Infinity,
    retry: false,
  });

  return (
    <Outside>
      {read.data === undefined ? (
        <NotYet error={read.error} onRetry={() => void read.refetch()} />
      ) : (
        <>
          <h1>{say('begin')}</h1>
          <p className="soft">{say('begin_why')}</p>
          <BeginForm key={secret} secret={secret} invitation={read.data} />
        </>
      )}
    </Outside>
  );
}

function subscribeHash(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}

function NotYet({ error, onRetry }: Readonly<{ error: Error | null; onRetry: () => void }>): ReactNode {
  const say = useWords(WORDS);
  if (error === null) return <Loading rows={3} />;
  const problem = problemOf(error);

  if (problem.status !== 404 && problem.status !== 400)
    return <Trouble problem={problem} onRetry={onRetry} />;
  return (
    <>
      <h1>{say('link_over')}</h1>
      <p>{say('link_over_why')}</p>
      <PlainLink className="button" to="/login">
        {say('to_log_in')}
      </PlainLink>
    </>
  );
}

function BeginForm({
  secret,
  invitation: { display_name: known, email_address: address },
}: Readonly<{ secret: string; invitation: Invitation }>): ReactNode {
  const say = useWords(WORDS);
  const client = useQueryClient();
  const [name, setName] = useState(known ?? '');
  const [email, setEmail] = useState('');
  const make = useMutation({
    mutationFn: () =>
      begin(secret, {
        display_name: name.trim(),
        email_address: address === null ? email.trim() : null,
        passkey_name: say('this_device'),
      }),
    onSuccess: () => {
      client.clear();
      navigate('/', { replace: true });
    },
  });
  const isWhole = name.trim() !== '' && (address !== null || email.includes('@'));

  return (
    <Form
      onSubmit={() => isWhole && make.mutate()}
      acts={
        <button type="submit" className="button" data-kind="main" disabled={!isWhole || make.isPending}>
          {say('make')}
        </button>
      }
    >
      <TextField label={say('name')} value={name} onChange={setName} />
      {address === null ? (
        <TextField label={say('email')} value={email} onChange={setEmail} kind="email" />
      ) : (
        <p className="soft">{address}</p>
      )}
      <Refusal error={make.error} />
    </Form>
  );
}
