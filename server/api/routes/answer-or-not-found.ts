import { Problem } from '../../domain/problem.ts';

/** The answer of an operation that reads one resource; 404 where there is none. */
export function answerOrNotFound<Body>(body: Body | null): Readonly<{ status: 200; body: Body }> {
  if (body === null) throw new Problem('not_found');
  return { status: 200, body };
}
