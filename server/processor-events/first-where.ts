/** All are asked at once, and the first that says yes decides, whatever becomes of the others. Null: none does. */
export function firstWhere<Item>(
  items: readonly Item[],
  isIt: (item: Item) => Promise<boolean>,
): Promise<Item | null> {
  return new Promise((resolve, reject) => {
    const all = items.map(async (item) => {
      if (await isIt(item)) resolve(item);
    });
    Promise.all(all).then(() => resolve(null), reject);
  });
}
