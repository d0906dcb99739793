import type { ProcessorReport, ProcessorReportLine, ProcessorReportTotal } from '@railyard/sdk/schemas';
import type { ReactNode } from 'react';
import { useRead } from '../../api/queries.ts';
import { CopyId } from '../../parts/copy-id.tsx';
import { DetailHead, DetailPage, Section } from '../../parts/detail-page.tsx';
import { LIST_WORDS } from '../../parts/list-words.ts';
import { useServiceName } from '../../parts/payment-services.ts';
import { Loading, Trouble } from '../../parts/states.tsx';
import { Table } from '../../parts/table.tsx';
import { Facts, Money, Time } from '../../parts/values.tsx';
import { Link, usePart } from '../../shell/router.tsx';
import { useWords } from '../../words/words.ts';
import { FileState } from './file-state.tsx';
import { WORDS } from './words.ts';

/** One file of a processor: what came of its lines, and those that a person has to look at. */
export function Screen(): ReactNode {
  const say = useWords(WORDS);
  const id = usePart('id');
  const path = { processor_report_id: id };
  const read = useRead('GET /processor-reports/{processor_report_id}', { path });

  return (
    <DetailPage back={{ to: '/reconciliation?tab=files', label: say('files') }} read={read}>
      {(file) => (
        <>
          <DetailHead title={file.name} status={<FileState status={file.status} />}>
            {file.fault === null ? undefined : (
              <p>
                {say('fault')}: {file.fault}
              </p>
            )}
          </DetailHead>
          <Counts file={file} />
          <Totals totals={file.totals} />
          <LinesLeft path={path} />
        </>
      )}
    </DetailPage>
  );
}

function Counts({ file }: Readonly<{ file: ProcessorReport }>): ReactNode {
  const say = useWords(WORDS);
  const list = useWords(LIST_WORDS);
  const nameOf = useServiceName();
  const some = (count: number): ReactNode => (count === 0 ? null : count);

  return (
    <Section title={say('file')}>
      <Facts
        rows={[
          [list('service'), nameOf(file.payment_service_id)],
          [say('line_count'), file.line_count],
          [
            say('of_payments'),
            file.payment_line_count === 0 ? null : (
              <Link key="lines" to={`/reconciliation?tab=lines&payment_service_report_file_id=${file.id}`}>
                {file.payment_line_count}
              </Link>
            ),
          ],
          [say('of_account'), some(file.account_line_count)],
          [say('unmatched'), some(file.unmatched_line_count)],
          [say('unreadable'), some(file.unreadable_line_count)],
          [say('waiting'), some(file.waiting_line_count)],
          [say('announced'), <Time key="announced" at={file.announced_at} length="long" />],
          [list('updated'), <Time key="updated" at={file.updated_at} length="long" />],
          [list('id'), <CopyId key="id" id={file.id} />],
        ]}
      />
    </Section>
  );
}

function Totals({ totals }: Readonly<{ totals: readonly ProcessorReportTotal[] }>): ReactNode {
  const say = useWords(WORDS);
  if (totals.length === 0) return null;
  return (
    <Section title={say('totals')}>
      <Table<ProcessorReportTotal>
        label={say('totals')}
        items={totals}
        idOf={({ line_type: type, currency }) => `${type} ${currency}`}
        columns={[
          { name: 'type', label: say('processor_word'), narrow: 'lead', cell: ({ line_type: type }) => type },
          { name: 'lines', label: say('line_count'), align: 'end', cell: ({ line_count: count }) => count },
          {
            name: 'net',
            label: say('net'),
            align: 'end',
            narrow: 'end',
            cell: ({ net_amount: minor, currency }) => <Money minor={minor} currency={currency} />,
          },
        ]}
      />
    </Section>
  );
}

const LINES_SHOWN = 100;

function LinesLeft({ path }: Readonly<{ path: Readonly<{ processor_report_id: string }> }>): ReactNode {
  const say = useWords(WORDS);
  const { data, error, refetch } = useRead('GET /processor-reports/{processor_report_id}/unmatched-lines', {
    path,
    query: { limit: LINES_SHOWN },
  });
  const items = data?.items ?? [];

  return (
    <Section title={say('left_over')}>
      {error === null ? null : <Trouble problem={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null ? <Loading rows={3} /> : null}
      {data !== undefined && items.length === 0 ? <p className="hint">{say('all_matched')}</p> : null}
      {items.length === 0 ? null : (
        <Table<ProcessorReportLine>
          label={say('left_over')}
          items={items}
          idOf={({ line }) => String(line)}
          columns={[
            { name: 'line', label: say('row'), align: 'end', narrow: 'end', cell: ({ line }) => line },
            { name: 'why', label: say('why'), narrow: 'lead', cell: ({ reason }) => reason },
            {
              name: 'content',
              label: say('content'),
              narrow: 'sub',
              cell: ({ cells }) => <Cells cells={cells} />,
            },
          ]}
        />
      )}
    </Section>
  );
}

function Cells({ cells }: Readonly<{ cells: ProcessorReportLine['cells'] }>): ReactNode {
  return (
    <details>
      <summary>
        {cells
          .filter(({ value }) => value !== '')
          .slice(0, 4)
          .map(({ value }) => value)
          .join(' · ')}
      </summary>
      <Facts
        rows={cells.map(({ column, value }, index) => [column === '' ? String(index + 1) : column, value])}
      />
    </details>
  );
}
