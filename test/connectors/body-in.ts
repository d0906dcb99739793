import { parseXml } from '../../server/connectors/braintree/xml.ts';
import { parseForm } from '../../sandbox/processors/stripe/form.ts';

/** JSON, XML or a form. A form that is signed carries XML. */
export function bodyIn(text: string): unknown {
  const [first] = text.trim();
  if (first === undefined) return undefined;
  if (first === '{' || first === '[') return JSON.parse(text);
  if (first === '<') return parseXml(text) ?? text;
  const form = parseForm(new URLSearchParams(text));
  const sealed = form['bt_payload'];
  return typeof sealed === 'string' ? parseXml(Buffer.from(sealed, 'base64').toString()) : form;
}
