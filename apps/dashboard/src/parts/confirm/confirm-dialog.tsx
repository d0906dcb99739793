import type { Confirmation } from '@railyard/sdk/schemas';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { call } from '../../api/call.ts';
import { type Problem, problemOf, recordOf } from '../../api/problem.ts';
import { useWords } from '../../words/words.ts';
import { Dialog } from '../dialog.tsx';
import { FormProblem, TextField } from '../form.tsx';
import { Loading, Trouble } from '../states.tsx';
import { Time } from '../values.tsx';
import { PARTS } from '../words.ts';
import type { AskedCall } from './confirm-calls.tsx';
import { Sentence } from './sentence.tsx';
import { confirmationHeader } from './sign.ts';
import { CONFIRM } from './words.ts';

type Props = Readonly<{ asked: AskedCall; onAnswer: (header: string | null) => void }>;

/** What a call will do, in a sentence of the service's, and the passkey that signs it. */
export function ConfirmDialog(props: Props): ReactNode {
  return props.asked.waitingFor === null ? (
    <Signing {...props} />
  ) : (
    <WaitingNotice {...props} id={props.asked.waitingFor} />
  );
}

function Signing({ asked, onAnswer }: Props): ReactNode {
  const say = useWords(CONFIRM);
  const [reason, setReason] = useState(() => reasonIn(asked.request.body));
  const shown = useQuery<Confirmation, Problem>({
    queryKey: ['confirmation', asked.merchantAccount, asked.request],
    queryFn: () => askConfirmation(asked, ''),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    retry: false,
  });
  const signing = useMutation<string, unknown>({
    // The reason is signed, too; and what was shown may have waited for longer than it is good for.
    mutationFn: async () => {
      const toSign = await askConfirmation(asked, reason.trim());
      if (JSON.stringify(toSign.sentence) === JSON.stringify(shown.data?.sentence))
        return confirmationHeader(toSign);
      await shown.refetch();
      throw new ChangedNotice();
    },
    onSuccess: onAnswer,
  });

  const { data } = shown;
  const how = data?.signing?.how ?? null;
  return (
    <Dialog
      title={say('title')}
      isAlone
      onClose={() => onAnswer(null)}
      acts={
        <>
          <Cancel onClick={() => onAnswer(null)} />
          <button
            type="button"
            className="button"
            data-kind="main"
            disabled={how === null || signing.isPending}
            onClick={() => signing.mutate()}
          >
            {signing.isPending ? say('signing') : say(SIGN_WORDS[how ?? 'passkey'] ?? 'sign_passkey')}
          </button>
        </>
      }
    >
      {data === undefined ? (
        <NotShown error={shown.error} onRetry={() => void shown.refetch()} />
      ) : (
        <div className="form">
          <WhatIsSigned confirmation={data} reason={reason} onReason={setReason} />
          {signing.error === null ? null : <NotSigned error={signing.error} />}
        </div>
      )}
    </Dialog>
  );
}

/** It is asked for still, or could not be. */
function NotShown({ error, onRetry }: Readonly<{ error: unknown; onRetry: () => void }>): ReactNode {
  const say = useWords(CONFIRM);
  if (error === null) return <Loading rows={3} />;
  return <Trouble problem={problemOf(error)} title={say('cannot')} onRetry={onRetry} />;
}

function WhatIsSigned({
  confirmation,
  reason,
  onReason,
}: Readonly<{ confirmation: Confirmation; reason: string; onReason: (reason: string) => void }>): ReactNode {
  const say = useWords(CONFIRM);
  const how = confirmation.signing?.how ?? null;
  return (
    <>
      <Sentence confirmation={confirmation} />
      {confirmation.needs_approval ? <p className="hint">{say('two')}</p> : null}
      {how === null ? <p role="alert">{say('no_passkey')}</p> : null}
      <TextField
        label={say('reason')}
        help={say('reason_help')}
        isOptional
        value={reason}
        onChange={onReason}
      />
      {how === 'login' ? <p className="hint">{say('login_why')}</p> : null}
    </>
  );
}

/** Nobody signs another sentence than the one that they read. */
class ChangedNotice extends Error {}

const SIGN_WORDS: Readonly<Record<string, 'sign_demo' | 'sign_login' | 'sign_passkey'>> = {
  demo: 'sign_demo',
  login: 'sign_login',
  passkey: 'sign_passkey',
};

/** Signed: a second person has to agree. Whoever closes this finds it in the approvals. */
function WaitingNotice({ asked, onAnswer, id }: Props & Readonly<{ id: string }>): ReactNode {
  const say = useWords(CONFIRM);
  const { merchantAccount } = asked;
  const read = useQuery<Confirmation, Problem>({
    queryKey: ['confirmation', merchantAccount, id],
    queryFn: ({ signal }) =>
      call(
        'GET /confirmations/{confirmation_id}',
        { path: { confirmation_id: id } },
        { merchantAccount, signal },
      ),
    refetchInterval: 2000,
    gcTime: 0,
  });
  const { data } = read;
  const isApproved = data?.status === 'approved';
  const isOver = data !== undefined && data.status !== 'waiting' && !isApproved;

  return (
    <Dialog
      title={say('waiting_title')}
      isAlone
      onClose={() => onAnswer(null)}
      acts={
        <>
          <button type="button" className="button" onClick={() => onAnswer(null)}>
            {say(isOver ? 'close' : 'later')}
          </button>
          <button
            type="button"
            className="button"
            data-kind="main"
            disabled={!isApproved}
            onClick={() => onAnswer(id)}
          >
            {say('carry_out')}
          </button>
        </>
      }
    >
      {data === undefined ? <Loading rows={3} /> : <Progress confirmation={data} isOver={isOver} />}
    </Dialog>
  );
}

function Progress({
  confirmation,
  isOver,
}: Readonly<{ confirmation: Confirmation; isOver: boolean }>): ReactNode {
  const say = useWords(CONFIRM);
  const { status, decided_by, decision_reason, expires_at } = confirmation;
  const name = decided_by?.name ?? '';
  return (
    <div className="form">
      <Sentence confirmation={confirmation} />
      <p role="status">
        {status === 'approved'
          ? say('approved_by', { name })
          : status === 'declined'
            ? say('declined_by', { name })
            : say(isOver ? 'expired' : 'waiting')}
      </p>
      {decision_reason === null ? null : <blockquote className="quote">{decision_reason}</blockquote>}
      {isOver ? null : (
        <p className="hint">
          {say('until')} <Time at={expires_at} />
        </p>
      )}
    </div>
  );
}

/** Why, where the form has asked for it already: nobody types it twice. */
function reasonIn(body: string | null): string {
  const { reason } = recordOf(body === null ? null : JSON.parse(body));
  return typeof reason === 'string' ? reason.slice(0, REASON_LENGTH_MAX) : '';
}
const REASON_LENGTH_MAX = 500;

function askConfirmation({ request, merchantAccount }: AskedCall, reason: string): Promise<Confirmation> {
  const { method, path, body } = request;
  return call(
    'POST /confirmations',
    {
      body: {
        method: method as 'POST', // one of the contract's, as every call of ours
        path,
        ...(body === null ? {} : { body }),
        ...(reason === '' ? {} : { reason }),
      },
    },
    { merchantAccount },
  );
}

/** The person said no, or the browser did; and what the service says where it was asked. */
export function NotSigned({ error }: Readonly<{ error: unknown }>): ReactNode {
  const say = useWords(CONFIRM);
  const isBrowsers =
    error instanceof DOMException || (error instanceof Error && error.name === 'NotAllowedError');
  const isChanged = error instanceof ChangedNotice;
  if (!isBrowsers && !isChanged) return <FormProblem problem={problemOf(error)} />;
  return (
    <p className="field-problem" role="alert">
      {say(isChanged ? 'changed' : 'not_signed')}
    </p>
  );
}

function Cancel({ onClick }: Readonly<{ onClick: () => void }>): ReactNode {
  const say = useWords(PARTS);
  return (
    <button type="button" className="button" onClick={onClick}>
      {say('cancel')}
    </button>
  );
}
