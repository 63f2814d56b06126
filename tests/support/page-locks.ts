/** Locks as a browser has them, by name with the end of the last in line; `vanish` is the end of every page. */
export function pageLocks() {
  const locks = new Map<string, Promise<unknown>>();
  const request = async (name: string, ...rest: unknown[]) => {
    const work = rest.at(-1) as (lock: object | null) => unknown;
    if (rest.length > 1 && locks.has(name)) return work(null);
    const turn = (locks.get(name) ?? Promise.resolve()).then(() => work({ name }));
    locks.set(name, turn);
    void turn.finally(() => locks.get(name) === turn && locks.delete(name));
    return turn;
  };
  return {
    vanish: () => locks.clear(),
    install: () => Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } }),
    remove: () => Reflect.deleteProperty(navigator, 'locks'),
  };
}
