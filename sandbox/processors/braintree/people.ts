import { objectOf, textAt, type JsonObject } from '../../../server/domain/json.ts';
import type { Mistake } from './desk.ts';

/**
 * https://developer.paypal.com/braintree/docs/reference/general/validation-errors/all: what is too long of who pays and
 * of where it goes, and what a statement cannot say.
 */
export function peopleMistakes(given: JsonObject): readonly Mistake[] {
  return [
    ...tooLong('customer', CUSTOMER, objectOf(given['customer'])),
    ...['billing', 'shipping'].flatMap((under) => {
      const address = objectOf(given[under]);
      return [...tooLong(under, ADDRESS, address), ...postalMistakes(under, textAt(address, 'postal_code'))];
    }),
    ...descriptorMistakes(objectOf(given['descriptor'])),
  ];
}

const LENGTH_MAX = 255;
const CUSTOMER = { first_name: '81608', last_name: '81613', email: '81605', phone: '81614' };
const ADDRESS = {
  company: '81802',
  extended_address: '81804',
  first_name: '81805',
  last_name: '81806',
  locality: '81807',
  region: '81810',
  street_address: '81812',
};

function tooLong(
  under: string,
  codes: Readonly<Record<string, string>>,
  given: JsonObject | null,
): readonly Mistake[] {
  return Object.entries(codes)
    .filter(([attribute]) => (textAt(given, attribute) ?? '').length > LENGTH_MAX)
    .map(([attribute, code]) => ({ under, attribute, code, message: `${attribute} is too long.` }));
}

/** Of its length letters and digits alone count. */
function postalMistakes(under: string, code: string | null): readonly Mistake[] {
  const attribute = 'postal_code';
  if (code === null) return [];
  if (!/^[0-9A-Za-z][0-9A-Za-z -]*$/.test(code))
    return [{ under, attribute, code: '81813', message: 'Postal code has characters that it cannot have.' }];
  return code.replaceAll(/[ -]/g, '').length > 9
    ? [{ under, attribute, code: '81809', message: 'Postal code has more than 9 letters and digits.' }]
    : [];
}

const DESCRIPTOR: Readonly<Record<string, readonly [form: RegExp, code: string]>> = {
  name: [/^(?=[A-Za-z0-9 .*]+$)(?:[^*]{3}\*[^*]{1,18}|[^*]{7}\*[^*]{1,14}|[^*]{12}\*[^*]{1,9})$/, '92201'],
  phone: [/^(?:\d{10}|[0-9().\- ]{10,14})$/, '92202'],
  url: [/^[A-Za-z0-9.]{1,13}$/, '92206'],
};

function descriptorMistakes(given: JsonObject | null): readonly Mistake[] {
  return Object.entries(DESCRIPTOR).flatMap(([attribute, [form, code]]) => {
    const text = textAt(given, attribute);
    return text === null || form.test(text)
      ? []
      : [{ under: 'descriptor', attribute, code, message: `Dynamic descriptor ${attribute} is invalid.` }];
  });
}
