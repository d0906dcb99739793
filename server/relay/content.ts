import { formBytes, jsonStringBytes } from '../net/encode.ts';

/** How the body is read: where a placeholder may stand and how its value is written. */
export type Content = Readonly<{
  kind: 'json' | 'form' | 'xml' | 'text' | 'binary';
  /** Text kinds in UTF-8, the default: anything else in the body is refused. */
  utf8: boolean;
}>;

/** Reads a Content-Type. Gives a sentence where its charset cannot be searched for placeholders. */
export function contentOf(contentType: string | null): Content | string {
  if (contentType === null) return { kind: 'binary', utf8: false };
  const [media = '', ...parameters] = contentType.split(';').map((part) => part.trim().toLowerCase());
  const kind = kindOf(media);
  if (kind === 'binary') return { kind, utf8: false };
  const charset =
    parameters
      .find((parameter) => parameter.startsWith('charset='))
      ?.slice('charset='.length)
      .replaceAll('"', '') ?? 'utf-8';
  if (charset === 'utf-8' || charset === 'utf8' || charset === 'us-ascii') return { kind, utf8: true };
  if (/^(iso-8859-[0-9]{1,2}|windows-125[0-9])$/.test(charset)) return { kind, utf8: false };
  return 'has a charset that cannot be searched for placeholders; use utf-8';
}

/**
 * Gives the value as it may stand there, or null where it would need an escape that this content does not
 * have.
 */
export function encodeValue(value: Buffer, content: Content, insideQuotes: boolean): Buffer | null {
  switch (content.kind) {
    case 'json':
      return insideQuotes ? jsonStringBytes(value) : value;
    case 'form':
      return formBytes(value);
    case 'xml':
    case 'text':
    case 'binary':
      // Digits, base64, UUIDs and dates mean the same everywhere, in text, in CDATA, in a comment, in a CSV
      // cell.
      return value.every((byte) => PLAIN.has(byte)) ? value : null;
    default:
      return content.kind satisfies never;
  }
}

const PLAIN: ReadonlySet<number> = new Set(
  Buffer.from('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789/+=._:-'),
);

function kindOf(media: string): Content['kind'] {
  if (media === 'application/x-www-form-urlencoded') return 'form';
  if (media.endsWith('+json') || JSON_TYPES.has(media)) return 'json';
  if (media.endsWith('+xml') || media === 'application/xml' || media === 'text/xml') return 'xml';
  return media.startsWith('text/') || TEXT_TYPES.has(media) ? 'text' : 'binary';
}

const JSON_TYPES: ReadonlySet<string> = new Set([
  'application/json',
  'text/json',
  'application/x-json',
  'application/x-ndjson',
  'application/ndjson',
  'application/jsonl',
  'application/json-seq',
  'application/json-patch',
]);
const TEXT_TYPES: ReadonlySet<string> = new Set([
  'application/graphql',
  'application/yaml',
  'application/x-yaml',
  'application/edifact',
  'application/edi-x12',
]);
