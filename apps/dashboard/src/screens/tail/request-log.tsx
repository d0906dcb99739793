import type { RequestLogEntry } from '@railyard/sdk/schemas';
import type { ReactNode } from 'react';
import { useRead } from '../../api/queries.ts';
import { CopyButton } from '../../parts/copy-id.tsx';
import type { Filter } from '../../parts/filters.ts';
import { useFormats } from '../../parts/formats.ts';
import { ListPage } from '../../parts/list-page.tsx';
import { Empty } from '../../parts/states.tsx';
import { Status, type Tone } from '../../parts/status.tsx';
import type { Column } from '../../parts/table.tsx';
import { None, Time } from '../../parts/values.tsx';
import { type SayText, useWords } from '../../words/words.ts';
import { WORDS } from './words.ts';

/** Calls of the API: which, by whom, how they ended. */
export function RequestLog(): ReactNode {
  const say = useWords(WORDS);
  const { duration } = useFormats();
  return (
    <ListPage
      title={say('requests')}
      isPart
      operation="GET /requests"
      columns={columnsOf(say, duration)}
      filters={useFilters(say)}
      pinned={['status_gte', 'request_id', 'operation', 'api_key_pair_id', 'created_at']}
      empty={<Empty title={say('requests_empty')}>{say('requests_empty_why')}</Empty>}
    />
  );
}

function useFilters(say: SayText<typeof WORDS>): readonly Filter[] {
  const keys = useRead('GET /api-key-pairs', { query: { limit: 100 } }).data?.items ?? [];
  return [
    {
      name: 'status_gte',
      label: say('errors_only'),
      kind: 'choice',
      choices: ['300', '400', '500'].map((value) => ({ value, label: value })),
    },
    { name: 'operation', label: say('operation'), kind: 'text', hint: 'create_transaction' },
    {
      name: 'api_key_pair_id',
      label: say('key'),
      kind: 'choice',
      choices: keys.map(({ id, display_name }) => ({ value: id, label: display_name })),
    },
    { name: 'request_id', label: say('request_id'), kind: 'text' },
    { name: 'user_id', label: say('person'), kind: 'text' },
    { name: 'status', label: say('status'), kind: 'text', inputMode: 'numeric' },
    { name: 'error_code', label: say('error'), kind: 'text' },
    { name: 'of_nobody', label: say('of_nobody'), kind: 'flag' },
    { name: 'created_at', label: say('time'), kind: 'time' },
  ];
}

function columnsOf(
  say: SayText<typeof WORDS>,
  duration: (ms: number) => string,
): readonly Column<RequestLogEntry>[] {
  return [
    {
      name: 'operation',
      label: say('operation'),
      narrow: 'lead',
      cell: ({ method, path }) => (
        <code className="call">
          <span className="soft">{method}</span> {path}
        </code>
      ),
    },
    {
      name: 'status',
      label: say('status'),
      narrow: 'end',
      cell: ({ status, error_code }) => (
        <span className="line">
          <Status tone={toneOf(status)}>{status}</Status>
          {error_code === null ? null : <code className="soft">{error_code}</code>}
        </span>
      ),
    },
    {
      name: 'caller',
      label: say('caller'),
      narrow: 'sub',
      cell: ({ caller }) =>
        caller === null ? (
          <span className="soft">{say('nobody')}</span>
        ) : (
          <span title={caller.id}>{caller.name ?? caller.id}</span>
        ),
    },
    ...moreColumns(say, duration),
  ];
}

/** How long it took, when it came, and its names. */
function moreColumns(
  say: SayText<typeof WORDS>,
  duration: (ms: number) => string,
): readonly Column<RequestLogEntry>[] {
  return [
    {
      name: 'duration_ms',
      label: say('took'),
      align: 'end',
      cell: ({ duration_ms }) => <span className="number">{duration(duration_ms)}</span>,
    },
    {
      name: 'created_at',
      label: say('time'),
      align: 'end',
      narrow: 'sub',
      cell: ({ created_at }) => <Time at={created_at} length="second" />,
    },
    {
      name: 'id',
      label: say('request_id'),
      align: 'end',
      cell: ({ id }) => (
        <span className="line">
          <code className="soft">{id.slice(-8)}</code>
          <CopyButton text={id} />
        </span>
      ),
    },
    {
      name: 'operation_id',
      label: 'operation',
      isExtra: true,
      cell: ({ operation }) => (operation === '' ? <None /> : <code>{operation}</code>),
    },
  ];
}

function toneOf(status: number): Tone {
  if (status >= 500) return 'bad';
  return status >= 400 ? 'warn' : 'good';
}
