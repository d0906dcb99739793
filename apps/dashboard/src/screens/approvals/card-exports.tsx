import type { CardExport } from '@railyard/sdk/schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { call } from '../../api/call.ts';
import { type Problem, problemOf } from '../../api/problem.ts';
import { ActButton } from '../../parts/act-button.tsx';
import { Form, TextField } from '../../parts/form.tsx';
import { ListPage } from '../../parts/list-page.tsx';
import { Empty } from '../../parts/states.tsx';
import type { Column } from '../../parts/table.tsx';
import { None, Time } from '../../parts/values.tsx';
import { useAccount } from '../../shell/router.tsx';
import { useWords } from '../../words/words.ts';
import { EXPORT_WORDS } from './export-words.ts';

/** Exports of all cards that two people agreed to, and the form by which the first one asks. */
export function CardExports({ title, tabs }: Readonly<{ title: string; tabs: ReactNode }>): ReactNode {
  const say = useWords(EXPORT_WORDS);
  const columns: readonly Column<CardExport>[] = [
    { name: 'recipient', label: say('recipient'), narrow: 'lead', cell: ({ recipient }) => recipient },
    { name: 'state', label: say('state'), narrow: 'sub', cell: ({ state }) => say(stateWord(state)) },
    {
      name: 'fingerprint',
      label: say('fingerprint'),
      cell: ({ fingerprint }) => <code>{fingerprint}</code>,
    },
    { name: 'cards', label: say('cards'), align: 'end', cell: ({ cards }) => cards ?? <None /> },
    { name: 'asked_by', label: say('asked_by'), cell: ({ asked_by: by }) => by.name },
    { name: 'approved_by', label: say('approved_by'), cell: ({ approved_by: by }) => by.name },
    { name: 'id', label: say('id'), cell: ({ id }) => <code>{id}</code> },
    {
      name: 'expires_at',
      label: say('expires_at'),
      align: 'end',
      narrow: 'end',
      cell: ({ expires_at: at }) => <Time at={at} />,
    },
  ];

  return (
    <ListPage
      title={title}
      operation="GET /card-exports"
      above={
        <>
          {tabs}
          <ExportForm />
        </>
      }
      columns={columns}
      filters={[]}
      empty={<Empty title={say('none')}>{say('none_why')}</Empty>}
    />
  );
}

function stateWord(state: CardExport['state']): 'approved' | 'finished' | 'expired' {
  if (state === 'finished') return 'finished';
  return state === 'expired' ? 'expired' : 'approved';
}

function ExportForm(): ReactNode {
  const say = useWords(EXPORT_WORDS);
  const merchantAccount = useAccount();
  const client = useQueryClient();
  const [recipient, setRecipient] = useState('');
  const [most, setMost] = useState('');
  const [publicKey, setPublicKey] = useState('');
  const cardsMax = /^[1-9]\d{0,7}$/.test(most) ? Number(most) : null;
  const isWhole = recipient.trim() !== '' && publicKey.trim() !== '' && cardsMax !== null;

  const asking = useMutation<unknown, Problem>({
    mutationFn: () =>
      call(
        'POST /card-exports',
        { body: { recipient: recipient.trim(), cards_max: cardsMax ?? 1, public_key: publicKey } },
        { merchantAccount },
      ),
    onSettled: () => client.invalidateQueries({ queryKey: [merchantAccount, 'GET /card-exports'] }),
  });
  return (
    <Form
      onSubmit={() => asking.mutate()}
      problem={asking.error === null ? null : problemOf(asking.error)}
      acts={
        <ActButton
          needs="merchant-accounts.write"
          type="submit"
          data-kind="main"
          disabled={asking.isPending || !isWhole}
        >
          {say('ask')}
        </ActButton>
      }
    >
      <p className="hint">{say('why')}</p>
      <TextField label={say('recipient')} value={recipient} onChange={setRecipient} />
      <TextField label={say('cards_max')} kind="number" value={most} onChange={setMost} />
      <TextField
        label={say('public_key')}
        kind="multiline"
        placeholder="-----BEGIN PGP PUBLIC KEY BLOCK-----"
        value={publicKey}
        onChange={setPublicKey}
      />
    </Form>
  );
}
