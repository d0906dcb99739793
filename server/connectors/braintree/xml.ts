import { SaxesParser } from 'saxes';
import { type JsonObject, isObject } from '../../domain/json.ts';

/** Braintree's answers and events as plain values: names as they stand, everything else text. */

/** Deeper than anything that it documents. */
const DEPTH_MAX = 24;

/** What has been read of an element that is still open. An array's children have no names of their own. */
type Open = Readonly<{ name: string; isNil: boolean; items: unknown[] | null }> & {
  members: Record<string, unknown> | null;
  /** Of members of one name: what their list is. */
  lists: Map<string, unknown[]> | null;
  text: string;
};

/**
 * Null for what is not well-formed. A document type is refused wherever it stands: entities are the one thing in XML
 * that may mean more than what stands there.
 */
export function parseXml(text: string): JsonObject | null {
  const document: Open = { name: '', isNil: false, items: null, members: null, lists: null, text: '' };
  const open = [document];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('doctype', () => {
    throw new Error('a document type');
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (open.length > DEPTH_MAX || name === '__proto__') throw new Error('nothing of Braintree’s');
    const { nil, type } = attributes;
    const items = type === 'array' ? [] : null;
    open.push({ name, isNil: nil === 'true', items, members: null, lists: null, text: '' });
  });

  const addText = (more: string): void => {
    const element = open.at(-1);
    if (element !== undefined) element.text += more;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    const element = open.pop();
    const parent = open.at(-1);
    if (element !== undefined && parent !== undefined) add(parent, element);
  });
  try {
    parser.write(text).close();
  } catch {
    return null;
  }
  return document.members;
}

function add(parent: Open, element: Open): void {
  const { name } = element;
  const value = valueOf(element);
  if (parent.items !== null) {
    parent.items.push(value);
    return;
  }

  const members = (parent.members ??= {});
  if (!Object.hasOwn(members, name)) {
    members[name] = value;
    return;
  }
  parent.lists ??= new Map();
  const list = parent.lists.get(name);
  if (list !== undefined) list.push(value);
  else parent.lists.set(name, (members[name] = [members[name], value]));
}

function valueOf({ isNil, items, members, text }: Open): unknown {
  return isNil ? null : (items ?? members ?? text);
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
