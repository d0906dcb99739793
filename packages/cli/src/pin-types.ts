/** What a pinned field can be, as far as it can be told without looking inside lists and objects. */
export type PinType =
  | Readonly<{ kind: 'words'; words: readonly string[] }>
  | Readonly<{ kind: 'boolean' | 'list' | 'object' | 'unknown' }>
  | Readonly<{ kind: 'text'; format?: string; pattern?: string; minLength?: number; maxLength?: number }>
  | Readonly<{ kind: 'integer' | 'number'; minimum?: number; maximum?: number }>;

/** In words that follow `it`; null where the value is one of these. The service looks at the rest of it. */
export function whatIsWrong(value: unknown, types: readonly PinType[]): string | null {
  const wrongs = types.map((type) => wrongFor(value, type));
  return wrongs.includes(null) ? null : (wrongs[0] ?? null);
}

function wrongFor(value: unknown, type: PinType): string | null {
  switch (type.kind) {
    case 'unknown':
      return null;
    case 'boolean':
      return typeof value === 'boolean' ? null : 'must be true or false';
    case 'list':
      return Array.isArray(value) ? null : 'must be a list';
    case 'object':
      return typeof value === 'object' && !Array.isArray(value) ? null : 'must be an object';
    case 'words':
      return type.words.some((word) => word === value) ? null : `must be ${type.words.join(' or ')}`;
    case 'text':
      return wrongText(value, type);
    case 'integer':
    case 'number':
      return wrongNumber(value, type);
    default:
      return type satisfies never;
  }
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

function wrongText(value: unknown, type: Extract<PinType, { kind: 'text' }>): string | null {
  const { format, pattern = '', minLength = 0, maxLength = Infinity } = type;
  if (typeof value !== 'string') return 'must be a string';
  if (format === 'uuid' && !UUID.test(value)) return 'must be a UUID';
  if (!new RegExp(pattern, 'u').test(value)) return `must fit ${pattern}`;
  const { length } = [...value];
  return length < minLength || length > maxLength
    ? `must have ${minLength} to ${maxLength} characters`
    : null;
}

function wrongNumber(value: unknown, type: Extract<PinType, { kind: 'integer' | 'number' }>): string | null {
  const { kind, minimum = -Infinity, maximum = Infinity } = type;
  if (kind === 'integer' ? !Number.isSafeInteger(value) : typeof value !== 'number')
    return kind === 'integer' ? 'must be an integer' : 'must be a number';
  return Number(value) < minimum || Number(value) > maximum ? `must be from ${minimum} to ${maximum}` : null;
}
