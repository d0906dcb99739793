import { SCREENS } from '../screens/index.ts';
import type { ScreenEntry } from './screen.ts';
import { useEnvironment, useMay } from './session.tsx';

/** The screens of the navigation that whoever is here may see something of. */
export function useVisibleScreens(): readonly ScreenEntry[] {
  const may = useMay();
  const isSandbox = useEnvironment() === 'sandbox';
  return SCREENS.filter(
    ({ group, scope, isOfSandbox = false }) =>
      group !== undefined && (scope === undefined || may(scope)) && (!isOfSandbox || isSandbox),
  );
}
