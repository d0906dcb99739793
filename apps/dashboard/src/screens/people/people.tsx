import type { User } from '@railyard/sdk/schemas';
import type { ReactNode } from 'react';
import { Icon } from '../../parts/icon.tsx';
import { ListPage } from '../../parts/list-page.tsx';
import { Empty } from '../../parts/states.tsx';
import { Status } from '../../parts/status.tsx';
import type { Column } from '../../parts/table.tsx';
import { Time } from '../../parts/values.tsx';
import { Link } from '../../shell/router.tsx';
import { useMay } from '../../shell/session.tsx';
import { hasWord, type SayText, useWords } from '../../words/words.ts';
import { RoleTags } from './role-tags.tsx';
import { WORDS } from './words.ts';

/** Everybody who may log in, newest first. */
export function Screen(): ReactNode {
  const say = useWords(WORDS);
  const may = useMay();
  const add = may('users.write') ? (
    <Link to="/people/new" className="button" data-kind="main">
      <Icon name="plus" />
      {say('add')}
    </Link>
  ) : null;

  return (
    <ListPage
      title={say('title')}
      operation="GET /users"
      columns={columnsOf(say)}
      filters={[{ name: 'search', label: say('search'), kind: 'text' }]}
      pinned={['search']}
      hrefOf={({ id }) => `/people/${id}`}
      acts={add}
      empty={
        <Empty title={say('empty')} action={add}>
          {say('empty_why')}
        </Empty>
      }
    />
  );
}

function columnsOf(say: SayText<typeof WORDS>): readonly Column<User>[] {
  return [
    { name: 'name', label: say('name'), narrow: 'lead', cell: ({ display_name: name }) => name },
    {
      name: 'email',
      label: say('email'),
      narrow: 'sub',
      cell: ({ email_address: email }) => <span className="soft">{email}</span>,
    },
    { name: 'roles', label: say('roles'), cell: ({ roles }) => <RoleTags roles={roles} /> },
    {
      name: 'status',
      label: say('status'),
      narrow: 'sub',
      cell: ({ status }) => (
        <Status tone={status === 'active' ? 'good' : 'open'}>
          {hasWord(WORDS, status) ? say(status) : status}
        </Status>
      ),
    },
    {
      name: 'passkeys',
      label: say('passkeys'),
      align: 'end',
      cell: ({ passkeys }) => <span className="number">{passkeys}</span>,
    },
    {
      name: 'last_seen',
      label: say('last_seen'),
      align: 'end',
      narrow: 'end',
      cell: ({ last_seen_at: at }) => <Time at={at} />,
    },
    {
      name: 'created',
      label: say('created'),
      align: 'end',
      isExtra: true,
      cell: ({ created_at: at }) => <Time at={at} />,
    },
  ];
}
