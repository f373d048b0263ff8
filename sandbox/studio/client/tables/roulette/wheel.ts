import { POCKETS, WHEEL } from '../../../engines/roulette/layout';
import { element } from '../../dom';
import { delay } from '../../pace';
import { POCKET, RUN, SPEED, THROW_MS, wayIn, type BallPlace } from './ball';
import type { RouletteSay } from './names';
import { bowl, gloss, rotor } from './wheel-drawing';

/** From the throw to the rest. */
const WHOLE_TURN_MS = 7_000;
/** The way in takes at least so long, however late the outcome came. */
const WAY_IN_MS = 3_600;
const STEPS = 72;
/** When the frets are heard, as a share of the way in. */
const RATTLE = 0.78;

export interface Wheel {
  readonly view: HTMLElement;
  /** The ball is thrown; where it will lie is not known yet. */
  begin(): void;
  /** The ball ends in a pocket; resolves when it lies. */
  land(pocket: number): Promise<void>;
  /** The ball lies in a pocket; in none, null, before the first round. */
  rest(pocket: number | null): void;
}

const transform = ({ angle, radius }: BallPlace): string =>
  `rotate(${angle.toFixed(2)}deg) translateY(-${radius.toFixed(2)}%)`;

/**
 * The wheel turns slowly all the time; the ball moves within what turns, so that it stays in its pocket by itself.
 * @param calm nothing moves
 */
export function createWheel(say: RouletteSay, calm: boolean, rattle: () => void): Wheel {
  const ball = element('div', { class: 'rl-ball', hidden: true });
  const turning = element('div', { class: 'rl-rotor' }, rotor(), ball);
  const view = element(
    'div',
    { class: 'rl-wheel', role: 'img', 'aria-label': say('wheelStill'), 'data-calm': calm },
    bowl(),
    turning,
    gloss(),
  );
  let lies: number | null = null;
  let running: Animation | null = null;
  let begun: { at: number; from: number } | null = null;

  const angleOf = (pocket: number): number => (360 * WHEEL.indexOf(pocket)) / POCKETS;
  const stop = () => {
    running?.cancel();
    running = null;
    begun = null;
    delete view.dataset['turning'];
  };
  const rest = (pocket: number | null) => {
    stop();
    lies = pocket;
    ball.hidden = pocket === null;
    if (pocket !== null) ball.style.transform = transform({ angle: angleOf(pocket), radius: POCKET });
    view.setAttribute('aria-label', pocket === null ? say('wheelStill') : say('wheelOn', { number: pocket }));
  };
  /** Degrees of the ball in the run, so long after its throw. */
  const inRun = (from: number, ms: number): number => from - SPEED * (ms - THROW_MS / 2);

  return {
    view,
    begin() {
      if (calm) return;
      stop();
      const from = lies === null ? 0 : angleOf(lies);
      begun = { at: performance.now(), from };
      view.dataset['turning'] = '';
      view.setAttribute('aria-label', say('wheelTurns'));
      ball.hidden = false;
      // Out of its pocket into the run, then round and round until the outcome is known.
      const rounds = 40;
      const span = THROW_MS + (rounds * 360) / SPEED;
      running = ball.animate(
        [
          { transform: transform({ angle: from, radius: lies === null ? RUN : POCKET }), easing: 'ease-in' },
          { transform: transform({ angle: inRun(from, THROW_MS), radius: RUN }), offset: THROW_MS / span },
          { transform: transform({ angle: inRun(from, span), radius: RUN }) },
        ],
        { duration: span, fill: 'forwards' },
      );
    },
    async land(pocket) {
      if (calm || !begun) return rest(pocket);
      await delay(THROW_MS - (performance.now() - begun.at));
      const gone = performance.now() - begun.at;
      const ms = Math.max(WAY_IN_MS, WHOLE_TURN_MS - gone);
      const way = wayIn(inRun(begun.from, gone), angleOf(pocket), ms, STEPS);
      running?.cancel();
      running = ball.animate(
        way.map((place) => ({ transform: transform(place) })),
        { duration: ms, fill: 'forwards' },
      );
      await delay(ms * RATTLE);
      rattle();
      await delay(ms * (1 - RATTLE));
      rest(pocket);
    },
    rest,
  };
}
