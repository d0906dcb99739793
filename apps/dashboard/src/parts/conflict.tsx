import type { ReactNode } from 'react';
import { useRead } from '../api/queries.ts';
import { useWords } from '../words/words.ts';
import { Time } from './values.tsx';
import { PARTS } from './words.ts';

/** One thing that both have changed: as it stands now, and as it was typed here. */
export type Disagreement = Readonly<{ label: string; theirs: string; mine: string }>;

/**
 * Somebody else was faster: who, when, what is different, and the two ways on. Nothing that was typed is lost before
 * one is chosen.
 */
export function Conflict({
  resourceId,
  changedAt,
  disagreements = [],
  isBusy = false,
  onTheirs,
  onMine,
}: Readonly<{
  resourceId: string;
  changedAt: string | null;
  disagreements?: readonly Disagreement[];
  isBusy?: boolean;
  onTheirs: () => void;
  onMine: () => void;
}>): ReactNode {
  const say = useWords(PARTS);
  const { data } = useRead('GET /audit-logs', { query: { resource_id: resourceId, limit: 1 } });
  const who = data?.items[0]?.user.name ?? null;
  return (
    <div className="conflict" role="alert">
      <p>
        <strong>{say('conflict')}</strong>{' '}
        <span className="soft">
          {who} {changedAt === null ? null : <Time at={changedAt} />}
        </span>
      </p>
      {disagreements.length === 0 ? null : (
        <table className="conflict-table">
          <thead>
            <tr>
              <td />
              <th scope="col">{say('theirs')}</th>
              <th scope="col">{say('yours')}</th>
            </tr>
          </thead>
          <tbody>
            {disagreements.map(({ label, theirs, mine }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{theirs}</td>
                <td>{mine}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div className="form-acts">
        <button type="button" className="button" onClick={onTheirs}>
          {say('take_theirs')}
        </button>
        <button type="button" className="button" data-kind="main" disabled={isBusy} onClick={onMine}>
          {say('keep_yours')}
        </button>
      </div>
    </div>
  );
}
