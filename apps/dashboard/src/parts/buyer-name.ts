type NamedBuyer = Readonly<{
  display_name?: string | null;
  external_identifier?: string | null;
  billing_details?: Readonly<{
    first_name?: string | null;
    last_name?: string | null;
    email_address?: string | null;
  }> | null;
}>;

/** What a buyer is called, by the first thing that is known; null where nothing is. */
export function buyerName(buyer: NamedBuyer | null | undefined): string | null {
  if (buyer === null || buyer === undefined) return null;
  const { first_name: first, last_name: last, email_address: email } = buyer.billing_details ?? {};
  const name = [first, last].filter((word) => (word ?? '') !== '').join(' ');
  return buyer.display_name ?? (name === '' ? (email ?? buyer.external_identifier ?? null) : name);
}
