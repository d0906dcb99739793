import { SECRET_MEMBERS } from './generated/secrets.ts';

/** What Node's `console.log`, `util.inspect` and errors call where an object has it. */
const PRINTED = Symbol.for('nodejs.util.inspect.custom');
/** A secret that is a text is in the answer: most have none, and are read as fast as any JSON. */
const HAS_SECRET = new RegExp(`"(?:${SECRET_MEMBERS.join('|')})"\\s*:\\s*"`);

/** Reads an answer. An object of it that is printed hides its secrets, which the members themselves and JSON have. */
export function readAnswer(text: string): unknown {
  return HAS_SECRET.test(text)
    ? JSON.parse(text, (_name, value: unknown) => hideSecrets(value))
    : JSON.parse(text);
}

function hideSecrets(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const secret = SECRET_MEMBERS.filter((name) => typeof Reflect.get(value, name) === 'string');
  if (secret.length === 0) return value;
  const hidden = Object.fromEntries(secret.map((name) => [name, '[hidden]']));
  // not enumerable: whoever copies or compares the object does not see it
  return Object.defineProperty(value, PRINTED, { value: () => ({ ...value, ...hidden }) });
}
