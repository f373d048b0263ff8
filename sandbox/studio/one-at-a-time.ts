/** Runs work of the same name one after the other, in the order of the calls; work of other names is not held up. */
export interface OneAtATime {
  run<T>(name: string, work: () => Promise<T>): Promise<T>;
  /** Resolves when what was begun has ended. */
  idle(): Promise<void>;
}

export function createOneAtATime(): OneAtATime {
  const queues = new Map<string, Promise<unknown>>();
  return {
    run(name, work) {
      const before = queues.get(name) ?? Promise.resolve();
      const mine = before.then(work, work);
      queues.set(name, mine);
      const forget = () => {
        if (queues.get(name) === mine) queues.delete(name);
      };
      mine.then(forget, forget);
      return mine;
    },
    async idle() {
      await Promise.allSettled(queues.values());
    },
  };
}
