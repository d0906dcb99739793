import type { Experiment } from '@railyard/sdk/schemas';
import type { ReactNode } from 'react';
import { ActLink } from '../../parts/act-button.tsx';
import type { Filter } from '../../parts/filters.ts';
import { useFormats } from '../../parts/formats.ts';
import { LIST_WORDS } from '../../parts/list-words.ts';
import { ListPage } from '../../parts/list-page.tsx';
import { Empty } from '../../parts/states.tsx';
import type { Column } from '../../parts/table.tsx';
import { None, Time } from '../../parts/values.tsx';
import { useWords } from '../../words/words.ts';
import { ExperimentState, paymentsOf } from './experiment-state.tsx';
import { WORDS } from './words.ts';

/** All routing experiments, newest first. */
export function Screen(): ReactNode {
  const say = useWords(WORDS);
  const list = useWords(LIST_WORDS);
  const filters: readonly Filter[] = [
    {
      name: 'state',
      label: list('status'),
      kind: 'choice',
      choices: (['running', 'ended'] as const).map((value) => ({ value, label: say(value) })),
    },
  ];

  const plan = (
    <ActLink needs="flows.write" to="/experiments/new">
      {say('plan_one')}
    </ActLink>
  );

  return (
    <ListPage
      title={say('title')}
      operation="GET /experiments"
      columns={useColumns()}
      filters={filters}
      pinned={['state']}
      hrefOf={({ id }) => `/experiments/${id}`}
      acts={plan}
      empty={
        <Empty title={say('empty')} action={plan}>
          {say('empty_why')}
        </Empty>
      }
    />
  );
}

function useColumns(): readonly Column<Experiment>[] {
  const say = useWords(WORDS);
  const list = useWords(LIST_WORDS);
  const { number } = useFormats();

  return [
    { name: 'name', label: say('name'), narrow: 'lead', cell: ({ name }) => <bdi>{name}</bdi> },
    {
      name: 'state',
      label: list('status'),
      narrow: 'sub',
      cell: (experiment) => <ExperimentState experiment={experiment} />,
    },
    {
      name: 'payments',
      label: say('payments'),
      align: 'end',
      cell: (experiment) => number(paymentsOf(experiment)),
    },
    {
      name: 'needed',
      label: say('needed'),
      align: 'end',
      cell: ({ payments_needed: needed }) => number(needed),
    },
    {
      name: 'goes_on_with',
      label: say('goes_on_with'),
      cell: ({ goes_on_with: arm }) => arm ?? <None />,
    },
    {
      name: 'created_at',
      label: list('created'),
      align: 'end',
      narrow: 'end',
      cell: ({ created_at: at }) => <Time at={at} />,
    },
  ];
}
