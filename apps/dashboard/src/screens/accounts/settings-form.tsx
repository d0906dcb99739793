import type { MerchantAccount } from '@railyard/sdk/schemas';
import { type ReactNode, useState } from 'react';
import type { BodyOf } from '../../api/call.ts';
import type { Problem } from '../../api/problem.ts';
import { useAct } from '../../api/queries.ts';
import { Form } from '../../parts/form.tsx';
import { toast } from '../../parts/toast.tsx';
import { useMay } from '../../shell/session.tsx';
import { useWords } from '../../words/words.ts';
import { WORDS } from './words.ts';

/** What fields of a draft are given: what is typed, how it is changed, and what the service says of it. */
export type DraftInputs<Draft> = Readonly<{
  draft: Draft;
  put: (change: Partial<Draft>) => void;
  problem: Problem | null;
}>;

type SettingsFormProps<Draft> = Readonly<{
  account: MerchantAccount;
  draftOf: (account: MerchantAccount) => Draft;
  bodyOf: (draft: Draft) => BodyOf<'PUT /merchant-accounts/{merchant_account_id}'>;
  /** Said once it is saved. */
  saved: string;
  inputs: (given: DraftInputs<Draft>) => ReactNode;
}>;

/** Some settings of a merchant account, saved by themselves. */
export function SettingsForm<Draft>({
  account,
  draftOf,
  bodyOf,
  saved,
  inputs,
}: SettingsFormProps<Draft>): ReactNode {
  const save = useAct('PUT /merchant-accounts/{merchant_account_id}');
  const saveDraft = (draft: Draft): void =>
    save.mutate(
      { path: { merchant_account_id: account.id }, body: bodyOf(draft) },
      { onSuccess: () => toast(saved) },
    );
  const { isPending, error } = save;
  const first = draftOf(account);
  // What is typed stays where something else of the account is saved.
  const key = JSON.stringify(first);
  return <DraftForm {...{ first, inputs, isPending }} key={key} save={saveDraft} problem={error} />;
}

function DraftForm<Draft>({
  first,
  save,
  isPending,
  problem,
  inputs,
}: Pick<SettingsFormProps<Draft>, 'inputs'> &
  Readonly<{
    first: Draft;
    save: (draft: Draft) => void;
    isPending: boolean;
    problem: Problem | null;
  }>): ReactNode {
  const say = useWords(WORDS);
  const may = useMay();
  const [draft, setDraft] = useState(first);

  return (
    <Form
      onSubmit={() => save(draft)}
      problem={problem}
      acts={
        may('merchant-accounts.write') ? (
          <button type="submit" className="button" data-kind="main" disabled={isPending}>
            {say('save')}
          </button>
        ) : null
      }
    >
      {inputs({
        draft,
        put: (change) => setDraft((before) => ({ ...before, ...change })),
        problem,
      })}
    </Form>
  );
}

/** What was emptied is cleared. */
export function typedOrNull(text: string): string | null {
  return text.trim() === '' ? null : text.trim();
}
