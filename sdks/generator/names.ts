import type { Operation } from './model.ts';

/** Where an operation stands in a client: `transactions.refunds.create`, as words in lower case. */
export type OperationName = Readonly<{ group: readonly string[]; verb: string }>;

/** What the first word of an operation's id is called in every SDK. */
const VERBS: Readonly<Record<string, string>> = {
  create: 'create',
  add: 'create',
  configure: 'create',
  register: 'create',
  get: 'get',
  read: 'get',
  list: 'list',
  update: 'update',
  edit: 'update',
  put: 'update',
  delete: 'delete',
  unregister: 'delete',
};

/** Where the rule would give a name that nobody would look for. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  activate_gift_card: 'gift-cards activate',
  authenticate_checkout_session_three_d_secure: 'checkout sessions three-d-secure authenticate',
  compare_flow_draft: 'flows drafts compare',
  compare_flow_versions: 'flows versions compare',
  create_full_transaction_refund: 'transactions refunds create-all',
  create_paze_mobile_session: 'digital-wallets paze session create-mobile',
  create_report_execution_url: 'reports executions create-url',
  get_checkout_session_three_d_secure_version: 'checkout sessions three-d-secure get-version',
  get_three_ds_scenario: 'three-ds-scenarios list',
  issue_gift_card: 'gift-cards issue',
  receive_anti_fraud_event: 'processor-events receive-anti-fraud',
  receive_network_token_event: 'processor-events receive-network-token',
  receive_processor_event: 'processor-events receive',
  receive_token_service_event: 'processor-events receive-token-service',
  vault_forward: 'vault-forward send',
};

/**
 * By the operation's path: the words of it that stand are its group, and what is done there its verb. Where the path
 * ends in what is done (`/transactions/{id}/capture`), that is the verb.
 */
export function nameOf({ id, path }: Pick<Operation, 'id' | 'path'>): OperationName {
  const exception = EXCEPTIONS[id]?.split(' ');
  if (exception !== undefined) return { group: exception.slice(0, -1), verb: exception.at(-1) ?? '' };
  const words = path.split('/').filter((word) => word !== '' && !word.startsWith('{'));
  const [first = ''] = id.split('_');
  const last = words.at(-1) ?? '';
  if (last.split('-')[0] === first) return { group: words.slice(0, -1), verb: last };
  const verb = VERBS[first];
  if (verb === undefined)
    throw new Error(`${id} (${path}) has no name yet: give it one in sdks/generator/names.ts`);
  return { group: words, verb };
}

/** Refuses two operations under one name, and an operation under the name of a group. */
function refuseTwins(operations: readonly Pick<Operation, 'id' | 'path'>[]): void {
  const groups = new Set(
    operations.flatMap((one) => nameOf(one).group.map((_, at, words) => words.slice(0, at + 1).join(' '))),
  );
  const taken = new Map<string, string>();
  for (const operation of operations) {
    const { group, verb } = nameOf(operation);
    const name = [...group, verb].join(' ');
    const twin = taken.get(name) ?? (groups.has(name) ? 'a group of operations' : undefined);
    if (twin !== undefined)
      throw new Error(`${operation.id} and ${twin} have one name, ${name}: see sdks/generator/names.ts`);
    taken.set(name, operation.id);
  }
}

/** The operations of a group, and the groups in it. */
export type GroupTree = Readonly<{
  operations: readonly Operation[];
  groups: ReadonlyMap<string, GroupTree>;
}>;

/** All operations by their groups; refuses twins. */
export function groupTree(operations: readonly Operation[]): GroupTree {
  refuseTwins(operations);
  return treeBelow(operations, 0);
}

/** Of those whose groups have the same first words, `depth` of them. */
function treeBelow(operations: readonly Operation[], depth: number): GroupTree {
  const wordOf = (operation: Operation): string | undefined => nameOf(operation).group[depth];
  const words = new Set(operations.map(wordOf).filter((word) => word !== undefined));
  return {
    operations: operations.filter((operation) => wordOf(operation) === undefined),
    groups: new Map(
      [...words].map((word) => [
        word,
        treeBelow(
          operations.filter((operation) => wordOf(operation) === word),
          depth + 1,
        ),
      ]),
    ),
  };
}

/** Schemas whose name the runtimes have for something else. */
const RENAMED: Readonly<Record<string, string>> = { Error: 'ErrorBody', ErrorDetail: 'ErrorBodyDetail' };

/** What a schema is called among the types of a language that has its errors beside them. */
export function typeName(schema: string): string {
  return RENAMED[schema] ?? schema;
}

/** `transactions.refunds.create`, as most languages write it. */
export function dottedName(operation: Pick<Operation, 'id' | 'path'>): string {
  const { group, verb } = nameOf(operation);
  return [...group, verb].map((word) => camelCase([word])).join('.');
}

export function camelCase(words: readonly string[]): string {
  const [first = '', ...rest] = words.join('-').split(/[-_]/);
  return first + rest.map(capital).join('');
}

export function pascalCase(words: readonly string[]): string {
  return words.join('-').split(/[-_]/).map(capital).join('');
}

function capital(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}
