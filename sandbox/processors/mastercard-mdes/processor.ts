import { hash } from 'node:crypto';
import { getObject } from '../../queries/objects.ts';
import { parseUuid } from '../../../server/domain/ids.ts';
import { type JsonObject, parseObject, textAt } from '../../../server/domain/json.ts';
import { newId } from '../../../server/platform/entropy.ts';
import type { Answer, Processor, SimulatedRequest } from '../processor.ts';
import { isSigned, oauthOf } from './cryptography.ts';
import { type Project, register } from './project.ts';
import { actOfIssuer, RefusalError } from './tokens.ts';
import { getToken, moveTokens, searchTokens, tokenize, transact } from './operations.ts';

/**
 * Mastercard MDES, the operations of its Digital Enablement API 1.3 that MDES for Merchants has, as its OpenAPI and
 * documentation have them: `POST` with OAuth 1.0a, card data encrypted both ways.
 *
 * `PUT project/{consumer key}` stands for the merchant's project on Mastercard's developer site: keys are exchanged
 * there. Card numbers that end in 0119 are not eligible; security code 000 is declined.
 */
export const mastercardMdes: Processor = {
  id: 'mastercard-mdes',
  accountOf: (headers) => {
    const key = oauthOf(headers).get('oauth_consumer_key');
    return key === undefined ? null : accountOf(key);
  },
  subjectOf: (reference) => parseUuid(uuidIn(reference)),
  act: actOfIssuer,
  read(request) {
    const [first = '', consumerKey = ''] = request.path;
    if (request.method === 'PUT' && first === 'project')
      return plain('project', () => register(request, accountOf(consumerKey)));
    const operation = OPERATIONS[request.path.join('/')];
    if (operation === undefined || request.method !== 'POST')
      return gateway(404, 'URL_NOT_FOUND', 'The URL is unknown.');
    const [kind, act] = operation;
    return plain(kind, () => serveOperation(request, act));
  },
};

type Operation = (request: SimulatedRequest, project: Project, body: JsonObject) => Promise<JsonObject>;

/** Paths, with the names under which the sandbox's own token service does the same. */
const OPERATIONS: Readonly<Record<string, readonly [kind: string, act: Operation]>> = {
  'digitization/static/1/0/tokenize': ['provision', tokenize],
  'digitization/static/1/0/searchTokens': ['search', searchTokens],
  'digitization/static/1/0/getToken': ['find', getToken],
  'digitization/static/1/0/suspend': ['suspend', moveTokens('suspend')],
  'digitization/static/1/0/unsuspend': ['resume', moveTokens('unsuspend')],
  'digitization/static/1/0/delete': ['delete', moveTokens('delete')],
  'remotetransaction/static/1/0/transact': ['cryptogram', transact],
};

function plain(kind: string, act: () => Promise<Answer>) {
  return { kind, reference: null, amount: null, act };
}

async function serveOperation(request: SimulatedRequest, act: Operation): Promise<Answer> {
  const kept = await getObject<Project>(request.db, bookOf(request), 'project');
  if (kept === null || !isSigned(request, kept.body.signingKey))
    return gateway(401, 'AUTHENTICATION_FAILED', 'OAuth signatures did not match.');

  const responseId = newId(request.now);
  try {
    const body = parseObject(request.body);
    if (body === null) throw new RefusalError('INVALID_JSON');
    if (textAt(body, 'requestId') === null) throw new RefusalError('MISSING_REQUIRED_FIELD');
    return { status: 200, body: { responseId, ...(await act(request, kept.body, body)) } };
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error;
    const description = error.code.replaceAll('_', ' ').toLowerCase();
    return {
      status: 500,
      body: {
        errorCode: error.code,
        errorDescription: description,
        responseId,
        errors: [{ source: 'INPUT', reasonCode: error.code, description }],
      },
    };
  }
}

/** The gateway looks at a request before MDES does, and writes its errors in its own way. */
function gateway(status: number, reason: string, description: string): Answer {
  const error = { Source: 'Gateway', ReasonCode: reason, Description: description, Recoverable: false };
  return { status, body: { Errors: { Error: [{ ...error, Details: null }] } } };
}

/** The books of whoever has this consumer key, under a name that does not tell it. */
export function accountOf(consumerKey: string): string {
  return `mdes-${hash('sha256', consumerKey, 'hex').slice(0, 32)}`;
}

function bookOf({ account }: SimulatedRequest) {
  return { account, processor: 'mastercard-mdes' };
}

function uuidIn(reference: string): string {
  return reference.slice(-32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
