import type { TSchema } from 'typebox';
import type { Operation } from '../../server/api-contract/operation.ts';
import { type FrontEndWord, frontEndMarks } from '../../server/api-contract/schemas/front-end.ts';
import { FRONT_END_OPERATIONS } from '../../server/api/pinnable.ts';
import { betweenMarks } from './between-marks.ts';

/** docs/embed-tokens.md, with the table of what front ends may send and see as the contract has it. */
export function frontEndMarkdown(): string {
  return betweenMarks('docs/embed-tokens.md', 'fields', table());
}

const COLUMNS: readonly Readonly<{ word: FrontEndWord; title: string }>[] = [
  { word: 'required', title: 'must be pinned' },
  { word: 'pinned', title: 'sent only as pinned' },
  { word: 'steers', title: 'free, or as pinned: steers the route' },
  { word: 'own', title: 'things of the pinned buyer or session only' },
  { word: 'unseen', title: 'null in the answer' },
];

function table(): string {
  const rows = FRONT_END_OPERATIONS.map((operation) => {
    const cells = COLUMNS.map(({ word }) => fieldsOf(operation, word).join(', ') || '—');
    return `| \`${operation.method} ${operation.path}\` | ${cells.join(' | ')} |`;
  });
  return [
    `| operation | ${COLUMNS.map(({ title }) => title).join(' | ')} |`,
    `|---|${'---|'.repeat(COLUMNS.length)}`,
    ...rows,
  ].join('\n');
}

function fieldsOf(operation: Operation, word: FrontEndWord): readonly string[] {
  const schemas: readonly (TSchema | null | undefined)[] =
    word === 'unseen'
      ? Object.values(operation.responses)
      : [operation.params, operation.query, operation.body];
  const names = schemas
    .flatMap((schema) => (schema === null || schema === undefined ? [] : frontEndMarks(schema)))
    .filter((mark) => mark.word === word)
    .map(({ pointer }) => `\`${pointer.slice(1).replaceAll('/*/', '[].').replaceAll('/', '.')}\``);
  return [...new Set(names)];
}
