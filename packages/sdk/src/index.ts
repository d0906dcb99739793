export { type Answer, Call } from './call.ts';
export type { CallOptions, FollowOptions, KeyedOptions } from './connection.ts';
export {
  ApiError,
  ConflictError,
  ConnectionError,
  ERROR_CODES,
  type ErrorDetail,
  ForbiddenError,
  InvalidRequestError,
  NotFoundError,
  OutcomeUnknown,
  RailyardError,
  RateLimitError,
  ServerError,
  UnauthorizedError,
} from './errors.ts';
export type { StreamedEvent } from './event-stream.ts';
export { Operations } from './generated/client.ts';
export type * from './generated/schemas.ts';
export { Listing, type ListPage } from './pagination.ts';
export { Railyard, type RailyardSettings } from './railyard.ts';
export type { RetryPolicy } from './retry.ts';
export { type TokenClaims, TokenSigner } from './tokens.ts';
export { fetchTransport, type Transport, type WireAnswer, type WireRequest } from './transport.ts';
export {
  isEvent,
  signWebhook,
  verifyWebhook,
  type WebhookEvent,
  type WebhookMessage,
  WebhookSignatureError,
} from './webhooks.ts';
