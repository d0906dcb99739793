import type { ReactNode } from 'react';
import { Tabs } from '../../parts/tabs.tsx';
import { oneOf, useUrlQuery } from '../../shell/router.tsx';
import { useWords } from '../../words/words.ts';
import { WORDS } from './words.ts';

const RANGE = { range: oneOf('P1D', 'P7D', 'P30D') };
type RangeName = 'P1D' | 'P7D' | 'P30D';

/** Which time is looked at, by the address. */
export function useRange(): RangeName {
  const [{ range }] = useUrlQuery(RANGE);
  return range;
}

/** The choice of it. */
export function RangeTabs(): ReactNode {
  const say = useWords(WORDS);
  return (
    <Tabs
      label={say('time_range')}
      param="range"
      kind="segments"
      current={useRange()}
      tabs={[
        { name: 'P1D', label: say('day') },
        { name: 'P7D', label: say('week') },
        { name: 'P30D', label: say('month') },
      ]}
    />
  );
}
