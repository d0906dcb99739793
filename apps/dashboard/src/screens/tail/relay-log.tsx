import type { RelayRequest } from '@railyard/sdk/schemas';
import type { ReactNode } from 'react';
import { useFormats } from '../../parts/formats.ts';
import { ListPage } from '../../parts/list-page.tsx';
import { Empty } from '../../parts/states.tsx';
import { Status, type Tone } from '../../parts/status.tsx';
import type { Column } from '../../parts/table.tsx';
import { None, Time } from '../../parts/values.tsx';
import { type SayText, useWords } from '../../words/words.ts';
import { WORDS } from './words.ts';

const OUTCOMES = ['answered', 'refused', 'not_sent', 'may_have_happened', 'cut', 'under_way'] as const;
const TONES: Readonly<Record<(typeof OUTCOMES)[number], Tone>> = {
  answered: 'good',
  refused: 'warn',
  not_sent: 'bad',
  may_have_happened: 'open',
  cut: 'bad',
  under_way: 'open',
};

/** What was relayed: where it went, and how it ended; of one configuration where that is given. */
export function RelayLog({ configId }: Readonly<{ configId?: string }>): ReactNode {
  const say = useWords(WORDS);
  const { duration } = useFormats();
  return (
    <ListPage
      title={say('relays')}
      isPart
      operation="GET /relay-requests"
      columns={columnsOf(say, duration)}
      {...(configId === undefined ? {} : { always: { vault_forward_config_id: configId } })}
      filters={[
        {
          name: 'outcome',
          label: say('outcome'),
          kind: 'choice',
          choices: OUTCOMES.map((value) => ({ value, label: say(value) })),
        },
        { name: 'host', label: say('host'), kind: 'text', hint: 'api.example.com' },
        { name: 'vault_forward_authentication_id', label: 'UUID', kind: 'text' },
        { name: 'created_at', label: say('time'), kind: 'time' },
      ]}
      pinned={['outcome', 'host', 'created_at']}
      empty={<Empty title={say('relays_empty')}>{say('relays_empty_why')}</Empty>}
    />
  );
}

function columnsOf(
  say: SayText<typeof WORDS>,
  duration: (ms: number) => string,
): readonly Column<RelayRequest>[] {
  return [
    {
      name: 'host',
      label: say('host'),
      narrow: 'lead',
      cell: ({ method, host }) => (
        <code className="call">
          <span className="soft">{method}</span> {host ?? '–'}
        </code>
      ),
    },
    {
      name: 'outcome',
      label: say('outcome'),
      narrow: 'end',
      cell: ({ outcome, status }) => {
        const known = OUTCOMES.find((one) => one === outcome);
        const tone = status !== null && status >= 400 ? 'warn' : TONES[known ?? 'under_way'];
        return (
          <Status tone={tone}>
            {known === undefined ? outcome : say(known)} {status}
          </Status>
        );
      },
    },
    {
      name: 'error',
      label: say('error'),
      narrow: 'sub',
      cell: ({ error }) => (error === null ? <None /> : <code>{error}</code>),
    },
    { name: 'caller', label: say('caller'), cell: ({ caller_name }) => caller_name ?? <None /> },
    {
      name: 'duration_ms',
      label: say('took'),
      align: 'end',
      cell: ({ duration_ms }) => (duration_ms === null ? <None /> : duration(duration_ms)),
    },
    {
      name: 'created_at',
      label: say('time'),
      align: 'end',
      narrow: 'sub',
      cell: ({ created_at }) => <Time at={created_at} />,
    },
    {
      name: 'request_id',
      label: say('request_id'),
      isExtra: true,
      cell: ({ request_id }) => <code>{request_id}</code>,
    },
  ];
}
