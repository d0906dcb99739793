import { type ReactNode, useEffect, useState } from 'react';
import { useWords } from '../words/words.ts';
import { Icon } from './icon.tsx';
import { PARTS } from './words.ts';

/** An id to read and to copy; a long one is cut in its middle where there is no room. */
export function CopyId({ id, label }: Readonly<{ id: string; label?: string }>): ReactNode {
  return (
    <span className="copy-id">
      <code title={id}>{label ?? id}</code>
      <CopyButton text={id} />
    </span>
  );
}

/** Puts a text on the clipboard, and says that it did. */
export function CopyButton({ text, label }: Readonly<{ text: string; label?: string }>): ReactNode {
  const say = useWords(PARTS);
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setIsCopied(false), 1500);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = (): void => {
    void copyText(text).then(setIsCopied);
  };

  return (
    <button type="button" className={label === undefined ? 'icon-button copy' : 'button'} onClick={copy}>
      <Icon name={isCopied ? 'check' : 'copy'} />
      <span className={label === undefined ? 'unseen' : undefined}>
        {isCopied ? say('copied') : (label ?? say('copy'))}
      </span>
      {label === undefined ? <span className="unseen"> {text.slice(0, 8)}</span> : null}
    </button>
  );
}

/** Whether the browser let it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
