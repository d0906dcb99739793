import { Readable } from 'node:stream';
import type { RowProblem } from '../../server/card-imports/card-of-row.ts';
import { type TokenCounts, type TokenImport, importTokens } from '../../server/card-imports/import-tokens.ts';
import { connectors } from '../../server/connectors/registry.ts';
import { toId } from '../../server/domain/ids.ts';
import { type ImportVault, openImportVault } from '../../server/vault/import-vault.ts';
import { fileRootKeys } from '../../server/vault/providers/file.ts';
import type { TestService } from './index.ts';

/** What an operator's import of a list told. */
export type ImportedList = Readonly<{
  counts: TokenCounts;
  problems: readonly RowProblem[];
  /** Token, external identifier and payment method, in the order of the list. */
  stored: readonly (readonly [token: string, externalIdentifier: string | null, paymentMethodId: string])[];
}>;

/** Imports lists of tokens on a service's own vault, as the command does. */
export type TokenImporter = Readonly<{
  run(
    to: Readonly<{ connectorId: string; paymentServiceId: string }>,
    list: string,
    more?: Partial<Pick<TokenImport, 'isDryRun' | 'staysAtProcessor'>>,
  ): Promise<ImportedList>;
  close(): Promise<void>;
}>;

let made = 0;
/** The sandbox's processor makes a token for somebody else than us. */
export async function keptCard(
  { simulatorUrl }: Pick<TestService, 'simulatorUrl'>,
  number = '4111111111111111',
): Promise<string> {
  made += 1;
  const answer = await fetch(`${simulatorUrl}/mock-card/tokens`, {
    method: 'POST',
    headers: { 'sub-merchant': 'default', 'idempotency-key': `kept-elsewhere-${made}` },
    body: JSON.stringify({ card: { number, expiry: '12/30', security_code: null, scheme: 'visa' } }),
  });
  const { token } = (await answer.json()) as { token: string };
  if (!token.startsWith('card_sandbox_')) throw new Error(`${answer.status}: no token`);
  return token;
}

export async function openTokenImporter({ db, parts }: TestService): Promise<TokenImporter> {
  const { dataDir } = parts.config;
  const rootKeys = fileRootKeys(`${dataDir}/vault/root-keys`);
  const vault: ImportVault = await openImportVault({ db, clock: parts.clock, dataDir, rootKeys });
  return {
    async run({ connectorId, paymentServiceId }, list, more = {}) {
      const connector = connectors.find(({ id }) => id === connectorId);
      if (connector?.keptTokens === undefined) throw new Error(`${connectorId} takes no tokens`);
      const problems: RowProblem[] = [];
      const stored: [string, string | null, string][] = [];
      const counts = await importTokens(
        { db, clock: parts.clock, vault },
        Readable.from([Buffer.from(list)]),
        {
          merchantAccountId: toId('default'),
          service: { id: toId(paymentServiceId), connector, kept: connector.keptTokens },
          isDryRun: false,
          staysAtProcessor: true,
          ...more,
          tellProblem: (problem) => problems.push(problem),
          tellStored: (...told) => stored.push(told),
        },
      );
      return { counts, problems, stored };
    },
    close: () => vault.close(),
  };
}
