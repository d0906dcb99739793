import { operation, token } from './operation.ts';
import { CountryCode } from './schemas/address.ts';
import { Uuid } from './schemas/identifier.ts';
import { list } from './schemas/pagination.ts';
import {
  anyObject,
  choice,
  constant,
  fields,
  maybe,
  nullable,
  object,
  optional,
  text,
} from './schemas/schema.ts';
import { Timestamp } from './schemas/time.ts';
import { describe } from './schemas/words.ts';
import { Type } from './schemas/type.ts';

export const DigitalWalletProvider = choice('DigitalWalletProvider', [
  'apple',
  'google',
  'click-to-pay',
  'paze',
]);

export const DigitalWalletAddress = object('DigitalWalletAddress', {
  line1: text(255),
  line2: maybe(text(255)),
  city: text(100),
  state_code: Type.String({ pattern: '^[A-Z]{2}-[A-Z0-9]{1,3}$' }),
  postal_code: text(50),
});
describe(DigitalWalletAddress, {
  line1: 'Street and number.',
  line2: 'Second line of the address.',
  city: 'Where the merchant is.',
  postal_code: "Of the merchant's address.",
});

export const DigitalWallet = object('DigitalWallet', {
  type: constant('digital-wallet'),
  id: Uuid,
  merchant_account_id: Type.String(),
  provider: DigitalWalletProvider,
  merchant_name: Type.String(),
  merchant_display_name: nullable(Type.String()),
  merchant_url: nullable(Type.String()),
  merchant_country_code: nullable(Type.String()),
  merchant_category_code: nullable(text(4, 4)),
  address: nullable(DigitalWalletAddress),
  extra_configuration: nullable(anyObject()),
  domain_names: Type.Array(Type.String()),
  active_certificate_count: Type.Integer(),
  pending_certificate_count: Type.Integer(),
  expired_certificate_count: Type.Integer(),
  fields: nullable(anyObject()),
  created_at: Timestamp,
  updated_at: Timestamp,
});
describe(DigitalWallet, {
  provider: 'Whose wallet it is.',
  merchant_name: "The merchant's legal name.",
  merchant_display_name: 'What buyers read in the wallet; null for the legal name.',
  merchant_url: "The merchant's site; null where it was not given.",
  merchant_country_code: 'ISO 3166-1 alpha-2 code of the merchant; null where it was not given.',
  merchant_category_code: 'ISO 18245 code, four digits; null where it was not given.',
  address: 'Where the merchant is; null where it was not given.',
  extra_configuration: 'Settings of the provider, as given; null where none were.',
  domain_names: 'Sites on which the wallet may be shown.',
  active_certificate_count: 'Keys that open tokens now; only Apple Pay has any to count.',
  pending_certificate_count: 'Keys that wait for Apple; always 0, since they work at once.',
  expired_certificate_count: 'Keys that have run out; always 0, since they do not.',
  fields: 'What the provider is to know: your name there, and the public key.',
});

export const DigitalWalletCreate = object('DigitalWalletCreate', {
  provider: DigitalWalletProvider,
  merchant_name: text(1024, 0),
  merchant_display_name: maybe(text(1024, 0)),
  merchant_url: maybe(Type.String()),
  merchant_country_code: maybe(CountryCode),
  merchant_category_code: maybe(text(4, 4)),
  address: maybe(DigitalWalletAddress),
  extra_configuration: maybe(anyObject()),
  domain_names: optional(Type.Array(Type.String())),
  accept_terms_and_conditions: Type.Boolean(),
});
describe(DigitalWalletCreate, {
  provider: 'Whose wallet it is; one of each a merchant account.',
  merchant_name: "The merchant's legal name.",
  merchant_display_name: 'What buyers read in the wallet; the legal name where it is left out.',
  merchant_url: "The merchant's site.",
  merchant_country_code: 'ISO 3166-1 alpha-2 code of the merchant.',
  merchant_category_code: 'ISO 18245 code, four digits.',
  address: 'Where the merchant is.',
  extra_configuration: 'Settings of the provider; the names are in the guide to digital wallets.',
  domain_names: 'Sites on which the wallet may be shown.',
  accept_terms_and_conditions: "Must be true: you accept the provider's terms.",
});

export const DigitalWalletDomain = object('DigitalWalletDomain', {
  domain_name: Type.String(),
});
describe(DigitalWalletDomain, { domain_name: 'Host name of the site, without scheme and port.' });

export const DigitalWalletUpdate = object('DigitalWalletUpdate', {
  merchant_name: maybe(text(1024, 0)),
  domain_names: maybe(Type.Array(Type.String())),
  merchant_display_name: maybe(text(1024, 0)),
  merchant_url: maybe(Type.String()),
  merchant_country_code: maybe(CountryCode),
  merchant_category_code: maybe(text(4, 4)),
  address: maybe(DigitalWalletAddress),
  extra_configuration: maybe(anyObject()),
});
describe(DigitalWalletUpdate, {
  merchant_name: "The merchant's legal name.",
  merchant_display_name: 'What buyers read in the wallet; the legal name where it is left out.',
  merchant_url: "The merchant's site.",
  merchant_country_code: 'ISO 3166-1 alpha-2 code of the merchant.',
  merchant_category_code: 'ISO 18245 code, four digits.',
  address: 'Where the merchant is.',
  extra_configuration: 'Settings of the provider; what names you there stays as it was registered.',
  domain_names: 'Sites on which the wallet may be shown, all of them.',
});

export const DigitalWallets = list('DigitalWallets', DigitalWallet);

export const configureDigitalWallet = operation({
  id: 'configure_digital_wallet',
  method: 'POST',
  path: '/digital-wallets',
  tag: 'Digital wallets - Setup',
  summary: 'Register a digital wallet; one for each provider.',
  description:
    'The keys that open tokens are made in the vault and never leave it; their public halves are in ' +
    '`fields`. A second wallet of a provider is 409.',
  access: token('digital-wallets.write'),
  confirmed: true,
  merchantAccount: 'header',
  body: DigitalWalletCreate,
  responses: { 201: DigitalWallet },
});

export const listDigitalWallets = operation({
  id: 'list_digital_wallets',
  method: 'GET',
  path: '/digital-wallets',
  tag: 'Digital wallets - Setup',
  summary: 'List registered digital wallets.',
  description: 'All of the merchant account, without pages.',
  access: token('digital-wallets.read'),
  merchantAccount: 'header',
  responses: { 200: DigitalWallets },
});

export const getDigitalWallet = operation({
  id: 'get_digital_wallet',
  method: 'GET',
  path: '/digital-wallets/{digital_wallet_id}',
  tag: 'Digital wallets - Setup',
  summary: 'Read a digital wallet.',
  description: "Another merchant account's wallet is 404.",
  access: token('digital-wallets.read'),
  merchantAccount: 'header',
  params: fields({ digital_wallet_id: Uuid }),
  responses: { 200: DigitalWallet },
});

export const deleteDigitalWallet = operation({
  id: 'delete_digital_wallet',
  method: 'DELETE',
  path: '/digital-wallets/{digital_wallet_id}',
  tag: 'Digital wallets - Setup',
  summary: 'Remove a digital wallet.',
  description: 'Its keys are destroyed: tokens that were made for it open no more.',
  access: token('digital-wallets.write'),
  confirmed: true,
  merchantAccount: 'header',
  params: fields({ digital_wallet_id: Uuid }),
  responses: { 204: null },
});

export const updateDigitalWallet = operation({
  id: 'update_digital_wallet',
  method: 'PUT',
  path: '/digital-wallets/{digital_wallet_id}',
  tag: 'Digital wallets - Setup',
  summary: 'Change the given fields of a digital wallet.',
  description: 'What is left out stays. What names you at the provider is fixed at registration.',
  access: token('digital-wallets.write'),
  confirmed: true,
  merchantAccount: 'header',
  params: fields({ digital_wallet_id: Uuid }),
  body: DigitalWalletUpdate,
  responses: { 200: DigitalWallet },
});

export const registerDigitalWalletDomain = operation({
  id: 'register_digital_wallet_domain',
  method: 'POST',
  path: '/digital-wallets/{digital_wallet_id}/domains',
  tag: 'Digital wallets - Setup',
  summary: 'Register a domain for a digital wallet.',
  description: 'May be repeated.',
  access: token('digital-wallets.write'),
  merchantAccount: 'header',
  params: fields({ digital_wallet_id: Uuid }),
  body: DigitalWalletDomain,
  responses: { 200: Type.Unknown() },
});

export const unregisterDigitalWalletDomain = operation({
  id: 'unregister_digital_wallet_domain',
  method: 'DELETE',
  path: '/digital-wallets/{digital_wallet_id}/domains',
  tag: 'Digital wallets - Setup',
  summary: 'Remove a domain from a digital wallet.',
  description: 'Takes the domain in the body. May be repeated.',
  access: token('digital-wallets.write'),
  merchantAccount: 'header',
  params: fields({ digital_wallet_id: Uuid }),
  body: DigitalWalletDomain,
  responses: { 204: null },
});
