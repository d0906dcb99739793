import { printFloors } from '../../test/architecture/floors.ts';
import { betweenMarks } from './between-marks.ts';

/** ARCHITECTURE.md, with the table of floors as the architecture test knows it. */
export function architectureMarkdown(): string {
  return betweenMarks('ARCHITECTURE.md', 'floors', printFloors());
}
