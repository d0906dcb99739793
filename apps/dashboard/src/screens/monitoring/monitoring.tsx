import type { ReactNode } from 'react';
import { Tabs } from '../../parts/tabs.tsx';
import { oneOf, useUrlQuery } from '../../shell/router.tsx';
import { useWords } from '../../words/words.ts';
import { Incidents } from './incidents.tsx';
import { Metrics } from './metrics.tsx';
import { WORDS } from './words.ts';

const TAB = { tab: oneOf('incidents', 'metrics') };

/** What went wrong, and what is watched so that somebody hears of it. */
export function Screen(): ReactNode {
  const say = useWords(WORDS);
  const [{ tab }] = useUrlQuery(TAB);
  return (
    <>
      {tab === 'metrics' ? null : <Incidents tabs={<MonitoringTabs current={tab} />} />}
      {tab === 'metrics' ? (
        <>
          <header className="page-head">
            <h1>{say('title')}</h1>
          </header>
          <MonitoringTabs current={tab} />
          <Metrics />
        </>
      ) : null}
    </>
  );
}

function MonitoringTabs({ current }: Readonly<{ current: 'incidents' | 'metrics' }>): ReactNode {
  const say = useWords(WORDS);
  return (
    <Tabs
      label={say('title')}
      current={current}
      tabs={[
        { name: 'incidents', label: say('incidents') },
        { name: 'metrics', label: say('metrics') },
      ]}
    />
  );
}
