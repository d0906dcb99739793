import type { ReactNode } from 'react';
import { useAct, useRead } from '../../api/queries.ts';
import { Section } from '../../parts/detail-page.tsx';
import { FormProblem } from '../../parts/form.tsx';
import { Loading, Trouble } from '../../parts/states.tsx';
import { toast } from '../../parts/toast.tsx';
import { useWords } from '../../words/words.ts';
import { SessionTable } from './session-table.tsx';
import { WORDS } from './words.ts';

/** Where whoever is here is logged in, and the way to end it. */
export function OwnSessions(): ReactNode {
  const say = useWords(WORDS);
  const read = useRead('GET /sessions', {});
  const end = useAct('DELETE /sessions/{session_id}', ['GET /sessions']);

  return (
    <Section title={say('sessions')}>
      {end.error === null ? null : <FormProblem problem={end.error} />}
      {read.data === undefined ? (
        read.error === null ? (
          <Loading rows={3} />
        ) : (
          <Trouble problem={read.error} onRetry={() => void read.refetch()} />
        )
      ) : (
        <SessionTable
          sessions={read.data.items}
          act={({ id, is_alive: isAlive, is_current: isCurrent }) =>
            isAlive && !isCurrent ? (
              <button
                type="button"
                className="link"
                disabled={end.isPending}
                onClick={() =>
                  end.mutate({ path: { session_id: id } }, { onSuccess: () => toast(say('ended')) })
                }
              >
                {say('end')}
              </button>
            ) : null
          }
        />
      )}
    </Section>
  );
}
