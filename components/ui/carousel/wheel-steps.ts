/** Pixels of sideways wheel that make one step. */
const STEP = 60;
/** A swipe on a touchpad keeps sending events while it fades: they are one gesture until it pauses this long. */
const PAUSE_MS = 180;

type Wheel = Pick<WheelEvent, 'deltaX' | 'deltaY' | 'timeStamp' | 'preventDefault'>;

/** Turns the wheel's sideways movement into steps, one per gesture. Up and down stay the page's. */
export function createWheelSteps(onStep: (direction: 1 | -1) => void): (event: Wheel) => void {
  let travelled = 0;
  let stepped = false;
  let last = -Infinity;
  return (event) => {
    if (Math.abs(event.deltaX) <= Math.abs(event.deltaY)) return;
    event.preventDefault();
    if (event.timeStamp - last > PAUSE_MS) {
      travelled = 0;
      stepped = false;
    }
    last = event.timeStamp;
    travelled += event.deltaX;
    if (stepped || Math.abs(travelled) < STEP) return;
    stepped = true;
    onStep(travelled > 0 ? 1 : -1);
  };
}
