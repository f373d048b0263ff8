import type { LanguageCode } from '@/lib/domain/locales';
import { inHundredths } from '../../engines/play/stake';
import type { FlightBet, FlightShown } from '../../fair/flight';
import { element } from '../dom';
import { plane } from '../crash/plane';
import { svg } from '../tables/svg';
import { multipleWriter } from '../tables/multiples';
import type { Scene, SceneMaker, SceneRound, SceneTools } from '../tables/scene';
import { speakOf } from '../texts';
import { VERIFY_TEXTS } from './texts';

const WIDTH = 600;
const HEIGHT = 320;
const EDGE = 46;
/** Room for the last multiplier over the plane. */
const ABOVE = 28;
/** How wide the plane is drawn. */
const PLANE = 92;
/** Points of the drawn line. */
const POINTS = 60;

/** A flight of crash, drawn as a line: where each bet left, and where it ended. */
function create({ boot, money }: SceneTools, language: LanguageCode): Scene<FlightShown> {
  const say = speakOf(language, VERIFY_TEXTS);
  const times = multipleWriter(boot.locale);
  const write = (hundredths: number) => times(inHundredths(hundredths));
  const stage = element('div', { class: 'flight' });
  const nothing = () => undefined;

  /** The multiplier grows by the same part in the same time: its logarithm is a straight line. */
  const placeOf = (multiplier: number, top: number) => {
    const x = Math.log(multiplier / 100) / Math.log(top / 100);
    const y = (multiplier - 100) / (top - 100);
    return { x: EDGE + x * (WIDTH - 2 * EDGE), y: HEIGHT - EDGE - y * (HEIGHT - 2 * EDGE) };
  };
  const mark = (multiplier: number, top: number, name: string) => {
    const { x, y } = placeOf(multiplier, top);
    // Over the plane at the end, which is drawn there.
    const text = svg('text', { x, y: y - (name === 'point' ? 42 : 14), class: name });
    text.textContent = write(multiplier);
    return [svg('circle', { cx: x, cy: y, r: 7, class: name }), text];
  };
  const draw = ({ point, bets }: FlightShown) => {
    const outs = bets.flatMap(({ out }) => out ?? []);
    const reached = Math.max(point ?? 0, 101, ...outs);
    const top = Math.max(reached, 150);
    const line = Array.from({ length: POINTS + 1 }, (_, at) => {
      const { x, y } = placeOf(100 * (reached / 100) ** (at / POINTS), top);
      return `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`;
    });
    const end = placeOf(reached, top);
    const flying = plane();
    const place = { x: end.x - PLANE * 0.62, y: end.y - PLANE * 0.3, width: PLANE, height: PLANE / 1.8 };
    for (const [name, value] of Object.entries(place)) flying.setAttribute(name, String(value));
    const picture = svg('svg', { viewBox: `0 ${-ABOVE} ${WIDTH} ${HEIGHT + ABOVE}`, 'aria-hidden': 'true' });
    picture.append(
      svg('path', {
        d: `M${EDGE} ${HEIGHT - EDGE}H${WIDTH - EDGE}M${EDGE} ${HEIGHT - EDGE}V${EDGE}`,
        class: 'axes',
      }),
      svg('path', { d: `${line.join('')}V${HEIGHT - EDGE}H${EDGE}Z`, class: 'below' }),
      svg('path', { d: line.join(''), class: 'line' }),
      flying,
      ...outs.filter((out) => out !== point).flatMap((out) => mark(out, top, 'out')),
      ...(point === null ? [] : mark(point, top, 'point')),
    );
    stage.replaceChildren(picture);
  };
  const toldOf = ({ stake, out, pay }: FlightBet, place: number): string => {
    const values = { bet: place + 1, stake: money(stake) };
    if (out === null) return say('flightLost', values);
    return say('flightPaid', { ...values, multiplier: write(out), amount: money(pay ?? 0) });
  };

  return {
    stage,
    options: null,
    oneStake: false,
    begin: '',
    leftRule: null,
    bet: () => null,
    takeBet: nothing,
    setOpen: nothing,
    sent: nothing,
    show(round) {
      if (round) draw(round.shown);
      return Promise.resolve();
    },
    choices: () => [],
    tell({ shown: { point, bets } }: SceneRound<FlightShown>) {
      const over = bets.flatMap((bet, place) =>
        point !== null || bet.out !== null ? [toldOf(bet, place)] : [],
      );
      const inAir = bets.length - over.length;
      return [...over, ...(inAir > 0 ? [say('flightIn', { count: inAir })] : [])].join(' ');
    },
    info: () => [],
  };
}

export const game: SceneMaker<FlightShown> = { create };
