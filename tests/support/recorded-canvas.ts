/** One step of drawing, with what was set when it was taken. */
export interface Drawn {
  canvas: HTMLCanvasElement;
  step: string;
  args: readonly unknown[];
  alpha: number;
}

/**
 * Gives canvases of jsdom, which draw nothing, a 2D context that writes down each step.
 * @param none there is no such context
 */
export function recordCanvases({ none = false } = {}) {
  const drawn: Drawn[] = [];
  const contexts = new WeakMap<HTMLCanvasElement, CanvasRenderingContext2D>();
  const contextOf = (canvas: HTMLCanvasElement): CanvasRenderingContext2D => {
    const known = contexts.get(canvas);
    if (known) return known;
    const state: Record<string, unknown> = { globalAlpha: 1 };
    const made = new Proxy(state, {
      get(target, name) {
        if (typeof name === 'symbol' || name in target) return target[String(name)];
        return (...args: unknown[]) => {
          drawn.push({ canvas, step: name, args, alpha: Number(target['globalAlpha']) });
          return name === 'measureText' ? { width: 10 } : undefined;
        };
      },
    }) as unknown as CanvasRenderingContext2D;
    contexts.set(canvas, made);
    return made;
  };
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function (
    this: HTMLCanvasElement,
  ) {
    return none ? null : contextOf(this);
  } as typeof HTMLCanvasElement.prototype.getContext);
  return {
    /** The steps on a canvas since the last look. */
    since(canvas: HTMLCanvasElement): Drawn[] {
      const steps = drawn.filter((one) => one.canvas === canvas);
      drawn.length = 0;
      return steps;
    },
  };
}
