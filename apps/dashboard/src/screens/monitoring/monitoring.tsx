import { type ReactNode, useState } from 'react';
import { ActButton } from '../../parts/act-button.tsx';
import { Icon } from '../../parts/icon.tsx';
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
  const [isNew, setIsNew] = useState(false);

  return (
    <>
      {tab === 'metrics' ? null : <Incidents tabs={<MonitoringTabs current={tab} />} />}
      {tab === 'metrics' ? (
        <>
          <header className="page-head">
            <h1>{say('title')}</h1>
            <span className="page-acts">
              <ActButton needs="monitoring.write" data-kind="main" onClick={() => setIsNew(true)}>
                <Icon name="plus" />
                {say('new_metric')}
              </ActButton>
            </span>
          </header>
          <MonitoringTabs current={tab} />
          <Metrics {...{ isNew, setIsNew }} />
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
