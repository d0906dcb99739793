/** Whether a text has the form that a schema names, and a sentence of what would be right. */
export const FORMATS: Readonly<Record<string, Readonly<{ holds(text: string): boolean; right: string }>>> = {
  uuid: {
    holds: (text) => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text),
    right: 'must be a UUID',
  },
  'date-time': {
    holds: isDateTime,
    right: 'must be an ISO 8601 date-time with an offset, for example 2027-01-31T12:00:00Z',
  },
  date: { holds: isDate, right: 'must be an ISO 8601 date, for example 2027-01-31' },
  uri: {
    holds: (text) => text.length <= 4096 && !/[\s\u0000-\u001f\u007f]/.test(text) && URL.canParse(text),
    right: 'must be an absolute URL, for example https://shop.example/done',
  },
  email: { holds: isEmailAddress, right: 'must be an e-mail address' },
};

const DATE_TIME =
  /^(\d{4}-\d{2}-\d{2})[Tt ](\d{2}):(\d{2}):(\d{2})(?:\.\d{1,9})?(?:[Zz]|[+-](\d{2}):?(\d{2}))$/;

function isDateTime(text: string): boolean {
  const [, date, hour, minute, second, offsetHour = 0, offsetMinute = 0] = DATE_TIME.exec(text) ?? [];
  return (
    date !== undefined &&
    isDate(date) &&
    Number(hour) < 24 &&
    Number(minute) < 60 &&
    Number(second) < 60 &&
    Number(offsetHour) < 16 &&
    Number(offsetMinute) < 60
  );
}

/** A day of the calendar, from the year 1 on. */
function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text.startsWith('0000')) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

function isEmailAddress(text: string): boolean {
  const [name = '', domain = '', ...rest] = text.split('@');
  if (name === '' || rest.length > 0 || text.length > 320) return false;
  if (/[\s\u0000-\u001f\u007f<>()[\],;:\\"]/.test(text)) return false;
  const labels = domain.split('.');
  return labels.length > 1 && labels.every((label) => /^(?!-).{1,63}(?<!-)$/.test(label));
}
