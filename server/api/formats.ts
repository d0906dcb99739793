import { isDateText, isTimestampText } from '../domain/timestamp.ts';

/**
 * String formats of the contract. Each is linear in the length of the text (no pattern backtracks) and
 * accepts only what PostgreSQL keeps.
 */
export const FORMATS: Readonly<Record<string, (text: string) => boolean>> = {
  uuid: (text) =>
    text.length === 36 && /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(text),
  'date-time': isTimestampText,
  date: isDateText,
  uri: isUrl,
  email: isEmailAddress,
};

function isUrl(text: string): boolean {
  return text.length <= 4096 && !/[\s\u0000-\u001f\u007f]/.test(text) && URL.canParse(text);
}

/**
 * One @, no spaces or control characters, a domain with a dot: more than that only a message can find out.
 */
function isEmailAddress(text: string): boolean {
  const at = text.lastIndexOf('@');
  if (at < 1 || text.length > 320 || /[\s\u0000-\u001f\u007f<>()[\],;:\\"]/.test(text)) return false;
  const domain = text.slice(at + 1);
  return (
    !text.slice(0, at).includes('@') &&
    domain.includes('.') &&
    domain
      .split('.')
      .every(
        (label) => label.length > 0 && label.length <= 63 && !label.startsWith('-') && !label.endsWith('-'),
      )
  );
}
