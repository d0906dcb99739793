import type { ReactNode } from 'react';
import { useRead } from '../../api/queries.ts';
import { codeText } from '../../parts/payment-words.ts';
import { Status } from '../../parts/status.tsx';
import { Time } from '../../parts/values.tsx';
import { useWords } from '../../words/words.ts';
import { WORDS } from './words.ts';

type UseOf = Readonly<{ vault_forward_config_id: string } | { vault_forward_authentication_id: string }>;

/** The last request that was relayed by it: how it ended, and when. */
export function LastUse({ query }: Readonly<{ query: UseOf }>): ReactNode {
  const say = useWords(WORDS);
  const read = useRead('GET /relay-requests', { query: { ...query, limit: 1 } });
  if (read.data === undefined) return null;
  const [last] = read.data.items;
  if (last === undefined) return <span className="soft">{say('never')}</span>;
  const isGood = last.status !== null && last.status < 400;

  return (
    <span className="line">
      <Status tone={isGood ? 'good' : last.outcome === 'under_way' ? 'open' : 'warn'}>
        {last.status ?? codeText(last.error ?? last.outcome)}
      </Status>
      <Time at={last.created_at} />
    </span>
  );
}
