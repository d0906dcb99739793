import Type from 'typebox';
import { operation, token } from './operation.ts';
import { Creator } from './schemas/creator.ts';
import { Uuid } from './schemas/identifier.ts';
import { cursorQuery, page } from './schemas/pagination.ts';
import { constant, fields, maybe, nullable, object, variants, withDefault } from './schemas/schema.ts';
import { sensitive } from './schemas/sensitive.ts';

export const BasicAuthentication = object('BasicAuthentication', {
  type: constant('webhook-authentication'),
  kind: constant('basic'),
  username: Type.String(),
  password: constant('********'),
});

export const BasicAuthenticationCreate = object('BasicAuthenticationCreate', {
  kind: constant('basic'),
  username: Type.String(),
  password: sensitive('webhook.password'),
});

export const CredentialsOAuthAuthentication = object('CredentialsOAuthAuthentication', {
  type: constant('webhook-authentication'),
  kind: constant('oauth_client_credentials'),
  client_id: Type.String(),
  client_secret: Type.String(),
  token_url: Type.String(),
  scope: nullable(Type.String()),
});

export const CredentialsOAuthAuthenticationCreate = object('CredentialsOAuthAuthenticationCreate', {
  kind: constant('oauth_client_credentials'),
  client_id: Type.String(),
  client_secret: sensitive('webhook.client_secret'),
  token_url: Type.String(),
  scope: maybe(Type.String()),
});

export const PasswordOAuthAuthentication = object('PasswordOAuthAuthentication', {
  type: constant('webhook-authentication'),
  kind: constant('oauth_password'),
  client_id: Type.String(),
  client_secret: Type.String(),
  token_url: Type.String(),
  scope: nullable(Type.String()),
  username: Type.String(),
  password: constant('********'),
});

export const PasswordOAuthAuthenticationCreate = object('PasswordOAuthAuthenticationCreate', {
  kind: constant('oauth_password'),
  client_id: Type.String(),
  client_secret: sensitive('webhook.client_secret'),
  token_url: Type.String(),
  scope: maybe(Type.String()),
  username: Type.String(),
  password: sensitive('webhook.password'),
});

export const WebhookSubscription = object('WebhookSubscription', {
  id: Uuid,
  type: constant('webhook-subscription'),
  merchant_account_id: nullable(Type.String()),
  active: Type.Boolean(),
  url: Type.String(),
  authentication: nullable(
    Type.Union([BasicAuthentication, CredentialsOAuthAuthentication, PasswordOAuthAuthentication]),
  ),
  secret: nullable(Type.String()),
  rotating: Type.Boolean(),
  creator: nullable(Creator),
});

export const WebhookSubscriptionCreate = object('WebhookSubscriptionCreate', {
  active: withDefault(Type.Boolean(), true),
  url: Type.String(),
  authentication: maybe(
    variants('kind', [
      BasicAuthenticationCreate,
      CredentialsOAuthAuthenticationCreate,
      PasswordOAuthAuthenticationCreate,
    ]),
  ),
});

export const WebhookSubscriptionRotateSecret = object('WebhookSubscriptionRotateSecret', {
  delta: maybe(Type.Integer({ minimum: 0 })),
});

export const WebhookSubscriptionUpdate = object('WebhookSubscriptionUpdate', {
  active: maybe(Type.Boolean()),
  url: maybe(Type.String()),
  authentication: maybe(
    variants('kind', [
      BasicAuthenticationCreate,
      CredentialsOAuthAuthenticationCreate,
      PasswordOAuthAuthenticationCreate,
    ]),
  ),
});

export const WebhookSubscriptions = page('WebhookSubscriptions', WebhookSubscription);

export const createWebhookSubscription = operation({
  id: 'create_webhook_subscription',
  method: 'POST',
  path: '/webhook-subscriptions',
  tag: 'Webhook subscriptions',
  summary: 'Subscribe an endpoint to events.',
  access: token('webhook-subscriptions.write'),
  merchantAccount: 'header',
  body: WebhookSubscriptionCreate,
  responses: { 201: WebhookSubscription },
});

export const listWebhookSubscription = operation({
  id: 'list_webhook_subscription',
  method: 'GET',
  path: '/webhook-subscriptions',
  tag: 'Webhook subscriptions',
  summary: 'List webhook subscriptions.',
  access: token('webhook-subscriptions.read'),
  merchantAccount: 'header',
  query: fields({ ...cursorQuery() }),
  responses: { 200: WebhookSubscriptions },
});

export const updateWebhookSubscription = operation({
  id: 'update_webhook_subscription',
  method: 'PUT',
  path: '/webhook-subscriptions/{subscription_id}',
  tag: 'Webhook subscriptions',
  summary: 'Change a webhook subscription.',
  access: token('webhook-subscriptions.write'),
  merchantAccount: 'header',
  params: fields({ subscription_id: Uuid }),
  body: WebhookSubscriptionUpdate,
  responses: { 200: WebhookSubscription },
});

export const deleteWebhookSubscription = operation({
  id: 'delete_webhook_subscription',
  method: 'DELETE',
  path: '/webhook-subscriptions/{subscription_id}',
  tag: 'Webhook subscriptions',
  summary: 'Delete a webhook subscription.',
  access: token('webhook-subscriptions.write'),
  merchantAccount: 'header',
  params: fields({ subscription_id: Uuid }),
  responses: { 204: null },
});

export const readWebhookSubscription = operation({
  id: 'read_webhook_subscription',
  method: 'GET',
  path: '/webhook-subscriptions/{subscription_id}',
  tag: 'Webhook subscriptions',
  summary: 'Read a webhook subscription.',
  access: token('webhook-subscriptions.read'),
  merchantAccount: 'header',
  params: fields({ subscription_id: Uuid }),
  responses: { 200: WebhookSubscription },
});

export const rotateWebhookSubscriptionSecret = operation({
  id: 'rotate_webhook_subscription_secret',
  method: 'POST',
  path: '/webhook-subscriptions/{subscription_id}/rotate-secret',
  tag: 'Webhook subscriptions',
  summary: 'Make a new signing secret; the old one stays valid for a while.',
  access: token('webhook-subscriptions.write'),
  merchantAccount: 'header',
  params: fields({ subscription_id: Uuid }),
  body: WebhookSubscriptionRotateSecret,
  responses: { 200: WebhookSubscription },
});
