import { operation, token } from './operation.ts';
import { Uuid } from './schemas/identifier.ts';
import { list } from './schemas/pagination.ts';
import { choice, constant, fields, maybe, nullable, object, oneOf, text } from './schemas/schema.ts';
import { sensitive } from './schemas/sensitive.ts';
import { Creator } from './schemas/creator.ts';
import { Timestamp } from './schemas/time.ts';
import { describe } from './schemas/words.ts';
import { Type } from './schemas/type.ts';

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
describe(VaultForwardDefinitionField, {
  key: 'Names the field when it is stored.',
  display_name: 'What to call it in a form.',
  required: 'Whether the method needs it.',
  format: 'What kind of text it is; files are given in Base64.',
  secret: 'Whether it is never answered.',
  description: 'What stands in it.',
  default: 'Used where nothing is stored; null for nothing.',
  choices: 'The only values taken; empty for any.',
});

export const VaultForwardDefinitionAuthentication = object('VaultForwardDefinitionAuthentication', {
  kind: VaultForwardAuthenticationKind,
  /** Which of the kind's methods this describes; the first of a kind is the default. */
  method: text(50),
  title: text(200),
  description: text(2000, 0),
  fields: Type.Array(VaultForwardDefinitionField),
});
describe(VaultForwardDefinitionAuthentication, {
  kind: 'What it does to a request.',
  method: "Which of the kind's methods; the first of a kind is its default.",
  title: 'What it is called.',
  description: 'What it is for.',
  fields: 'What it needs.',
});

/** A known kind of endpoint and the authentication methods it takes. */
export const VaultForwardDefinition = object('VaultForwardDefinition', {
  type: constant('vault-forward-definition'),
  id: text(50),
  display_name: text(200),
  hosts: Type.Array(Type.String()),
  authentications: Type.Array(VaultForwardDefinitionAuthentication),
});
describe(VaultForwardDefinition, {
  id: '`definition_id` of an endpoint names it.',
  display_name: 'What the other side is called.',
  hosts: 'Host names of the other side; empty where you name them.',
  authentications: 'Authentication methods that it takes.',
});

export const VaultForwardDefinitions = list('VaultForwardDefinitions', VaultForwardDefinition);

/** What is stored of a field: whether it is set, and its value unless it is secret. */
export const VaultForwardAuthenticationField = object('VaultForwardAuthenticationField', {
  key: text(50),
  value: nullable(Type.String()),
  set: Type.Boolean(),
});
describe(VaultForwardAuthenticationField, {
  key: 'Which field, as the definition calls it.',
  value: 'What is stored; null where it is secret or not set.',
  set: 'Whether anything is stored.',
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
describe(VaultForwardAuthentication, {
  config_id: 'The endpoint that it belongs to.',
  kind: 'What it does to a request.',
  method: "Which of the kind's methods.",
  display_name: 'What you call it.',
  fields: 'What is stored; secrets only by their names.',
  id: '`x-vault-forward-authentications` names it.',
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
describe(VaultForwardAuthenticationFieldInput, {
  key: 'Which field, as the definition calls it.',
  value: 'Goes into the vault as it is; empty unsets the field.',
});

export const VaultForwardAuthenticationCreate = object('VaultForwardAuthenticationCreate', {
  kind: VaultForwardAuthenticationKind,
  /** For example `http-message`; the kind's default where it is left out. It cannot be changed afterwards. */
  method: maybe(text(50)),
  display_name: text(50),
  fields: Type.Array(VaultForwardAuthenticationFieldInput, { maxItems: 50 }),
});
describe(VaultForwardAuthenticationCreate, {
  kind: 'What it does to a request.',
  method:
    "Which of the kind's methods, for example `http-message`; left out, the kind's first. It cannot " +
    'be changed.',
  display_name: 'What you call it.',
  fields: 'What the method needs.',
});

export const VaultForwardAuthenticationUpdate = object('VaultForwardAuthenticationUpdate', {
  display_name: maybe(text(50)),
  fields: maybe(Type.Array(VaultForwardAuthenticationFieldInput, { maxItems: 50 })),
});
describe(VaultForwardAuthenticationUpdate, {
  display_name: 'What you call it.',
  fields: 'Those that change; the others stay.',
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
describe(VaultForwardConfig, {
  definition_id: 'The kind of endpoint that it is.',
  display_name: 'What you call it.',
  hosts: 'Host names, with a port where it is not 443, that requests may go to.',
  authentications: 'Its authentication methods.',
  creator: 'The API key or the user that made it; null where that is not known.',
});

export const VaultForwardConfigs = list('VaultForwardConfigs', VaultForwardConfig);

export const VaultForwardConfigCreate = object('VaultForwardConfigCreate', {
  definition_id: text(50),
  display_name: maybe(text(200)),
  /** Only where the definition leaves the hosts to the operator. */
  hosts: maybe(Type.Array(text(253), { maxItems: 100 })),
});
describe(VaultForwardConfigCreate, {
  definition_id: 'The kind of endpoint, from `GET /vault-forward/definitions`.',
  display_name: 'What you call it; left out, what the definition is called.',
  hosts: 'Host names, with a port where it is not 443; only where the definition leaves them to you.',
});

export const VaultForwardConfigUpdate = object('VaultForwardConfigUpdate', {
  display_name: maybe(text(200)),
  hosts: maybe(Type.Array(text(253), { maxItems: 100 })),
});
describe(VaultForwardConfigUpdate, {
  display_name: 'What you call it; null brings back what the definition is called.',
  hosts: 'All its host names, in place of those before; only where the definition leaves them to you.',
});

const configParams = fields({ config_id: Uuid });
const authenticationParams = fields({ config_id: Uuid, authentication_id: Uuid });

export const vaultForward = operation({
  id: 'vault_forward',
  method: 'POST',
  path: '/vault-forward',
  tag: 'Vault forward',
  summary: 'Send a request to a third party with stored card data filled in.',
  description:
    'Headers that begin with `x-vault-forward-` say where to and with which cards; placeholders in ' +
    "the body stand for card data. The answer is the target's own, streamed. Errors of ours carry " +
    '`x-vault-forward-error`.',
  access: token('vault-forward.write'),
  merchantAccount: 'header',
  raw: true,
  responses: { 200: Type.Unknown() },
  passesAnswersOn: true,
});

export const listVaultForwardDefinitions = operation({
  id: 'list_vault_forward_definitions',
  method: 'GET',
  path: '/vault-forward/definitions',
  tag: 'Vault forward',
  summary: 'List the kinds of endpoint that the relay knows.',
  description: 'What each authentication method needs, as data for a form.',
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
  description: 'All of the merchant account, without pages.',
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
  description: 'Production relays only to hosts that are enabled here.',
  access: token('vault-forward-configs.write'),
  confirmed: true,
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
  description: 'With its authentication methods, of which secrets are only named.',
  access: token('vault-forward-configs.read'),
  merchantAccount: 'header',
  params: configParams,
  responses: { 200: VaultForwardConfig },
});

export const updateVaultForwardConfig = operation({
  id: 'update_vault_forward_config',
  method: 'PUT',
  path: '/vault-forward/configs/{config_id}',
  tag: 'Vault forward',
  summary: 'Change the name or the hosts of an endpoint of the relay.',
  description: 'What is left out stays, and so do its authentication methods with their keys.',
  access: token('vault-forward-configs.write'),
  confirmed: true,
  merchantAccount: 'header',
  params: configParams,
  body: VaultForwardConfigUpdate,
  responses: { 200: VaultForwardConfig },
});

export const deleteVaultForwardConfig = operation({
  id: 'delete_vault_forward_config',
  method: 'DELETE',
  path: '/vault-forward/configs/{config_id}',
  tag: 'Vault forward',
  summary: 'Disable an endpoint of the relay and delete its authentication methods.',
  description: 'Production no longer relays to its hosts, and keys stored under it are destroyed.',
  access: token('vault-forward-configs.write'),
  confirmed: true,
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
  description: 'All of the endpoint, without pages.',
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
  description: 'Keys stay in the vault. What is stored is checked when it is first used.',
  access: token('vault-forward-authentications.write'),
  confirmed: true,
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
  description: 'Says of each secret only whether it is set.',
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
  description: 'What is left out stays; an empty value unsets a field. The method cannot be changed.',
  access: token('vault-forward-authentications.write'),
  confirmed: true,
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
  description: 'Its keys are destroyed.',
  access: token('vault-forward-authentications.write'),
  confirmed: true,
  merchantAccount: 'header',
  params: authenticationParams,
  responses: { 204: null },
});
