import type { SettlementReport } from '@railyard/sdk/schemas';
import type { ReactNode } from 'react';
import { useRead } from '../../api/queries.ts';
import { CopyId } from '../../parts/copy-id.tsx';
import { ListPage } from '../../parts/list-page.tsx';
import { useServiceName } from '../../parts/payment-services.ts';
import { Empty, Trouble } from '../../parts/states.tsx';
import { KeyFacts, Money, Time } from '../../parts/values.tsx';
import { Link, usePart, usePlace } from '../../shell/router.tsx';
import { useWords } from '../../words/words.ts';
import { useLineColumns } from './line-columns.tsx';
import { useLineFilters } from './settlement-lines.tsx';
import { WORDS } from './words.ts';

/** One report of a processor: what it adds up to, and the lines that do. */
export function Screen(): ReactNode {
  const say = useWords(WORDS);
  const nameOf = useServiceName();
  const id = usePart('id');
  const { search } = usePlace();
  const currency = new URLSearchParams(search).get('currency');
  const { data, error } = useRead('GET /settlement-reports', { query: { id, limit: 100 } });
  const reports = (data?.items ?? []).filter((one) => currency === null || one.currency === currency);
  const [first] = reports;
  const own = ['payment_service_report_id', 'payment_service_id'];

  return (
    <>
      <nav className="crumb" aria-label={say('title')}>
        <Link to="/reconciliation">{say('title')}</Link>
      </nav>
      <ListPage
        title={first === undefined ? say('report') : nameOf(first.payment_service_id)}
        operation="GET /settlements"
        above={
          <>
            {error === null ? null : <Trouble problem={error} />}
            {reports.map((report) => (
              <Sums key={report.currency} report={report} />
            ))}
          </>
        }
        columns={useLineColumns(nameOf)}
        filters={useLineFilters().filter(({ name }) => !own.includes(name))}
        pinned={['type', 'amount']}
        always={{ payment_service_report_id: id }}
        hrefOf={({ transaction_id: payment }) => `/payments/${payment}`}
        empty={<Empty title={say('empty')}>{say('empty_why')}</Empty>}
      />
    </>
  );
}

function Sums({ report }: Readonly<{ report: SettlementReport }>): ReactNode {
  const say = useWords(WORDS);
  const { currency } = report;
  const money = (minor: number): ReactNode =>
    minor === 0 ? null : <Money minor={minor} currency={currency} />;

  return (
    <KeyFacts
      rows={[
        [say('net'), <Money key="net" minor={report.net_amount} currency={currency} />],
        [say('settled'), money(report.settled_amount)],
        [say('refunded'), money(0 - report.refunded_amount)],
        [say('charged_back'), money(0 - report.charged_back_amount)],
        [say('reversed'), money(report.reversed_amount)],
        [say('fees'), money(0 - report.fee_amount)],
        [
          say('posted'),
          <span key="posted">
            <Time at={report.first_posted_at} /> – <Time at={report.last_posted_at} />
          </span>,
        ],
        [say('report_id'), <CopyId key="id" id={report.id} />],
      ]}
    />
  );
}
