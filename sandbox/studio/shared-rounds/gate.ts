/** Lets so many works run at a time; the others wait for their turn in the order in which they came. */
export interface Gate {
  run<T>(work: () => Promise<T>): Promise<T>;
}

export function createGate(most: number): Gate {
  const waiting: (() => void)[] = [];
  let running = 0;
  return {
    async run(work) {
      if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
      else running += 1;
      try {
        return await work();
      } finally {
        // Its place goes to the next in line, or becomes free.
        const next = waiting.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
}
