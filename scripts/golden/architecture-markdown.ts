import { printFloors } from '../../test/architecture/floors.ts';
import { printHouse } from '../../test/architecture/house.ts';
import { betweenMarks } from './between-marks.ts';

const PAGE = 'ARCHITECTURE.md';

/** ARCHITECTURE.md, with the tables of floors and of top folders as the architecture test knows them. */
export function architectureMarkdown(): string {
  return betweenMarks(PAGE, 'house', printHouse(), betweenMarks(PAGE, 'floors', printFloors()));
}
