/**
 * Joins callers who ask for the same thing at the same time into one run of the work. The result is not kept
 * afterwards.
 */
export function sharedRuns<Value>(): (key: string, work: () => Promise<Value>) => Promise<Value> {
  const underWay = new Map<string, Promise<Value>>();
  return (key, work) => {
    const known = underWay.get(key);
    if (known) return known;
    const run = work().finally(() => underWay.delete(key));
    underWay.set(key, run);
    return run;
  };
}
