import { errorCode } from '../../domain/decline.ts';
import type { Outcome } from '../../domain/outcome.ts';
import type { Authorize, Instrument } from '../connector.ts';
import { type GoCardlessCall, post } from './request.ts';
import { madeIn } from './wire.ts';

/** A permission to debit, made of the buyer's bank details: a customer, their account, and the mandate on it. */

export type Account = Extract<Instrument, Readonly<{ method: 'bank' }>>;
type MadeResource = Readonly<{ id: string }> | Outcome<never>;

const SCHEMES = { ach: 'ach', sepa: 'sepa_core', bacs: 'bacs' } as const;

export async function newMandate(call: GoCardlessCall<Authorize>, account: Account): Promise<MadeResource> {
  const { operationId } = call;
  const make = async (resource: string, value: unknown, step: string): Promise<MadeResource> => {
    const answer = await post(call, resource, { [resource]: value }, `${operationId}-${step}`);
    const made = madeIn(answer, resource);
    // Nothing was asked for that moves money, so nothing can be unknown about it.
    return 'id' in made || made.kind !== 'unknown' ? made : setUpFailed(answer.status);
  };
  const customer = await make('customers', customerOf(call.input, account), 'customer');
  if (!('id' in customer)) return customer;

  const details = { ...accountOf(account), links: { customer: customer.id } };
  const debited = await make('customer_bank_accounts', details, 'account');
  if (!('id' in debited)) return debited;
  const mandate = {
    scheme: SCHEMES[account.scheme],
    ...(account.scheme === 'ach' ? permissionOf(call.input) : {}),
    links: { customer_bank_account: debited.id },
  };
  return make('mandates', mandate, 'mandate');
}

function setUpFailed(status: number): Outcome<never> {
  return {
    kind: 'failed',
    code: errorCode('service_error'),
    detail: `GoCardless answered ${status} before a payment was asked for`,
  };
}

/** What Nacha wants to be known of how the buyer agreed; without an IP address it was not in a browser. */
function permissionOf({ ipAddress, paymentSource }: Authorize): Readonly<Record<string, string>> {
  if (ipAddress !== null) return { authorisation_source: 'web', payer_ip_address: ipAddress };
  return { authorisation_source: paymentSource === 'moto' ? 'telephone' : 'paper' };
}

const COUNTRIES = { ach: 'US', bacs: 'GB', sepa: null } as const;

function customerOf({ buyer, country }: Authorize, { holder, scheme }: Account) {
  const details = buyer?.billingDetails ?? null;
  const person = {
    given_name: holder.firstName ?? details?.firstName,
    family_name: holder.lastName ?? details?.lastName,
  };
  const address = details?.address ?? null;

  return present({
    ...(holder.companyName === null ? person : { company_name: holder.companyName }),
    email: details?.emailAddress,
    phone_number: details?.phoneNumber,
    ...addressOf(address),
    country_code: COUNTRIES[scheme] ?? address?.country ?? country,
  });
}

type Address = NonNullable<NonNullable<NonNullable<Authorize['buyer']>['billingDetails']>['address']>;

/** Of the United States, two letters of the state are wanted. */
function addressOf(address: Address | null) {
  return {
    address_line1: address?.line1,
    address_line2: address?.line2,
    city: address?.city,
    postal_code: address?.postalCode,
    region: address?.stateCode?.split('-').at(-1),
  };
}

function accountOf({ scheme, account, routing, accountType, holder }: Account) {
  const names = [holder.firstName, holder.lastName].filter((name) => name !== null).join(' ');
  const holderName = { account_holder_name: holder.companyName ?? names };
  switch (scheme) {
    case 'ach':
      return {
        ...holderName,
        account_number: account,
        bank_code: routing,
        account_type: accountType === 'savings' ? 'savings' : 'checking',
        country_code: 'US',
      };
    case 'bacs':
      return { ...holderName, account_number: account, branch_code: routing, country_code: 'GB' };
    case 'sepa':
      return { ...holderName, iban: account };
    default:
      return scheme satisfies never;
  }
}

function present(
  values: Readonly<Record<string, string | null | undefined>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
