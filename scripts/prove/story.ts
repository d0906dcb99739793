import type { Proof } from '../prove.ts';
import { SUPPORT_QUESTIONS, openSupportDesk } from '../../test/harness/support-scenes.ts';
import { SUPPORT_ANSWERS } from './support-answers.ts';

/**
 * What support is asked about a payment, each question after a payment that was played for it on a real instance, and
 * answered by a function that sees the story alone. What is right is known by who played.
 */
export async function proveStory(): Promise<Proof> {
  const desk = await openSupportDesk();
  const rows: string[][] = [];
  let right = 0;
  try {
    for (const question of SUPPORT_QUESTIONS) {
      const { id, truth } = await desk.play(question);
      const story = await desk.story(id);
      const answer = SUPPORT_ANSWERS[question](story) ?? 'the story does not say';
      right += answer === truth ? 1 : 0;
      rows.push([
        question,
        answer,
        answer === truth ? 'right' : `WRONG: ${truth}`,
        `${story.entries.length}`,
      ]);
    }
  } finally {
    await desk.close();
  }

  return {
    head: ['question', 'answer from the story alone', '', 'entries'],
    rows,
    told: [`${right} of ${SUPPORT_QUESTIONS.length} questions answered from the story alone`],
    holds: right === SUPPORT_QUESTIONS.length,
  };
}
