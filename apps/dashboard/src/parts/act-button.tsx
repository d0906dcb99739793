import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Link } from '../shell/router.tsx';
import { type HeldAct, useMay } from '../shell/session.tsx';
import { useWords } from '../words/words.ts';
import { toast } from './toast.tsx';
import { PARTS } from './words.ts';

/** What an act takes: a scope, or any of some; and what may be ticked off of a role that has it. */
type Needs = Readonly<{ needs: string | readonly string[]; act?: HeldAct | undefined }>;

/** Why the person may not; null: they may. The service decides: this only says it before. */
export function useRefusal(): (needs: Needs) => string | null {
  const say = useWords(PARTS);
  const may = useMay();
  return ({ needs, act }) => {
    const scopes = typeof needs === 'string' ? [needs] : needs;
    if (scopes.some((scope) => may(scope, act))) return null;
    if (scopes.some((scope) => may(scope))) return say('withheld');
    return say('forbidden_scope', { scope: scopes[0] ?? '' });
  };
}

type ActButtonProps = Needs & ButtonHTMLAttributes<HTMLButtonElement>;

/**
 * A button for what not everybody may do. Who may not sees that it is there, and reads what it takes where they point
 * at it, have the focus on it, or press it.
 */
export function ActButton({
  needs,
  act,
  children,
  className = 'button',
  ...rest
}: ActButtonProps): ReactNode {
  const props = { ...rest, className };
  const why = useRefusal()({ needs, act });
  if (why === null)
    return (
      <button type="button" {...props}>
        {children}
      </button>
    );
  const tell = (): void => toast(why, 'bad');
  return (
    <button {...props} type="button" disabled={false} aria-disabled="true" title={why} onClick={tell}>
      {children}
    </button>
  );
}

/** The way to a page on which something is made, as a button. */
export function ActLink({
  needs,
  to,
  children,
}: Pick<Needs, 'needs'> & Readonly<{ to: string; children: ReactNode }>): ReactNode {
  const isRefused = useRefusal()({ needs }) !== null;
  const look = { className: 'button', 'data-kind': 'main', children };
  return isRefused ? <ActButton needs={needs} {...look} /> : <Link to={to} {...look} />;
}
