import { parseExpiry } from '../../domain/expiry.ts';
import { type JsonObject, objectOf, textAt } from '../../domain/json.ts';
import {
  defineTokenServiceConnector,
  type TokenMade,
  TokenRefused,
  TokenServiceFault,
  type ToProvision,
} from '../token-service-connector.ts';
import { type MdesCall, decryption, post } from './exchange.ts';
import { settings } from './settings.ts';
import { listOf, NotLetIn, referencesIn, tokenIn, UNKNOWN_STATUS } from './wire.ts';

/**
 * Mastercard Digital Enablement Service, MDES for Merchants: the operations of its Digital Enablement API 1.3
 * (https://developer.mastercard.com/mdes-digital-enablement/documentation/; its OpenAPI stands in
 * github.com/Mastercard/mastercard-api-client-tutorial).
 */
export const mastercardMdes = defineTokenServiceConnector({
  id: 'mastercard-mdes',
  displayName: 'Mastercard MDES',
  settings,
  baseUrls: { sandbox: null, production: 'https://api.mastercard.com/mdes' },
  schemes: ['mastercard', 'maestro'],
  operations: {
    async provision(call: MdesCall<ToProvision>) {
      const known = call.input.isRepeat ? await madeBefore(call) : null;
      return numberOf(call, known ?? (await tokenizeCard(call)));
    },
    async find(call) {
      return tokenIn(objectOf((await getToken(call, call.input.reference)).answer['token']));
    },
    async cryptogram(call) {
      const body = { tokenUniqueReference: call.input.reference, dsrpType: 'UCAF' };
      const { taken } = await post(call, 'remotetransaction/static/1/0/transact', body, {
        decrypts: decryption(call.settings, 'encryptedPayload'),
        take: [CRYPTOGRAM, ...BESIDE_THE_CRYPTOGRAM],
      });
      const cryptogram = taken.get(CRYPTOGRAM);
      if (cryptogram === undefined) throw new TokenServiceFault('Mastercard answered without a cryptogram');
      return { cryptogram, eci: null };
    },
    async move(call) {
      const { reference, move } = call.input;
      const body = {
        tokenUniqueReferences: [reference],
        causedBy: 'TOKEN_REQUESTOR',
        reasonCode: 'OTHER',
      };
      try {
        const { answer } = await post(call, `digitization/static/1/0/${PATHS[move]}`, body);
        return tokenIn(listOf(answer['tokens']).find((one) => isAbout(one, reference)) ?? null);
      } catch (error) {
        // It is elsewhere than we thought: where it is to go, or where somebody else moved it.
        if (!(error instanceof TokenRefused) || error.code !== UNKNOWN_STATUS) throw error;
        return tokenIn(objectOf((await getToken(call, reference)).answer['token']));
      }
    },
    /** By a token that nobody has: its gateway looks at the signature first. */
    async verify(call) {
      const reference = `DWSPMC0000000001${call.operationId.replaceAll('-', '')}`;
      try {
        await getToken(call, reference);
      } catch (error) {
        if (error instanceof NotLetIn)
          return 'Mastercard does not take this consumer key, or its signing key';
        if (!(error instanceof TokenRefused)) throw error;
      }
      return null;
    },
  },
  events: {
    reading: (given) => ({
      decrypts: decryption(given, 'encryptedPayload'),
      take: [
        '/encryptedPayload/encryptedData/tokens/*/tokenInfo/tokenNumber',
        '/tokens/*/tokenInfo/tokenNumber',
      ],
    }),
    references: referencesIn,
  },
});

const PATHS = { suspend: 'suspend', resume: 'unsuspend', delete: 'delete' } as const;
const CRYPTOGRAM = '/encryptedPayload/encryptedData/de48se43Data';
const BESIDE_THE_CRYPTOGRAM = ['accountNumber', 'track2Equivalent'].map(
  (name) => `/encryptedPayload/encryptedData/${name}`,
);
const NUMBER = '/tokenDetail/encryptedData/tokenNumber';

/** A new token; its reference. */
async function tokenizeCard(call: MdesCall<ToProvision>): Promise<string> {
  const { number, expiry, securityCode } = call.input;
  const body = {
    tokenType: 'CLOUD',
    tokenRequestorId: call.settings.token_requestor_id,
    // A task is known for good, and refused when it comes again.
    taskId: call.newId(),
    fundingAccountInfo: funding({
      cardAccountData: {
        accountNumber: number,
        expiryMonth: String(expiry.month).padStart(2, '0'),
        expiryYear: String(expiry.year % 100).padStart(2, '0'),
        ...(securityCode === null ? {} : { securityCode }),
      },
      source: 'ACCOUNT_ON_FILE',
    }),
  };
  const { answer } = await post(call, 'digitization/static/1/0/tokenize', body, { isEncrypted: true });
  const reference = textAt(answer, 'tokenUniqueReference');
  const decision = textAt(answer, 'decision');
  if (decision === 'DECLINED') throw new TokenRefused(decision);
  if (reference === null) throw new TokenServiceFault('Mastercard answered without a token');

  return reference;
}

/**
 * The token of an attempt whose answer never came. Mastercard answers for the card's number alone, so tokens that we
 * know are those of other stored cards with this number.
 */
async function madeBefore(call: MdesCall<ToProvision>): Promise<string | null> {
  const body = {
    tokenRequestorId: call.settings.token_requestor_id,
    fundingAccountInfo: funding({ cardAccountData: { accountNumber: call.input.number } }),
  };
  const path = 'digitization/static/1/0/searchTokens';
  const found = await post(call, path, body, { isEncrypted: true }).catch((error: unknown) => {
    if (error instanceof TokenRefused) return null; // It knows no token of this card.
    throw error;
  });
  const live = listOf(found?.answer['tokens']).filter((one) => tokenIn(one).status !== 'deleted');
  const references = live.flatMap((one) => textAt(one, 'tokenUniqueReference') ?? []);
  if (references.length === 0) return null;

  const known = await call.input.known(references);
  return references.find((reference) => !known.has(reference)) ?? null;
}

async function numberOf(call: MdesCall<ToProvision>, reference: string): Promise<TokenMade> {
  const { answer, taken } = await getToken(call, reference, true);
  const { status, expirationDate, cardArtUrl } = tokenIn(objectOf(answer['token']));
  const token = taken.get(NUMBER);
  if (token === undefined) throw new TokenServiceFault('Mastercard answered without the token’s number');
  if (expirationDate === null || parseExpiry(expirationDate) === null)
    throw new TokenServiceFault('Mastercard answered without the token’s month of expiry');
  return { reference, token, status, expirationDate, cardArtUrl };
}

function getToken(call: MdesCall<unknown>, reference: string, withNumber = false) {
  return post(
    call,
    'digitization/static/1/0/getToken',
    { tokenUniqueReference: reference, includeTokenDetail: String(withNumber) },
    withNumber ? { decrypts: decryption(call.settings, 'tokenDetail'), take: [NUMBER] } : {},
  );
}

function funding(encryptedData: JsonObject): JsonObject {
  return { encryptedPayload: { encryptedData } };
}

function isAbout(token: JsonObject, reference: string): boolean {
  return textAt(token, 'tokenUniqueReference') === reference;
}
