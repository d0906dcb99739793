import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { useWords } from '../words/words.ts';
import { Icon } from './icon.tsx';
import { PARTS } from './words.ts';

type ToastText = Readonly<{ id: number; text: string; tone: 'good' | 'bad' }>;

const SHOWN_MS = 6000;
const listeners = new Set<() => void>();
let toasts: readonly ToastText[] = [];
let count = 0;

/** Says in passing what came of something. What went wrong stands where it was asked for, too. */
export function toast(text: string, tone: ToastText['tone'] = 'good'): void {
  count += 1;
  put([...toasts.slice(-2), { id: count, text, tone }]);
}

function put(next: readonly ToastText[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Where they stand, once in the page. */
export function Toasts(): ReactNode {
  const said = useSyncExternalStore(subscribe, () => toasts);
  return (
    <div className="toasts" role="status" aria-live="polite">
      {said.map((one) => (
        <Toast key={one.id} {...one} />
      ))}
    </div>
  );
}

function Toast({ id, text, tone }: ToastText): ReactNode {
  const say = useWords(PARTS);
  const close = (): void => put(toasts.filter((one) => one.id !== id));
  useEffect(() => {
    const timer = setTimeout(() => put(toasts.filter((one) => one.id !== id)), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [id]);

  return (
    <div className="toast" data-tone={tone}>
      <span>{text}</span>
      <button type="button" className="icon-button" onClick={close}>
        <Icon name="close" />
        <span className="unseen">{say('close')}</span>
      </button>
    </div>
  );
}
