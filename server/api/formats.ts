/**
 * String formats of the contract. Each is linear in the length of the text (no pattern backtracks) and
 * accepts only what PostgreSQL keeps.
 */
export const FORMATS: Readonly<Record<string, (text: string) => boolean>> = {
  uuid: (text) =>
    text.length === 36 && /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(text),
  'date-time': isDateTime,
  date: isDate,
  uri: isUrl,
  email: isEmailAddress,
};

/** RFC 3339 with an offset, up to nanoseconds; the calendar is checked. */
function isDateTime(text: string): boolean {
  const parts =
    text.length > 40
      ? null
      : /^(\d{4}-\d{2}-\d{2})[Tt ](\d{2}):(\d{2}):(\d{2})(?:\.\d{1,9})?(?:[Zz]|[+-](\d{2}):?(\d{2}))$/.exec(
          text,
        );
  if (parts === null) return false;
  const [, date = '', hour, minute, second, offsetHour = '0', offsetMinute = '0'] = parts;
  return (
    isDate(date) &&
    Number(hour) < 24 &&
    Number(minute) < 60 &&
    Number(second) < 60 &&
    Number(offsetHour) < 16 &&
    Number(offsetMinute) < 60
  );
}

const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function isDate(text: string): boolean {
  const parts = text.length === 10 ? /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) : null;
  if (parts === null) return false;
  const [year, month, day] = parts.slice(1).map(Number);
  if (year === undefined || month === undefined || day === undefined || year < 1) return false;
  const leap = month === 2 && year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return day >= 1 && day <= (DAYS[month - 1] ?? 0) + (leap ? 1 : 0);
}

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
