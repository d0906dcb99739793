import type { Transaction } from '@railyard/sdk/schemas';
import { type ReactNode, useState } from 'react';
import { newKey } from '../../api/call.ts';
import type { Problem } from '../../api/problem.ts';
import { useAct } from '../../api/queries.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { useFormats } from '../../parts/formats.ts';
import { Form } from '../../parts/form.tsx';
import { useWords } from '../../words/words.ts';
import { ACT } from './act-words.ts';
import { SendButtons } from './amount-dialogs.tsx';
import { MoneyProblem, useOutcomeToast } from './outcome.tsx';

type ActDialogProps = Readonly<{ transaction: Transaction; onClose: () => void }>;

/** Lets go of what was authorized. */
export function VoidDialog({ transaction, onClose }: ActDialogProps): ReactNode {
  const say = useWords(ACT);
  const { money } = useFormats();
  const [key] = useState(newKey);
  const act = useAct('POST /transactions/{transaction_id}/void');
  const tell = useOutcomeToast();
  const { id, authorized_amount: held, currency } = transaction;
  const submit = (): void =>
    act.mutate(
      { path: { transaction_id: id }, idempotencyKey: key },
      { onSuccess: (answer) => (tell(answer), onClose()) },
    );

  return (
    <SureDialog
      title={say('void')}
      why={say('void_why', { amount: money(held, currency) })}
      {...{ onClose, submit }}
      isBusy={act.isPending}
      problem={act.error}
    />
  );
}

/** Ends a payment that nobody has approved yet. */
export function CancelDialog({ transaction: { id }, onClose }: ActDialogProps): ReactNode {
  const say = useWords(ACT);
  const act = useAct('POST /transactions/{transaction_id}/cancel');
  const tell = useOutcomeToast();
  const submit = (): void =>
    act.mutate({ path: { transaction_id: id } }, { onSuccess: (answer) => (tell(answer), onClose()) });

  return (
    <SureDialog
      title={say('cancel')}
      why={say('cancel_why')}
      {...{ onClose, submit }}
      isBusy={act.isPending}
      problem={act.error}
    />
  );
}

/** A person decides on a payment that waits for it. */
export function ReviewDialog({ transaction: { id }, onClose }: ActDialogProps): ReactNode {
  const say = useWords(ACT);
  const act = useAct('POST /transactions/{transaction_id}/review');
  const tell = useOutcomeToast();
  const decide = (decision: 'accept' | 'reject'): void =>
    act.mutate(
      { path: { transaction_id: id }, body: { decision } },
      { onSuccess: () => (tell(null), onClose()) },
    );

  return (
    <Dialog title={say('review')} onClose={onClose}>
      <Form
        onSubmit={() => decide('accept')}
        acts={
          <>
            <button
              type="button"
              className="button"
              disabled={act.isPending}
              onClick={() => decide('reject')}
            >
              {say('reject')}
            </button>
            <button type="submit" className="button" data-kind="main" disabled={act.isPending}>
              {say('accept')}
            </button>
          </>
        }
      >
        <p>{say('review_why')}</p>
        <MoneyProblem problem={act.error} />
      </Form>
    </Dialog>
  );
}

function SureDialog({
  title,
  why,
  onClose,
  submit,
  isBusy,
  problem,
}: Readonly<{
  title: string;
  why: string;
  onClose: () => void;
  submit: () => void;
  isBusy: boolean;
  problem: Problem | null;
}>): ReactNode {
  return (
    <Dialog title={title} onClose={onClose}>
      <Form
        onSubmit={submit}
        acts={
          <SendButtons onClose={onClose} isBusy={isBusy} isReady kind="bad">
            {title}
          </SendButtons>
        }
      >
        <p>{why}</p>
        <MoneyProblem problem={problem} />
      </Form>
    </Dialog>
  );
}
