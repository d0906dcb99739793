import { list } from './list.ts';

export const cardSchemeDefinitionRoutes = [list] as const;
