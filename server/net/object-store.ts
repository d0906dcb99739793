import { AwsV4Signer } from 'aws4fetch';
import { Readable } from 'node:stream';
import { Agent, request } from 'undici';

/** What signs requests to a store; `get` throws where something is missing. */
export type StoreCredentials = Readonly<{ get(key: string): string; optional(key: string): string | null }>;

export interface ObjectStoreClient {
  put(name: string, bytes: number, content: AsyncIterable<Buffer>): Promise<void>;
  get(name: string): Promise<Readable | null>;
  remove(name: string): Promise<void>;
  close(): Promise<void>;
}

const HEAD_MS = 30_000;
/** No byte for this long. A large file may take as long as it takes. */
const IDLE_MS = 60_000;

/**
 * A bucket of any store that speaks S3, addressed by path: `url` is `https://host/bucket`, with a prefix or
 * without. It is the operator's, so the egress guard does not stand here. The body is not hashed beforehand: TLS
 * carries it, and the store checks its length.
 */
export function createObjectStoreClient(url: string, credentials: StoreCredentials): ObjectStoreClient {
  const agent = new Agent({ headersTimeout: HEAD_MS, bodyTimeout: IDLE_MS });
  const ask = async (
    method: 'GET' | 'PUT' | 'DELETE',
    name: string,
    more: Readonly<Record<string, string>>,
    body?: Readable,
  ) => {
    const sessionToken = credentials.optional('session_token');
    const signed = await new AwsV4Signer({
      method,
      url: `${url.replace(/\/$/, '')}/${name}`,
      headers: more,
      accessKeyId: credentials.get('access_key_id'),
      secretAccessKey: credentials.get('secret_access_key'),
      region: credentials.get('region'),
      service: 's3',
      ...(sessionToken === null ? {} : { sessionToken }),
    }).sign();
    return request(signed.url, {
      method,
      headers: Object.fromEntries(signed.headers),
      body: body ?? null,
      dispatcher: agent,
    });
  };
  return {
    put: async (name, bytes, content) => {
      const headers = { 'content-type': 'application/gzip', 'content-length': String(bytes) };
      const answer = await ask('PUT', name, headers, Readable.from(content));
      if (answer.statusCode >= 300) throw new Error(await refusalOf('take', answer));
      await answer.body.dump();
    },
    get: async (name) => {
      const answer = await ask('GET', name, {});
      if (answer.statusCode === 404) {
        await answer.body.dump();
        return null;
      }
      if (answer.statusCode !== 200) throw new Error(await refusalOf('give', answer));
      return answer.body;
    },
    remove: async (name) => {
      const answer = await ask('DELETE', name, {});
      if (answer.statusCode >= 300 && answer.statusCode !== 404)
        throw new Error(await refusalOf('remove', answer));
      await answer.body.dump();
    },
    close: () => agent.destroy(),
  };
}

type Answer = Awaited<ReturnType<typeof request>>;

/** With the code of the store, which names no secret; its message may quote the signature. */
async function refusalOf(verb: string, answer: Answer): Promise<string> {
  const code = /<Code>(\w{1,60})<\/Code>/.exec(await answer.body.text())?.[1] ?? 'no code';
  return `the store of files did not ${verb} one: ${answer.statusCode}, ${code}`;
}
