import { cut } from '../../domain/cut.ts';
import { countryNumericOf, parseCountry } from '../../domain/country.ts';
import type { JsonObject } from '../../domain/json.ts';
import type { Address } from '../../domain/purchase/people.ts';
import type { Purchase } from '../three-d-secure-connector.ts';

/** Who pays and where it goes, as far as it is known and fits. */
export function cardholderOf({ buyer, buyerId, shippingDetails }: Purchase): JsonObject {
  const details = buyer?.billingDetails ?? null;
  const bill = addressFields('bill', details?.address ?? null);
  const ship = addressFields('ship', shippingDetails?.address ?? null);
  return {
    acctID: buyerId,
    ...(details === null ? {} : personFields(details)),
    ...bill,
    ...ship,
    addrMatch: bill === null || ship === null ? null : isSame(bill, ship) ? 'Y' : 'N',
  };
}

type Details = NonNullable<NonNullable<Purchase['buyer']>['billingDetails']>;

function personFields({ firstName, lastName, emailAddress, phoneNumber }: Details): JsonObject {
  const name = plain([firstName, lastName].filter((part) => part !== null).join(' '), 45);
  return {
    cardholderName: name !== null && name.length > 1 ? name : null,
    email: emailAddress !== null && EMAIL.test(emailAddress) ? emailAddress : null,
    mobilePhone: phoneOf(phoneNumber),
  };
}

const EMAIL = /^(?=.{3,254}$)[\x21-\x7e]+@[\x21-\x7e]+$/;

function addressFields(whose: 'bill' | 'ship', address: Address | null): JsonObject | null {
  if (address === null) return null;

  const country = parseCountry(address.country ?? '');
  const state = address.stateCode?.split('-').at(-1) ?? '';
  const line1 = [address.line1, address.houseNumberOrName].filter((part) => part !== null).join(' ');
  return {
    [`${whose}AddrCity`]: plain(address.city, 50),
    [`${whose}AddrCountry`]: country === null ? null : countryNumericOf(country),
    [`${whose}AddrLine1`]: plain(line1, 50),
    [`${whose}AddrLine2`]: plain(address.line2, 50),
    [`${whose}AddrPostCode`]: plain(address.postalCode, 16),
    // Means nothing without its country.
    [`${whose}AddrState`]: country !== null && /^[A-Z0-9]{1,3}$/.test(state) ? state : null,
  };
}

function isSame(bill: JsonObject, ship: JsonObject): boolean {
  const told = (fields: JsonObject): string => Object.values(fields).join('\n');
  return told(bill) === told(ship);
}

/** These versions take plain letters, and no more than fit. */
function plain(text: string | null, lengthMax: number): string | null {
  const letters = text?.normalize('NFKD').replace(/[^\x20-\x7e]/g, '');
  return cut(letters?.trim(), lengthMax)?.trim() || null;
}

const SUBSCRIBER_DIGITS_MAX = 12;

/** Null for what is not an international number, of which the country is known. */
function phoneOf(number: string | null): JsonObject | null {
  const digits = /^\+([1-9]\d{6,14})$/.exec((number ?? '').replace(/[ ()./-]/g, ''))?.[1];
  if (digits === undefined) return null;
  const length = /^[17]/.test(digits) ? 1 : TWO_DIGITS.test(digits) ? 2 : 3;
  const subscriber = digits.slice(length);
  return subscriber.length > SUBSCRIBER_DIGITS_MAX ? null : { cc: digits.slice(0, length), subscriber };
}

/** ITU-T E.164: country codes of two digits; 1 and 7 stand alone, all others have three. */
const TWO_DIGITS = /^(2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/;
