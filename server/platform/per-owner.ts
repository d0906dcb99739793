/**
 * One of a thing for each owner, made when it is first asked for. The owner is the database handle: two services in
 * one process, as in tests, do not see each other's.
 */
export function perOwner<Thing>(create: () => Thing): (owner: object) => Thing {
  const byOwner = new WeakMap<object, Thing>();
  return (owner) => {
    const existing = byOwner.get(owner);
    if (existing !== undefined) return existing;
    const created = create();
    byOwner.set(owner, created);
    return created;
  };
}
