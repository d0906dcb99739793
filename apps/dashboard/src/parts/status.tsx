import type { ReactNode } from 'react';

/** `good`: done as wanted; `bad`: it went wrong; `warn`: somebody should look; `open`: not known yet; else `quiet`. */
export type Tone = 'good' | 'bad' | 'warn' | 'open' | 'quiet';

/** How something stands: a word, and beside it a mark whose shape says the same as its colour. */
export function Status({ tone, children }: Readonly<{ tone: Tone; children: ReactNode }>): ReactNode {
  return (
    <span className="status" data-tone={tone}>
      <i aria-hidden="true" />
      <span>{children}</span>
    </span>
  );
}

/** A short remark beside something, such as a flag of a payment. */
export function Tag({ tone = 'quiet', children }: Readonly<{ tone?: Tone; children: ReactNode }>): ReactNode {
  return (
    <span className="tag" data-tone={tone}>
      {children}
    </span>
  );
}
