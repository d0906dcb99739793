import { DEVELOPER_GROUPS } from './commands.ts';
import { OPERATORS_COMMANDS } from './elsewhere.ts';
import { CLI_VERSION } from './own-versions.ts';
import { homeOfProfiles } from './profiles.ts';
import { runProgram } from './program.ts';

/** The program that is installed by itself: `railyard`. */
await runProgram(
  {
    name: 'railyard',
    version: CLI_VERSION,
    groups: DEVELOPER_GROUPS,
    home: homeOfProfiles(null),
    elsewhere: OPERATORS_COMMANDS,
  },
  process.argv.slice(2),
);
