import Type from 'typebox';
import { operation, token } from './operation.ts';
import { CountryCode } from './shared/address.ts';
import { Uuid } from './shared/identifier.ts';
import { list } from './shared/pagination.ts';
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
} from './shared/schema.ts';
import { Timestamp } from './shared/time.ts';

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

export const DigitalWalletDomain = object('DigitalWalletDomain', {
  domain_name: Type.String(),
});

export const DigitalWalletUpdate = object('DigitalWalletUpdate', {
  merchant_name: maybe(text(1024, 0)),
  domain_names: maybe(Type.Array(Type.String())),
  merchant_display_name: maybe(Type.String()),
  merchant_url: maybe(Type.String()),
  merchant_country_code: maybe(CountryCode),
  merchant_category_code: maybe(text(4, 4)),
  address: maybe(DigitalWalletAddress),
  extra_configuration: maybe(anyObject()),
});

export const DigitalWallets = list('DigitalWallets', DigitalWallet);

export const configureDigitalWallet = operation({
  id: 'configure_digital_wallet',
  method: 'POST',
  path: '/digital-wallets',
  tag: 'Digital wallets - Setup',
  summary: 'Register a digital wallet; one for each provider.',
  access: token('digital-wallets.write'),
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
  access: token('digital-wallets.write'),
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
  access: token('digital-wallets.write'),
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
  access: token('digital-wallets.write'),
  merchantAccount: 'header',
  params: fields({ digital_wallet_id: Uuid }),
  body: DigitalWalletDomain,
  responses: { 204: null },
});
