import type { ReactNode } from 'react';
import { Tabs } from '../../parts/tabs.tsx';
import { usePlace } from '../../shell/router.tsx';
import { useWords } from '../../words/words.ts';
import { Balances } from './balances.tsx';
import { Differences } from './differences.tsx';
import { Files } from './files.tsx';
import { SettlementLines } from './settlement-lines.tsx';
import { SettlementReports } from './settlement-reports.tsx';
import { WORDS } from './words.ts';

const VIEWS = ['reports', 'lines', 'balances', 'files', 'differences'] as const;

/** What processors say that they paid, beside what the ledger says that they owe. */
export function Screen(): ReactNode {
  const say = useWords(WORDS);
  const { search } = usePlace();
  const wanted = new URLSearchParams(search).get('tab');
  const current = VIEWS.find((one) => one === wanted) ?? 'reports';
  const tabs = (
    <Tabs label={say('views')} current={current} tabs={VIEWS.map((name) => ({ name, label: say(name) }))} />
  );

  switch (current) {
    case 'reports':
      return <SettlementReports tabs={tabs} />;
    case 'lines':
      return <SettlementLines tabs={tabs} />;
    case 'balances':
      return <Balances tabs={tabs} />;
    case 'files':
      return <Files tabs={tabs} />;
    case 'differences':
      return <Differences tabs={tabs} />;
    default:
      return current satisfies never;
  }
}
