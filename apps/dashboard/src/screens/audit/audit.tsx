import type { AuditLogEntry } from '@railyard/sdk/schemas';
import type { ReactNode } from 'react';
import type { Filter } from '../../parts/filters.ts';
import { ListPage } from '../../parts/list-page.tsx';
import { Empty } from '../../parts/states.tsx';
import { Status } from '../../parts/status.tsx';
import type { Column } from '../../parts/table.tsx';
import { None, Time } from '../../parts/values.tsx';
import { Link } from '../../shell/router.tsx';
import { hasWord, type SayText, useWords } from '../../words/words.ts';
import { kindText, pageOfThing } from './things.ts';
import { WORDS } from './words.ts';

const ACTIONS = ['created', 'updated', 'deleted', 'voided', 'canceled', 'captured'] as const;

/** Who did what, and to what: also the history of one person, key or thing, by its address. */
export function Screen(): ReactNode {
  const say = useWords(WORDS);
  const filters: readonly Filter[] = [
    {
      name: 'action',
      label: say('what'),
      kind: 'choice',
      choices: ACTIONS.map((value) => ({ value, label: say(value) })),
    },
    { name: 'created_at', label: say('when'), kind: 'time' },
    { name: 'resource_type', label: say('kind'), kind: 'text', hint: 'transaction' },
    { name: 'resource_id', label: say('id'), kind: 'text' },
    { name: 'user_id', label: say('person'), kind: 'text' },
    { name: 'api_key_pair_id', label: say('key'), kind: 'text' },
  ];
  return (
    <ListPage
      title={say('title')}
      operation="GET /audit-logs"
      columns={columnsOf(say)}
      filters={filters}
      pinned={['action', 'created_at', 'resource_type']}
      idOf={(entry) => `${entry.id ?? ''} ${entry.timestamp} ${entry.resource.id}`}
      empty={<Empty title={say('empty')}>{say('empty_why')}</Empty>}
    />
  );
}

function columnsOf(say: SayText<typeof WORDS>): readonly Column<AuditLogEntry>[] {
  return [
    {
      name: 'who',
      label: say('who'),
      narrow: 'lead',
      cell: ({ user }) => <Who user={user} />,
    },
    { name: 'what', label: say('what'), narrow: 'sub', cell: (entry) => <Doing entry={entry} /> },
    { name: 'thing', label: say('thing'), narrow: 'sub', cell: ({ resource }) => <Thing {...resource} /> },
    {
      name: 'reason',
      label: say('reason'),
      cell: ({ reason = null }) => reason ?? <None />,
    },
    {
      name: 'confirmed',
      label: say('confirmed'),
      cell: ({ confirmation_id: id = null }) =>
        id === null ? <None /> : <span title={id}>{say('yes')}</span>,
    },
    {
      name: 'address',
      label: say('address'),
      isExtra: true,
      cell: ({ address = null }) => address ?? <None />,
    },
    {
      name: 'when',
      label: say('when'),
      align: 'end',
      narrow: 'end',
      cell: ({ timestamp }) => <Time at={timestamp} />,
    },
  ];
}

function Who({ user }: Readonly<{ user: AuditLogEntry['user'] }>): ReactNode {
  const name = user.name === '' ? '–' : user.name;
  if (user.id === null) return <span className="soft">{name}</span>;
  const page = user.email_address === null ? 'keys' : 'people';
  return <Link to={`/${page}/${user.id}`}>{name}</Link>;
}

/** What was done, where `created` would not say it. */
const DONE_BY: ReadonlyMap<string, keyof typeof WORDS> = new Map([
  ['resend_webhook_delivery', 'sent_again'],
  ['test_webhook_subscription', 'tested'],
]);

function Doing({
  entry: { action, resource, operation = '' },
}: Readonly<{ entry: AuditLogEntry }>): ReactNode {
  const say = useWords(WORDS);
  if (resource.type === 'failed-log-in') return <Status tone="bad">{say('log_in_failed')}</Status>;
  if (resource.type === 'session') return say(action === 'created' ? 'logged_in' : 'logged_out');
  const done = DONE_BY.get(operation) ?? action;
  return hasWord(WORDS, done) ? say(done) : action;
}

function Thing({ type, id, name }: AuditLogEntry['resource']): ReactNode {
  const page = pageOfThing(type, id);
  const label = name === '' || name === id ? id.slice(-8) : name;
  return (
    <>
      <span className="soft">{kindText(type)}</span>{' '}
      {page === null ? <code title={id}>{label}</code> : <Link to={page}>{label}</Link>}
    </>
  );
}
