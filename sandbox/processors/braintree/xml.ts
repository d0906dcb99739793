/** Answers as Braintree writes them: element names with dashes, and what is no text says its type. */
export type Xml =
  | string
  | number
  | boolean
  | null
  | Date
  /** A list of elements with one name. */
  | Readonly<{ list: string; of: readonly Xml[]; type?: 'array' | 'collection'; more?: Elements }>
  | Readonly<{ elements: Elements }>;
export type Elements = Readonly<Record<string, Xml>>;

export function writeXml(name: string, value: Xml): string {
  if (value === null) return `<${name} nil="true"/>`;
  if (value instanceof Date)
    return `<${name} type="datetime">${value.toISOString().replace(/\.\d{3}Z$/, 'Z')}</${name}>`;
  switch (typeof value) {
    case 'string':
      return `<${name}>${escapeXml(value)}</${name}>`;
    case 'number':
      return `<${name} type="integer">${value}</${name}>`;
    case 'boolean':
      return `<${name} type="boolean">${value}</${name}>`;
    default:
      return 'elements' in value
        ? `<${name}>${inside(value.elements)}</${name}>`
        : `<${name} type="${value.type ?? 'array'}">${inside(value.more ?? {})}${value.of
            .map((one) => writeXml(value.list, one))
            .join('')}</${name}>`;
  }
}

function inside(elements: Elements): string {
  return Object.entries(elements)
    .map(([name, value]) => `\n${writeXml(name, value)}`)
    .join('');
}

/** What may stand in no XML is left out, as its control characters. */
function escapeXml(text: string): string {
  return text
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
