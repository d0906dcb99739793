import {
  type AnchorHTMLAttributes,
  createContext,
  type MouseEvent,
  type ReactNode,
  useCallback,
  useContext,
  useMemo,
  useSyncExternalStore,
} from 'react';

/** Where the browser is. The address is the state of a page: what is not in it is lost when it is shared. */
export type Place = Readonly<{ path: string; search: string; hash: string }>;

const MOVED = 'railyard:moved';
let place = readPlace();

/** Goes to another address of ours, as a link would. */
export function navigate(to: string, { replace = false }: Readonly<{ replace?: boolean }> = {}): void {
  if (replace) history.replaceState(null, '', to);
  else history.pushState(null, '', to);
  place = readPlace();
  window.dispatchEvent(new Event(MOVED));
}

export function usePlace(): Place {
  return useSyncExternalStore(subscribePlace, currentPlace);
}

function readPlace(): Place {
  return { path: location.pathname, search: location.search, hash: location.hash };
}

function currentPlace(): Place {
  if (place.path !== location.pathname || place.search !== location.search || place.hash !== location.hash)
    place = readPlace();
  return place;
}

function subscribePlace(listener: () => void): () => void {
  window.addEventListener('popstate', listener);
  window.addEventListener(MOVED, listener);
  return () => {
    window.removeEventListener('popstate', listener);
    window.removeEventListener(MOVED, listener);
  };
}

/** Parts of the path of the screen that is open, and the merchant account that it is about. */
type Match = Readonly<{ account: string; parts: Readonly<Record<string, string>> }>;

const MatchContext = createContext<Match>({ account: '', parts: {} });

export function MatchProvider({
  value,
  children,
}: Readonly<{ value: Match; children: ReactNode }>): ReactNode {
  return <MatchContext value={value}>{children}</MatchContext>;
}

/** The merchant account whose data is looked at. */
export function useAccount(): string {
  return useContext(MatchContext).account;
}

/** A part of the screen's path, as `{id}` of `/payments/{id}`. */
export function usePart(name: string): string {
  return useContext(MatchContext).parts[name] ?? '';
}

/** The parts of a path that fits a pattern; null where it does not fit. */
export function matchPath(pattern: string, path: string): Readonly<Record<string, string>> | null {
  const wanted = pattern.split('/');
  const found = path.replace(/(?<=.)\/+$/, '').split('/');
  if (wanted.length !== found.length) return null;
  const parts: Record<string, string> = {};

  for (const [index, want] of wanted.entries()) {
    const have = found[index] ?? '';
    const name = /^\{(\w+)\}$/.exec(want)?.[1];
    if (name === undefined && want !== have) return null;
    if (name !== undefined) {
      if (have === '') return null;
      parts[name] = decode(have);
    }
  }
  return parts;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The address of a screen of a merchant account: `/payments/1` is `/m/ACCOUNT/payments/1`. */
export function addressOf(account: string, to: string): string {
  return `/m/${encodeURIComponent(account)}${to === '/' ? '' : to}`;
}

/** Gives addresses in the merchant account that is looked at, for links and for `navigate`. */
export function useAddress(): (to: string) => string {
  const account = useAccount();
  return useCallback((to) => addressOf(account, to), [account]);
}

type LinkProps = Readonly<{ to: string }> & AnchorHTMLAttributes<HTMLAnchorElement>;

/** A link to a screen, by its path within the merchant account. */
export function Link({ to, ...rest }: LinkProps): ReactNode {
  const address = useAddress();
  return <PlainLink to={address(to)} {...rest} />;
}

/** A link by the whole path of its address. */
export function PlainLink({ to, onClick, children, ...rest }: LinkProps): ReactNode {
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    const isOurs = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (event.defaultPrevented || !isOurs) return;
    event.preventDefault();
    navigate(to);
  };
  return (
    <a href={to} onClick={follow} {...rest}>
      {children}
    </a>
  );
}

/** How one value of a screen's query is read from the address, and written there. */
export type Codec<Value> = Readonly<{
  read(values: readonly string[]): Value;
  write(value: Value): readonly string[];
}>;
type AnyCodec = Readonly<{
  read(values: readonly string[]): unknown;
  write(value: never): readonly string[];
}>;
type ValuesOf<Codecs> = {
  readonly [Name in keyof Codecs]: Codecs[Name] extends Codec<infer Value> ? Value : never;
};

/** A text, or null where the address has none. */
export const text: Codec<string | null> = {
  read: ([value]) => (value === undefined || value === '' ? null : value),
  write: (value) => (value === null ? [] : [value]),
};

/** Texts, of which there may be none. */
export const texts: Codec<readonly string[]> = { read: (values) => values, write: (values) => values };

/** One of some words; what is none of them is the first. */
export function oneOf<const Word extends string>(first: Word, ...more: readonly Word[]): Codec<Word> {
  const words = [first, ...more];
  return {
    read: ([value]) => words.find((word) => word === value) ?? first,
    write: (value) => (value === first ? [] : [value]),
  };
}

/** What a screen's address says after its path, typed; and how it is changed (null or the first word leaves it out). */
export function useUrlQuery<Codecs extends Readonly<Record<string, AnyCodec>>>(
  codecs: Codecs,
): readonly [
  ValuesOf<Codecs>,
  (change: Partial<ValuesOf<Codecs>>, options?: Readonly<{ replace?: boolean }>) => void,
] {
  const { path, search } = usePlace();
  const values = useMemo(() => {
    const found = new URLSearchParams(search);
    const read = Object.entries(codecs).map(([name, codec]) => [name, codec.read(found.getAll(name))]);
    return Object.fromEntries(read) as ValuesOf<Codecs>; // by the codecs themselves
  }, [codecs, search]);
  const change = useCallback(
    (changed: Partial<ValuesOf<Codecs>>, options?: Readonly<{ replace?: boolean }>) => {
      const next = new URLSearchParams(location.search);
      for (const [name, value] of Object.entries(changed)) {
        next.delete(name);
        const codec = codecs[name] as Codec<unknown> | undefined; // the value is of its type
        for (const one of codec?.write(value) ?? []) next.append(name, one);
      }
      navigate(withSearch(path, next), options);
    },
    [codecs, path],
  );
  return [values, change];
}

export function withSearch(path: string, search: URLSearchParams): string {
  const words = search.toString();
  return words === '' ? path : `${path}?${words}`;
}
