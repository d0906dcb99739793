import { isMultipart, multipartAsForm } from './multipart.ts';
import { type Action, type Answer, type SimulatedRequest, isAction } from './processor.ts';

/** What passed between a simulated processor and somebody else, for tests that hold it to what the real one has. */
export type WatchedExchange =
  | Readonly<{
      processor: string;
      method: string;
      path: string;
      query: string;
      request: string;
      status: number;
      answer: string;
    }>
  | Readonly<{ processor: string; event: string; body: string }>;
export type Watch = (passed: WatchedExchange) => void;

/** The same, but that `watch` is told what the processor answers, whatever becomes of it on its way. */
export function watchedBy(
  watch: Watch | undefined,
  processor: string,
  { method, path, query, headers, body }: SimulatedRequest,
  read: Action | Answer,
): Action | Answer {
  if (watch === undefined) return read;
  const tell = (answer: Answer): Answer => {
    const { status } = answer;
    const text = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body);
    const contentType = headers['content-type'];
    const request = isMultipart(contentType) ? multipartAsForm(contentType, body) : body;
    const asked = { method, path: `/${path.join('/')}`, query: query.toString(), request };
    if (answer.chunks === undefined) watch({ processor, ...asked, status, answer: text });
    return answer;
  };
  if (!isAction(read)) return tell(read);
  return { ...read, act: async () => tell(await read.act()) };
}
