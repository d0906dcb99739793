import type { Model, Operation } from './model.ts';
import { clientType, firstLine, isRaw, queryName } from './emit-typescript.ts';

/**
 * What the dashboard may call, by method and path: types alone, so that the browser loads none of it, and a call that
 * is no operation of the contract does not compile.
 */
export function dashboardOperations({ version, operations }: Model): string {
  return [
    firstLine(version),
    `import type * as T from '${SCHEMAS}';\n`,
    '/** Every operation, by what a call of it names. */',
    'export type Operations = Readonly<{',
    ...operations.map(
      (operation) => `  '${operation.method} ${operation.path}': ${operationType(operation)};`,
    ),
    '}>;\n',
  ].join('\n');
}

/** The types of the SDK, by the name that the dashboard has for them. */
const SCHEMAS = '@railyard/sdk/schemas';

function operationType(operation: Operation): string {
  const { pathParameters, body, answer, query, isKeyed, items } = operation;
  const bodyType = isRaw(operation) ? 'string' : body === null ? 'undefined' : clientType(body.type);
  return `{ ${[
    `path: ${pathParameters.map((name) => `'${name}'`).join(' | ') || 'never'}`,
    `query: ${query.length === 0 ? 'undefined' : `T.${queryName(operation)}`}`,
    `body: ${bodyType}${body === null || body.isRequired || bodyType === 'undefined' ? '' : ' | undefined'}`,
    `answer: ${answer === null ? 'null' : clientType(answer)}`,
    `item: ${items === null ? 'never' : clientType(items)}`,
    `isKeyed: ${isKeyed}`,
  ].join('; ')} }`;
}
