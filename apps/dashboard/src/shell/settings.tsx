import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { Icon } from '../parts/icon.tsx';
import { Popover } from '../parts/popover.tsx';
import { zoneName } from '../parts/time.ts';
import { isLanguage, LANGUAGES, useLanguage, useWords } from '../words/words.ts';
import { useChangeDisplay } from './own-preferences.ts';
import { type Preferences, readPreferences, subscribePreferences } from './preferences.ts';
import { SHELL } from './words.ts';

export function usePreferences(): Preferences {
  return useSyncExternalStore(subscribePreferences, readPreferences);
}

/** Light, dark, or as the system has it. */
export function useLook(): void {
  const { look } = usePreferences();
  useEffect(() => {
    if (look === 'system') delete document.documentElement.dataset['look'];
    else document.documentElement.dataset['look'] = look;
  }, [look]);
}

const LANGUAGE_NAMES = {
  en: 'English',
  es: 'Español',
  pt: 'Português',
  fr: 'Français',
  de: 'Deutsch',
  ar: 'العربية',
} as const;

/** How a person sees things: language, zone, look, keys. */
export function DisplaySettings(): ReactNode {
  const say = useWords(SHELL);
  return (
    <Popover
      className="icon-button"
      label={
        <>
          <Icon name="display" />
          <span className="unseen">{say('settings')}</span>
        </>
      }
    >
      {() => <DisplayForm />}
    </Popover>
  );
}

/** The same, where there is room for it. */
export function DisplayForm(): ReactNode {
  const say = useWords(SHELL);
  const language = useLanguage();
  const { zone, look, letters } = usePreferences();
  const change = useChangeDisplay();

  return (
    <div className="editor">
      <label htmlFor="display-language">{say('language')}</label>
      <select
        id="display-language"
        className="input"
        value={language}
        onChange={({ target }) => isLanguage(target.value) && change({ language: target.value })}
      >
        {LANGUAGES.map((one) => (
          <option key={one} value={one}>
            {LANGUAGE_NAMES[one]}
          </option>
        ))}
      </select>
      <ZoneSelect zone={zone} onChange={(name) => change({ zone: name })} />
      <label htmlFor="display-look">{say('look')}</label>
      <select
        id="display-look"
        className="input"
        value={look}
        onChange={({ target }) =>
          change({
            look: target.value === 'light' || target.value === 'dark' ? target.value : 'system',
          })
        }
      >
        <option value="system">{say('look_system')}</option>
        <option value="light">{say('look_light')}</option>
        <option value="dark">{say('look_dark')}</option>
      </select>
      <label className="choice">
        <input
          type="checkbox"
          checked={letters}
          onChange={({ target }) => change({ letters: target.checked })}
        />
        <span>{say('letters')}</span>
      </label>
    </div>
  );
}

/** The browser's own zone, UTC, or any other by its name. */
function ZoneSelect({
  zone,
  onChange,
}: Readonly<{ zone: string | null; onChange: (name: string | null) => void }>): ReactNode {
  const say = useWords(SHELL);
  const others = new Set(['UTC', ...(zone === null ? [] : [zone]), ...Intl.supportedValuesOf('timeZone')]);
  return (
    <>
      <label htmlFor="display-zone">{say('zone')}</label>
      <select
        id="display-zone"
        className="input"
        value={zone ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
      >
        <option value="">
          {say('zone_mine')} ({zoneName(null)})
        </option>
        {[...others].map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </>
  );
}
