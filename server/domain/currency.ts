/** An ISO 4217 code from the table below. */
export type Currency = string & { readonly __currency: true };

export function exponentOf(_currency: Currency): number {
  return 2;
}
