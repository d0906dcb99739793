import type { DigitalWallet } from '@railyard/sdk/schemas';
import { type ReactNode, useState } from 'react';
import { useAct, useRead } from '../../api/queries.ts';
import { ActButton } from '../../parts/act-button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { CheckField, Form, SelectField, TextField } from '../../parts/form.tsx';
import { Icon } from '../../parts/icon.tsx';
import { Age, Empty, Loading, Trouble } from '../../parts/states.tsx';
import { Table } from '../../parts/table.tsx';
import { None, Time } from '../../parts/values.tsx';
import { navigate, useAddress } from '../../shell/router.tsx';
import { useWords } from '../../words/words.ts';
import { WORDS } from './words.ts';

const WALLETS = [
  { value: 'apple', label: 'Apple Pay' },
  { value: 'google', label: 'Google Pay' },
  { value: 'paze', label: 'Paze' },
  { value: 'click-to-pay', label: 'Click to Pay' },
] as const;
type Provider = (typeof WALLETS)[number]['value'];

/** What a wallet is called. */
export function walletName(provider: string): string {
  return WALLETS.find(({ value }) => value === provider)?.label ?? provider;
}

/** The wallets whose buttons payment pages show. */
export function Screen(): ReactNode {
  const say = useWords(WORDS);
  const read = useRead('GET /digital-wallets', {});
  const items = read.data?.items ?? [];

  return (
    <>
      <header className="page-head">
        <h1>{say('wallets')}</h1>
        <Age
          readAt={read.dataUpdatedAt}
          isFetching={read.isFetching && !read.isPending}
          onRefresh={() => void read.refetch()}
        />
        <span className="page-acts">
          <SetUp known={items} />
        </span>
      </header>
      {read.error === null ? null : <Trouble problem={read.error} onRetry={() => void read.refetch()} />}
      {read.data === undefined && read.error === null ? <Loading rows={4} /> : null}
      {read.data !== undefined && items.length === 0 ? (
        <Empty title={say('wallets_empty')}>{say('wallets_why')}</Empty>
      ) : null}
      {items.length === 0 ? null : <WalletRows items={items} />}
    </>
  );
}

function WalletRows({ items }: Readonly<{ items: readonly DigitalWallet[] }>): ReactNode {
  const say = useWords(WORDS);
  return (
    <Table
      label={say('wallets')}
      items={items}
      idOf={({ id }) => id}
      hrefOf={({ id }) => `/wallets/${id}`}
      columns={[
        {
          name: 'wallet',
          label: say('wallet'),
          narrow: 'lead',
          cell: ({ provider }) => <strong>{walletName(provider)}</strong>,
        },
        { name: 'merchant', label: say('merchant_name'), cell: ({ merchant_name: name }) => name },
        {
          name: 'domains',
          label: say('domains'),
          narrow: 'sub',
          cell: ({ domain_names: domains }) => (domains.length === 0 ? <None /> : domains.join(', ')),
        },
        {
          name: 'made',
          label: say('made'),
          align: 'end',
          narrow: 'end',
          cell: ({ created_at: at }) => <Time at={at} />,
        },
      ]}
    />
  );
}

function SetUp({ known }: Readonly<{ known: readonly DigitalWallet[] }>): ReactNode {
  const say = useWords(WORDS);
  const [isOpen, setIsOpen] = useState(false);
  const left = WALLETS.filter(({ value }) => !known.some(({ provider }) => provider === value));
  if (left.length === 0) return null;

  return (
    <>
      <ActButton needs="digital-wallets.write" data-kind="main" onClick={() => setIsOpen(true)}>
        <Icon name="plus" />
        {say('set_up')}
      </ActButton>
      {isOpen ? <SetUpDialog choices={left} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}

function SetUpDialog({
  choices,
  onClose,
}: Readonly<{
  choices: readonly Readonly<{ value: Provider; label: string }>[];
  onClose: () => void;
}>): ReactNode {
  const say = useWords(WORDS);
  const address = useAddress();
  const create = useAct('POST /digital-wallets', ['GET /digital-wallets']);
  const [provider, setProvider] = useState<Provider>(choices[0]?.value ?? 'google');
  const [name, setName] = useState('');
  const [domains, setDomains] = useState('');
  const [isAccepted, setIsAccepted] = useState(false);
  const submit = (): void =>
    create.mutate(
      {
        body: {
          provider,
          merchant_name: name,
          domain_names: domains.split(/[\s,]+/).filter((one) => one !== ''),
          accept_terms_and_conditions: isAccepted,
        },
      },
      { onSuccess: ({ id }) => navigate(address(`/wallets/${id}`)) },
    );

  return (
    <Dialog title={say('set_up')} onClose={onClose}>
      <Form
        problem={create.error}
        onSubmit={submit}
        acts={
          <button
            type="submit"
            className="button"
            data-kind="main"
            disabled={create.isPending || name.trim() === '' || !isAccepted}
          >
            {say('set_up')}
          </button>
        }
      >
        <SelectField label={say('wallet')} value={provider} onChange={setProvider} choices={choices} />
        <TextField label={say('merchant_name')} value={name} onChange={setName} />
        <TextField
          label={say('domains')}
          value={domains}
          onChange={setDomains}
          help={say('domains_help')}
          isOptional
        />
        <CheckField label={say('terms')} value={isAccepted} onChange={setIsAccepted} />
      </Form>
    </Dialog>
  );
}
