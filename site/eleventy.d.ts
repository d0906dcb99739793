/** What is used of Eleventy, which has no types of its own. */
declare module '@11ty/eleventy' {
  export class Eleventy {
    constructor(input: string, output: string, options: object);
    write(): Promise<void>;
  }
}
