import { type Caller, mandateOf } from '../../../access/caller.ts';
import { type AgentMandateRow, getAgentMandate } from '../../../db/queries/agent-mandates.ts';
import { type MerchantAccountId, toId } from '../../../domain/ids.ts';
import { Problem } from '../../../domain/problem.ts';
import type { ReadParts } from '../../../parts.ts';

/** A mandate that the caller may see: an agent sees its own. 404 for every other. */
export async function mandateAt(
  {
    parts,
    merchantAccountId,
    caller,
  }: Readonly<{ parts: ReadParts; merchantAccountId: MerchantAccountId; caller: Caller }>,
  given: string,
): Promise<AgentMandateRow> {
  const id = toId<'agent-mandate'>(given.toLowerCase());
  const own = mandateOf(caller);
  const row = own === null || own.id === id ? await getAgentMandate(parts.db, merchantAccountId, id) : null;
  if (row === null) throw new Problem('not_found');
  return row;
}
