/** A file that a release has made, or an instance serves below `/packages/`. */
export type MadeFile = Readonly<{
  /** Of what it is a part: a name of `published.ts`. */
  thing: string;
  /** What it is called by those who install it. */
  name: string;
  version: string;
  /** Its place below `/packages/`, and in the folder of a release. */
  path: string;
  type: string;
  bytes: Buffer;
  /** Its package URL, where this file is the package; files beside it have none. */
  purl?: string;
  /** What an installer fetches with it, as `registry:requirement`. */
  needs?: readonly string[];
  /** `INSTANCE` is in it, where an instance writes its own address; a release has no such file. */
  namesInstance?: true;
}>;

export const INSTANCE = '{instance}';
