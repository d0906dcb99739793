import { operation, token } from './operation.ts';
import { list } from './schemas/pagination.ts';
import { constant, object, text } from './schemas/schema.ts';
import { describe } from './schemas/words.ts';
import { Type } from './schemas/type.ts';

export const CardSchemeDefinition = object('CardSchemeDefinition', {
  type: constant('card-scheme-definition'),
  id: text(50),
  icon_url: Type.String(),
  display_name: text(200),
});
describe(CardSchemeDefinition, { id: 'The word for the scheme, as `scheme` has it.' });

export const CardSchemeDefinitions = list('CardSchemeDefinitions', CardSchemeDefinition);

export const listCardSchemeDefinitions = operation({
  id: 'list_card_scheme_definitions',
  method: 'GET',
  path: '/card-scheme-definitions',
  tag: 'Card scheme definitions',
  summary: 'List the card schemes that the service knows.',
  description: 'With a name and a picture of each, for use in front ends.',
  access: token('card-scheme-definitions.read'),
  merchantAccount: 'header',
  responses: { 200: CardSchemeDefinitions },
});
