import { DEFINITIONS, describe } from '../../../relay/authentication/definitions.ts';
import { listVaultForwardDefinitions } from '../../../api-contract/vault-forward.ts';
import { route } from '../../route.ts';

export const listDefinitions = route(listVaultForwardDefinitions, async () => {
  const items = DEFINITIONS.map((definition) => ({
    type: 'vault-forward-definition' as const,
    id: definition.id,
    display_name: definition.displayName,
    hosts: [...definition.hosts],
    authentications: definition.methods.map(describe),
  }));
  return { status: 200, body: { items } };
});
