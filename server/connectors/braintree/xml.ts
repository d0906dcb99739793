import { DOMParser, type Element, Node, onErrorStopParsing } from '@xmldom/xmldom';
import { type JsonObject, isObject } from '../../domain/json.ts';

/** Braintree's answers and events as plain values: names as they stand, everything else text. */

/** Deeper than anything that it documents. */
const DEPTH_MAX = 24;

/**
 * Null for what is not well-formed. A document type is refused before anything is parsed: entities are the one thing
 * in XML that may mean more than what stands there.
 */
export function parseXml(text: string): JsonObject | null {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) return null;
  try {
    const root = new DOMParser({ onError: onErrorStopParsing }).parseFromString(text, 'text/xml');
    const { documentElement: element } = root;
    return element === null ? null : { [element.nodeName]: valueOf(element, 0) };
  } catch {
    return null;
  }
}

function valueOf(element: Element, depth: number): unknown {
  if (depth > DEPTH_MAX) throw new Error('too deep');
  if (element.getAttribute('nil') === 'true') return null;
  const children = [...element.childNodes].filter(isElement);
  if (element.getAttribute('type') === 'array') return children.map((child) => valueOf(child, depth + 1));
  if (children.length === 0) return element.textContent ?? '';
  const members = Map.groupBy(children, (child) => child.nodeName);
  return Object.fromEntries(
    [...members].map(([name, found]) => {
      const values = found.map((child) => valueOf(child, depth + 1));
      return [name, values.length === 1 ? values[0] : values];
    }),
  );
}

function isElement(node: Node): node is Element {
  return node.nodeType === Node.ELEMENT_NODE;
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
