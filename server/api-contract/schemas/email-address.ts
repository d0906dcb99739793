import { Type } from './type.ts';

/** Nearly anything with one `@` inside: whether somebody reads it there, only a message would tell. */
export const EmailAddress = Type.String({ minLength: 3, maxLength: 320, pattern: '^[^\\s@]+@[^\\s@]+$' });
