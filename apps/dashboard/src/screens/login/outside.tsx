import type { ReactNode } from 'react';

/** A page for whoever is not in yet: one thing to do, under the name of the house. */
export function Outside({ children }: Readonly<{ children: ReactNode }>): ReactNode {
  return (
    <main className="outside">
      <p className="brand">
        <svg viewBox="0 0 32 32" aria-hidden="true" focusable="false">
          <path d="M11 5v22M21 5v22M7 10.500h18M7 16h18M7 21.500h18" />
        </svg>
        Railyard
      </p>
      <div className="outside-panel">{children}</div>
    </main>
  );
}
