import type { Confirmation } from '@railyard/sdk/schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { call, sendAgain } from '../../api/call.ts';
import { useRead } from '../../api/queries.ts';
import { NotSigned } from '../../parts/confirm/confirm-dialog.tsx';
import { useSentence, useSentenceRows } from '../../parts/confirm/sentence.tsx';
import { signConfirmation } from '../../parts/confirm/sign.ts';
import { DetailHead, DetailPage } from '../../parts/detail-page.tsx';
import { TextField } from '../../parts/form.tsx';
import { Facts, Time } from '../../parts/values.tsx';
import { Link, useAccount, usePart } from '../../shell/router.tsx';
import { useMe } from '../../shell/session.tsx';
import { useWords } from '../../words/words.ts';
import { ApprovalStatus } from './approval-status.tsx';
import { WORDS } from './words.ts';

/** One confirmation: what will be done, by whom, and the signature of whoever agrees. */
export function Screen(): ReactNode {
  const say = useWords(WORDS);
  const id = usePart('id');
  const read = useRead(
    'GET /confirmations/{confirmation_id}',
    { path: { confirmation_id: id } },
    { everyMs: 5000 },
  );
  return (
    <DetailPage back={{ to: '/approvals', label: say('title') }} read={read}>
      {(confirmation) => <Approval confirmation={confirmation} />}
    </DetailPage>
  );
}

function Approval({ confirmation }: Readonly<{ confirmation: Confirmation }>): ReactNode {
  const say = useWords(WORDS);
  const sentence = useSentence();
  const isOwn = useMe().data?.id === confirmation.asked_by.id;
  const { asked_by, decided_by, decision_reason, strength, decision_strength, body } = confirmation;

  return (
    <>
      <DetailHead
        title={sentence(confirmation.sentence)}
        status={<ApprovalStatus confirmation={confirmation} />}
      />
      <section className="section">
        <Facts
          rows={[
            ...useSentenceRows(confirmation, (id) => <Link to={`/payments/${id}`}>{id}</Link>),
            [say('asked_by'), asked_by.name],
            [say('asked'), <Time key="asked" at={confirmation.created_at} length="long" />],
            [say('signed_with'), strength === null ? null : say(`by_${strength as 'passkey'}`)],
            [say('decided_by'), decided_by?.name],
            [
              say('decided_with'),
              decision_strength === null ? null : say(`by_${decision_strength as 'passkey'}`),
            ],
            [say('declined_why'), decision_reason],
            [say('until'), <Time key="until" at={confirmation.expires_at} length="long" />],
            [say('call'), <code key="call">{`${confirmation.method} ${confirmation.path}`}</code>],
            [say('body'), body === null ? null : <code key="body">{body}</code>],
          ]}
        />
      </section>
      {confirmation.status === 'waiting' && isOwn ? <p className="hint">{say('own')}</p> : null}
      {confirmation.may_decide ? <Decide confirmation={confirmation} /> : null}
      {confirmation.status === 'approved' && isOwn ? <CarryOut confirmation={confirmation} /> : null}
      {confirmation.status === 'approved' && !isOwn ? <p className="hint">{say('carry_out_why')}</p> : null}
    </>
  );
}

function Decide({ confirmation }: Readonly<{ confirmation: Confirmation }>): ReactNode {
  const say = useWords(WORDS);
  const merchantAccount = useAccount();
  const client = useQueryClient();
  const [reason, setReason] = useState('');
  const path = { confirmation_id: confirmation.id };
  const onSettled = () => client.invalidateQueries({ queryKey: [merchantAccount] });
  const approving = useMutation({
    mutationFn: async () => {
      const assertion = await signConfirmation(confirmation);
      // whoever logged in once more has agreed by that
      if (confirmation.signing?.how === 'login') return;
      const body = assertion === null ? {} : { assertion: { ...assertion } };
      await call('POST /confirmations/{confirmation_id}/approve', { path, body }, { merchantAccount });
    },
    onSettled,
  });
  const declining = useMutation({
    mutationFn: () =>
      call(
        'POST /confirmations/{confirmation_id}/decline',
        { path, body: reason.trim() === '' ? {} : { reason: reason.trim() } },
        { merchantAccount },
      ),
    onSettled,
  });
  const error: unknown = approving.error ?? declining.error;
  const isBusy = approving.isPending || declining.isPending;

  return (
    <div className="decide">
      <p className="hint">{say('same')}</p>
      <TextField label={say('declined_why')} isOptional value={reason} onChange={setReason} />
      {error === null ? null : <NotSigned error={error} />}
      <div className="form-acts">
        <button type="button" className="button" disabled={isBusy} onClick={() => declining.mutate()}>
          {say('decline')}
        </button>
        <button
          type="button"
          className="button"
          data-kind="main"
          disabled={isBusy}
          onClick={() => approving.mutate()}
        >
          {say('approve')}
        </button>
      </div>
    </div>
  );
}

/** Two have agreed: the call of whoever asked goes out as it was. */
function CarryOut({ confirmation }: Readonly<{ confirmation: Confirmation }>): ReactNode {
  const say = useWords(WORDS);
  const merchantAccount = useAccount();
  const client = useQueryClient();
  const { id, method, path, body } = confirmation;
  const sending = useMutation({
    mutationFn: () => sendAgain({ method, path, body }, id, merchantAccount),
    onSettled: () => client.invalidateQueries({ queryKey: [merchantAccount] }),
  });

  return (
    <div className="decide">
      {sending.error === null ? null : <NotSigned error={sending.error} />}
      <div className="form-acts">
        <button
          type="button"
          className="button"
          data-kind="main"
          disabled={sending.isPending}
          onClick={() => sending.mutate()}
        >
          {say('carry_out')}
        </button>
      </div>
    </div>
  );
}
