/** Where the page of a thing is, by its kind in the audit log; what has no page is not in it. */
const PAGES: Readonly<Record<string, string>> = {
  transaction: '/payments',
  payout: '/payouts',
  'payment-link': '/links',
  'api-key-pair': '/keys',
  user: '/people',
  'merchant-account': '/accounts',
};

/** The address of a thing's page; null where there is none. */
export function pageOfThing(type: string, id: string): string | null {
  const page = PAGES[type];
  return page === undefined || id === '' ? null : `${page}/${id}`;
}

/** `payment-service` → `payment service`; of a part of something, the part. */
export function kindText(type: string): string {
  return (type.split('.').at(-1) ?? type).replaceAll('-', ' ');
}
