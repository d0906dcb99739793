import type { FastifyInstance } from 'fastify';
import { type Readable, pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { parseMerchantAccountId, parseUuid } from '../domain/ids.ts';
import { newId } from '../platform/entropy.ts';
import type { Parts } from '../parts.ts';
import { Problem } from '../domain/problem.ts';
import { DOWNLOAD_PATH, downloadKey, holds } from '../reports/download-link.ts';
import { fileName } from '../reports/make-file.ts';
import { fileStoreOf } from '../reports/open-store.ts';
import { asProblem, isBrokenOff, sendError, startAnswer } from './answer.ts';

type Address = { Params: { merchant_account_id: string; report_execution_id: string } };

/** Finished reports, for whoever has an address that was given out and has not ended; as CSV, compressed on the way. */
export function serveReportFiles(app: FastifyInstance, parts: Parts, cursorKey: Buffer): void {
  const key = downloadKey(cursorKey);
  app.get<Address>(DOWNLOAD_PATH, async (request, reply) => {
    const requestId = newId<'request'>(parts.clock.now());
    startAnswer(reply, requestId);
    try {
      const merchantAccountId = parseMerchantAccountId(request.params.merchant_account_id);
      const executionId = parseUuid(request.params.report_execution_id);
      const query = new URLSearchParams(request.url.split('?')[1] ?? '');
      if (merchantAccountId === null || executionId === null) throw new Problem('not_found');
      if (!holds(key, { merchantAccountId, executionId }, query, parts.clock.now()))
        throw new Problem('not_found');
      const file = await fileStoreOf(parts.config).get(
        fileName({ merchant_account_id: merchantAccountId, report_execution_id: executionId }),
      );
      if (file === null) throw new Problem('not_found');
      reply.headers({
        'content-type': 'text/csv; charset=utf-8; header=present',
        'content-disposition': `attachment; filename="${executionId}.csv"`,
        vary: 'accept-encoding',
      });
      const takesGzip = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(
        String(request.headers['accept-encoding']),
      );
      const named = { log: parts.log, requestId, executionId };
      if (!takesGzip) return await reply.send(unpackFile(file, named));
      file.once('error', (error) => warnBrokenOff(named, error));
      return await reply.header('content-encoding', 'gzip').send(file);
    } catch (thrown) {
      const { log, config } = parts;
      const told = { log, requestId, operation: 'report-files', version: config.apiVersion };
      const problem = asProblem(thrown, { ...told, brokenOff: isBrokenOff(request.raw) });
      return sendError(reply, problem, config.apiVersion);
    }
  });
}

type NamedFile = Readonly<{ log: Parts['log']; requestId: string; executionId: string }>;

/** A store that breaks off breaks the answer off, too, and a caller who hangs up ends the reading of the store. */
function unpackFile(file: Readable, named: NamedFile): Readable {
  const text = createGunzip();
  pipeline(file, text, (error) => {
    if (error != null && error.code !== 'ERR_STREAM_PREMATURE_CLOSE') warnBrokenOff(named, error);
  });
  return text;
}

function warnBrokenOff({ log, ...about }: NamedFile, error: Error): void {
  log.warn({ ...about, error: error.message }, 'the store of reports broke off in the middle of a file');
}
