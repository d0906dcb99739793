import { type ReactNode, useEffect, useId, useRef } from 'react';
import { hasNoFocus } from '../shell/focus.ts';
import { useWords } from '../words/words.ts';
import { Icon } from './icon.tsx';
import { PARTS } from './words.ts';

type DialogProps = Readonly<{
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** Buttons at its foot, the one that does it last. */
  acts?: ReactNode;
  /** `wide` for tables and documents; `side` stands at the end of the page, over its height. */
  size?: 'usual' | 'wide' | 'side';
  /** No other dialogue is seen while it is open. */
  isAlone?: boolean;
}>;

/** What is to be typed or chosen; where nothing is, the heading has the focus: a screen reader begins there. */
const TO_FILL_IN = '.dialog-body :is(input:not([type=radio]), select, textarea)';

/** The browser's own dialogue: it holds the focus, and Escape closes it. Shown as long as it is in the page. */
export function Dialog({
  title,
  onClose,
  children,
  acts,
  size = 'usual',
  isAlone = false,
}: DialogProps): ReactNode {
  const say = useWords(PARTS);
  const name = useId();
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    element.current?.showModal();
    const within = (selector: string): HTMLElement | null => element.current?.querySelector(selector) ?? null;
    (within(TO_FILL_IN) ?? within('.dialog-head h2'))?.focus();
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
      if (hasNoFocus()) document.querySelector('main')?.focus({ preventScroll: true });
    };
  }, []);

  return (
    <dialog
      ref={element}
      className="dialog"
      data-size={size}
      data-alone={isAlone}
      aria-labelledby={name}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === element.current) onClose();
      }}
    >
      <div className="dialog-page">
        <header className="dialog-head">
          <h2 id={name} tabIndex={-1}>
            {title}
          </h2>
          <button type="button" className="icon-button" onClick={onClose}>
            <Icon name="close" />
            <span className="unseen">{say('close')}</span>
          </button>
        </header>
        <div className="dialog-body">{children}</div>
        {acts === undefined ? null : <footer className="dialog-acts">{acts}</footer>}
      </div>
    </dialog>
  );
}
