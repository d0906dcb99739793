import { type ReactNode, useState } from 'react';
import type { MerchantAccountThreeDSConfiguration } from '@railyard/sdk/schemas';
import type { BodyOf } from '../../api/call.ts';
import { useAct, useRead } from '../../api/queries.ts';
import { Section } from '../../parts/detail-page.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { Form, FormProblem, SelectField, TextField } from '../../parts/form.tsx';
import { schemeName } from '../../parts/payment-words.ts';
import { type Column, Table } from '../../parts/table.tsx';
import { toast } from '../../parts/toast.tsx';
import { useMay } from '../../shell/session.tsx';
import { type SayText, useWords } from '../../words/words.ts';
import { WORDS } from './words.ts';

const LIST = 'GET /merchant-accounts/{merchant_account_id}/three-ds-configurations';
const REMOVE =
  'DELETE /merchant-accounts/{merchant_account_id}/three-ds-configurations/{three_ds_configuration_id}';
const ADD = 'POST /merchant-accounts/{merchant_account_id}/three-ds-configurations';
const SCHEMES = ['visa', 'mastercard', 'amex', 'discover', 'jcb', 'diners-club'] as const;

/** What issuers are told of the merchant, by scheme and currency. */
export function ThreeDsProfiles({ accountId }: Readonly<{ accountId: string }>): ReactNode {
  const say = useWords(WORDS);
  const may = useMay();
  const [isAdding, setIsAdding] = useState(false);
  const { data } = useRead(LIST, { path: { merchant_account_id: accountId } });
  const remove = useAct(REMOVE, [LIST]);
  if (data === undefined) return null;
  const mayWrite = may('merchant-accounts.write');
  const removeOne = (id: string): void =>
    remove.mutate(
      { path: { merchant_account_id: accountId, three_ds_configuration_id: id } },
      { onSuccess: () => toast(say('removed')) },
    );
  const add = mayWrite ? (
    <button type="button" className="button" onClick={() => setIsAdding(true)}>
      {say('add_profile')}
    </button>
  ) : null;

  return (
    <Section title={say('three_ds')} acts={add}>
      {remove.error === null ? null : <FormProblem problem={remove.error} />}
      {data.items.length === 0 ? (
        <p className="hint">{say('no_three_ds')}</p>
      ) : (
        <Table
          label={say('three_ds')}
          items={data.items}
          idOf={({ id }) => id}
          columns={columnsOf(say, (id) =>
            mayWrite ? <RemoveButton onClick={() => removeOne(id)} isBusy={remove.isPending} /> : null,
          )}
        />
      )}
      {isAdding ? <AddProfile accountId={accountId} onClose={() => setIsAdding(false)} /> : null}
    </Section>
  );
}

function columnsOf(
  say: SayText<typeof WORDS>,
  removing: (id: string) => ReactNode,
): readonly Column<MerchantAccountThreeDSConfiguration>[] {
  return [
    {
      name: 'scheme',
      label: say('scheme'),
      narrow: 'lead',
      cell: ({ scheme }) => schemeName(scheme),
    },
    {
      name: 'currency',
      label: say('currency'),
      narrow: 'sub',
      cell: ({ currency }) => currency ?? say('any_currency'),
    },
    {
      name: 'name',
      label: say('merchant_name'),
      narrow: 'sub',
      cell: ({ merchant_name: name }) => name,
    },
    {
      name: 'remove',
      label: say('remove'),
      isAct: true,
      align: 'end',
      narrow: 'end',
      cell: ({ id }) => removing(id),
    },
  ];
}

function RemoveButton({ onClick, isBusy }: Readonly<{ onClick: () => void; isBusy: boolean }>): ReactNode {
  const say = useWords(WORDS);
  return (
    <button type="button" className="link" disabled={isBusy} onClick={onClick}>
      {say('remove')}
    </button>
  );
}

const EMPTY = {
  scheme: 'visa' as (typeof SCHEMES)[number],
  currency: '',
  merchant_acquirer_bin: '',
  merchant_acquirer_id: '',
  merchant_name: '',
  merchant_country_code: '',
  merchant_category_code: '',
  merchant_url: '',
};

function AddProfile({ accountId, onClose }: Readonly<{ accountId: string; onClose: () => void }>): ReactNode {
  const say = useWords(WORDS);
  const [draft, setDraft] = useState(EMPTY);
  const add = useAct(ADD, [LIST]);
  const { currency, ...profile } = draft;
  const body: BodyOf<typeof ADD> = { ...profile, currency: currency === '' ? null : currency, metadata: {} };
  const field = (name: Exclude<keyof typeof EMPTY, 'scheme'>, label: string): ReactNode => (
    <TextField
      label={label}
      value={draft[name]}
      onChange={(value) => setDraft({ ...draft, [name]: value })}
      problem={add.error?.ofField(name)}
    />
  );

  return (
    <Dialog title={say('add_profile')} onClose={onClose}>
      <Form
        onSubmit={() =>
          add.mutate({ path: { merchant_account_id: accountId }, body }, { onSuccess: onClose })
        }
        problem={add.error}
        acts={
          <button type="submit" className="button" data-kind="main" disabled={add.isPending}>
            {say('add_profile')}
          </button>
        }
      >
        <SelectField
          label={say('scheme')}
          value={draft.scheme}
          onChange={(scheme) => setDraft({ ...draft, scheme })}
          choices={SCHEMES.map((value) => ({ value, label: value }))}
        />
        {field('currency', say('currency'))}
        {field('merchant_name', say('merchant_name'))}
        {field('merchant_acquirer_bin', say('acquirer_bin'))}
        {field('merchant_acquirer_id', say('acquirer_id'))}
        {field('merchant_country_code', say('country'))}
        {field('merchant_category_code', say('category'))}
        {field('merchant_url', say('url'))}
      </Form>
    </Dialog>
  );
}
