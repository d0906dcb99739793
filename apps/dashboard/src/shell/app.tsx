import {
  type ComponentType,
  lazy,
  type LazyExoticComponent,
  type ReactNode,
  Suspense,
  useEffect,
} from 'react';
import type { Me } from '@railyard/sdk/schemas';
import { ConfirmCalls } from '../parts/confirm/confirm-calls.tsx';
import { Empty, Loading, Trouble } from '../parts/states.tsx';
import { Toasts } from '../parts/toast.tsx';
import { SCREENS } from '../screens/index.ts';
import { directionOf, useLanguage, useRow, useWords } from '../words/words.ts';
import { Fault } from './fault.tsx';
import { Frame } from './frame.tsx';
import { LogInAgain } from './log-in-again.tsx';
import { useOwnPreferences } from './own-preferences.ts';
import { Person } from './person.tsx';
import { changePreferences, readPreferences } from './preferences.ts';
import { addressOf, MatchProvider, matchPath, navigate, PlainLink, usePlace } from './router.tsx';
import type { ScreenEntry } from './screen.ts';
import { useMe } from './session.tsx';
import { useLook } from './settings.tsx';
import { SHELL } from './words.ts';

/** The whole of it: who is here, which merchant account, which screen. */
export function App(): ReactNode {
  const language = useLanguage();
  useLook();
  useEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dir = directionOf(language);
  }, [language]);
  return (
    <Fault>
      <Rooms />
      <Toasts />
    </Fault>
  );
}

/** Some screens stand by themselves, such as the log-in; the others are about a merchant account. */
function Rooms(): ReactNode {
  const { path } = usePlace();
  const outside = SCREENS.find(
    (screen) => screen.isOutside === true && matchPath(screen.path, path) !== null,
  );
  return outside === undefined ? <Inside /> : <OpenScreen screen={outside} />;
}

/** The merchant account that was looked at last, where it is still theirs; none where they have no role anywhere. */
function firstAccountOf(me: Me | undefined): string | undefined {
  const ids = me?.merchant_accounts.map(({ id }) => id) ?? [];
  return ids.find((id) => id === readPreferences().account) ?? ids[0];
}

function Inside(): ReactNode {
  const { path } = usePlace();
  const me = useMe();
  useOwnPreferences();
  const [, account = '', rest = '/'] = /^\/m\/([^/]+)(\/.*)?$/.exec(path) ?? [];
  const first = firstAccountOf(me.data);
  const isNowhere = account === '' && first !== undefined;
  const isStranger = me.data === undefined && me.error?.status === 401;
  useEffect(() => {
    if (isStranger) navigate(`/login?to=${encodeURIComponent(path + location.search)}`, { replace: true });
    else if (isNowhere)
      navigate(addressOf(first, path === '/' ? FIRST_SCREEN : path) + location.search, { replace: true });
    else if (account !== '' && readPreferences().account !== account) changePreferences({ account });
  }, [account, first, isNowhere, isStranger, path]);

  if (me.data === undefined)
    return me.error === null || isStranger ? (
      <Loading rows={3} />
    ) : (
      <Trouble problem={me.error} onRetry={() => void me.refetch()} />
    );
  if (first === undefined) return <NoRole onRetry={() => void me.refetch()} />;
  if (isNowhere) return null;
  return (
    <>
      <InAccount account={decodeURIComponent(account)} path={rest} />
      <ConfirmCalls />
      <LogInAgain />
    </>
  );
}

/** Logged in, and without a role in any merchant account: there is nothing to see. */
function NoRole({ onRetry }: Readonly<{ onRetry: () => void }>): ReactNode {
  const say = useWords(SHELL);
  return (
    <main className="no-role">
      <h1>{say('no_role')}</h1>
      <p className="soft">{say('no_role_why')}</p>
      <p>
        <button type="button" className="button" data-kind="main" onClick={onRetry}>
          {say('look_again')}
        </button>
      </p>
      <p className="side-foot">
        <Person />
      </p>
    </main>
  );
}

const FIRST_SCREEN = '/';

function InAccount({ account, path }: Readonly<{ account: string; path: string }>): ReactNode {
  const row = useRow();
  const found = INSIDE.map((screen) => ({ screen, parts: matchPath(screen.path, path) })).find(
    ({ parts }) => parts !== null,
  );
  const title = found === undefined ? '' : row(found.screen.label);
  useEffect(() => {
    document.title = title === '' ? 'Railyard' : `${title} · Railyard`;
  }, [title]);

  return (
    <MatchProvider value={{ account, parts: found?.parts ?? {} }}>
      <Frame current={found?.screen ?? null}>
        {found === undefined ? (
          <NoScreen account={account} />
        ) : (
          <OpenScreen key={account} screen={found.screen} />
        )}
      </Frame>
    </MatchProvider>
  );
}

function OpenScreen({ screen }: Readonly<{ screen: ScreenEntry }>): ReactNode {
  const { path } = usePlace();
  const Screen = loadedScreen(screen);
  return (
    <Fault key={path}>
      <Suspense fallback={<Loading />}>
        <Screen />
      </Suspense>
    </Fault>
  );
}

function NoScreen({ account }: Readonly<{ account: string }>): ReactNode {
  const say = useWords(SHELL);
  return (
    <Empty
      title={say('no_screen')}
      action={
        <PlainLink className="button" to={addressOf(account, FIRST_SCREEN)}>
          {say('go_home')}
        </PlainLink>
      }
    />
  );
}

const INSIDE = SCREENS.filter(({ isOutside }) => isOutside !== true);
const loaded = new Map<ScreenEntry, LazyExoticComponent<ComponentType>>();

function loadedScreen(screen: ScreenEntry): LazyExoticComponent<ComponentType> {
  const kept = loaded.get(screen) ?? lazy(async () => ({ default: await loadScreen(screen) }));
  loaded.set(screen, kept);
  return kept;
}

const RELOADED = 'railyard-reloaded';

/** A page that was open while the service was replaced asks for scripts that are gone: it is loaded anew, once. */
async function loadScreen(screen: ScreenEntry): Promise<ComponentType> {
  try {
    const { Screen } = await screen.load();
    sessionStorage.removeItem(RELOADED);
    return Screen;
  } catch (error) {
    if (sessionStorage.getItem(RELOADED) !== null || !navigator.onLine) throw error;
    sessionStorage.setItem(RELOADED, 'yes');
    location.reload();
    return new Promise(() => undefined);
  }
}
