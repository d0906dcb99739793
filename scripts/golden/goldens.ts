import { printOperationMachine } from '../../server/domain/operation/operation-machine.ts';
import { printDisputeMachine } from '../../server/domain/dispute/dispute.ts';
import { printMachine } from '../../server/domain/transaction/machine.ts';
import { sdkFiles } from '../../sdks/generator/index.ts';
import { buyerWordsModule } from './buyer-words.ts';
import { cardSchemesJson, cardSchemesModule } from './card-schemes.ts';
import { CLIENT_VECTORS } from './client-vectors.ts';
import { configMarkdown } from './config-markdown.ts';
import { architectureMarkdown } from './architecture-markdown.ts';
import { CONTRACT_FACTS } from './contract-facts.ts';
import { openApiText } from './contract-json.ts';
import { connectorsMarkdown } from './connectors-markdown.ts';
import { disputeDesksMarkdown } from './dispute-desks-markdown.ts';
import { disputesMarkdown } from './disputes-markdown.ts';
import { fieldTitles } from './field-titles.ts';
import { frameDataVectors } from './frame-data.ts';
import { frontEndEvents } from './front-end-events.ts';
import { frontEndMarkdown } from './front-end-markdown.ts';
import { buyerWordsKotlin, cardSchemesKotlin } from './kotlin-tables.ts';
import { publishedNames } from './published-names.ts';
import { recordsIndex } from './records-index.ts';
import { sandboxSchemaDump, schemaDump } from './schema-dump.ts';
import { answerTypes, sandboxAnswerTypes } from './statements.ts';
import { testCardsMarkdown } from './test-cards-markdown.ts';
import { tableColumns, tableTypes } from './table-types.ts';
import { SWIFT_TABLES } from './swift-tables.ts';
import { publishedVersions } from './versions.ts';

const KOTLIN_CORE = 'mobile/android/core/src/main/kotlin/io/github/railyard/core';

/** A file of the project that the code prints, and review reads. */
type Golden = Readonly<{ file: string; render(): Promise<string> | string }>;

/**
 * The code itself reads these, and the generator of SDKs the contract to know which files there are: so what is printed
 * after them is printed by a process that has them.
 */
export const READ_BY_CODE: readonly Golden[] = [
  { file: 'server/db/columns.ts', render: tableColumns },
  { file: 'packages/client-core/src/card-schemes.ts', render: cardSchemesModule },
  { file: 'packages/client-core/src/buyer-words.ts', render: buyerWordsModule },
  { file: 'contract/openapi.json', render: openApiText },
];

export const GOLDENS: readonly Golden[] = [
  ...READ_BY_CODE,
  { file: 'packages/secure-fields/src/titles.ts', render: fieldTitles },
  { file: 'contract/card-schemes.json', render: cardSchemesJson },
  ...SWIFT_TABLES,
  ...CONTRACT_FACTS,
  { file: 'contract/versions.json', render: publishedVersions },
  { file: 'ARCHITECTURE.md', render: architectureMarkdown },
  { file: 'docs/adr/README.md', render: recordsIndex },
  { file: 'docs/config.md', render: configMarkdown },
  { file: 'docs/migrate/sdk-names.md', render: publishedNames },
  { file: 'docs/payment-services.md', render: connectorsMarkdown },
  { file: 'docs/after-the-payment.md', render: disputesMarkdown },
  { file: 'docs/disputes.md', render: disputeDesksMarkdown },
  { file: 'docs/embed-tokens.md', render: frontEndMarkdown },
  { file: 'docs/front-end-events.md', render: frontEndEvents },
  { file: 'docs/test-cards.md', render: testCardsMarkdown },
  { file: 'server/db/schema.sql', render: schemaDump },
  { file: 'server/db/tables.ts', render: tableTypes },
  { file: 'server/db/answers.ts', render: answerTypes },
  { file: 'sandbox/schema.sql', render: sandboxSchemaDump },
  { file: 'sandbox/queries/answers.ts', render: sandboxAnswerTypes },
  { file: 'server/domain/transaction/machine.golden.txt', render: printMachine },
  { file: 'server/domain/operation/machine.golden.txt', render: printOperationMachine },
  { file: 'server/domain/dispute/machine.golden.txt', render: printDisputeMachine },
  ...CLIENT_VECTORS,
  { file: `${KOTLIN_CORE}/CardSchemes.kt`, render: cardSchemesKotlin },
  { file: `${KOTLIN_CORE}/BuyerWords.kt`, render: buyerWordsKotlin },
  ...sdkFiles(),
  { file: 'contract/vectors/frame-data.json', render: frameDataVectors },
];
