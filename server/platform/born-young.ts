import { setFlagsFromString } from 'node:v8';

/**
 * V8 makes the objects of one place in the code old from their first moment where most of them lived on for a while.
 * Of requests that is wrong: where many begin at once, what they make lives on through the short collections of that
 * moment, and from then on each of them, with all that it leads to, is kept until the next major collection. V8 looks
 * at the flag where it compiles, so this comes before the program.
 */
setFlagsFromString('--no-allocation-site-pretenuring');
