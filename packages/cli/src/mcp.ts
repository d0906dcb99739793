import type { HomeOf } from './command.ts';
import type { CommandHelp } from './help.ts';
import { agentOf } from './mcp/agent.ts';
import { serveMessages } from './mcp/serve-messages.ts';
import { AGENT_TOOLS } from './mcp/tools.ts';
import { CLI_VERSION } from './own-versions.ts';
import { RUNNING_OPTIONS, running } from './running.ts';
import { readWords } from './words.ts';

/** What `./railyard help mcp` prints. */
export const HELP: CommandHelp = {
  name: 'mcp',
  usage: ['mcp --url URL --key-file FILE [--merchant-account ID]'],
  options: {
    '--merchant-account ID': 'that of the mandate; default: that of the profile, or `default`',
    '--profile NAME': 'an instance that you logged in to with the key of an agent',
    '--url URL': 'where the instance is',
    '--key-file FILE': 'the private half of a key that was made for a mandate (docs/agents.md)',
  },
  examples: ['mcp --url http://127.0.0.1:8080 --key-file agent.pem'],
};

/**
 * Serves the tools of an agent to the program that started it (Model Context Protocol, over its input and output),
 * until its input ends. It holds no limit itself: the service holds the key to its mandate.
 * @throws CommandError where a word is wrong, or the key is not that of an agent
 * @example ./railyard mcp --url https://pay.example --key-file agent.pem
 */
export async function run(words: readonly string[], home: HomeOf): Promise<void> {
  const { values } = readWords(HELP, { args: [...words], options: RUNNING_OPTIONS });
  const agent = await agentOf(running(values, home, { tries: 5 }).railyard);
  await serveMessages({
    server: { name: 'railyard', title: 'Railyard payments', version: CLI_VERSION },
    instructions: agent.instructions,
    tools: AGENT_TOOLS.filter(({ action }) => action === null || agent.actions.includes(action)),
    agent,
    input: process.stdin,
    output: process.stdout,
  });
}
