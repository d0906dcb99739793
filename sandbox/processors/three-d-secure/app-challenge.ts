import {
  type ChallengeResult,
  endSimulatedChallenge,
  findSimulatedAuthentication,
  type SimulatedAuthentication,
} from '../../queries/authentications.ts';
import { parseUuid } from '../../../server/domain/ids.ts';
import { type JsonObject, parseObject, textAt } from '../../../server/domain/json.ts';
import type { Answer, SimulatedRequest } from '../processor.ts';

/** What a buyer types in the app to approve. */
const APPROVING_CODE = '1234';

/** Where an app's SDK sends its challenge requests, as the signed content tells it. */
export function appChallengeUrl({ pagesUrl, account }: SimulatedRequest): string {
  return `${pagesUrl}/three-d-secure/app?account=${encodeURIComponent(account)}`;
}

/**
 * CReq → CRes of the app channel: asks for a code, and ends with the first one that is typed. In clear: a
 * real SDK encrypts them for a certificate that a scheme has signed, which a sandbox does not have.
 */
export async function answerApp(request: SimulatedRequest): Promise<Answer> {
  const asked = parseObject(request.body);
  const account = request.query.get('account') ?? '';
  const id = parseUuid(textAt(asked, 'threeDSServerTransID') ?? '');
  const found = id === null ? null : await findSimulatedAuthentication(request.db, account, id);
  if (asked === null || textAt(asked, 'messageType') !== 'CReq')
    return erroneous(asked, '101', 'messageType');
  if (found === null || textAt(asked, 'acsTransID') !== found.acs_transaction_id)
    return erroneous(asked, '301', 'acsTransID');
  const end = found.result ?? endOf(asked);
  if (end === null) return { status: 200, body: { ...answer(asked, found), ...QUESTION } };

  const ended = await endSimulatedChallenge(
    request.db,
    account,
    found.server_transaction_id,
    end,
    request.now,
  );
  return {
    status: 200,
    body: {
      ...answer(asked, found),
      challengeCompletionInd: 'Y',
      transStatus: (ended?.result ?? end) === 'Y' ? 'Y' : 'N',
    },
  };
}

/** EMVCo's `challengeCancel`: 01 the cardholder left, 04 and 05 the time ran out. */
const CANCELS: Readonly<Record<string, ChallengeResult>> = {
  '01': 'cancel',
  '04': 'timeout',
  '05': 'timeout',
};

function endOf(asked: JsonObject): ChallengeResult | null {
  const [cancel, typed] = [textAt(asked, 'challengeCancel'), textAt(asked, 'challengeDataEntry')];
  if (cancel !== null) return CANCELS[cancel] ?? 'cancel';
  if (typed === null) return null;
  return typed === APPROVING_CODE ? 'Y' : 'N';
}

function answer(asked: JsonObject, found: SimulatedAuthentication): JsonObject {
  return {
    messageType: 'CRes',
    messageVersion: textAt(asked, 'messageVersion') ?? found.answer['messageVersion'],
    threeDSServerTransID: found.server_transaction_id,
    acsTransID: found.acs_transaction_id,
    ...(textAt(asked, 'sdkTransID') === null ? {} : { sdkTransID: textAt(asked, 'sdkTransID') }),
    acsCounterAtoS: textAt(asked, 'sdkCounterStoA') ?? '000',
  };
}

/** EMVCo's template 01: a text to read, and one field to type in. */
const QUESTION: JsonObject = {
  challengeCompletionInd: 'N',
  acsUiType: '01',
  challengeInfoHeader: 'Sandbox issuer',
  challengeInfoText: `This is a test. ${APPROVING_CODE} approves the payment, anything else declines it.`,
  challengeInfoLabel: 'Code',
  submitAuthenticationLabel: 'Submit',
};

function erroneous(asked: JsonObject | null, errorCode: string, errorDetail: string): Answer {
  return {
    status: 200,
    body: {
      messageType: 'Erro',
      threeDSServerTransID: textAt(asked, 'threeDSServerTransID') ?? '',
      errorCode,
      errorComponent: 'A',
      errorDescription: errorCode === '101' ? 'Message received invalid' : 'Transaction ID not recognised',
      errorDetail,
    },
  };
}
