import type { MerchantAccount } from '@railyard/sdk/schemas';
import { type ReactNode, useState } from 'react';
import type { BodyOf } from '../../api/call.ts';
import type { Problem } from '../../api/problem.ts';
import { useAct } from '../../api/queries.ts';
import { Form, TextField } from '../../parts/form.tsx';
import { toast } from '../../parts/toast.tsx';
import { useMay } from '../../shell/session.tsx';
import { useWords } from '../../words/words.ts';
import { WORDS } from './words.ts';

/** What is typed, as texts. */
type Draft = Readonly<Record<'name' | 'color' | 'logo' | 'shop' | 'origins' | 'amount' | 'percent', string>>;

/** The name of a merchant account, how its pages look, and how far captures may go. */
export function AccountForm({ account }: Readonly<{ account: MerchantAccount }>): ReactNode {
  const say = useWords(WORDS);
  const save = useAct('PUT /merchant-accounts/{merchant_account_id}');
  const saveDraft = (draft: Draft): void =>
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
  save: (draft: Draft) => void;
  isPending: boolean;
  problem: Problem | null;
}>): ReactNode {
  const say = useWords(WORDS);
  const may = useMay();
  const [draft, setDraft] = useState(() => draftOf(account));

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
      <Inputs
        draft={draft}
        put={(change) => setDraft((before) => ({ ...before, ...change }))}
        problem={problem}
      />
    </Form>
  );
}

type DraftInputs = Readonly<{
  draft: Draft;
  put: (change: Partial<Draft>) => void;
  problem: Problem | null;
}>;

function Inputs({ draft, put, problem }: DraftInputs): ReactNode {
  const say = useWords(WORDS);
  return (
    <>
      <TextField label={say('name')} value={draft.name} onChange={(name) => put({ name })} />
      <TextField
        label={say('color')}
        value={draft.color}
        onChange={(color) => put({ color })}
        help={say('color_help')}
        problem={problem?.ofField('brand_color')}
        isOptional
      />
      <TextField
        label={say('logo')}
        value={draft.logo}
        onChange={(logo) => put({ logo })}
        kind="url"
        problem={problem?.ofField('brand_logo_url')}
        isOptional
      />
      <TextField
        label={say('shop')}
        value={draft.shop}
        onChange={(shop) => put({ shop })}
        kind="url"
        problem={problem?.ofField('shop_url')}
        isOptional
      />
      <TextField
        label={say('origins')}
        value={draft.origins}
        onChange={(origins) => put({ origins })}
        kind="multiline"
        help={say('origins_help')}
        isOptional
      />
      <CaptureInputs draft={draft} put={put} problem={problem} />
    </>
  );
}

/** How far captures may go beyond what was authorized. */
function CaptureInputs({ draft, put, problem }: DraftInputs): ReactNode {
  const say = useWords(WORDS);
  return (
    <>
      <TextField
        label={say('over_amount')}
        value={draft.amount}
        onChange={(amount) => put({ amount })}
        kind="number"
        problem={problem?.ofField('over_capture_amount')}
        isOptional
      />
      <TextField
        label={say('over_percent')}
        value={draft.percent}
        onChange={(percent) => put({ percent })}
        kind="number"
        problem={problem?.ofField('over_capture_percentage')}
        isOptional
      />
    </>
  );
}

function draftOf(account: MerchantAccount): Draft {
  return {
    name: account.display_name,
    color: account.brand_color ?? '',
    logo: account.brand_logo_url ?? '',
    shop: account.shop_url ?? '',
    origins: (account.front_end_origins ?? []).join('\n'),
    amount: String(account.over_capture_amount ?? ''),
    percent: String(account.over_capture_percentage ?? ''),
  };
}

/** What was emptied is cleared; a number that is none goes as it is typed, for the service to say so. */
function bodyOf(draft: Draft): BodyOf<'PUT /merchant-accounts/{merchant_account_id}'> {
  const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());
  const numberOrNull = (text: string): number | null => (text.trim() === '' ? null : Number(text));
  return {
    display_name: draft.name.trim(),
    brand_color: orNull(draft.color),
    brand_logo_url: orNull(draft.logo),
    shop_url: orNull(draft.shop),
    front_end_origins: draft.origins.split(/\s+/).filter((origin) => origin !== ''),
    over_capture_amount: numberOrNull(draft.amount),
    over_capture_percentage: numberOrNull(draft.percent),
  };
}
