import { SaxesParser } from 'saxes';
import { type JsonObject, isObject } from '../../domain/json.ts';

/** Braintree's answers and events as plain values: names as they stand, everything else text. */

/** Deeper than anything that it documents. */
const DEPTH_MAX = 24;

/** What has been read of an element that is still open. */
type Open = Readonly<{
  name: string;
  isNil: boolean;
  isArray: boolean;
  children: [name: string, value: unknown][];
}> & {
  text: string;
};

/**
 * Null for what is not well-formed. A document type is refused wherever it stands: entities are the one thing in XML
 * that may mean more than what stands there.
 */
export function parseXml(text: string): JsonObject | null {
  const document: Open = { name: '', isNil: false, isArray: false, children: [], text: '' };
  const open = [document];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('doctype', () => {
    throw new Error('a document type');
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (open.length > DEPTH_MAX) throw new Error('too deep');
    const { nil, type } = attributes;
    open.push({ name, isNil: nil === 'true', isArray: type === 'array', children: [], text: '' });
  });
  const addText = (more: string): void => {
    const element = open.at(-1);
    if (element !== undefined) element.text += more;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    const element = open.pop();
    if (element !== undefined) open.at(-1)?.children.push([element.name, valueOf(element)]);
  });
  try {
    parser.write(text).close();
  } catch {
    return null;
  }
  const [root] = document.children;
  return root === undefined ? null : Object.fromEntries([root]);
}

function valueOf({ isNil, isArray, children, text }: Open): unknown {
  if (isNil) return null;
  if (isArray) return children.map(([, value]) => value);
  if (children.length === 0) return text;
  const members = new Map<string, unknown[]>();
  for (const [name, value] of children) {
    const found = members.get(name);
    if (found === undefined) members.set(name, [value]);
    else found.push(value);
  }
  return Object.fromEntries(
    [...members].map(([name, found]) => [name, found.length === 1 ? found[0] : found]),
  );
}

/** What may stand there once, often or not at all. */
export function objectsAt(object: JsonObject | null, name: string): readonly JsonObject[] {
  const value = object?.[name];
  return (Array.isArray(value) ? value : [value]).filter(isObject);
}

export function textsAt(object: JsonObject | null, name: string): readonly string[] {
  const value = object?.[name];
  return (Array.isArray(value) ? value : []).filter((one) => typeof one === 'string');
}
