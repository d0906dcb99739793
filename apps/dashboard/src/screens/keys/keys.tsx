import type { ApiKeyPair } from '@railyard/sdk/schemas';
import type { ReactNode } from 'react';
import { Icon } from '../../parts/icon.tsx';
import { ListPage } from '../../parts/list-page.tsx';
import { Empty } from '../../parts/states.tsx';
import { Status, Tag } from '../../parts/status.tsx';
import type { Column } from '../../parts/table.tsx';
import { Time } from '../../parts/values.tsx';
import { Link } from '../../shell/router.tsx';
import { useMay } from '../../shell/session.tsx';
import { type SayText, useWords } from '../../words/words.ts';
import { useRoleName } from '../me/role-name.ts';
import { WORDS } from './words.ts';

/** The keys with which servers sign their tokens. */
export function Screen(): ReactNode {
  const say = useWords(WORDS);
  const may = useMay();
  const roleName = useRoleName();
  const make = may('api-key-pairs.write') ? (
    <Link to="/keys/new" className="button" data-kind="main">
      <Icon name="plus" />
      {say('make')}
    </Link>
  ) : null;

  return (
    <ListPage
      title={say('title')}
      operation="GET /api-key-pairs"
      columns={columnsOf(say, roleName)}
      filters={[]}
      hrefOf={({ id }) => `/keys/${id}`}
      acts={make}
      empty={
        <Empty title={say('empty')} action={make}>
          {say('empty_why')}
        </Empty>
      }
    />
  );
}

/** Where a key may act, in words. */
export function accountsText(
  say: SayText<typeof WORDS>,
  { merchant_accounts: accounts }: ApiKeyPair,
): string {
  return accounts.length === 0
    ? say('everywhere')
    : accounts.map(({ display_name: name }) => name).join(', ');
}

function columnsOf(
  say: SayText<typeof WORDS>,
  roleName: (slug: string) => string,
): readonly Column<ApiKeyPair>[] {
  return [
    { name: 'name', label: say('name'), narrow: 'lead', cell: ({ display_name: name }) => name },
    {
      name: 'status',
      label: say('status'),
      narrow: 'sub',
      cell: ({ active }) => <Status tone={active ? 'good' : 'quiet'}>{say(active ? 'on' : 'off')}</Status>,
    },
    {
      name: 'roles',
      label: say('roles'),
      cell: ({ roles }) => roles.map(({ id, slug }) => <Tag key={id}>{roleName(slug)}</Tag>),
    },
    { name: 'accounts', label: say('accounts'), narrow: 'sub', cell: (key) => accountsText(say, key) },
    { name: 'creator', label: say('creator'), isExtra: true, cell: ({ creator }) => creator?.name ?? '–' },
    {
      name: 'last_used',
      label: say('last_used'),
      align: 'end',
      narrow: 'end',
      cell: ({ last_used_at: at }) => <Time at={at} />,
    },
    {
      name: 'created',
      label: say('created'),
      align: 'end',
      cell: ({ created_at: at }) => <Time at={at} length="date" />,
    },
  ];
}
