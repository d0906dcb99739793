import type { MerchantAccount } from '@railyard/sdk/schemas';
import { type ReactNode, useState } from 'react';
import type { BodyOf } from '../../api/call.ts';
import type { Problem } from '../../api/problem.ts';
import { useAct } from '../../api/queries.ts';
import { CheckField, Form, TextField } from '../../parts/form.tsx';
import { toast } from '../../parts/toast.tsx';
import { useMay } from '../../shell/session.tsx';
import { useWords } from '../../words/words.ts';
import { RECEIPTS } from './receipt-words.ts';
import { WORDS } from './words.ts';

type ReceiptsDraft = Readonly<{
  automatic: boolean;
  sender: string;
  replyTo: string;
  support: string;
  timeZone: string;
}>;

/** Who is sent receipts by e-mail, and what these say of the merchant. */
export function ReceiptsForm({ account }: Readonly<{ account: MerchantAccount }>): ReactNode {
  const say = useWords(RECEIPTS);
  const save = useAct('PUT /merchant-accounts/{merchant_account_id}');
  const saveDraft = (draft: ReceiptsDraft): void =>
    save.mutate(
      { path: { merchant_account_id: account.id }, body: bodyOf(draft) },
      { onSuccess: () => toast(say('saved')) },
    );
  const { isPending, error } = save;
  // What is typed stays where something else of the account is saved.
  const key = JSON.stringify(draftOf(account));
  return <DraftForm key={key} account={account} save={saveDraft} isPending={isPending} problem={error} />;
}

function DraftForm({
  account,
  save,
  isPending,
  problem,
}: Readonly<{
  account: MerchantAccount;
  save: (draft: ReceiptsDraft) => void;
  isPending: boolean;
  problem: Problem | null;
}>): ReactNode {
  const sayOfAccount = useWords(WORDS);
  const may = useMay();
  const [draft, setDraft] = useState(() => draftOf(account));

  return (
    <Form
      onSubmit={() => save(draft)}
      problem={problem}
      acts={
        may('merchant-accounts.write') ? (
          <button type="submit" className="button" data-kind="main" disabled={isPending}>
            {sayOfAccount('save')}
          </button>
        ) : null
      }
    >
      <Inputs
        draft={draft}
        put={(change) => setDraft((before) => ({ ...before, ...change }))}
        problem={problem}
      />
    </Form>
  );
}

function Inputs({
  draft,
  put,
  problem,
}: Readonly<{
  draft: ReceiptsDraft;
  put: (change: Partial<ReceiptsDraft>) => void;
  problem: Problem | null;
}>): ReactNode {
  const say = useWords(RECEIPTS);
  return (
    <>
      <CheckField
        label={say('automatic')}
        value={draft.automatic}
        onChange={(automatic) => put({ automatic })}
      />
      <TextField
        label={say('sender')}
        value={draft.sender}
        onChange={(sender) => put({ sender })}
        help={say('sender_help')}
        problem={problem?.ofField('receipts/sender_name')}
        isOptional
      />
      <TextField
        label={say('reply_to')}
        value={draft.replyTo}
        onChange={(replyTo) => put({ replyTo })}
        kind="email"
        help={say('reply_to_help')}
        problem={problem?.ofField('receipts/reply_to')}
        isOptional
      />
      <TextField
        label={say('support')}
        value={draft.support}
        onChange={(support) => put({ support })}
        help={say('support_help')}
        problem={problem?.ofField('receipts/support')}
        isOptional
      />
      <TextField
        label={say('time_zone')}
        value={draft.timeZone}
        onChange={(timeZone) => put({ timeZone })}
        help={say('time_zone_help')}
        problem={problem?.ofField('receipts/time_zone')}
        isOptional
      />
    </>
  );
}

function draftOf({ receipts }: MerchantAccount): ReceiptsDraft {
  return {
    automatic: receipts?.automatic ?? false,
    sender: receipts?.sender_name ?? '',
    replyTo: receipts?.reply_to ?? '',
    support: receipts?.support ?? '',
    timeZone: receipts?.time_zone ?? '',
  };
}

/** What was emptied is cleared. */
function bodyOf(draft: ReceiptsDraft): BodyOf<'PUT /merchant-accounts/{merchant_account_id}'> {
  const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());
  return {
    receipts: {
      automatic: draft.automatic,
      sender_name: orNull(draft.sender),
      reply_to: orNull(draft.replyTo),
      support: orNull(draft.support),
      time_zone: orNull(draft.timeZone),
    },
  };
}
