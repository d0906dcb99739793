import { ApiError, ConnectionError, OutcomeUnknown } from '@railyard/sdk';
import type { Agent } from './agent.ts';
import { type Arguments, type Fields, readArguments, schemaOf } from './arguments.ts';
import { PAYING_TOOLS } from './paying-tools.ts';
import { READING_TOOLS } from './reading-tools.ts';

/** Something that a model can call. */
export type AgentTool = Readonly<{
  name: string;
  /** For people. */
  title: string;
  /** For the model: when to call it, and what comes back. */
  description: string;
  /** The action that a mandate has to allow; null: every mandate does. */
  action: 'read' | 'pay' | 'capture' | 'void' | 'refund' | null;
  /** Whether it moves money. */
  writes: boolean;
  fields: Fields;
  call(agent: Agent, given: Arguments): Promise<object>;
}>;

/** All of them, those that only look first. */
export const AGENT_TOOLS: readonly AgentTool[] = [...READING_TOOLS, ...PAYING_TOOLS];

/** As `tools/list` tells it. */
export function describeTool({ name, title, description, writes, fields }: AgentTool): object {
  return {
    name,
    title,
    description,
    inputSchema: schemaOf(fields),
    annotations: {
      title,
      readOnlyHint: !writes,
      destructiveHint: writes,
      // Under the same intent.
      idempotentHint: true,
      openWorldHint: true,
    },
  };
}

/** A tool's answer, or its refusal in sentences: an error of a tool is told to the model, which can go on from it. */
export async function callTool(
  tool: AgentTool,
  agent: Agent,
  given: Readonly<Record<string, unknown>>,
): Promise<object> {
  const read = readArguments(tool.fields, given);
  if ('problems' in read) return refusal(read.problems.join('\n'), { code: 'bad_arguments' });

  try {
    const structuredContent = await tool.call(agent, read.values);
    return {
      content: [{ type: 'text', text: JSON.stringify(structuredContent, null, 2) }],
      structuredContent,
    };
  } catch (error) {
    return refusalOf(error);
  }
}

function refusalOf(error: unknown): object {
  if (error instanceof OutcomeUnknown)
    return refusal(
      'It is not known yet whether this happened. Do not do it another way: call this tool again with the same ' +
        'intent and the same arguments. It is done once, however often you ask.',
      { code: 'outcome_unknown' },
    );
  if (error instanceof ConnectionError)
    return refusal('The service cannot be reached. Call this tool again with the same arguments.', {
      code: 'unreachable',
    });

  if (!(error instanceof ApiError)) throw error;
  const details = error.details.map(({ pointer, message, type }) => ({ pointer, message, type }));
  return refusal(error.message, { code: error.code, status: error.status, details });
}

function refusal(text: string, structuredContent: object): object {
  return { content: [{ type: 'text', text }], structuredContent, isError: true };
}
