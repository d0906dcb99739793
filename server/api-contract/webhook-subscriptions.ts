import { API_VERSIONS } from '../domain/api-version.ts';
import { EVENT_NAMES } from '../domain/event-names.ts';
import { operation, token } from './operation.ts';
import { Creator } from './schemas/creator.ts';
import { Uuid } from './schemas/identifier.ts';
import { IF_MATCH } from './schemas/if-match.ts';
import { cursorQuery, page } from './schemas/pagination.ts';
import {
  choice,
  constant,
  fields,
  integer,
  maybe,
  nullable,
  object,
  optional,
  text,
  variants,
  withDefault,
} from './schemas/schema.ts';
import { sensitive } from './schemas/sensitive.ts';
import { Timestamp } from './schemas/time.ts';
import { describe } from './schemas/words.ts';
import { Type } from './schemas/type.ts';

export const BasicAuthentication = object('BasicAuthentication', {
  type: constant('webhook-authentication'),
  kind: constant('basic'),
  username: Type.String(),
  password: constant('********'),
});

export const BasicAuthenticationCreate = object('BasicAuthenticationCreate', {
  kind: constant('basic'),
  username: text(1000),
  password: sensitive('webhook.password', { maxLength: 4096 }),
});

export const CredentialsOAuthAuthentication = object('CredentialsOAuthAuthentication', {
  type: constant('webhook-authentication'),
  kind: constant('oauth_client_credentials'),
  client_id: Type.String(),
  client_secret: constant('********'),
  token_url: Type.String(),
  scope: nullable(Type.String()),
});

export const CredentialsOAuthAuthenticationCreate = object('CredentialsOAuthAuthenticationCreate', {
  kind: constant('oauth_client_credentials'),
  client_id: text(1000),
  client_secret: sensitive('webhook.client_secret', { maxLength: 4096 }),
  token_url: text(4096),
  scope: maybe(text(1000)),
});

export const PasswordOAuthAuthentication = object('PasswordOAuthAuthentication', {
  type: constant('webhook-authentication'),
  kind: constant('oauth_password'),
  client_id: Type.String(),
  client_secret: constant('********'),
  token_url: Type.String(),
  scope: nullable(Type.String()),
  username: Type.String(),
  password: constant('********'),
});

export const PasswordOAuthAuthenticationCreate = object('PasswordOAuthAuthenticationCreate', {
  kind: constant('oauth_password'),
  client_id: text(1000),
  client_secret: sensitive('webhook.client_secret', { maxLength: 4096 }),
  token_url: text(4096),
  scope: maybe(text(1000)),
  username: text(1000),
  password: sensitive('webhook.password', { maxLength: 4096 }),
});

const OF_AUTHENTICATION = {
  kind: 'How the endpoint knows who asks: HTTP Basic, or a token of an OAuth server of yours.',
  username: 'What is sent as the user.',
  password: 'What is sent with it. Sealed, and never shown again.',
  client_id: 'Id of the OAuth client that asks for tokens.',
  client_secret: 'Its secret. Sealed, and never shown again.',
  token_url: 'Where tokens are asked for, over TLS.',
  scope: 'What a token is to be good for, where your OAuth server asks.',
} as const;
const { kind, username, password, client_id, client_secret, token_url, scope } = OF_AUTHENTICATION;
describe(BasicAuthentication, { kind, username, password });
describe(BasicAuthenticationCreate, { kind, username, password });
describe(CredentialsOAuthAuthentication, { kind, client_id, client_secret, token_url, scope });
describe(CredentialsOAuthAuthenticationCreate, { kind, client_id, client_secret, token_url, scope });
describe(PasswordOAuthAuthentication, OF_AUTHENTICATION);
describe(PasswordOAuthAuthenticationCreate, OF_AUTHENTICATION);

/** The address of a subscription whose deliveries are fetched, and sent nowhere. */
export const LISTEN_URL = 'railyard:listen';

export const WebhookEventName = choice(
  'WebhookEventName',
  EVENT_NAMES,
  'What happened, by its resource and its verb. docs/webhooks.md says when each is told.',
);
const WebhookOrdering = choice(
  'WebhookOrdering',
  ['none', 'resource', 'endpoint'],
  '`none`: every delivery goes by itself. `resource`: those of one transaction, or of one other resource, go one ' +
    'after the other. `endpoint`: all do. What is kept in order waits while the one before it is retried.',
);
export const PinnedVersion = choice(
  'WebhookApiVersion',
  API_VERSIONS,
  'The version of the API whose words payloads are written in.',
);
export const EventFilter = Type.Array(WebhookEventName, { minItems: 1, maxItems: EVENT_NAMES.length });
const Minutes = integer(0, 10_080);

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
  /** What follows is ours, and not told in the published version. */
  paused: optional(Type.Boolean()),
  disabled_reason: optional(nullable(choice('WebhookDisabledReason', ['gone']))),
  events: optional(nullable(Type.Array(WebhookEventName))),
  api_version: optional(PinnedVersion),
  ordering: optional(WebhookOrdering),
  created_at: optional(Timestamp),
  updated_at: optional(Timestamp),
});
describe(WebhookSubscription, {
  merchant_account_id:
    'Whose events it is told of; null for those of every merchant account, and of the instance.',
  active: 'Whether it is told of anything. Events of a time in which it was not are never sent.',
  url: `Where deliveries are sent to; \`${LISTEN_URL}\` where they wait to be fetched.`,
  authentication:
    'How requests say who they are, beside their signature; null where the signature is enough.',
  secret:
    'What signatures are made with. Told once, when it is made: by the answer that creates the subscription, and by ' +
    'the one that rotates its secret.',
  rotating: 'Whether the secret before this one is still signed with as well.',
  creator: 'Which API key made it.',
  paused: 'Whether deliveries wait instead of being sent. Events go on being kept for it.',
  disabled_reason:
    'Why it is not active any more where you did not ask for it. `gone`: the endpoint answered 410.',
  events: 'Which events it is told of; null for all of them.',
  api_version: 'The version whose words its payloads are in.',
  ordering: 'Whether deliveries keep an order.',
});

const AuthenticationCreate = maybe(
  variants('kind', [
    BasicAuthenticationCreate,
    CredentialsOAuthAuthenticationCreate,
    PasswordOAuthAuthenticationCreate,
  ]),
);

export const WebhookSubscriptionCreate = object('WebhookSubscriptionCreate', {
  active: withDefault(Type.Boolean(), true),
  url: text(4096),
  authentication: AuthenticationCreate,
  merchant_account_id: optional(Type.Null()),
  events: maybe(EventFilter),
  api_version: optional(PinnedVersion),
  ordering: optional(WebhookOrdering),
});
describe(WebhookSubscriptionCreate, {
  active: 'Whether it is told of events from now on.',
  url:
    'Where deliveries are sent to: `https`, a public address, port 443 or 8443. ' +
    `\`${LISTEN_URL}\` keeps them until they are fetched and acknowledged.`,
  authentication: 'How requests say who they are, beside their signature.',
  merchant_account_id:
    'Null, said out loud, for events of every merchant account and of the instance; only keys that may act for ' +
    'all of them can ask for it. Left out: the merchant account of the request.',
  events: 'Which events it is told of. Left out, or null: all of them, those of later versions too.',
  api_version: 'The version whose words payloads are in. Left out: that of this request.',
  ordering: 'Whether deliveries keep an order. Left out: `none`.',
});

export const WebhookSubscriptionRotateSecret = object('WebhookSubscriptionRotateSecret', {
  delta: maybe(Minutes),
});
describe(WebhookSubscriptionRotateSecret, {
  delta:
    'For how many minutes the secret before this one is signed with as well, a week at most. Left out: a day. ' +
    '0 ends it at once.',
});

export const WebhookSubscriptionUpdate = object('WebhookSubscriptionUpdate', {
  active: maybe(Type.Boolean()),
  url: maybe(text(4096)),
  authentication: AuthenticationCreate,
  paused: optional(Type.Boolean()),
  events: maybe(EventFilter),
  api_version: optional(PinnedVersion),
  ordering: optional(WebhookOrdering),
});
describe(WebhookSubscriptionUpdate, {
  active: 'Whether it is told of events. Null leaves it as it is.',
  url: 'Where deliveries are sent to from now on, those that wait too. Null leaves it as it is.',
  authentication: 'Replaces what is there; null takes it away.',
  paused: 'True: deliveries wait. False: they are sent again, those that waited too.',
  events: 'Which events it is told of from now on; null for all.',
  api_version: 'The version of payloads of events from now on.',
  ordering: 'The order of deliveries of events from now on.',
});

export const WebhookSubscriptions = page('WebhookSubscriptions', WebhookSubscription);

export const createWebhookSubscription = operation({
  id: 'create_webhook_subscription',
  method: 'POST',
  path: '/webhook-subscriptions',
  tag: 'Webhook subscriptions',
  summary: 'Subscribe an endpoint to events.',
  description:
    'Every event of this time on is told to it within seconds, signed; what fails is repeated for a week. The answer ' +
    'is the only one that shows the `secret`.',
  access: token('webhook-subscriptions.write'),
  confirmed: true,
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
  description: 'Newest first; those of the instance too, for keys that may act for every merchant account.',
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
  description:
    'What is left out stays as it is. What waits goes to the new address, with the new credentials.',
  access: token('webhook-subscriptions.write'),
  confirmed: true,
  merchantAccount: 'header',
  params: fields({ subscription_id: Uuid }),
  ...IF_MATCH,
  body: WebhookSubscriptionUpdate,
  responses: { 200: WebhookSubscription },
});

export const deleteWebhookSubscription = operation({
  id: 'delete_webhook_subscription',
  method: 'DELETE',
  path: '/webhook-subscriptions/{subscription_id}',
  tag: 'Webhook subscriptions',
  summary: 'Delete a webhook subscription.',
  description: 'Nothing more is sent to it, not even what waits, and the log of its deliveries goes with it.',
  access: token('webhook-subscriptions.write'),
  confirmed: true,
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
  description: 'Without its `secret`, which is shown when it is made.',
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
  description:
    'Until the old one ends, messages carry a signature of each, so that receivers can change over in between. The ' +
    'answer is the only one that shows the new `secret`. One that was still ending ends at once.',
  access: token('webhook-subscriptions.write'),
  confirmed: true,
  merchantAccount: 'header',
  params: fields({ subscription_id: Uuid }),
  body: WebhookSubscriptionRotateSecret,
  responses: { 200: WebhookSubscription },
});
