import { type ReactNode, useState } from 'react';
import { Dialog } from '../parts/dialog.tsx';
import { Icon } from '../parts/icon.tsx';
import { useWords } from '../words/words.ts';
import { currentKeys, type KeyAct, useKeys } from './keys.ts';
import { usePreferences } from './settings.tsx';
import { SHELL } from './words.ts';

/** `?` lists the keys that work here, and leads to the documentation. */
export function KeyList(): ReactNode {
  const say = useWords(SHELL);
  const [keys, setKeys] = useState<readonly KeyAct[] | null>(null);
  const { letters } = usePreferences();
  useKeys([{ keys: '?', says: say('show_keys'), run: () => setKeys(currentKeys()) }]);

  return (
    <>
      <button type="button" className="icon-button" onClick={() => setKeys(currentKeys())}>
        <Icon name="keyboard" />
        <span className="unseen">{say('keys')}</span>
      </button>
      {keys === null ? null : (
        <Dialog title={say('keys')} onClose={() => setKeys(null)}>
          {letters ? null : <p className="hint">{say('keys_off')}</p>}
          <dl className="key-list">
            {keys.map((act) => (
              <div key={act.keys}>
                <dt>
                  {act.keys.split(' ').map((key) => (
                    <kbd key={key}>{key.replace('mod+', isApple() ? '⌘ ' : 'Ctrl ')}</kbd>
                  ))}
                </dt>
                <dd>{act.says}</dd>
              </div>
            ))}
          </dl>
          <p>
            <a href="/docs" target="_blank" rel="noreferrer">
              {say('documentation')}
            </a>
          </p>
        </Dialog>
      )}
    </>
  );
}

function isApple(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent);
}
