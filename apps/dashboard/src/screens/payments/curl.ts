import { type AnyInput, type OperationName, wireRequest } from '../../api/call.ts';
import { copyText } from '../../parts/copy-id.tsx';

/** A call as a command line, with placeholders for the address of the API and the token. */
export function curlText(name: OperationName, input: AnyInput, merchantAccount: string): string {
  const { method, path, body } = wireRequest(name, input);
  return [
    `curl ${method === 'GET' ? '' : `-X ${method} `}"$RAILYARD_URL${path}"`,
    '-H "authorization: Bearer $TOKEN"',
    `-H ${quoteWord(`x-merchant-account-id: ${merchantAccount}`)}`,
    ...(input.idempotencyKey === undefined
      ? []
      : [`-H ${quoteWord(`idempotency-key: ${input.idempotencyKey}`)}`]),
    ...(body === null ? [] : ["-H 'content-type: application/json'", `-d ${quoteWord(body)}`]),
  ].join(' \\\n  ');
}

/** Whether it is on the clipboard. */
export function copyCurl(name: OperationName, input: AnyInput, merchantAccount: string): Promise<boolean> {
  return copyText(curlText(name, input, merchantAccount));
}

/** One word of a shell, whatever is in it. */
function quoteWord(word: string): string {
  return `'${word.replaceAll("'", "'\\''")}'`;
}
