import aws4 from 'aws4';
import { createServer, type IncomingMessage } from 'node:http';
import { once } from 'node:events';

/** A store that speaks as much of S3 as files need, and believes no signature that `aws4` would not make. */
export type S3Server = Readonly<{
  url: string;
  objects: ReadonlyMap<string, Buffer>;
  refused: readonly string[];
  /** From now on it hangs up after half of a file. */
  breakOff(): void;
  close(): Promise<void>;
}>;

const KEYS = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY' };
export const S3_CREDENTIALS = {
  region: 'eu-central-1',
  access_key_id: KEYS.accessKeyId,
  secret_access_key: KEYS.secretAccessKey,
};

export async function openS3Server(): Promise<S3Server> {
  const objects = new Map<string, Buffer>();
  const refused: string[] = [];
  let breaksOff = false;
  const server = createServer((request, response) => {
    void request.toArray().then((chunks) => {
      const body = Buffer.concat(chunks as Buffer[]);
      const name = request.url ?? '';
      if (request.headers.authorization !== expectedSignature(request)) {
        refused.push(name);
        return response.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>');
      }
      if (request.method === 'PUT') {
        if (Number(request.headers['content-length']) !== body.length) return response.writeHead(400).end();
        objects.set(name, body);
        return response.writeHead(200).end();
      }
      if (request.method === 'DELETE') {
        objects.delete(name);
        return response.writeHead(204).end();
      }
      const found = objects.get(name);
      if (found === undefined) return response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
      response.writeHead(200, { 'content-length': found.length });
      if (!breaksOff) return response.end(found);
      return response.write(found.subarray(0, found.length / 2), () => response.destroy());
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('BUG: the store has no port');
  return {
    url: `http://127.0.0.1:${address.port}/bucket/reports`,
    objects,
    refused,
    breakOff: () => {
      breaksOff = true;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** What the other implementation signs for the same request, by the headers that the first one says it signed. */
function expectedSignature(request: IncomingMessage): string | undefined {
  const names = /SignedHeaders=([^,]+)/.exec(request.headers.authorization ?? '')?.[1]?.split(';') ?? [];
  const headers = Object.fromEntries(names.map((name) => [name, String(request.headers[name])]));
  const signed = aws4.sign(
    {
      service: 's3',
      region: S3_CREDENTIALS.region,
      method: request.method ?? '',
      host: request.headers.host ?? '',
      path: request.url ?? '',
      headers,
      extraHeadersToInclude: Object.fromEntries(names.map((name) => [name, true])),
    },
    KEYS,
  );
  return signed.headers?.['Authorization'];
}
