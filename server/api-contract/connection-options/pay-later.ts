import { anyObject, maybe, object, oneOf, text } from '../schemas/schema.ts';
import { describe } from '../schemas/words.ts';
import { Type } from '../schemas/type.ts';

export const AffirmItineraryOptions = object('AffirmItineraryOptions', {
  type: maybe(Type.String()),
  sku: maybe(Type.String()),
  display_name: maybe(Type.String()),
  venue: maybe(Type.String()),
  location: maybe(Type.String()),
  date_start: maybe(Type.String()),
  management: maybe(Type.String()),
});
describe(AffirmItineraryOptions, {
  type: 'What kind of thing it is.',
  sku: 'Your code for it.',
  display_name: 'What it is called.',
  venue: 'The house it takes place in.',
  location: 'The town it takes place in.',
  date_start: 'When it begins.',
  management: 'Who runs it.',
});

export const AffirmOptions = object('AffirmOptions', {
  discounts: maybe(Type.Record(Type.String(), anyObject())),
  itinerary: maybe(AffirmItineraryOptions),
});
describe(AffirmOptions, {
  discounts: 'What was taken off, by code.',
  itinerary: 'The journey or event that is sold.',
});

export const KlarnaSubscriptionOptions = object('KlarnaSubscriptionOptions', {
  name: Type.String(),
  interval: oneOf('DAY', 'WEEK', 'MONTH', 'YEAR'),
  interval_count: Type.Integer(),
  reference: Type.String(),
});
describe(KlarnaSubscriptionOptions, {
  name: 'What it is called.',
  interval: 'What the count counts.',
  interval_count: 'After how many of those it is charged.',
  reference: 'Your own reference of it.',
});

export const KlarnaOptions = object('KlarnaOptions', {
  subscription: maybe(KlarnaSubscriptionOptions),
  token_only_mode: maybe(Type.Boolean()),
  authorization_token: maybe(Type.String()),
});
describe(KlarnaOptions, {
  subscription: 'What the buyer subscribes to.',
  token_only_mode: 'Whether only a token for later is made, and nothing charged.',
  authorization_token: "What Klarna's script gave the page.",
});

export const LatitudeOptions = object('LatitudeOptions', {
  promotion_reference: maybe(text(128, 0)),
});
describe(LatitudeOptions, { promotion_reference: 'Which of your plans at Latitude.' });
