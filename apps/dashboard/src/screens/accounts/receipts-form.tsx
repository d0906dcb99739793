import type { MerchantAccount } from '@railyard/sdk/schemas';
import type { ReactNode } from 'react';
import type { BodyOf } from '../../api/call.ts';
import { CheckField, TextField } from '../../parts/form.tsx';
import { useWords } from '../../words/words.ts';
import { RECEIPTS } from './receipt-words.ts';
import { type DraftInputs, SettingsForm, typedOrNull } from './settings-form.tsx';

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
  return (
    <SettingsForm
      {...{ account, draftOf, bodyOf }}
      saved={say('saved')}
      inputs={(given) => <Inputs {...given} />}
    />
  );
}

function Inputs({ draft, put, problem }: DraftInputs<ReceiptsDraft>): ReactNode {
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

function bodyOf(draft: ReceiptsDraft): BodyOf<'PUT /merchant-accounts/{merchant_account_id}'> {
  return {
    receipts: {
      automatic: draft.automatic,
      sender_name: typedOrNull(draft.sender),
      reply_to: typedOrNull(draft.replyTo),
      support: typedOrNull(draft.support),
      time_zone: typedOrNull(draft.timeZone),
    },
  };
}
