import type { FastifyReply, FastifyRequest } from 'fastify';
import { htmlOf } from '../../design/markup.ts';
import { endMark } from '../../design/marks.ts';
import { buyerPage } from '../../design/page.ts';
import { catalogue } from '../../design/words.ts';
import { lookOf } from '../../front-end/look.ts';
import type { Parts } from '../../parts.ts';
import { sendPage } from './browser-page.ts';

/** A person's browser asks for HTML by name; clients of the API, curl among them, do not. */
export function isForPerson({ method, headers }: FastifyRequest): boolean {
  return method === 'GET' && /\btext\/html\b/.test(headers.accept ?? '');
}

/** 404 for a person who followed a broken address. */
export async function sendNothingHere(
  parts: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const look = await lookOf(parts, null, request.headers['accept-language'] ?? 'en');
  const words = NOTHING_HERE_WORDS[look.language];
  const docs =
    parts.config.environment === 'sandbox' ? `<a class="button" href="/docs">${htmlOf(words.docs)}</a>` : '';
  const body = `${endMark('over')}<h1>${htmlOf(words.title)}</h1><p>${htmlOf(words.more)}</p>${docs}`;
  return sendPage(reply, 404, buyerPage({ ...look, title: words.title, body, formTo: "'none'" }));
}

export const NOTHING_HERE_WORDS = catalogue({
  title: [
    'There is nothing at this address',
    'No hay nada en esta dirección',
    'Não há nada neste endereço',
    'Il n’y a rien à cette adresse',
    'Unter dieser Adresse ist nichts',
    'لا يوجد شيء في هذا العنوان',
  ],
  more: [
    'If you came here to pay, open the link again from the message, or ask the shop.',
    'Si ha venido a pagar, abra de nuevo el enlace del mensaje o pregunte a la tienda.',
    'Se você veio pagar, abra o link da mensagem de novo ou pergunte à loja.',
    'Si vous êtes venu payer, rouvrez le lien du message, ou demandez à la boutique.',
    'Wenn Sie hier zahlen wollten, öffnen Sie den Link aus der Nachricht noch einmal, oder fragen Sie den Shop.',
    'إذا جئت للدفع فافتح الرابط من الرسالة مرة أخرى أو اسأل المتجر.',
  ],
  docs: [
    'API reference',
    'Referencia de la API',
    'Referência da API',
    'Référence de l’API',
    'API-Referenz',
    'مرجع واجهة البرمجة',
  ],
});
