import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from '../parts/icon.tsx';
import { useRow, useWords } from '../words/words.ts';
import { KeyList } from './key-list.tsx';
import { Palette } from './palette.tsx';
import { Person } from './person.tsx';
import { useKeys } from './keys.ts';
import { addressOf, Link, navigate, useAccount, useAddress, usePlace } from './router.tsx';
import { GROUPS, type ScreenEntry } from './screen.ts';
import { useAccountClock, useEnvironment, useMe } from './session.tsx';
import { DisplaySettings } from './settings.tsx';
import { useVisibleScreens } from './visible-screens.ts';
import { SHELL } from './words.ts';

/** What stands around every screen: test mode, the merchant account, the way to the others. */
export function Frame({
  current,
  children,
}: Readonly<{ current: ScreenEntry | null; children: ReactNode }>): ReactNode {
  const say = useWords(SHELL);
  const { path } = usePlace();
  const [isOpen, setIsOpen] = useState(false);
  const main = useRef<HTMLElement>(null);
  const wasAt = useRef(path);
  useScreenKeys();
  useAccountClock();
  useEffect(() => {
    if (wasAt.current === path) return;
    wasAt.current = path;
    setIsOpen(false);
    const { activeElement } = document;
    // a list has given the focus to the row that somebody comes back from
    if (activeElement !== main.current && main.current?.contains(activeElement) === true) return;
    main.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [path]);

  return (
    <div className="frame">
      <a className="skip" href="#page">
        {say('skip')}
      </a>
      <TestBand />
      <header className="top">
        <button
          type="button"
          className="icon-button"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Icon name="menu" />
          <span className="unseen">{say('menu')}</span>
        </button>
        <AccountSwitch id="top-account" />
      </header>
      <aside className="side" data-open={isOpen} aria-label={say('menu')}>
        <AccountSwitch id="side-account" />
        <Palette />
        <Navigation current={current} />
        <div className="side-foot">
          <DisplaySettings />
          <KeyList />
          <Person />
        </div>
      </aside>
      <main id="page" className="page" ref={main} tabIndex={-1}>
        <OfflineNote />
        {children}
      </main>
    </div>
  );
}

function Navigation({ current }: Readonly<{ current: ScreenEntry | null }>): ReactNode {
  const say = useWords(SHELL);
  const row = useRow();
  const visible = useVisibleScreens();
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    // browsers answer a promise, which an effect must not give back
    void nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [current, visible.length]);

  return (
    <nav ref={nav} className="nav" aria-label={say('navigation')}>
      {GROUPS.map((group) => ({
        group,
        screens: visible.filter((screen) => screen.group === group),
      }))
        .filter(({ screens }) => screens.length > 0)
        .map(({ group, screens }) => (
          <div key={group} className="nav-group">
            <h2>{say(group)}</h2>
            <ul>
              {screens.map((screen) => (
                <li key={screen.path}>
                  <Link
                    to={screen.path}
                    className="nav-item"
                    aria-current={isWithin(screen, current) ? 'page' : undefined}
                  >
                    {screen.icon === undefined ? null : <Icon name={screen.icon} />}
                    <span>{row(screen.label)}</span>
                    {screen.key === undefined ? null : (
                      <kbd aria-hidden="true">G {screen.key.toUpperCase()}</kbd>
                    )}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
    </nav>
  );
}

/** The page of one thing belongs to its list. */
function isWithin(screen: ScreenEntry, current: ScreenEntry | null): boolean {
  if (current === null) return false;
  return current === screen || (screen.path !== '/' && current.path.startsWith(`${screen.path}/`));
}

/** The page stays the same for the other account, where it is no page of one thing. */
function AccountSwitch({ id }: Readonly<{ id: string }>): ReactNode {
  const say = useWords(SHELL);
  const account = useAccount();
  const accounts = useMe().data?.merchant_accounts ?? [];
  const go = (to: string): void => {
    const [first = ''] = location.pathname.split('/').slice(3);
    navigate(addressOf(to, `/${first}`) + (location.pathname.split('/').length > 4 ? '' : location.search));
  };

  return (
    <div className="account">
      <label className="unseen" htmlFor={id}>
        {say('account')}
      </label>
      <select id={id} value={account} onChange={(event) => go(event.target.value)}>
        {accounts.map((one) => (
          <option key={one.id} value={one.id}>
            {one.display_name}
          </option>
        ))}
        {accounts.some((one) => one.id === account) ? null : <option value={account}>{account}</option>}
      </select>
      <Icon name="down" />
    </div>
  );
}

/** Striped, so that nobody takes it for the real thing. */
function TestBand(): ReactNode {
  const say = useWords(SHELL);
  const isSandbox = useEnvironment() === 'sandbox';
  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
    if (icon !== null && isSandbox) icon.href = icon.dataset['test'] ?? icon.href;
    document.documentElement.dataset['mode'] = isSandbox ? 'test' : 'live';
  }, [isSandbox]);
  if (!isSandbox) return null;

  return (
    <section className="test-band" aria-label={say('test')}>
      <span>{say('test_mode')}</span>
    </section>
  );
}

function OfflineNote(): ReactNode {
  const say = useWords(SHELL);
  const [isOffline, setIsOffline] = useState(() => !navigator.onLine);
  useEffect(() => {
    const look = (): void => setIsOffline(!navigator.onLine);
    window.addEventListener('online', look);
    window.addEventListener('offline', look);
    return () => {
      window.removeEventListener('online', look);
      window.removeEventListener('offline', look);
    };
  }, []);
  return <div role="status">{isOffline ? <p className="banner">{say('offline')}</p> : null}</div>;
}

function useScreenKeys(): void {
  const say = useWords(SHELL);
  const row = useRow();
  const address = useAddress();

  useKeys(
    useVisibleScreens().flatMap(({ key, path, label }) =>
      key === undefined
        ? []
        : [
            {
              keys: `g ${key}`,
              says: say('go_to', { screen: row(label) }),
              run: () => navigate(address(path)),
            },
          ],
    ),
  );
}
