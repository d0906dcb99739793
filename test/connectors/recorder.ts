import type { Wire, WireBody, WireRequest, WireResponse, WireText } from '../../server/net/wire.ts';

/**
 * Keeps exchanges as their connector wrote them: requests before any secret is filled in, answers with what
 * changes from run to run replaced.
 */
export class Recorder {
  readonly #printed = new Map<string, Map<string, string[]>>();

  wrap(connectorId: string, scenario: string | null, baseUrl: string, wire: Wire): Wire {
    if (scenario === null) return wire;
    return {
      send: async (request) => {
        const response = await wire.send(request);
        const scenarios = this.#printed.get(connectorId) ?? new Map<string, string[]>();
        this.#printed.set(connectorId, scenarios);
        const exchanges = scenarios.get(scenario) ?? [];
        scenarios.set(scenario, exchanges);
        exchanges.push(`${printRequest(request, baseUrl)}\n\n${printResponse(response)}\n`);
        return response;
      },
    };
  }

  /** Scenario name → text of its `.http` file. */
  printed(connectorId: string): ReadonlyMap<string, string> {
    return new Map(
      [...(this.#printed.get(connectorId) ?? [])].map(([scenario, exchanges]) => [
        scenario,
        stable(exchanges.join('\n###\n\n')),
      ]),
    );
  }
}

function printRequest(request: WireRequest, baseUrl: string): string {
  const headers = Object.entries(request.headers ?? {}).map(
    ([name, value]) => `${name}: ${printText(value)}`,
  );
  const body = request.body === undefined ? [] : ['', printBody(request.body)];
  const [place = '', ...query] = request.url.replace(baseUrl, '{base_url}').split(/(?=\?)/);
  const { lastSegment, verbOfSegment } = request;
  const verb = verbOfSegment === undefined ? '' : `/${verbOfSegment}`;
  const segment = lastSegment === undefined ? '' : `/${String(lastSegment)}${verb}`;
  const address = [place, segment, ...query].join('');
  return [`${request.method} ${address}`, ...headers, ...body].join('\n');
}

function printBody(body: WireBody): string {
  switch (body.type) {
    case 'json':
      // As the wire writes it: a bigint is an integer.
      return JSON.stringify(
        body.value,
        (_name, value) => (typeof value === 'bigint' ? Number(value) : value),
        2,
      );
    case 'form':
      return body.fields.map(([name, value]) => `${name}=${printText(value)}`).join('\n&');
    case 'text':
      return printText(body.text).replaceAll('\r\n', '\n');
    default:
      return body satisfies never;
  }
}

function printText(text: WireText): string {
  if (typeof text === 'string') return text;
  if ('label' in text) return text.toString();
  return text
    .map((part) =>
      typeof part === 'object' && 'base64' in part ? `base64(${printText(part.base64)})` : printText(part),
    )
    .join('');
}

function printResponse({ status, text }: WireResponse): string {
  const pretty = text.startsWith('{') ? JSON.stringify(JSON.parse(text), null, 2) : text;
  return `HTTP/1.1 ${status}\n\n${pretty}`;
}

/** Ids, times and made-up codes become placeholders, numbered in the order in which they appear. */
function stable(text: string): string {
  const seen = new Map<string, string>();
  const placeholder =
    (kind: string) =>
    (found: string): string => {
      const known = seen.get(found);
      if (known !== undefined) return known;
      const name = `{${kind}-${[...seen.values()].filter((value) => value.startsWith(`{${kind}-`)).length + 1}}`;
      seen.set(found, name);
      return name;
    };
  return text
    .replace(/http:\/\/127\.0\.0\.1:\d+/g, '{origin}')
    .replace(
      /\b(?:ch|cus|dp|file|mandate|pi|pm|po|re|req|setatt|seti|txn)_[0-9a-f]{32}(?:_secret_[0-9a-f]+)?/g,
      placeholder('id'),
    )
    .replace(/\b(?:act|dsp|file|pay|src)_[a-z2-7]{26}\b/g, placeholder('id'))
    .replace(/(?<=<(?:id|item|(?:authorized|refunded)-transaction-id)>)[0-9a-z]{25}\b/g, placeholder('id'))
    .replace(
      /(?<=\/transactions\/|braintreegateway\.com\/|"ids": \[\s*"|"document_upload_id": ")[0-9a-z]{25}\b/g,
      placeholder('id'),
    )
    .replace(/(?<=\/disputes\/|<id>)[0-9a-f]{16}\b/g, placeholder('id'))
    .replace(/(?<=type="datetime">)[^<]+/g, '{time}')
    .replace(/(?<=<network-transaction-id>)\d+/g, placeholder('scheme-transaction-id'))
    .replace(/(?<=<unique-number-identifier>)\w+/g, placeholder('fingerprint'))
    .replace(/(?<=<processor-authorization-code>)\d+/g, placeholder('authorization-code'))
    .replace(/(?<=<(?:disbursement-date|received-date|reply-by-date|date-opened)>)[0-9-]{10}/g, '{date}')
    .replace(/\b[DF]WSPMC\d{10}[0-9a-f]{32}\b/g, placeholder('id'))
    .replace(
      /(?<="(?:publicKeyFingerprint|encryptedKey|iv|encryptedData)": ")[0-9a-f]{32,}/g,
      placeholder('bytes'),
    )
    .replace(/(?<="tokenPanSuffix": ")\d{4}/g, placeholder('suffix'))
    .replace(/\b[A-Z]{2,3}[0-9A-F]{32}\b|\b5[0-9A-Z]{16}\b/g, placeholder('id'))
    .replace(/(?<="reference": ")R[0-9A-F]{16}(?=")/g, placeholder('reference'))
    .replace(/(?<="(?:charge_date|next_possible_charge_date)": ")[0-9-]{10}/g, '{date}')
    .replace(/\d{4}-\d\d-\d\dT\d\d%3A\d\d%3A\d\d\.\d+Z/g, '{time}')
    .replace(
      /(?<="(?:pspReference|paymentPspReference|disputePspReference)": ?"|\/payments\/)[A-Z0-9]{16}/g,
      placeholder('id'),
    )
    .replace(/(?<="(?:qrCodeData|paymentData|redirectResult)": ")[^"]+/g, placeholder('code'))
    .replace(/(?<="reference": ")\d{20}/g, placeholder('number'))
    .replace(
      /(?<="(?:id|payment_id)": "?|\/payments\/|\/mercadopago\/pages\/|"payment_method_reference_id": ")\d{10,11}\b/g,
      placeholder('id'),
    )
    .replace(/(?<="(?:barcode|content|digitable_line|qr_code)": ")[^"]+/g, placeholder('code'))
    .replace(/(?<="id": ")[0-9a-f]{32}(?=")/g, placeholder('token'))
    .replace(/(?<=created%5Bgte%5D=)\d{10}/g, '{second}')
    .replace(
      /(?<="(?:created|available_on|canceled_at|due_by|expires_at|expires_after|capture_before)": )\d{10}/g,
      '{second}',
    )
    .replace(
      // A scheme may also be a word, as `faster_payments_service`.
      /(?<="(?:network_transaction_id|networkTxReference|scheme_id)": ")(?=[^"]*\d)[^"]+/g,
      placeholder('scheme-transaction-id'),
    )
    .replace(/(?<="fingerprint": ")[^"]+/g, placeholder('fingerprint'))
    .replace(/(?<="token": ")(?!«)[^"]+/g, placeholder('token'))
    .replace(/(?<="number": ")(?!«)[^"]+/g, placeholder('number'))
    .replace(/(?<="(?:authenticationValue|acsSignedContent)": ")[^"]+/g, placeholder('proof'))
    .replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, placeholder('id'))
    .replace(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|\+00:?00|(?="))/g, placeholder('time'))
    .replace(
      /(?<="(?:scheme_transaction_id|network_reference)": ")[^"]+/g,
      placeholder('scheme-transaction-id'),
    )
    .replace(
      /(?<="(?:authorization_code|approval|auth_code|authCode|(?:Original)?ApprovalCode)": ?")[^"]+/g,
      placeholder('authorization-code'),
    );
}
