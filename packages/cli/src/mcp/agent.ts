import { ApiError, type Railyard } from '@railyard/sdk';
import { CommandError } from '../command-error.ts';

/** Whom the tools act for. */
export type Agent = Readonly<{
  /** Asks with the agent's key. */
  railyard: Railyard;
  /** Its mandate. */
  mandateId: string;
  /** What the mandate allows: `read`, `pay`, `capture`, `void`, `refund`. */
  actions: readonly string[];
  /** For the model, in sentences. */
  instructions: string;
}>;

/**
 * The agent whose key this is. The key of anybody else is refused: nothing would hold it.
 * @throws CommandError where it is not the key of an agent
 */
export async function agentOf(railyard: Railyard): Promise<Agent> {
  await refuseOtherKeys(railyard);
  const { items } = await railyard.agentMandates.list({ limit: 1 });
  const [mandate] = items;
  if (mandate === undefined)
    throw new CommandError('The mandate of this key is not there: look at --merchant-account.', 'access');

  return {
    railyard,
    mandateId: mandate.id,
    actions: mandate.actions,
    instructions: [
      `You act for a merchant under a mandate: ${mandate.purpose}`,
      `Amounts are whole numbers of minor units of ${mandate.currency}: 1299 is 12.99 where it has cents.`,
      'The service refuses what is beyond the mandate, and says why; asking again does not change that.',
      'For each thing that you mean to do, make up one intent, and use it at every try: it is then done once.',
      'Where an outcome is not known, call the same tool again with the same intent, and with nothing else.',
    ].join('\n'),
  };
}

/** Everybody may ask what an instance can do, but for agents. */
async function refuseOtherKeys(railyard: Railyard): Promise<void> {
  try {
    await railyard.capabilities.get();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.details.some(({ type }) => type === 'value_error.agent_mandate.operation')) return;
    throw error;
  }
  throw new CommandError(
    'This is not the key of an agent, so nothing would limit what is done with it: give a mandate, and make a key ' +
      'with agent_mandate_id (docs/agents.md).',
    'access',
  );
}
