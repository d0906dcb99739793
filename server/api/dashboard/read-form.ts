import type { IncomingMessage } from 'node:http';
import { Problem } from '../../domain/problem.ts';
import { eachChunk } from '../../platform/each-chunk.ts';

const FORM_BYTES_MAX = 32_768;

/** A form as programs send it; 415 for anything else. */
export async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/x-www-form-urlencoded')
    throw new Problem('unsupported_media_type', {
      message: 'The request body must be application/x-www-form-urlencoded',
    });

  const chunks: Buffer[] = [];
  let length = 0;
  await eachChunk(request, (chunk) => {
    chunks.push(Buffer.from(chunk));
    length += chunk.length;
    if (length > FORM_BYTES_MAX)
      throw new Problem('payload_too_large', { message: `The form is larger than ${FORM_BYTES_MAX} bytes` });
  });
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
}
