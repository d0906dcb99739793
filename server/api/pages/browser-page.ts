import { gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Page } from '../../three-d-secure/approval-page.ts';

/** The address of the page is a secret: it must not reach a cache, a search engine or the next site. */
export function sendPage(reply: FastifyReply, status: number, { html, policy }: Page): FastifyReply {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
  };
  return sendCompressed(reply.code(status).headers(headers), html);
}

/**
 * Pages and frames carry their scripts, and are there sooner in a third of the bytes. Nothing in them is secret
 * from whoever chose what of the request they repeat.
 */
export function sendCompressed(reply: FastifyReply, text: string): FastifyReply {
  const isTaken = /\bgzip\b/.test(String(reply.request.headers['accept-encoding']));
  reply.header('vary', 'accept-encoding');
  return isTaken ? reply.header('content-encoding', 'gzip').send(gzipSync(text)) : reply.send(text);
}

export function sendBack(reply: FastifyReply, url: string): FastifyReply {
  return reply
    .code(303)
    .headers({ location: url, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    .send();
}

/** Forms that buyers' browsers post, and messages of their apps; a CRes is a few hundred bytes. */
const FORM_BYTES_MAX = 64 * 1024;

/** Null: more than any form of ours. */
export async function readForm(request: FastifyRequest): Promise<URLSearchParams | null> {
  const text = await readText(request);
  return text === null ? null : new URLSearchParams(text);
}

export async function readText(request: FastifyRequest): Promise<string | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request.raw) {
    if (!Buffer.isBuffer(chunk)) return null;
    size += chunk.length;
    if (size > FORM_BYTES_MAX) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

export function tooLarge(reply: FastifyReply): FastifyReply {
  return reply
    .code(400)
    .header('content-type', 'text/plain; charset=utf-8')
    .send('This form cannot be read.');
}
