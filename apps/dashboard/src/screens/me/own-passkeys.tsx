import type { Passkey } from '@railyard/sdk/schemas';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { call } from '../../api/call.ts';
import { isDeviceRefusal, makePasskey } from '../../api/passkeys.ts';
import { problemOf } from '../../api/problem.ts';
import { useAct, useRead } from '../../api/queries.ts';
import { Section } from '../../parts/detail-page.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { Form, FormProblem, TextField } from '../../parts/form.tsx';
import { Icon } from '../../parts/icon.tsx';
import { Loading, Trouble } from '../../parts/states.tsx';
import { Tag } from '../../parts/status.tsx';
import { type Column, Table } from '../../parts/table.tsx';
import { toast } from '../../parts/toast.tsx';
import { Time } from '../../parts/values.tsx';
import { useWords } from '../../words/words.ts';
import { WORDS } from './words.ts';

/** The passkeys of whoever is here. */
export function OwnPasskeys(): ReactNode {
  const say = useWords(WORDS);
  const read = useRead('GET /passkeys', {});
  const [isAdding, setIsAdding] = useState(false);
  const add = (
    <button type="button" className="button" onClick={() => setIsAdding(true)}>
      <Icon name="plus" />
      {say('add_passkey')}
    </button>
  );

  return (
    <Section title={say('passkeys')} acts={add}>
      <p className="hint">{say('passkeys_why')}</p>
      {read.data === undefined ? (
        read.error === null ? (
          <Loading rows={2} />
        ) : (
          <Trouble problem={read.error} onRetry={() => void read.refetch()} />
        )
      ) : (
        <Rows passkeys={read.data.items} />
      )}
      {isAdding ? <AddDialog onClose={() => setIsAdding(false)} /> : null}
    </Section>
  );
}

function Rows({ passkeys }: Readonly<{ passkeys: readonly Passkey[] }>): ReactNode {
  const say = useWords(WORDS);
  const remove = useAct('DELETE /passkeys/{passkey_id}', ['GET /passkeys']);
  if (passkeys.length === 0) return <p className="hint">{say('no_passkeys')}</p>;
  const removing: Column<Passkey> = {
    name: 'remove',
    label: say('remove'),
    isAct: true,
    align: 'end',
    narrow: 'end',
    cell: ({ id }) => (
      <button
        type="button"
        className="link"
        disabled={remove.isPending}
        onClick={() =>
          remove.mutate({ path: { passkey_id: id } }, { onSuccess: () => toast(say('removed')) })
        }
      >
        {say('remove')}
      </button>
    ),
  };

  return (
    <>
      {remove.error === null ? null : <FormProblem problem={remove.error} />}
      <Table
        label={say('passkeys')}
        items={passkeys}
        idOf={({ id }) => id}
        columns={[
          { name: 'name', label: say('name'), narrow: 'lead', cell: ({ display_name: name }) => name },
          {
            name: 'synced',
            label: say('synced'),
            narrow: 'sub',
            cell: ({ is_synced: isSynced }) => (isSynced ? <Tag>{say('synced')}</Tag> : null),
          },
          {
            name: 'used',
            label: say('last_used'),
            align: 'end',
            narrow: 'sub',
            cell: ({ last_used_at: at }) => <Time at={at} />,
          },
          ...(passkeys.length < 2 ? [] : [removing]),
        ]}
      />
    </>
  );
}

/** The device makes it first; then whoever is here confirms with a passkey that they have that it is theirs. */
function AddDialog({ onClose }: Readonly<{ onClose: () => void }>): ReactNode {
  const say = useWords(WORDS);
  const [name, setName] = useState('');
  const keep = useAct('POST /passkeys', ['GET /passkeys']);
  const make = useMutation({
    mutationFn: async () => {
      const { options } = await call('POST /passkeys/options', {}, { merchantAccount: null });
      const credential = await makePasskey(options);
      await keep.mutateAsync({ body: { display_name: name.trim(), credential } });
    },
    onSuccess: () => {
      toast(say('added'));
      onClose();
    },
  });

  return (
    <Dialog title={say('add_passkey')} onClose={onClose}>
      <Form
        onSubmit={() => name.trim() !== '' && make.mutate()}
        problem={make.error === null || isDeviceRefusal(make.error) ? null : problemOf(make.error)}
        acts={
          <button
            type="submit"
            className="button"
            data-kind="main"
            disabled={make.isPending || name.trim() === ''}
          >
            {say('add_passkey')}
          </button>
        }
      >
        <TextField label={say('name')} value={name} onChange={setName} />
        {make.error !== null && isDeviceRefusal(make.error) ? (
          <p className="form-problem" role="alert">
            {say('device_refused')}
          </p>
        ) : null}
      </Form>
    </Dialog>
  );
}
