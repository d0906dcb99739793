/** Bodies and queries as Stripe takes them: `a[b][c]=d`, lists as `a[]=b` or `a[0]=b`. */
export type FormValue = string | readonly FormValue[] | Readonly<{ [key: string]: FormValue }>;
export type Form = Readonly<Record<string, FormValue>>;

type Node = string | { [key: string]: Node };

export function parseForm(pairs: URLSearchParams): Form {
  const root: { [key: string]: Node } = Object.create(null) as { [key: string]: Node };
  for (const [name, value] of pairs) put(root, pathOf(name), value);
  return Object.fromEntries(Object.entries(root).map(([key, node]) => [key, finishNode(node)]));
}

function pathOf(name: string): readonly string[] {
  const [head = '', ...rest] = name.split('[');
  return [head, ...rest.map((part) => part.replace(/\]$/, ''))];
}

function put(node: { [key: string]: Node }, [key = '', ...rest]: readonly string[], value: string): void {
  const name = key === '' ? String(Object.keys(node).length) : key;
  if (rest.length === 0) {
    node[name] = value;
    return;
  }
  const inner = node[name];
  const next = typeof inner === 'object' ? inner : (Object.create(null) as { [key: string]: Node });
  node[name] = next;
  put(next, rest, value);
}

function finishNode(node: Node): FormValue {
  if (typeof node === 'string') return node;
  const entries = Object.entries(node);
  return entries.length > 0 && entries.every(([key], index) => key === String(index))
    ? entries.map(([, value]) => finishNode(value))
    : Object.fromEntries(entries.map(([key, value]) => [key, finishNode(value)]));
}

export function formAt(form: FormValue | undefined, ...path: readonly string[]): FormValue | undefined {
  let value: FormValue | undefined = form;
  for (const key of path)
    value = typeof value === 'object' && !Array.isArray(value) ? (value as Form)[key] : undefined; // not a list
  return value;
}

export function wordAt(form: FormValue | undefined, ...path: readonly string[]): string | null {
  const value = formAt(form, ...path);
  return typeof value === 'string' && value !== '' ? value : null;
}

/** Only text members. */
export function wordsAt(form: FormValue | undefined, ...path: readonly string[]): Record<string, string> {
  const value = formAt(form, ...path);
  if (typeof value !== 'object' || Array.isArray(value)) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** Only texts of a list. */
export function listAt(form: FormValue | undefined, ...path: readonly string[]): readonly string[] | null {
  const value = formAt(form, ...path);
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : null;
}

/** Names of members, with a dot between levels; members of lists by the list's name. */
export function namesIn(form: FormValue, prefix = ''): readonly string[] {
  if (typeof form === 'string') return [prefix];
  if (Array.isArray(form)) return form.flatMap((value) => namesIn(value as FormValue, prefix));
  return Object.entries(form).flatMap(([key, value]) =>
    namesIn(value, prefix === '' ? key : `${prefix}.${key}`),
  );
}
