import type { Session } from '@railyard/sdk/schemas';
import type { ReactNode } from 'react';
import { Status, Tag } from '../../parts/status.tsx';
import { type Column, Table } from '../../parts/table.tsx';
import { Time } from '../../parts/values.tsx';
import { hasWord, type SayText, useWords } from '../../words/words.ts';
import { WORDS } from './words.ts';

/** Sessions of somebody: from where, by which way, since when. */
export function SessionTable({
  sessions,
  act,
}: Readonly<{ sessions: readonly Session[]; act?: (session: Session) => ReactNode }>): ReactNode {
  const say = useWords(WORDS);
  const columns: readonly Column<Session>[] = [
    {
      name: 'agent',
      label: say('from'),
      narrow: 'lead',
      cell: ({ user_agent: agent, address }) => (
        <span title={agent ?? ''}>
          {browserOf(agent ?? '')} {address === null ? null : <span className="soft">{address}</span>}
        </span>
      ),
    },
    {
      name: 'way',
      label: say('way'),
      narrow: 'sub',
      cell: ({ way }) => wayText(say, way),
    },
    {
      name: 'status',
      label: say('alive'),
      narrow: 'sub',
      cell: ({ is_alive: isAlive, is_current: isCurrent }) =>
        isCurrent ? (
          <Tag tone="good">{say('this_one')}</Tag>
        ) : (
          <Status tone={isAlive ? 'good' : 'quiet'}>{say(isAlive ? 'alive' : 'over')}</Status>
        ),
    },
    {
      name: 'seen',
      label: say('last_seen'),
      align: 'end',
      narrow: 'end',
      cell: ({ last_seen_at: at }) => <Time at={at} />,
    },
    ...(act === undefined
      ? []
      : [
          {
            name: 'act',
            label: say('end'),
            isAct: true,
            align: 'end',
            narrow: 'sub',
            cell: (session: Session) => act(session),
          } as const,
        ]),
  ];
  return <Table label={say('sessions')} items={sessions} idOf={({ id }) => id} columns={columns} />;
}

function wayText(say: SayText<typeof WORDS>, way: string): string {
  const name = way.replaceAll('-', '_');
  return hasWord(WORDS, name) ? say(name) : way;
}

/** What a browser is called, out of all that it says of itself. */
function browserOf(agent: string): string {
  const name = ['Edg', 'OPR', 'Firefox', 'Chrome', 'Safari'].find((one) => agent.includes(`${one}/`));
  const system = ['Windows', 'Android', 'iPhone', 'iPad', 'Mac OS X', 'Linux'].find((one) =>
    agent.includes(one),
  );
  const browser = { Edg: 'Edge', OPR: 'Opera' }[name ?? ''] ?? name ?? agent.slice(0, 30);
  return system === undefined ? browser : `${browser}, ${system.replace('Mac OS X', 'macOS')}`;
}
