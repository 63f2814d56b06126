export interface ToldOnce {
  /** What holds for everything in the list; empty where that is one thing alone. */
  readonly told: readonly string[];
  /** By item, what is left to be said; a reason that stood above is left out where there is another. */
  readonly own: readonly (readonly string[])[];
}

/** Why things are recommended, without the same sentence again and again. @param reasons of each item, in its order */
export function tellOnce(reasons: readonly (readonly string[])[]): ToldOnce {
  const [first = [], ...others] = reasons;
  const told =
    others.length === 0 ? [] : first.filter((reason) => others.every((each) => each.includes(reason)));
  const above = new Set(told);
  const own = reasons.map((each) => {
    const left = each.filter((reason) => !told.includes(reason));
    const fresh = left.filter((reason) => !above.has(reason));
    for (const reason of left) above.add(reason);
    return fresh.length > 0 ? fresh : left;
  });
  return { told, own };
}
