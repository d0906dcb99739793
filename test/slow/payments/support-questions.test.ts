import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { SUPPORT_ANSWERS } from '../../../scripts/prove/support-answers.ts';
import { SUPPORT_QUESTIONS, type SupportDesk, openSupportDesk } from '../../harness/support-scenes.ts';

/** What support is asked about payments, answered by who sees nothing but the story. */
let desk: SupportDesk;
before(async () => {
  desk = await openSupportDesk();
});
after(() => desk.close());

for (const question of SUPPORT_QUESTIONS)
  test(`the story alone answers: ${question}`, async () => {
    const { id, truth } = await desk.play(question);
    const story = await desk.story(id);
    assert.equal(SUPPORT_ANSWERS[question](story), truth, JSON.stringify(story, null, 2));
  });
