import { type Answer, Call } from './call.ts';

/** What the service answers for a list. */
export type ListPage<Item> = Readonly<{
  /** Items of this page. */
  items: readonly Item[];
  /** Where the next page begins; null: this is the last. */
  next_cursor?: string | null;
}>;

/**
 * A list: `await` gives its first page, `for await` every item of all pages. A page is fetched when the one before it
 * has been walked through, and none after a `break`.
 *
 * @example
 * for await (const buyer of railyard.buyers.list({ limit: 100 })) console.log(buyer.display_name);
 */
export class Listing<Page extends ListPage<unknown>>
  extends Call<Page>
  implements AsyncIterable<Page['items'][number]>
{
  readonly #fetch: (cursor: string | null) => Promise<Answer<Page>>;
  #cursor: string | null;

  constructor(fetch: (cursor: string | null) => Promise<Answer<Page>>, cursor: string | null) {
    super(null, () => fetch(cursor));
    this.#fetch = fetch;
    this.#cursor = cursor;
  }

  /** Of the page that is being walked through: a walk that begins with it begins with that page. */
  get cursor(): string | null {
    return this.#cursor;
  }

  /** Walks all items, page by page. */
  async *[Symbol.asyncIterator](): AsyncGenerator<Page['items'][number], void, undefined> {
    for (;;) {
      const { result } = await this.#fetch(this.#cursor);
      yield* result.items as readonly Awaited<Page['items'][number]>[]; // an item of JSON is no promise
      const next = result.next_cursor ?? null;
      if (next === null) return;
      this.#cursor = next;
    }
  }
}
