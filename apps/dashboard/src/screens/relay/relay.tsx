import type { VaultForwardConfig } from '@railyard/sdk/schemas';
import { type ReactNode, useState } from 'react';
import { useRead } from '../../api/queries.ts';
import { ActButton } from '../../parts/act-button.tsx';
import { Icon } from '../../parts/icon.tsx';
import { Age, Empty, Loading, Trouble } from '../../parts/states.tsx';
import { type Column, Table } from '../../parts/table.tsx';
import { Link } from '../../shell/router.tsx';
import { type SayText, useWords } from '../../words/words.ts';
import { EndpointDialog } from './endpoint-dialog.tsx';
import { ForterVersions } from './forter-versions.tsx';
import { LastUse } from './last-use.tsx';
import { RelayTrial } from './relay-trial.tsx';
import { WORDS } from './words.ts';

/** Where the relay may go, and how it proves who it is there. */
export function Screen(): ReactNode {
  const say = useWords(WORDS);
  const read = useRead('GET /vault-forward/configs', {});
  const [isMaking, setIsMaking] = useState(false);
  const refresh = (): void => void read.refetch();
  const make = (
    <ActButton needs="vault-forward-configs.write" data-kind="main" onClick={() => setIsMaking(true)}>
      <Icon name="plus" />
      {say('new')}
    </ActButton>
  );

  return (
    <>
      <header className="page-head">
        <h1>{say('title')}</h1>
        <Age
          readAt={read.dataUpdatedAt}
          isFetching={read.isFetching && !read.isPending}
          onRefresh={refresh}
        />
        <span className="page-acts">
          <Link className="button" to="/tail?tab=relays">
            {say('open_log')}
          </Link>
          {make}
        </span>
      </header>
      {read.error === null ? null : <Trouble problem={read.error} onRetry={refresh} />}
      {read.data === undefined ? (
        read.error === null ? (
          <Loading />
        ) : null
      ) : read.data.items.length === 0 ? (
        <Empty title={say('empty')}>{say('empty_why')}</Empty>
      ) : (
        <Table
          label={say('endpoints')}
          columns={columnsOf(say)}
          items={read.data.items}
          idOf={({ id }) => id}
          hrefOf={({ id }) => `/relay/${id}`}
        />
      )}
      <RelayTrial />
      <ForterVersions />
      {isMaking ? <EndpointDialog config={null} onClose={() => setIsMaking(false)} /> : null}
    </>
  );
}

function columnsOf(say: SayText<typeof WORDS>): readonly Column<VaultForwardConfig>[] {
  return [
    { name: 'name', label: say('name'), narrow: 'lead', cell: ({ display_name }) => display_name },
    {
      name: 'hosts',
      label: say('hosts'),
      narrow: 'sub',
      cell: ({ hosts }) => <code title={hosts.join('\n')}>{hosts.join(', ')}</code>,
    },
    {
      name: 'methods',
      label: say('methods'),
      narrow: 'sub',
      cell: ({ authentications }) => say('how_many', { count: authentications.length }),
    },
    {
      name: 'last_use',
      label: say('last_use'),
      align: 'end',
      narrow: 'end',
      cell: ({ id }) => <LastUse query={{ vault_forward_config_id: id }} />,
    },
  ];
}
