import { CARD_SCHEMES, rulesOf } from '../../../domain/card-scheme.ts';
import { listCardSchemeDefinitions } from '../../../api-contract/card-scheme-definitions.ts';
import { route } from '../../route.ts';
import { cardSchemeIcon } from './icon.ts';

const list = route(listCardSchemeDefinitions, async () => ({
  status: 200,
  body: {
    items: CARD_SCHEMES.map((scheme) => ({
      type: 'card-scheme-definition' as const,
      id: scheme,
      display_name: rulesOf(scheme).displayName,
      icon_url: cardSchemeIcon(scheme),
    })),
  },
}));

export const cardSchemeDefinitionRoutes = [list] as const;
