import { readBai2 } from './bai2.ts';
import { type CsvMapping, readBankCsv } from './bank-csv.ts';
import { readCamt053 } from './camt053.ts';
import { readMt940 } from './mt940.ts';
import type { BankFile } from './statement.ts';

export const STATEMENT_FORMATS = ['camt.053', 'mt940', 'bai2', 'csv'] as const;
export type StatementFormat = (typeof STATEMENT_FORMATS)[number];

export type StatementSource =
  | Readonly<{ format: Exclude<StatementFormat, 'csv'> }>
  | Readonly<{ format: 'csv'; mapping: CsvMapping }>;

/**
 * The statements of a file that comes in chunks, and what of it could not be read. Throws `MalformedStatement` for what
 * is none of that format.
 */
export function readStatements(source: StatementSource, chunks: Iterable<string>): BankFile {
  switch (source.format) {
    case 'camt.053':
      return readCamt053(chunks);
    case 'mt940':
      return readMt940(chunks);
    case 'bai2':
      return readBai2(chunks);
    case 'csv':
      return readBankCsv(chunks, source.mapping);
    default:
      return source satisfies never;
  }
}
