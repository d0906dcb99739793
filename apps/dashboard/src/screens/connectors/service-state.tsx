import type { PaymentServiceHealth } from '@railyard/sdk/schemas';
import type { ReactNode } from 'react';
import { useFormats } from '../../parts/formats.ts';
import { codeText } from '../../parts/payment-words.ts';
import { Status } from '../../parts/status.tsx';
import { None } from '../../parts/values.tsx';
import { Link } from '../../shell/router.tsx';
import { useWords } from '../../words/words.ts';
import type { Service } from './kinds.ts';
import { WORDS } from './words.ts';

/** Whether payments go through it, and whether they are kept away now. */
export function ServiceState({
  service,
  health,
}: Readonly<{ service: Service; health?: PaymentServiceHealth | undefined }>): ReactNode {
  const say = useWords(WORDS);
  const { time } = useFormats();
  if (!service.active) return <Status tone="quiet">{say('off')}</Status>;
  const breaker = health?.circuit_breaker;
  if (breaker?.state === 'open' && breaker.open_until !== null)
    return <Status tone="bad">{say('avoided', { time: time(breaker.open_until) })}</Status>;
  if (breaker?.state === 'half_open') return <Status tone="warn">{say('probing')}</Status>;
  return <Status tone="good">{say('working')}</Status>;
}

/** A share of all, as a number and as a bar behind it. */
export function Share({ share }: Readonly<{ share: number | null | undefined }>): ReactNode {
  const { percent } = useFormats();
  if (share === null || share === undefined) return <None />;
  return (
    <span className="share">
      <span className="share-bar" aria-hidden="true">
        <span style={{ inlineSize: `${Math.round(share * 100)}%` }} />
      </span>
      <span className="number">{percent(share)}</span>
    </span>
  );
}

/** What went wrong last, and how long ago: a link to that payment. */
export function LastError({ health }: Readonly<{ health: PaymentServiceHealth | undefined }>): ReactNode {
  const say = useWords(WORDS);
  const { time } = useFormats();
  const error = health?.last_error ?? null;
  if (error === null) return <None />;
  return (
    <Link to={`/payments/${error.transaction_id}`}>
      {error.code === null ? say('no_answer') : codeText(error.code)} · {time(error.at)}
    </Link>
  );
}
