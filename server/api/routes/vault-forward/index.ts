import type { AnyRoute } from '../../route.ts';
import {
  createAuthentication,
  editAuthentication,
  getAuthentication,
  listAuthentications,
  removeAuthentication,
} from './authentications.ts';
import { createConfig, editConfig, getConfig, listConfigs, removeConfig } from './configs.ts';
import { listDefinitions } from './definitions.ts';
import { forward } from './forward.ts';

export const vaultForwardRoutes: readonly AnyRoute[] = [
  forward,
  listDefinitions,
  listConfigs,
  createConfig,
  getConfig,
  editConfig,
  removeConfig,
  listAuthentications,
  createAuthentication,
  getAuthentication,
  editAuthentication,
  removeAuthentication,
];
