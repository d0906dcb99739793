import { paymentServices } from '../connections/connection-kinds.ts';
import type { MerchantAccountId } from '../domain/ids.ts';
import type { MoneyParts } from '../parts.ts';

/** How lines of a bank name the company behind each payment service, such as `ADYEN` or `MERCADO PAGO`. */
export type BankNames = ReadonlyMap<string, readonly string[]>;

/** Of all payment services of a merchant account, and of those that it had. */
export async function bankNames(
  parts: MoneyParts,
  merchantAccountId: MerchantAccountId,
  serviceIds: Iterable<string> = [],
): Promise<BankNames> {
  const active = await paymentServices.active(parts, merchantAccountId);
  const missing = [...new Set(serviceIds)].filter((id) => !active.some((service) => service.id === id));
  const others = await Promise.all(missing.map((id) => paymentServices.find(parts, merchantAccountId, id)));
  const all = [...active, ...others.filter((service) => service !== null)];
  return new Map(
    all.map(({ id, connector }) => [id, namesOf(connector.displayName, connector.processor ?? '')]),
  );
}

/** The first word or two of what we call it, which may go on with a method; and its id, as it is said. */
function namesOf(displayName: string, processor: string): readonly string[] {
  const [first = '', second = ''] = displayName.split(' ');
  const said = ['', ' ', '.'].map((between) => processor.replaceAll('-', between));
  return [...new Set([`${first} ${second}`.trim(), ...said])].filter((name) => name.length >= 4);
}
