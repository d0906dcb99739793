import { operation, token } from './operation.ts';
import { Uuid } from './schemas/identifier.ts';
import { CurrencyCode, MinorUnits } from './schemas/money.ts';
import { cursorQuery, filteredPage, page } from './schemas/pagination.ts';
import { choice, constant, fields, nullable, object, optional, text } from './schemas/schema.ts';
import { thirdPartyId } from './schemas/third-party-id.ts';
import { Timestamp } from './schemas/time.ts';
import { Type } from './schemas/type.ts';
import { describe } from './schemas/words.ts';

export const ProcessorReportStatus = choice(
  'ProcessorReportStatus',
  ['announced', 'fetched', 'read', 'failed'],
  '`announced`: named by an event or being uploaded, and not here yet; `fetched`: here, and being read; ' +
    '`read`: to its end; `failed`: given up.',
);

export const ProcessorReportTotal = object('ProcessorReportTotal', {
  line_type: Type.String(),
  currency: CurrencyCode,
  line_count: Type.Integer(),
  net_amount: MinorUnits,
});
describe(ProcessorReportTotal, {
  line_type: "The processor's own word for such lines.",
  currency: 'The currency that was paid out.',
  line_count: 'How many there are.',
  net_amount: 'What they add up to, fees taken.',
});

export const ProcessorReport = object('ProcessorReport', {
  type: constant('processor-report'),
  id: Uuid,
  merchant_account_id: Type.String(),
  payment_service_id: Uuid,
  name: Type.String(),
  status: ProcessorReportStatus,
  line_count: Type.Integer(),
  payment_line_count: Type.Integer(),
  account_line_count: Type.Integer(),
  unmatched_line_count: Type.Integer(),
  unreadable_line_count: Type.Integer(),
  waiting_line_count: Type.Integer(),
  totals: Type.Array(ProcessorReportTotal),
  fault: nullable(Type.String()),
  announced_at: Timestamp,
  updated_at: Timestamp,
});
describe(ProcessorReport, {
  id: '`payment_service_report_file_ids` of the lines that were read in it.',
  payment_service_id: 'The payment service whose processor made it.',
  name: "The processor's name of the file.",
  status: 'How far it has come.',
  line_count: 'Lines read so far.',
  payment_line_count:
    'Of these, lines about a payment or refund of this merchant account: they are in the books.',
  account_line_count: 'About the account, such as a transfer to the bank or a monthly fee: in no books here.',
  unmatched_line_count: 'About a payment that is not known here.',
  unreadable_line_count: 'That say nothing that can be read.',
  waiting_line_count: 'That wait for the other lines of their movement.',
  totals: "By the processor's word for a line, and the currency paid out.",
  fault: 'Why the last try to fetch or read it ended; null where none did, or one has come on since.',
  announced_at: 'When the processor last said that it is there, or it was uploaded.',
  updated_at: 'When it last came on.',
});

export const ProcessorReports = filteredPage('ProcessorReports', ProcessorReport);

export const ProcessorReportCell = object('ProcessorReportCell', {
  column: Type.String(),
  value: Type.String(),
});
describe(ProcessorReportCell, {
  column: 'The name of its column, as the first line of the file has it.',
  value: 'What stands there.',
});

export const ProcessorReportLine = object('ProcessorReportLine', {
  type: constant('processor-report-line'),
  line: Type.Integer(),
  reason: Type.String(),
  cells: Type.Array(ProcessorReportCell),
});
describe(ProcessorReportLine, {
  line: 'Its number in the file, from 1, behind the names of the columns.',
  reason: 'Why nothing came of it.',
  cells: 'What stands in it, card numbers masked.',
});

export const ProcessorReportLines = page('ProcessorReportLines', ProcessorReportLine);

export const listProcessorReports = operation({
  id: 'list_processor_reports',
  method: 'GET',
  path: '/processor-reports',
  tag: 'Settlements',
  summary: 'List the files in which processors say what they settled, newest first.',
  description:
    'By when they were first announced. A file is forgotten some time after it was read; what its lines put in the ' +
    'books stays. Filters are joined by and; a list of values by or.',
  access: token('reports.read'),
  merchantAccount: 'header',
  query: describe(
    fields({
      ...cursorQuery(),
      announced_at_lte: optional(Timestamp),
      announced_at_gte: optional(Timestamp),
      status: optional(Type.Array(ProcessorReportStatus, { maxItems: 100 })),
      payment_service_id: optional(Type.Array(Uuid, { maxItems: 100 })),
      name: optional(text(200)),
      has_unmatched: optional(Type.Boolean()),
    }),
    {
      announced_at_lte: 'Announced at this moment or before.',
      announced_at_gte: 'Announced at this moment or after.',
      status: 'In one of these states.',
      payment_service_id: 'Of one of these payment services.',
      name: "With exactly this name of the processor's.",
      has_unmatched: 'Whether lines of it came to nothing.',
    },
  ),
  responses: { 200: ProcessorReports },
});

const CONTENT_LENGTH_MAX = 5_500_000;

export const ProcessorReportCreate = object('ProcessorReportCreate', {
  payment_service_id: Uuid,
  name: text(200),
  content: thirdPartyId(Type.String({ minLength: 1, maxLength: CONTENT_LENGTH_MAX })),
});
describe(ProcessorReportCreate, {
  payment_service_id: 'A payment service of the processor whose file it is.',
  name: 'The name of the file: one of the same name is read anew, and no line of it counts twice.',
  content: 'The file as text, as the processor gives it.',
});

export const createProcessorReport = operation({
  id: 'create_processor_report',
  method: 'POST',
  path: '/processor-reports',
  tag: 'Settlements',
  summary: 'Upload a file in which a processor says what it settled.',
  description:
    'Of processors that give it to people alone, by e-mail or SFTP; and of any whose files are read, in place of one ' +
    'that was not fetched. It is read in a moment. 422 says what of the file is missing, or that no reader knows it.',
  access: token('transactions.write'),
  merchantAccount: 'header',
  body: ProcessorReportCreate,
  bodyBytesMax: 6_000_000,
  responses: { 201: ProcessorReport },
});

export const getProcessorReport = operation({
  id: 'get_processor_report',
  method: 'GET',
  path: '/processor-reports/{processor_report_id}',
  tag: 'Settlements',
  summary: 'Read how far a file of a processor has been read, and what its lines were about.',
  description: '404 once the file is forgotten.',
  access: token('reports.read'),
  merchantAccount: 'header',
  params: describe(fields({ processor_report_id: Uuid }), { processor_report_id: 'The file.' }),
  responses: { 200: ProcessorReport },
});

export const listProcessorReportLines = operation({
  id: 'list_processor_report_lines',
  method: 'GET',
  path: '/processor-reports/{processor_report_id}/unmatched-lines',
  tag: 'Settlements',
  summary: "List the lines of a processor's file that came to nothing, in the order of the file.",
  description: 'The first thousand of a file, with why; the counts of the file have them all.',
  access: token('reports.read'),
  merchantAccount: 'header',
  params: describe(fields({ processor_report_id: Uuid }), { processor_report_id: 'The file.' }),
  query: fields({ ...cursorQuery() }),
  responses: { 200: ProcessorReportLines },
});
