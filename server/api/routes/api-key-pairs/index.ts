import type { AnyRoute } from '../../route.ts';
import { createApiKeyPairRoute } from './create-api-key-pair.ts';
import { deleteApiKeyPairRoute } from './delete-api-key-pair.ts';
import { getApiKeyPairRoute } from './get-api-key-pair.ts';
import { listApiKeyPairsRoute } from './list-api-key-pairs.ts';
import { updateApiKeyPairRoute } from './update-api-key-pair.ts';

export const apiKeyPairRoutes: readonly AnyRoute[] = [
  listApiKeyPairsRoute,
  createApiKeyPairRoute,
  getApiKeyPairRoute,
  updateApiKeyPairRoute,
  deleteApiKeyPairRoute,
];
