import type { AnyRoute } from '../../route.ts';
import { createThreeDsConfigurationRoute } from './create-three-ds-configuration.ts';
import { deleteThreeDsConfigurationRoute } from './delete-three-ds-configuration.ts';
import { editThreeDsConfigurationRoute } from './edit-three-ds-configuration.ts';
import { listThreeDsConfigurationsRoute } from './list-three-ds-configurations.ts';

export const threeDsConfigurationRoutes: readonly AnyRoute[] = [
  createThreeDsConfigurationRoute,
  listThreeDsConfigurationsRoute,
  editThreeDsConfigurationRoute,
  deleteThreeDsConfigurationRoute,
];
