import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Problem } from '../api/problem.ts';
import { Link } from '../shell/router.tsx';
import { Age, DetailLoading, Trouble } from './states.tsx';

type DetailPageProps<Thing> = Readonly<{
  /** The list that it belongs to. */
  back: Readonly<{ to: string; label: string }>;
  read: UseQueryResult<Thing, Problem>;
  children: (thing: Thing) => ReactNode;
}>;

/** The page of one thing: where it belongs, and what is shown while it is read, or cannot be. */
export function DetailPage<Thing>({ back, read, children }: DetailPageProps<Thing>): ReactNode {
  const refresh = (): void => void read.refetch();
  return (
    <>
      <nav className="crumb" aria-label={back.label}>
        <Link to={back.to}>{back.label}</Link>
        <Age
          readAt={read.dataUpdatedAt}
          isFetching={read.isFetching && !read.isPending}
          onRefresh={refresh}
        />
      </nav>
      {read.error === null ? null : <Trouble problem={read.error} onRetry={refresh} />}
      {read.error === null || read.data !== undefined ? null : <h1 className="unseen">{back.label}</h1>}
      {read.data === undefined ? read.error === null ? <DetailLoading /> : null : children(read.data)}
    </>
  );
}

/** What a page of one thing begins with: what it is, how it stands, what can be done. */
export function DetailHead({
  title,
  status,
  acts,
  children,
}: Readonly<{ title: ReactNode; status?: ReactNode; acts?: ReactNode; children?: ReactNode }>): ReactNode {
  return (
    <header className="detail-head">
      <div className="detail-title">
        <h1>{title}</h1>
        {status}
        <span className="page-acts">{acts}</span>
      </div>
      {children === undefined ? null : <div className="detail-more">{children}</div>}
    </header>
  );
}

/** Two columns: the story, and beside it what stays the same. Below each other where there is no room. */
export function Columns({ side, children }: Readonly<{ side: ReactNode; children: ReactNode }>): ReactNode {
  return (
    <div className="columns">
      <div className="columns-main">{children}</div>
      <div className="columns-side">{side}</div>
    </div>
  );
}

/** A part of a page under a heading. */
export function Section({
  title,
  acts,
  children,
}: Readonly<{ title: string; acts?: ReactNode; children: ReactNode }>): ReactNode {
  return (
    <section className="section" aria-label={title}>
      <header className="section-head">
        <h2>{title}</h2>
        {acts === undefined ? null : <span className="page-acts">{acts}</span>}
      </header>
      {children}
    </section>
  );
}
