import { paymentServices } from '../connections/connection-kinds.ts';
import { getFlowVersion } from '../db/queries/flows.ts';
import type { ActionRow } from '../db/queries/transaction-rows.ts';
import { type CompiledFlow, compileFlow } from '../domain/flow/compile.ts';
import {
  type Decision,
  type Inputs,
  type WrittenDecision,
  type WrittenInputs,
  readDecision,
  readInputs,
} from '../domain/flow/decide-route.ts';
import { type ExplainedAction, explainDecision } from '../domain/flow/explain-decision.ts';
import type { NameOf } from '../domain/flow/explain.ts';
import type { FlowName } from '../domain/flow/rule.ts';
import type { MerchantAccountId } from '../domain/ids.ts';
import { fromStoredJson } from '../json/stored-json.ts';
import type { ReadParts } from '../parts.ts';

/** What a flow decided of a payment, with the version that decided and all that it saw. */
export type FlowDecision = Readonly<{ flow: CompiledFlow; inputs: Inputs; decision: Decision }>;

export async function readDecided(parts: ReadParts, row: ActionRow): Promise<FlowDecision> {
  return {
    flow: await flowOf(parts, row),
    inputs: readInputs(fromStoredJson<WrittenInputs>(row.inputs)),
    decision: readDecision(fromStoredJson<WrittenDecision>(row.outcome)),
  };
}

async function flowOf({ db }: Pick<ReadParts, 'db'>, row: ActionRow): Promise<CompiledFlow> {
  const name = fromStoredJson<FlowName>(row.flow);
  if (row.flow_version === 0) return compileFlow(name, 0, []);
  const found = await getFlowVersion(db, row.merchant_account_id, name, row.flow_version);
  if (found === null) throw new Error('BUG: a decision was made by a version that is gone');
  return compileFlow(name, found.number, found.rules);
}

/** The actions that were asked and have something to tell: rules of their own, or where to try. */
export function askedActions(
  { flow, inputs, decision }: FlowDecision,
  nameOf: NameOf,
): readonly ExplainedAction[] {
  return explainDecision(flow, inputs, decision, nameOf).filter(
    ({ action, isAsked, rules }) => isAsked && (rules.length > 0 || action === 'route-transaction'),
  );
}

/** The payment services that a decision names. */
export function servicesIn({ inputs, decision }: FlowDecision): readonly string[] {
  const { left_out: leftOut = [] } = inputs;
  const listed = [...decision.attempts, ...leftOut].map(({ payment_service_id: id }) => id);
  return [...listed, ...decision.skipped, ...inputs.able, ...(inputs.named === null ? [] : [inputs.named])];
}

/** What payment services are called, those that were deleted among them. */
export async function serviceNames(
  parts: ReadParts,
  merchantAccountId: MerchantAccountId,
  ids: readonly string[],
): Promise<NameOf> {
  const names = await namesOf(
    ids,
    async (id) => (await paymentServices.find(parts, merchantAccountId, id))?.displayName,
  );
  return (id) => names.get(id) ?? id;
}

/** Each id's name, read once; of an id that has none, nothing. */
export async function namesOf<Id extends string>(
  ids: readonly Id[],
  read: (id: Id) => Promise<string | null | undefined>,
): Promise<ReadonlyMap<string, string>> {
  const found = await Promise.all([...new Set(ids)].map(async (id) => [id, await read(id)] as const));
  return new Map(found.flatMap(([id, name]) => (typeof name === 'string' ? [[id, name]] : [])));
}
