import fs from 'node:fs';
import path from 'node:path';
import { cliBodies, cliContract, cliOperations } from './emit-cli.ts';
import { csharpOperations, csharpTypes } from './emit-csharp.ts';
import { dashboardOperations } from './emit-dashboard.ts';
import { phpOperations, phpRecords, phpShapes } from './emit-php.ts';
import {
  pythonAsyncOperations,
  pythonOperations,
  pythonSchemas,
  pythonSecrets,
  pythonStub,
} from './emit-python.ts';
import { typeScriptClient, typeScriptSchemas, typeScriptSecrets } from './emit-typescript.ts';
import { rubyMembers, rubyOperations, rubySignatures, rubyTypes } from './emit-ruby.ts';
import { goOperations, goTypes } from './emit-go.ts';
import { javaModels } from './emit-java.ts';
import { javaOperations } from './emit-java-operations.ts';
import { operationNames } from './emit-names.ts';
import { requestContract } from './emit-requests.ts';
import type { Model } from './model.ts';
import { readModel } from './read.ts';

/** A file of an SDK that is printed from the contract, by its place in the project. */
type SdkFile = Readonly<{ file: string; render(): string }>;

const root = path.join(import.meta.dirname, '../..');

const JAVA = 'sdks/java/src/generated/java/io/github/railyard';
const PYTHON = 'sdks/python/src/railyard/generated';

/** Every `generated/` file of every SDK. */
export function sdkFiles(): readonly SdkFile[] {
  return [...FILES, ...javaFiles()];
}

const FILES: readonly SdkFile[] = [
  { file: 'packages/sdk/src/generated/schemas.ts', render: () => typeScriptSchemas(contract()) },
  { file: 'sdks/behaviour/generated/operations.json', render: () => operationNames(contract()) },
  { file: 'packages/cli/src/generated/contract.ts', render: () => cliContract(contract()) },
  { file: 'packages/cli/src/generated/requests.json', render: () => requests() },
  { file: 'packages/cli/src/generated/operations.ts', render: () => cliOperations(contract()) },
  { file: 'packages/cli/src/generated/bodies.ts', render: () => cliBodies(contract()) },
  { file: 'packages/sdk/src/generated/client.ts', render: () => typeScriptClient(contract()) },
  { file: 'packages/sdk/src/generated/secrets.ts', render: () => typeScriptSecrets(contract()) },
  { file: 'sdks/go/generated_types.go', render: () => goTypes(contract()) },
  { file: 'sdks/go/generated_operations.go', render: () => goOperations(contract()) },
  { file: 'sdks/php/generated/operations.php', render: () => phpOperations(contract()) },
  { file: 'sdks/php/generated/records.php', render: () => phpRecords(contract()) },
  { file: 'sdks/php/generated/shapes.php', render: () => phpShapes(contract()) },
  { file: `${PYTHON}/operations.py`, render: () => pythonOperations(contract()) },
  { file: `${PYTHON}/operations.pyi`, render: () => pythonStub(contract(), 'blocking') },
  { file: `${PYTHON}/async_operations.py`, render: () => pythonAsyncOperations(contract()) },
  { file: `${PYTHON}/async_operations.pyi`, render: () => pythonStub(contract(), 'async') },
  { file: `${PYTHON}/secrets.py`, render: () => pythonSecrets(contract()) },
  { file: `${PYTHON}/schemas.py`, render: () => pythonSchemas(contract()) },
  { file: 'sdks/csharp/src/generated/Operations.cs', render: () => csharpOperations(contract()) },
  { file: 'sdks/csharp/src/generated/Schemas.cs', render: () => csharpTypes(contract()) },
  { file: 'sdks/ruby/lib/railyard/generated/operations.rb', render: () => rubyOperations(contract()) },
  { file: 'sdks/ruby/lib/railyard/generated/members.rb', render: () => rubyMembers(contract()) },
  { file: 'sdks/ruby/sig/generated/operations.rbs', render: () => rubySignatures(contract()) },
  { file: 'sdks/ruby/sig/generated/records.rbs', render: () => rubyTypes(contract()) },
  { file: 'apps/dashboard/src/generated/operations.ts', render: () => dashboardOperations(contract()) },
];

/** A file for each class: which there are, the contract says. */
function javaFiles(): readonly SdkFile[] {
  const model = contract();
  return [...javaModels(model), ...javaOperations(model)].map(([name, text]) => ({
    file: `${JAVA}/${name}.java`,
    render: () => text,
  }));
}

/** The contract as it stands in the project. */
export function contract(): Model {
  return readModel(readJson('openapi.json'), version());
}

function requests(): string {
  const { currencies } = readJson('design.json') as Readonly<{ currencies: unknown }>; // printed by the service
  return requestContract(readJson('openapi.json'), version(), currencies);
}

function readJson(name: string): unknown {
  return JSON.parse(fs.readFileSync(path.join(root, 'contract', name), 'utf8'));
}

function version(): string {
  const [first = ''] = fs.readFileSync(path.join(root, 'contract', 'VERSION'), 'utf8').split('\n');
  return first;
}
