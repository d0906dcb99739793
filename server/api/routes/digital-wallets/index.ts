import {
  addDigitalWalletDomain,
  deleteDigitalWallet as remove,
  type DigitalWalletFields,
  getDigitalWallet as read,
  listDigitalWallets as list,
  removeDigitalWalletDomain,
  updateDigitalWallet as change,
} from '../../../db/queries/digital-wallets.ts';
import { readDomain, registerDigitalWallet } from '../../../digital-wallets/register.ts';
import {
  configureDigitalWallet,
  deleteDigitalWallet,
  getDigitalWallet,
  listDigitalWallets,
  registerDigitalWalletDomain,
  unregisterDigitalWalletDomain,
  updateDigitalWallet,
} from '../../../api-contract/digital-wallets.ts';
import { Problem, ruleBroken } from '../../../domain/problem.ts';
import { type AnyRoute, route } from '../../route.ts';
import { assertMerchantData } from '../merchant-data.ts';
import { renderDigitalWallet } from './render.ts';
import { digitalWalletSessionRoutes } from './sessions.ts';

const create = route(configureDigitalWallet, async ({ body, merchantAccountId, now, parts }) => {
  if (!body.accept_terms_and_conditions)
    throw ruleBroken({
      pointer: '/accept_terms_and_conditions',
      message: "must be true: the wallet's terms apply",
    });

  assertMerchantData(body);
  const fields: DigitalWalletFields = {
    merchant_name: body.merchant_name,
    merchant_display_name: body.merchant_display_name ?? null,
    merchant_url: body.merchant_url ?? null,
    merchant_country_code: body.merchant_country_code ?? null,
    merchant_category_code: body.merchant_category_code ?? null,
    address: body.address ?? null,
    extra_configuration: body.extra_configuration ?? null,
    domain_names: domainsOf(body.domain_names ?? []),
  };
  return {
    status: 201,
    body: renderDigitalWallet(
      await registerDigitalWallet(parts, merchantAccountId, body.provider, fields, now),
    ),
  };
});

const listAll = route(listDigitalWallets, async ({ merchantAccountId, parts }) => ({
  status: 200,
  body: { items: (await list(parts.db, merchantAccountId)).map(renderDigitalWallet) },
}));

const get = route(getDigitalWallet, async ({ merchantAccountId, params, parts }) => ({
  status: 200,
  body: renderDigitalWallet(requireRow(await read(parts.db, merchantAccountId, params.digital_wallet_id))),
}));

/**
 * A field that is not given stays; null empties one that may be empty. The provider's name for the merchant
 * stays for good, since keys and tokens hang on it.
 */
const update = route(updateDigitalWallet, async ({ body, merchantAccountId, now, params, parts }) => {
  const before = requireRow(await read(parts.db, merchantAccountId, params.digital_wallet_id));
  assertMerchantData(body);

  const after = <Key extends keyof DigitalWalletFields>(key: Key): (typeof before)[Key] =>
    (body[key] === undefined ? before[key] : body[key]) as (typeof before)[Key]; // validated: the same shapes
  const fields = {
    merchant_name: body.merchant_name ?? before.merchant_name,
    merchant_display_name: after('merchant_display_name'),
    merchant_url: after('merchant_url'),
    merchant_country_code: after('merchant_country_code'),
    merchant_category_code: after('merchant_category_code'),
    address: after('address'),
    extra_configuration: after('extra_configuration'),
    domain_names:
      body.domain_names === undefined || body.domain_names === null ? null : domainsOf(body.domain_names),
  };
  return {
    status: 200,
    body: renderDigitalWallet(
      requireRow(await change(parts.db, merchantAccountId, params.digital_wallet_id, fields, now)),
    ),
  };
});

/** The keys go first: a crash in between leaves a wallet that opens nothing and can be deleted again. */
const drop = route(deleteDigitalWallet, async ({ merchantAccountId, params, parts }) => {
  const row = requireRow(await read(parts.db, merchantAccountId, params.digital_wallet_id));
  if (row.vault_record_id !== null) await parts.vault.shred(merchantAccountId, row.vault_record_id);
  if (!(await remove(parts.db, merchantAccountId, params.digital_wallet_id))) throw new Problem('not_found');
  return { status: 204, body: null };
});

const addDomain = route(
  registerDigitalWalletDomain,
  async ({ body, merchantAccountId, now, params, parts }) => {
    const domain = domainOf(body.domain_name, '/domain_name');
    return {
      status: 200,
      body: renderDigitalWallet(
        requireRow(
          await addDigitalWalletDomain(parts.db, merchantAccountId, params.digital_wallet_id, domain, now),
        ),
      ),
    };
  },
);

const removeDomain = route(
  unregisterDigitalWalletDomain,
  async ({ body, merchantAccountId, now, params, parts }) => {
    requireRow(
      await removeDigitalWalletDomain(
        parts.db,
        merchantAccountId,
        params.digital_wallet_id,
        body.domain_name.toLowerCase(),
        now,
      ),
    );
    return { status: 204, body: null };
  },
);

const DOMAINS_MAX = 100;

function domainsOf(given: readonly string[]): string[] {
  if (given.length > DOMAINS_MAX)
    throw ruleBroken({ pointer: '/domain_names', message: `must be at most ${DOMAINS_MAX}` });
  return [...new Set(given.map((text, index) => domainOf(text, `/domain_names/${index}`)))];
}

function domainOf(text: string, pointer: string): string {
  const domain = readDomain(text);
  if (domain === null)
    throw ruleBroken({ pointer, message: 'is not a domain name', type: 'value_error.domain_name' });
  return domain;
}

function requireRow<Row>(row: Row | null): Row {
  if (row === null) throw new Problem('not_found');
  return row;
}

export const digitalWalletRoutes: readonly AnyRoute[] = [
  listAll,
  create,
  get,
  update,
  drop,
  addDomain,
  removeDomain,
  ...digitalWalletSessionRoutes,
];
