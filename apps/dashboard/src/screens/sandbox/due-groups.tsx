import type { SandboxDueGroup } from '@railyard/sdk/schemas';
import { type ReactNode, useState } from 'react';
import { useFormats } from '../../parts/formats.ts';
import { codeText } from '../../parts/payment-words.ts';
import { Table } from '../../parts/table.tsx';
import { None, Time } from '../../parts/values.tsx';
import { Link } from '../../shell/router.tsx';
import { useContractWord } from '../../words/words-of-contract.ts';
import { useWords } from '../../words/words.ts';
import { WORDS } from './words.ts';

/** By kind: how many, and the soonest of them; a row that is chosen shows more. */
export function DueGroups({ groups }: Readonly<{ groups: readonly SandboxDueGroup[] }>): ReactNode {
  const say = useWords(WORDS);
  const kindText = useContractWord(WORDS);
  const { number } = useFormats();
  const [open, setOpen] = useState<string | null>(null);
  if (groups.length === 0) return <p className="hint due-nothing">{say('nothing_due')}</p>;
  const shown = groups.find(({ kind }) => kind === open);

  return (
    <>
      <Table
        label={say('kind')}
        items={[...groups].sort((one, other) => soonestOf(one).localeCompare(soonestOf(other)))}
        idOf={({ kind }) => kind}
        columns={[
          {
            name: 'kind',
            label: say('kind'),
            narrow: 'lead',
            cell: ({ kind, by_clock: isByClock }) => (
              <button
                type="button"
                className="link"
                aria-expanded={open === kind}
                onClick={() => setOpen(open === kind ? null : kind)}
              >
                {kindText(kind)}
                {isByClock ? null : <span className="soft"> ({say('by_machine')})</span>}
              </button>
            ),
          },
          {
            name: 'count',
            label: say('count'),
            align: 'end',
            narrow: 'end',
            cell: ({ count, is_complete: isAll }) => (
              <span className="number">
                {isAll ? number(count) : say('at_least', { count: number(count) })}
              </span>
            ),
          },
          {
            name: 'soonest',
            label: say('soonest'),
            align: 'end',
            narrow: 'sub',
            cell: ({ rows }) => <Time at={rows[0]?.at} />,
          },
        ]}
      />
      {shown === undefined ? null : <DueRows group={shown} />}
    </>
  );
}

function soonestOf({ rows }: SandboxDueGroup): string {
  return rows[0]?.at ?? '';
}

/** The first of one kind. */
function DueRows({ group }: Readonly<{ group: SandboxDueGroup }>): ReactNode {
  const kindText = useContractWord(WORDS);
  return (
    <ul className="due-rows" aria-label={kindText(group.kind)}>
      {group.rows.map((row, index) => (
        <li key={`${row.at} ${index}`}>
          <Time at={row.at} />
          <span>
            {row.processor === null ? null : <code>{row.processor}</code>} {codeText(row.what)}
          </span>
          <ResourceLink type={row.resource_type} id={row.resource_id} />
        </li>
      ))}
    </ul>
  );
}

const PAGES: Readonly<Record<string, string>> = {
  transaction: '/payments',
  'payment-link': '/links',
  payout: '/payouts',
  report: '/reports',
  'webhook-subscription': '/webhooks',
};

/** To the page of a thing, where it has one. */
export function ResourceLink({ type, id }: Readonly<{ type: string | null; id: string | null }>): ReactNode {
  if (id === null) return <None />;
  const page = PAGES[type ?? ''];
  return page === undefined ? (
    <code>{id.slice(-12)}</code>
  ) : (
    <Link to={`${page}/${id}`}>{id.slice(-12)}</Link>
  );
}
