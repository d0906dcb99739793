import { type JsonObject, objectOf } from '../../server/domain/json.ts';

/** What a request says of the purchase: kept, so that merchants and tests can look at what arrived. */
export function purchaseIn(body: JsonObject): JsonObject {
  const purchase = objectOf(body['purchase']);
  return purchase === null ? {} : { purchase };
}

/** Of what was captured last, beside what was bought. */
export function deliveredAs({ purchase }: JsonObject): JsonObject {
  return purchase === undefined ? {} : { delivered: purchase };
}

/** The same out of a form: `purchase[items][0][name]=Tea`. */
export function purchaseInForm(form: URLSearchParams): JsonObject {
  const purchase: Record<string, unknown> = Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      name.startsWith('purchase[') ? [[name.slice('purchase['.length, -1).replaceAll('][', '.'), value]] : [],
    ),
  );
  return Object.keys(purchase).length === 0 ? {} : { purchase };
}
