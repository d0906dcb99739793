/**
 * State of a service: one of a thing for each owner, made when it is first asked for. The owner is a handle that each
 * service has one of, as a rule its database's: two services in one process, as in tests, do not see each other's.
 */
export function perOwner<Thing, Owner extends object = object>(
  create: (owner: Owner) => Thing,
): (owner: Owner) => Thing {
  const byOwner = new WeakMap<Owner, Thing>();
  return (owner) => {
    const existing = byOwner.get(owner);
    if (existing !== undefined) return existing;
    const created = create(owner);
    byOwner.set(owner, created);
    return created;
  };
}
