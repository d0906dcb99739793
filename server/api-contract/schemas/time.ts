import { Type } from './type.ts';

/** ISO 8601 with an offset; ours have microseconds. */
export const Timestamp = Type.String({ format: 'date-time' });

export const CalendarDate = Type.String({ format: 'date' });
