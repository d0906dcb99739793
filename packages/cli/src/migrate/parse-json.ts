/** As deep as the service reads. */
const DEPTH_MAX = 64;

/** A body as the service reads JSON: a value, or a sentence of what is wrong with it, in which nothing of it stands. */
export function parseJson(text: string): Readonly<{ value: unknown }> | string {
  const json = text.replace(/^\uFEFF/, '');
  const wrong = strictnessFault(json);
  if (wrong !== null) return wrong;
  try {
    return { value: JSON.parse(json) as unknown };
  } catch {
    return 'is not well-formed JSON'; // the error would quote the text
  }
}

/** What `JSON.parse` lets pass: a name that stands twice, `__proto__`, and what is too deep for whoever walks it. */
function strictnessFault(json: string): string | null {
  const open: (Set<string> | null)[] = [];
  for (let at = 0; at < json.length; at += 1) {
    const letter = json[at];
    if (letter === '{' || letter === '[') {
      open.push(letter === '{' ? new Set() : null);
      if (open.length > DEPTH_MAX) return `is more than ${DEPTH_MAX} deep`;
    } else if (letter === '}' || letter === ']') open.pop();
    if (letter !== '"') continue;

    const end = endOfText(json, at);
    const name = /^\s*:/.test(json.slice(end + 1, end + 64)) ? json.slice(at, end + 1) : null;
    const names = open.at(-1);
    at = end;
    if (name === null || names === null || names === undefined) continue;
    if (names.has(name)) return 'has a name twice in one object';
    if (name === '"__proto__"') return 'has a name that may not be used';
    names.add(name);
  }
  return null;
}

/** Of a text that begins there, the place of its last quotation mark. */
function endOfText(json: string, start: number): number {
  for (let at = start + 1; at < json.length; at += 1) {
    if (json[at] === '\\') at += 1;
    else if (json[at] === '"') return at;
  }
  return json.length;
}
