import path from 'node:path';
import { NotHere, type Run, root, runSteps, toolSays } from './tools.ts';

/** Neither the package nor its tests have dependencies: .NET's SDK builds and runs both without asking anybody. */
export function prepareCsharp(): Run {
  const folder = path.join(root, 'sdks', 'csharp');
  const version = toolSays('dotnet', ['--version']);
  const major = Number(/^(\d+)\.\d/.exec(version)?.[1] ?? 0);
  if (major < 8)
    throw new NotHere(`it takes the SDK of .NET 8, and dotnet says ${version.split('\n')[0] ?? ''}`);

  const home = path.join(root, '.railyard', 'sdks', 'csharp');
  const environment = {
    PATH: process.env['PATH'] ?? '',
    DOTNET_CLI_HOME: home,
    DOTNET_CLI_TELEMETRY_OPTOUT: '1',
    DOTNET_NOLOGO: '1',
  };
  // what it is built for is what is here: a newer SDK would have to fetch the older one's reference assemblies
  const built = ['--artifacts-path', path.join(home, 'artifacts'), `-p:TargetFramework=net${major}.0`];
  return (stand) =>
    runSteps(folder, { ...environment, ...stand }, [
      ['dotnet', ['build', 'tests', '--nologo', ...built]],
      ['dotnet', ['run', '--no-build', '--project', 'tests', ...built]],
    ]);
}
