import type { ReactNode } from 'react';
import { PlainLink, usePlace, withSearch } from '../shell/router.tsx';

/** Views of one page, each with an address: links, of which one is where we are. */
export function Tabs<Name extends string>({
  label,
  tabs,
  current,
  param = 'tab',
  kind = 'tabs',
}: Readonly<{
  label: string;
  tabs: readonly Readonly<{ name: Name; label: ReactNode }>[];
  current: Name;
  /** Its name in the address. */
  param?: string;
  /** `segments` choose what one part of a page shows, such as its time. */
  kind?: 'tabs' | 'segments';
}>): ReactNode {
  const { path, search } = usePlace();
  return (
    <nav className={kind} aria-label={label}>
      {tabs.map((tab, index) => {
        const next = new URLSearchParams(search);
        // a place in one list is none in another
        next.delete('cursor');
        if (index === 0) next.delete(param);
        else next.set(param, tab.name);

        return (
          <PlainLink
            key={tab.name}
            to={withSearch(path, next)}
            aria-current={tab.name === current ? 'page' : undefined}
          >
            {tab.label}
          </PlainLink>
        );
      })}
    </nav>
  );
}
