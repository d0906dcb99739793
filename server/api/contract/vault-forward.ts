import Type from 'typebox';
import { operation, token } from './operation.ts';
import { Uuid } from './shared/identifier.ts';
import { list } from './shared/pagination.ts';
import { choice, constant, fields, maybe, nullable, object, oneOf, text } from './shared/schema.ts';
import { sensitive } from './shared/sensitive.ts';
import { Creator } from './shared/creator.ts';
import { Timestamp } from './shared/time.ts';

/** `mle`: payload encryption, `mtls`: mutual TLS, `signature`: request signing. */
export const VaultForwardAuthenticationKind = choice('VaultForwardAuthenticationKind', [
  'mle',
  'mtls',
  'signature',
]);

export const VaultForwardDefinitionField = object('VaultForwardDefinitionField', {
  key: text(50),
  display_name: text(200),
  required: Type.Boolean(),
  format: oneOf('text', 'multiline', 'file', 'number'),
  secret: Type.Boolean(),
  description: text(2000, 0),
  /** Used where nothing is stored. */
  default: nullable(Type.String()),
  /** The only values taken; empty: any. */
  choices: Type.Array(Type.String()),
});

export const VaultForwardDefinitionAuthentication = object('VaultForwardDefinitionAuthentication', {
  kind: VaultForwardAuthenticationKind,
  /** Which of the kind's methods this describes; the first of a kind is the default. */
  method: text(50),
  title: text(200),
  description: text(2000, 0),
  fields: Type.Array(VaultForwardDefinitionField),
});

/** A known kind of endpoint and the authentication methods it takes. */
export const VaultForwardDefinition = object('VaultForwardDefinition', {
  type: constant('vault-forward-definition'),
  id: text(50),
  display_name: text(200),
  hosts: Type.Array(Type.String()),
  authentications: Type.Array(VaultForwardDefinitionAuthentication),
});

export const VaultForwardDefinitions = list('VaultForwardDefinitions', VaultForwardDefinition);

/** What is stored of a field: whether it is set, and its value unless it is secret. */
export const VaultForwardAuthenticationField = object('VaultForwardAuthenticationField', {
  key: text(50),
  value: nullable(Type.String()),
  set: Type.Boolean(),
});

export const VaultForwardAuthentication = object('VaultForwardAuthentication', {
  type: constant('vault-forward-config-authentication'),
  id: Uuid,
  merchant_account_id: Type.String(),
  config_id: Uuid,
  kind: VaultForwardAuthenticationKind,
  method: text(50),
  display_name: text(50),
  fields: Type.Array(VaultForwardAuthenticationField),
  created_at: Timestamp,
  updated_at: Timestamp,
});

export const VaultForwardAuthentications = list('VaultForwardAuthentications', VaultForwardAuthentication);

/**
 * An empty value unsets the field. A certificate chain or a PKCS#12 file is longer than the 5,000 characters
 * of the published form.
 */
export const VaultForwardAuthenticationFieldInput = object('VaultForwardAuthenticationFieldInput', {
  key: text(50),
  value: sensitive('authentication.value', { minLength: 0, maxLength: 65_536 }),
});

export const VaultForwardAuthenticationCreate = object('VaultForwardAuthenticationCreate', {
  kind: VaultForwardAuthenticationKind,
  /** For example `http-message`; the kind's default where it is left out. It cannot be changed afterwards. */
  method: maybe(text(50)),
  display_name: text(50),
  fields: Type.Array(VaultForwardAuthenticationFieldInput, { maxItems: 50 }),
});

export const VaultForwardAuthenticationUpdate = object('VaultForwardAuthenticationUpdate', {
  display_name: maybe(text(50)),
  fields: maybe(Type.Array(VaultForwardAuthenticationFieldInput, { maxItems: 50 })),
});

export const VaultForwardConfig = object('VaultForwardConfig', {
  type: constant('vault-forward-config'),
  id: Uuid,
  merchant_account_id: Type.String(),
  definition_id: text(50),
  display_name: text(200),
  hosts: Type.Array(Type.String()),
  authentications: Type.Array(VaultForwardAuthentication),
  creator: nullable(Creator),
  created_at: Timestamp,
  updated_at: Timestamp,
});

export const VaultForwardConfigs = list('VaultForwardConfigs', VaultForwardConfig);

export const VaultForwardConfigCreate = object('VaultForwardConfigCreate', {
  definition_id: text(50),
  display_name: maybe(text(200)),
  /** Only where the definition leaves the hosts to the operator. */
  hosts: maybe(Type.Array(text(253), { maxItems: 100 })),
});

const configParams = fields({ config_id: Uuid });
const authenticationParams = fields({ config_id: Uuid, authentication_id: Uuid });

export const vaultForward = operation({
  id: 'vault_forward',
  method: 'POST',
  path: '/vault-forward',
  tag: 'Vault forward',
  summary: 'Send a request to a third party with stored card data filled in.',
  access: token('vault-forward.write'),
  merchantAccount: 'header',
  raw: true,
  responses: { 200: Type.Unknown() },
});

export const listVaultForwardDefinitions = operation({
  id: 'list_vault_forward_definitions',
  method: 'GET',
  path: '/vault-forward/definitions',
  tag: 'Vault forward',
  summary: 'List the kinds of endpoint that the relay knows.',
  access: token('vault-forward-definitions.read'),
  merchantAccount: 'header',
  responses: { 200: VaultForwardDefinitions },
});

export const listVaultForwardConfigs = operation({
  id: 'list_vault_forward_configs',
  method: 'GET',
  path: '/vault-forward/configs',
  tag: 'Vault forward',
  summary: 'List the endpoints enabled for the relay.',
  access: token('vault-forward-configs.read'),
  merchantAccount: 'header',
  responses: { 200: VaultForwardConfigs },
});

export const createVaultForwardConfig = operation({
  id: 'create_vault_forward_config',
  method: 'POST',
  path: '/vault-forward/configs',
  tag: 'Vault forward',
  summary: 'Enable an endpoint for the relay; one for each definition.',
  access: token('vault-forward-configs.write'),
  merchantAccount: 'header',
  body: VaultForwardConfigCreate,
  responses: { 201: VaultForwardConfig },
});

export const getVaultForwardConfig = operation({
  id: 'get_vault_forward_config',
  method: 'GET',
  path: '/vault-forward/configs/{config_id}',
  tag: 'Vault forward',
  summary: 'Read an endpoint of the relay.',
  access: token('vault-forward-configs.read'),
  merchantAccount: 'header',
  params: configParams,
  responses: { 200: VaultForwardConfig },
});

export const deleteVaultForwardConfig = operation({
  id: 'delete_vault_forward_config',
  method: 'DELETE',
  path: '/vault-forward/configs/{config_id}',
  tag: 'Vault forward',
  summary: 'Disable an endpoint of the relay and delete its authentication methods.',
  access: token('vault-forward-configs.write'),
  merchantAccount: 'header',
  params: configParams,
  responses: { 204: null },
});

export const listVaultForwardAuthentications = operation({
  id: 'list_vault_forward_authentications',
  method: 'GET',
  path: '/vault-forward/configs/{config_id}/authentications',
  tag: 'Vault forward',
  summary: 'List the authentication methods of an endpoint.',
  access: token('vault-forward-authentications.read'),
  merchantAccount: 'header',
  params: configParams,
  responses: { 200: VaultForwardAuthentications },
});

export const createVaultForwardAuthentication = operation({
  id: 'create_vault_forward_authentication',
  method: 'POST',
  path: '/vault-forward/configs/{config_id}/authentications',
  tag: 'Vault forward',
  summary: 'Store an authentication method; its secret fields are never returned.',
  access: token('vault-forward-authentications.write'),
  merchantAccount: 'header',
  params: configParams,
  body: VaultForwardAuthenticationCreate,
  responses: { 201: VaultForwardAuthentication },
});

export const getVaultForwardAuthentication = operation({
  id: 'get_vault_forward_authentication',
  method: 'GET',
  path: '/vault-forward/configs/{config_id}/authentications/{authentication_id}',
  tag: 'Vault forward',
  summary: 'Read an authentication method, without its secrets.',
  access: token('vault-forward-authentications.read'),
  merchantAccount: 'header',
  params: authenticationParams,
  responses: { 200: VaultForwardAuthentication },
});

export const updateVaultForwardAuthentication = operation({
  id: 'update_vault_forward_authentication',
  method: 'PUT',
  path: '/vault-forward/configs/{config_id}/authentications/{authentication_id}',
  tag: 'Vault forward',
  summary: 'Change the given fields of an authentication method.',
  access: token('vault-forward-authentications.write'),
  merchantAccount: 'header',
  params: authenticationParams,
  body: VaultForwardAuthenticationUpdate,
  responses: { 200: VaultForwardAuthentication },
});

export const deleteVaultForwardAuthentication = operation({
  id: 'delete_vault_forward_authentication',
  method: 'DELETE',
  path: '/vault-forward/configs/{config_id}/authentications/{authentication_id}',
  tag: 'Vault forward',
  summary: 'Delete an authentication method.',
  access: token('vault-forward-authentications.write'),
  merchantAccount: 'header',
  params: authenticationParams,
  responses: { 204: null },
});
