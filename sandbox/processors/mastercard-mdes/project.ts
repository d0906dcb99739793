import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { addObject, changeObject, getObject } from '../../queries/objects.ts';
import { parseObject, textAt } from '../../../server/domain/json.ts';
import { type Answer, refuse, type SimulatedRequest } from '../processor.ts';

/** What a merchant and Mastercard know of each other; keys in PEM. */
export type Project = Readonly<{
  tokenRequestorId: string;
  /** The merchant's, public: of its signatures, and of what is encrypted for it. */
  signingKey: string;
  encryptionKey: string;
  notificationUrl: string | null;
  /** Ours, private. */
  ownKey: string;
}>;

/** Told again, our own key stays. */
export async function register(request: SimulatedRequest, account: string): Promise<Answer> {
  const body = parseObject(request.body);
  const [tokenRequestorId, signingKey, encryptionKey] = [
    'token_requestor_id',
    'signing_key',
    'encryption_key',
  ].map((name) => textAt(body, name));
  if (tokenRequestorId == null || signingKey == null || encryptionKey == null)
    return refuse(400, 'bad_request', 'token_requestor_id, signing_key and encryption_key are needed');

  const key = { account, processor: 'mastercard-mdes' };
  const before = await getObject<Project>(request.db, key, 'project');
  const project: Project = {
    tokenRequestorId,
    signingKey,
    encryptionKey,
    notificationUrl: textAt(body, 'notification_url'),
    ownKey: before?.body.ownKey ?? newKey(),
  };
  if (before !== null) await changeObject(request.db, key, 'project', project);
  else await addObject(request.db, key, { id: 'project', kind: 'project', body: project }, request.now);
  const encryption_key = createPublicKey(project.ownKey).export({ type: 'spki', format: 'pem' });
  return { status: 200, body: { encryption_key } };
}

function newKey(): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}
