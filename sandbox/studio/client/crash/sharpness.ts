/** Pixels a CSS pixel, each way; nobody sees more than the first. */
const STEPS = [2, 1.5, 1.2, 1] as const;
/** So many frames are judged together: a quarter of a second, so that few are lost before the device is understood. */
const FRAMES = 15;
/** A frame that lasted longer than this has let another one out, seconds. */
const SLOW = 0.026;
/** A longer break is not the device's fault: a tab that was hidden, a round that ended. */
const BREAK = 0.25;
/** So many slow ones of FRAMES are too many; with so many, one step would not be enough. */
const MOST_SLOW = 1;
const FAR_TOO_MANY = 5;

export interface Sharpness {
  /** Pixels a CSS pixel that a device with so many is given now. */
  scale(devicePixels: number): number;
  /** A frame is drawn at this time, seconds. @returns whether fewer pixels are drawn from now on */
  frame(seconds: number): boolean;
}

/**
 * How many pixels a canvas has that is drawn anew in each frame: where no graphics card helps, copying them takes longer than
 * drawing. A device that does not keep up is given fewer, a step or two at a time, for as long as the page is open.
 */
export function createSharpness(): Sharpness {
  let step = 0;
  let last: number | null = null;
  let frames = 0;
  let slow = 0;
  return {
    scale: (devicePixels) => Math.min(STEPS[step] ?? 1, devicePixels),
    frame(seconds) {
      const lasted = last === null ? Infinity : seconds - last;
      last = seconds;
      if (lasted > BREAK) return false;
      frames += 1;
      if (lasted > SLOW) slow += 1;
      if (frames < FRAMES) return false;
      const before = step;
      if (slow > MOST_SLOW) step = Math.min(STEPS.length - 1, step + (slow > FAR_TOO_MANY ? 2 : 1));
      [frames, slow] = [0, 0];
      return step !== before;
    },
  };
}
