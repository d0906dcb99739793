import type { ReactNode } from 'react';
import { Tabs } from '../../parts/tabs.tsx';
import { oneOf, useUrlQuery } from '../../shell/router.tsx';
import { useWords } from '../../words/words.ts';
import { Live } from './live.tsx';
import { RelayLog } from './relay-log.tsx';
import { RequestLog } from './request-log.tsx';
import { WORDS } from './words.ts';

const QUERY = { tab: oneOf('live', 'requests', 'relays') };

/** What happens now, and what was called and relayed. */
export function Screen(): ReactNode {
  const say = useWords(WORDS);
  const [{ tab }] = useUrlQuery(QUERY);
  return (
    <>
      <header className="page-head">
        <h1>{say('title')}</h1>
      </header>
      <Tabs
        label={say('title')}
        current={tab}
        tabs={[
          { name: 'live', label: say('live') },
          { name: 'requests', label: say('requests') },
          { name: 'relays', label: say('relays') },
        ]}
      />
      {tab === 'live' ? <Live /> : tab === 'requests' ? <RequestLog /> : <RelayLog />}
    </>
  );
}
