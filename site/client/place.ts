/** A place that search leads to: a page, or a part of it. Names are short since there are thousands. */
export type Place = Readonly<{
  /** Address, from the site's root. */
  u: string;
  /** Title of the page. */
  t: string;
  /** Heading of the part. */
  h?: string;
  /** Id of the operation. */
  o?: string;
  /** What kind of page it is. */
  k: string;
  /** The words of it. */
  x: string;
}>;
