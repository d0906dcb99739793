import type { ReactNode } from 'react';
import { Icon } from '../../parts/icon.tsx';
import { ListPage } from '../../parts/list-page.tsx';
import { Empty } from '../../parts/states.tsx';
import { Time } from '../../parts/values.tsx';
import { Link } from '../../shell/router.tsx';
import { useMay } from '../../shell/session.tsx';
import { useWords } from '../../words/words.ts';
import { WORDS } from './words.ts';

/** The merchant accounts that whoever is here may see. */
export function Screen(): ReactNode {
  const say = useWords(WORDS);
  const may = useMay();
  const add = may('merchant-accounts.write') ? (
    <Link to="/accounts/new" className="button" data-kind="main">
      <Icon name="plus" />
      {say('add')}
    </Link>
  ) : null;

  return (
    <ListPage
      title={say('title')}
      operation="GET /merchant-accounts"
      filters={[{ name: 'search', label: say('search'), kind: 'text' }]}
      pinned={['search']}
      hrefOf={({ id }) => `/accounts/${id}`}
      acts={add}
      empty={
        <Empty title={say('empty')} action={add}>
          {say('empty_why')}
        </Empty>
      }
      columns={[
        { name: 'name', label: say('name'), narrow: 'lead', cell: ({ display_name: name }) => name },
        { name: 'id', label: say('id'), narrow: 'sub', cell: ({ id }) => <code>{id}</code> },
        {
          name: 'updated',
          label: say('updated'),
          align: 'end',
          cell: ({ updated_at: at }) => <Time at={at} />,
        },
        {
          name: 'created',
          label: say('created'),
          align: 'end',
          narrow: 'end',
          cell: ({ created_at: at }) => <Time at={at} length="date" />,
        },
      ]}
    />
  );
}
