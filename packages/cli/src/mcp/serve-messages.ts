import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import type { Agent } from './agent.ts';
import { type AgentTool, callTool, describeTool } from './tools.ts';

/** What the server says of itself, offers, and speaks over. */
type ToolServer = Readonly<{
  server: Readonly<{ name: string; title: string; version: string }>;
  instructions: string;
  tools: readonly AgentTool[];
  agent: Agent;
  input: Readable;
  output: Writable;
}>;

/**
 * Of the Model Context Protocol, newest first. What is used of it is the same in all of them; 2025-03-26 has batches
 * besides, and is not among them.
 */
const PROTOCOL_VERSIONS = ['2025-11-25', '2025-06-18', '2024-11-05'] as const;

type Id = string | number;
type Message = Readonly<{ id?: Id; method: string; params: Readonly<Record<string, unknown>> }>;
type RpcError = Readonly<{ code: number; message: string }>;

const ERRORS = {
  parse: -32_700,
  request: -32_600,
  method: -32_601,
  params: -32_602,
  internal: -32_603,
} as const;

/**
 * JSON-RPC, a message a line. Calls of tools run beside each other, and are answered as they end. When the input ends,
 * what is under way is waited for.
 */
export async function serveMessages(served: ToolServer): Promise<void> {
  const underWay = new Set<Promise<void>>();
  const send = (message: object): void =>
    void served.output.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);

  for await (const line of createInterface({ input: served.input, crlfDelay: Infinity })) {
    if (line.trim() === '') continue;
    const message = parseMessage(line);
    if ('code' in message) {
      send({ id: null, error: message });
      continue;
    }
    const { id } = message;
    // What has no id is a notification, and is never answered.
    if (id === undefined) continue;
    const answering = answerOf(served, message)
      .catch((error: unknown): Answer => ({ error: internalError(error) }))
      .then((answer) => send({ id, ...answer }))
      .finally(() => underWay.delete(answering));
    underWay.add(answering);
  }
  await Promise.all(underWay);
}

function parseMessage(line: string): Message | RpcError {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return { code: ERRORS.parse, message: 'The line is not JSON.' };
  }
  if (!isRecord(value) || value['jsonrpc'] !== '2.0')
    return { code: ERRORS.request, message: 'A message is one object of JSON-RPC 2.0.' };

  const { id, method, params } = value;
  if (typeof method !== 'string')
    return { code: ERRORS.request, message: 'This server asks nothing, so every message names a method.' };
  if (id !== undefined && typeof id !== 'string' && typeof id !== 'number')
    return { code: ERRORS.request, message: 'An id is text or a number.' };
  const given = isRecord(params) ? params : {};
  return id === undefined ? { method, params: given } : { id, method, params: given };
}

/** Nothing else can be said of it: whoever asks again with the same intent is told what became of it. */
function internalError(error: unknown): RpcError {
  return { code: ERRORS.internal, message: error instanceof Error ? error.message : String(error) };
}

type Answer = Readonly<{ result: object }> | Readonly<{ error: RpcError }>;

async function answerOf(served: ToolServer, { method, params }: Message): Promise<Answer> {
  switch (method) {
    case 'initialize':
      return { result: greeting(served, params['protocolVersion']) };
    case 'ping':
      return { result: {} };
    case 'tools/list':
      return { result: { tools: served.tools.map(describeTool) } };
    case 'tools/call':
      return calledTool(served, params);
    default:
      return { error: { code: ERRORS.method, message: `There is no method ${method}.` } };
  }
}

function greeting({ server, instructions }: ToolServer, asked: unknown): object {
  const protocolVersion = PROTOCOL_VERSIONS.find((version) => version === asked) ?? PROTOCOL_VERSIONS[0];
  return { protocolVersion, capabilities: { tools: {} }, serverInfo: server, instructions };
}

async function calledTool({ tools, agent }: ToolServer, params: Message['params']): Promise<Answer> {
  const tool = tools.find(({ name }) => name === params['name']);
  if (tool === undefined)
    return {
      error: { code: ERRORS.params, message: `There is no tool ${JSON.stringify(params['name'])}.` },
    };
  const given = params['arguments'] ?? {};
  if (!isRecord(given)) return { error: { code: ERRORS.params, message: 'Arguments are an object.' } };
  return { result: await callTool(tool, agent, given) };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
