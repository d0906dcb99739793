import { generateKeyPairSync, hash, type KeyObject, randomBytes, sign } from 'node:crypto';
import { DASHBOARD_URL } from './dashboard-url.ts';

type Options = Readonly<{ challenge: string; user?: Readonly<{ id: string }> }>;
type AnswerOptions = Readonly<{
  origin?: string;
  rpId?: string;
  isVerified?: boolean;
  count?: number;
  challenge?: string;
}>;

/** A passkey in software: one key of P-256 that counts what it signs, as a browser would give it to a page. */
export class SoftAuthenticator {
  readonly credentialId = randomBytes(32);
  readonly #origin: string;
  readonly #keys: Readonly<{ privateKey: KeyObject; publicKey: KeyObject }> = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
  });
  #count = 0;
  #userHandle = '';

  constructor(origin: string = DASHBOARD_URL) {
    this.#origin = origin;
  }

  /** COSE_Key (RFC 9052): {1: 2, 3: -7, -1: 1, -2: x, -3: y} */
  get publicKey(): Buffer {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    return Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y, 'base64url'),
    ]);
  }

  /** PKCS #8, for a browser's own authenticator. */
  get privateKey(): Buffer {
    return this.#keys.privateKey.export({ type: 'pkcs8', format: 'der' });
  }

  nextCount(): number {
    return this.#count + 1;
  }

  /** What `navigator.credentials.create` gives. */
  create({ challenge, user }: Options, answering: AnswerOptions = {}): object {
    this.#userHandle = user?.id ?? '';
    const length = Buffer.from([0, this.credentialId.length]);
    const attested = Buffer.concat([Buffer.alloc(16), length, this.credentialId, this.publicKey]);
    const data = Buffer.concat([this.#head(0x41, this.#count, answering), attested]);
    // {"fmt": "none", "attStmt": {}, "authData": bytes}
    const attestation = Buffer.concat([
      Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746159', 'hex'),
      Buffer.from([data.length >> 8, data.length & 0xff]),
      data,
    ]);
    return this.#credential({
      clientDataJSON: this.#clientData('webauthn.create', challenge, answering).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    });
  }

  /** What `navigator.credentials.get` gives. */
  get({ challenge }: Options, answering: AnswerOptions = {}): object {
    const count = answering.count ?? this.nextCount();
    this.#count = Math.max(this.#count, count);
    const data = this.#head(0x01, count, answering);
    const client = this.#clientData('webauthn.get', challenge, answering);
    const signed = Buffer.concat([data, hash('sha256', client, 'buffer')]);
    return this.#credential({
      clientDataJSON: client.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: sign('sha256', signed, this.#keys.privateKey).toString('base64url'),
      ...(this.#userHandle === '' ? {} : { userHandle: this.#userHandle }),
    });
  }

  /** The header of the call that is confirmed. */
  confirms(asked: AskedConfirmation, answering: AnswerOptions = {}): string {
    const signed = JSON.stringify(this.get(asked, answering));
    return `${asked.id}.${Buffer.from(signed).toString('base64url')}`;
  }

  #head(
    flags: number,
    count: number,
    { isVerified = true, rpId = new URL(this.#origin).hostname }: AnswerOptions,
  ): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(count);
    return Buffer.concat([
      hash('sha256', rpId, 'buffer'),
      Buffer.from([flags | (isVerified ? 0x04 : 0)]),
      counter,
    ]);
  }

  #clientData(type: string, challenge: string, answering: AnswerOptions): Buffer {
    const { origin = this.#origin, challenge: signed = challenge } = answering;
    return Buffer.from(JSON.stringify({ type, challenge: signed, origin, crossOrigin: false }));
  }

  #credential(response: object): object {
    const id = this.credentialId.toString('base64url');
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }
}

type AskedConfirmation = Readonly<{ id: string; challenge: string }>;
