/** Hours ahead of UTC of the time zones that Adyen's reports name: of an account's, and of its summer. */
const HOURS: Readonly<Record<string, number>> = {
  ...{ UTC: 0, GMT: 0, WET: 0, WEST: 1, BST: 1, CET: 1, CEST: 2, EET: 2, EEST: 3, MSK: 3, TRT: 3, GST: 4 },
  ...{ SGT: 8, HKT: 8, MYT: 8, AWST: 8, JST: 9, KST: 9, AEST: 10, AEDT: 11, NZST: 12, NZDT: 13 },
  ...{ BRT: -3, ART: -3, EST: -5, EDT: -4, CST: -6, CDT: -5, MST: -7, MDT: -6, PST: -8, PDT: -7, HST: -10 },
};

/** `2026-10-06 10:59:59` in a zone; one that is not known counts as UTC. Null for no time. */
export function localTime(text: string, zone: string): Date | null {
  if (!/^[0-9]{4}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}:[0-9]{2}$/.test(text)) return null;
  const ms = Date.parse(`${text.replace(' ', 'T')}Z`);
  return Number.isNaN(ms) ? null : new Date(ms - (HOURS[zone] ?? 0) * 60 * 60_000);
}
