import type { MerchantAccountFields } from '../../../db/queries/merchant-accounts.ts';
import { ruleBroken } from '../../../domain/problem.ts';
import { isAppScheme } from '../../../domain/return-address.ts';

/** What of a body is kept: not the id, and none of the deprecated secrets. A name cannot be cleared. */
export function keptFields({
  redirect_url_schemes: schemes,
  front_end_origins: origins,
  ...body
}: Readonly<
  Record<string, unknown> & {
    redirect_url_schemes?: readonly string[] | null;
    front_end_origins?: readonly string[] | null;
  }
>): MerchantAccountFields {
  const index = (schemes ?? []).findIndex((scheme) => !isAppScheme(scheme));
  if (index >= 0)
    throw ruleBroken({
      pointer: `/redirect_url_schemes/${index}`,
      message: 'is not a scheme that can be of an app of yours',
      type: 'value_error.url.scheme',
    });
  for (const name of ['brand_logo_url', 'shop_url'])
    if (typeof body[name] === 'string' && !URL.canParse(body[name]))
      throw ruleBroken({ pointer: `/${name}`, message: 'is not an address', type: 'value_error.url' });
  const kept = Object.entries(body).filter(
    ([name, value]) => !NOT_KEPT.has(name) && !(name === 'display_name' && value === null),
  );
  return {
    ...Object.fromEntries(kept),
    ...(typeof body['brand_color'] === 'string' ? { brand_color: body['brand_color'].toLowerCase() } : {}),
    ...(schemes === undefined ? {} : { redirect_url_schemes: schemes ?? [] }),
    ...(origins === undefined ? {} : { front_end_origins: origins ?? [] }),
  };
}

const NOT_KEPT = new Set([
  'id',
  'loon_client_key',
  'loon_secret_key',
  'account_updater_request_encryption_key',
  'account_updater_response_decryption_key',
]);
