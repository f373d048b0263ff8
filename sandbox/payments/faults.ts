/** `error` answers 503, `hang` answers nothing, `lost` makes what was ordered and answers nothing. */
export const FAULTS = ['error', 'hang', 'lost'] as const;
export type Fault = (typeof FAULTS)[number];

/** What goes wrong next, so many times. */
export interface Faults {
  set(fault: Fault, times: number): void;
  take(): Fault | undefined;
}

export function createFaults(): Faults {
  let fault: Fault | undefined;
  let left = 0;
  return {
    set(next, times) {
      fault = next;
      left = times;
    },
    take() {
      if (left <= 0) return undefined;
      left -= 1;
      return fault;
    },
  };
}
