import { type JsonObject, objectOf, parseObject, textAt } from '../../domain/json.ts';
import { type ExchangedIds, type Problem, statusOf } from '../../domain/three-d-secure/result.ts';
import {
  type AuthenticationAnswer,
  DirectoryFault,
  type ChallengeResult,
  exchangedIn,
  type PreparedAuthentication,
  problemIn,
  type ToAnswer,
  type ToPrepare,
} from '../three-d-secure-connector.ts';

/** What came back: a message, its `Erro`, or that the key is not taken. */
export type Message =
  | Readonly<{ kind: 'message'; body: JsonObject }>
  | Readonly<{ kind: 'erro'; problem: Problem; status: number }>
  | Readonly<{ kind: 'no_access'; problem: Problem }>;

/** JSON comes with most statuses, and says more than they do. A key that is not taken is answered in plain text. */
export function messageOf(status: number, text: string): Message {
  const body = parseObject(text);
  if (textAt(body, 'messageType') === 'Erro') return { kind: 'erro', problem: problemIn(body), status };
  if (status === 401 || status === 403) return { kind: 'no_access', problem: NO_ACCESS };
  if (status !== 200 || body === null)
    throw new DirectoryFault(`3dsecure.io answered ${status}${body === null ? ', and no message' : ''}.`);
  return { kind: 'message', body };
}

const NO_ACCESS: Problem = {
  code: '303',
  description: 'Access denied',
  detail: '3dsecure.io does not take the API key of the merchant account.',
  component: 'S',
};

export function preparedBy(channel: ToPrepare['channel'], message: Message): PreparedAuthentication {
  if (message.kind === 'no_access') return { kind: 'setup_error', problem: message.problem };
  // On this path it says nothing else with this code.
  if (message.kind === 'erro')
    return message.problem.code === '305'
      ? { kind: 'not_enrolled' }
      : { kind: 'error', problem: message.problem };
  const { body } = message;
  const serverTransactionId = textAt(body, 'threeDSServerTransID');
  if (serverTransactionId === null || textAt(body, 'messageType') !== 'CRD')
    throw new DirectoryFault('3dsecure.io answered with something else than card range data.');
  const version = VERSIONS[channel].find((one) => isSpoken(body, one));
  if (version === undefined) return { kind: 'error', problem: noVersion(body) };

  return {
    kind: 'enrolled',
    serverTransactionId,
    version,
    directoryServerId: DIRECTORY_SERVERS[textAt(body, 'scheme') ?? ''] ?? '',
    methodUrl: methodUrlIn(body, version),
  };
}

/** That this connector speaks, the best one first. An SDK in an app may be older than its issuers. */
const VERSIONS = {
  browser: ['2.3.1', '2.2.0', '2.1.0'],
  app: ['2.2.0', '2.1.0', '2.3.1'],
} as const satisfies Readonly<Record<ToPrepare['channel'], readonly string[]>>;

/** By directory server and issuer: as the lists have it, or between the ends where there are none. */
function isSpoken(body: JsonObject, version: string): boolean {
  return (
    isBetween(body['dsProtocolVersions'], version, [
      textAt(body, 'dsStartProtocolVersion'),
      textAt(body, 'dsEndProtocolVersion'),
    ]) &&
    isBetween(body['acsProtocolVersions'], version, [
      textAt(body, 'acsStartProtocolVersion'),
      textAt(body, 'acsEndProtocolVersion'),
    ])
  );
}

function isBetween(
  listed: unknown,
  version: string,
  [start, end]: readonly [string | null, string | null],
): boolean {
  if (Array.isArray(listed) && listed.length > 0)
    return listed.some((one) => one === version || textAt(objectOf(one), 'version') === version);
  // Versions of one digit each, so that text is in their order.
  return start !== null && end !== null && start <= version && version <= end;
}

/** An issuer may look at the browser from another address in another version. */
function methodUrlIn(body: JsonObject, version: string): string | null {
  const listed = Array.isArray(body['acsProtocolVersions']) ? body['acsProtocolVersions'].map(objectOf) : [];
  const own = listed.find((one) => textAt(one, 'version') === version);
  return addressAt(own === undefined || own === null ? body : own, 'threeDSMethodURL');
}

function noVersion(body: JsonObject): Problem {
  const [start, end] = [textAt(body, 'acsStartProtocolVersion'), textAt(body, 'acsEndProtocolVersion')];
  return {
    code: '102',
    description: 'Message version number not supported',
    detail: `The issuer speaks 3-D Secure ${start ?? '?'} to ${end ?? '?'}, of which this service speaks none.`,
    component: 'S',
  };
}

/** EMVCo's ids of the directory servers, which an app's SDK chooses its keys by. */
const DIRECTORY_SERVERS: Readonly<Record<string, string>> = {
  visa: 'A000000003',
  mastercard: 'A000000004',
  amex: 'A000000025',
  jcb: 'A000000065',
  protectbuy: 'A000000152',
  upi: 'A000000333',
};

export function answeredBy(asked: ToAnswer, message: Message): AuthenticationAnswer {
  if (message.kind === 'no_access') return { kind: 'setup_error', problem: message.problem };
  if (message.kind === 'erro') return erroneous(asked, message.problem);
  const { body } = message;
  if (textAt(body, 'messageType') !== 'ARes' || !isAbout(body, asked.serverTransactionId))
    throw new DirectoryFault('3dsecure.io answered with something else than the response to this request.');
  const exchanged = exchangedIn(asked.serverTransactionId, body);
  const status = statusOf(body['transStatus']);
  if (status !== 'C')
    return {
      kind: 'answered',
      method: 'frictionless',
      exchanged,
      result: status,
      cavv: textAt(body, 'authenticationValue'),
      eci: textAt(body, 'eci'),
    };

  return challengeIn(asked, exchanged, body);
}

function challengeIn(asked: ToAnswer, exchanged: ExchangedIds, body: JsonObject): AuthenticationAnswer {
  const signedContent = textAt(body, 'acsSignedContent');
  if (asked.device.kind === 'app' && signedContent !== null) {
    const [acsInterface, acsUiTemplate] = [
      textAt(body, 'acsRenderingType', 'acsInterface'),
      textAt(body, 'acsRenderingType', 'acsUiTemplate'),
    ];
    const app = {
      referenceNumber: textAt(body, 'acsReferenceNumber') ?? '',
      signedContent,
      ...(acsInterface === null || acsUiTemplate === null
        ? {}
        : { rendering: { acsInterface, acsUiTemplate } }),
    };
    return { kind: 'challenge', exchanged, acsUrl: '', app };
  }
  const acsUrl = addressAt(body, 'acsURL');
  if (asked.device.kind === 'app' || acsUrl === null)
    throw new DirectoryFault('The issuer wants to see the buyer, and says not where.');

  return { kind: 'challenge', exchanged, acsUrl, app: null };
}

/** A directory server that did not answer in time is told by 3dsecure.io, as an issuer by the directory server. */
function erroneous({ serverTransactionId }: ToAnswer, problem: Problem): AuthenticationAnswer {
  if (problem.code === '402')
    return {
      kind: 'answered',
      method: 'frictionless',
      exchanged: { ...exchangedIn(serverTransactionId, {}), authenticationStatus: 'timeout' },
      result: 'timeout',
      cavv: null,
    };
  return { kind: 'error', problem };
}

/** EMVCo's reasons for a challenge that ended without the cardholder's answer: 01 they left; time ran out. */
const LEFT = '01';
const TIMED_OUT: ReadonlySet<string> = new Set(['03', '04', '05', '08']);

export function endedBy(exchanged: ExchangedIds, message: Message): ChallengeResult | null {
  if (message.kind === 'no_access') throw new DirectoryFault(message.problem.detail, message.problem);
  if (message.kind === 'erro') return notEnded(message);
  const { body } = message;
  const isTheirs = textAt(body, 'acsTransID') === exchanged.acsTransactionId;
  if (textAt(body, 'messageType') !== 'RReq' || !isAbout(body, exchanged.serverTransactionId) || !isTheirs)
    throw new DirectoryFault('3dsecure.io answered with something else than the result of this challenge.');
  const cancel = textAt(body, 'challengeCancel');
  if (cancel === LEFT) return { kind: 'cancelled', exchanged };

  const isTimedOut = cancel !== null && TIMED_OUT.has(cancel);
  const result = statusOf(body['transStatus']);
  return {
    kind: 'answered',
    method: 'challenge',
    exchanged: { ...exchanged, reason: textAt(body, 'transStatusReason') },
    result: isTimedOut ? 'timeout' : result === 'C' ? 'U' : result,
    cavv: textAt(body, 'authenticationValue'),
    eci: textAt(body, 'eci'),
  };
}

/**
 * 305: the directory server has not told the result yet. 203 and 301: nobody knows the authentication (any more), as
 * results are kept for five minutes only. Anything else is asked for again.
 */
function notEnded({ problem, status }: Extract<Message, Readonly<{ kind: 'erro' }>>): ChallengeResult | null {
  if (problem.code === '305') return null;
  if (status < 500 && (problem.code === '203' || problem.code === '301')) return { kind: 'error', problem };
  throw new DirectoryFault(`3dsecure.io answered ${problem.code}: ${problem.description}`, problem);
}

function isAbout(body: JsonObject, serverTransactionId: string): boolean {
  return textAt(body, 'threeDSServerTransID') === serverTransactionId;
}

/** An address that a browser may be sent to. */
function addressAt(body: JsonObject, name: string): string | null {
  const text = textAt(body, name);
  return text !== null && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) ? text : null;
}
