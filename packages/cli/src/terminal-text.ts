/**
 * Control characters, and those that turn the direction of letters: what others have written moves no cursor, hides no
 * line, and reads as it is stored.
 */
const UNPRINTED = /[\p{Cc}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/gu;

/** What others have written, for a terminal. */
export function cleanText(text: string): string {
  return text.replaceAll(UNPRINTED, ' ');
}

/** The same of several lines. */
export function cleanLines(text: string): string {
  return text.split('\n').map(cleanText).join('\n');
}

/** JSON that says the same, in characters that move no cursor: `JSON.stringify` escapes only some of them. */
export function escapeJson(json: string): string {
  return json.replaceAll(UNPRINTED, (letter) =>
    letter < ' ' ? letter : `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** A value as JSON, for a terminal. */
export function jsonText(value: unknown, indent = 0): string {
  return escapeJson(JSON.stringify(value, null, indent));
}
