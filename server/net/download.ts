import { Readable } from 'node:stream';
import type { Outbound } from './exchange.ts';
import { DOWNLOAD_BYTES_MAX, DOWNLOAD_TIMEOUT_MS } from './limits.ts';
import type { Open } from './outgoing.ts';
import { fillRequest } from './send-whole.ts';
import { OpenedSecrets } from './serialise.ts';
import type { WireDownload, WireRequest } from './wire.ts';

/** A request whose answer is a file too large to hold. Runs in the vault role. */
export async function download(
  outbound: Outbound,
  request: WireRequest,
  open: Open,
  signal?: AbortSignal,
): Promise<WireDownload> {
  const opened = new OpenedSecrets();
  try {
    const outgoing = await fillRequest(outbound, request, open, opened);
    const { status, body } = await outbound.exchange(outgoing, {
      timeoutMs: DOWNLOAD_TIMEOUT_MS,
      answerBytesMax: DOWNLOAD_BYTES_MAX,
      ...(signal === undefined ? {} : { signal }),
    });
    return { status, body: Buffer.isBuffer(body) ? Readable.from([body], { objectMode: false }) : body };
  } finally {
    opened.wipe();
  }
}
