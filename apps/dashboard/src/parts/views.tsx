import type { ReactNode } from 'react';
import { PlainLink, usePlace, withSearch } from '../shell/router.tsx';

/** Ways to look at a list, each some values of one filter: links, of which one is what is looked at. */
export function Views({
  label,
  param,
  views,
}: Readonly<{
  label: string;
  /** The filter, by its name in the address. */
  param: string;
  views: readonly Readonly<{ label: string; values: readonly string[] }>[];
}>): ReactNode {
  const { path, search } = usePlace();
  const now = new URLSearchParams(search).getAll(param).toSorted().join();
  return (
    <nav className="tabs" aria-label={label}>
      {views.map((view) => {
        const next = new URLSearchParams(search);
        for (const name of [param, 'cursor']) next.delete(name);
        for (const value of view.values) next.append(param, value);
        const isCurrent = view.values.toSorted().join() === now;

        return (
          <PlainLink
            key={view.label}
            to={withSearch(path, next)}
            aria-current={isCurrent ? 'page' : undefined}
          >
            {view.label}
          </PlainLink>
        );
      })}
    </nav>
  );
}
