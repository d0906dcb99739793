import type { MerchantAccount } from '@railyard/sdk/schemas';
import type { ReactNode } from 'react';
import type { BodyOf } from '../../api/call.ts';
import { TextField } from '../../parts/form.tsx';
import { useWords } from '../../words/words.ts';
import { type DraftInputs, SettingsForm, typedOrNull } from './settings-form.tsx';
import { WORDS } from './words.ts';

/** What is typed, as texts. */
type Draft = Readonly<Record<'name' | 'color' | 'logo' | 'shop' | 'origins' | 'amount' | 'percent', string>>;

/** The name of a merchant account, how its pages look, and how far captures may go. */
export function AccountForm({ account }: Readonly<{ account: MerchantAccount }>): ReactNode {
  const say = useWords(WORDS);
  return (
    <SettingsForm
      {...{ account, draftOf, bodyOf }}
      saved={say('saved')}
      inputs={(given) => <Inputs {...given} />}
    />
  );
}

function Inputs({ draft, put, problem }: DraftInputs<Draft>): ReactNode {
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
function CaptureInputs({ draft, put, problem }: DraftInputs<Draft>): ReactNode {
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

/** A number that is none goes as it is typed, for the service to say so. */
function bodyOf(draft: Draft): BodyOf<'PUT /merchant-accounts/{merchant_account_id}'> {
  const numberOrNull = (text: string): number | null => (text.trim() === '' ? null : Number(text));
  return {
    display_name: draft.name.trim(),
    brand_color: typedOrNull(draft.color),
    brand_logo_url: typedOrNull(draft.logo),
    shop_url: typedOrNull(draft.shop),
    front_end_origins: draft.origins.split(/\s+/).filter((origin) => origin !== ''),
    over_capture_amount: numberOrNull(draft.amount),
    over_capture_percentage: numberOrNull(draft.percent),
  };
}
