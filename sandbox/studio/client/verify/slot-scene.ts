import type { LanguageCode } from '@/lib/domain/locales';
import type { Fall, Step } from '../../engines/slots/steps';
import type { NamedState } from '../../slots/slot-engine';
import { turnsOf } from '../../slots/turns';
import { element } from '../dom';
import type { Scene, SceneMaker, SceneTools } from '../tables/scene';
import { speakOf } from '../texts';
import { VERIFY_TEXTS } from './texts';

/** How symbols are written here, by their numbers: wild, bonus, the four pictures, the ranks. */
const SIGNS = ['W', 'B', '①', '②', '③', '④', 'A', 'K', 'Q', 'J'];
const sign = (symbol: number) => SIGNS[symbol] ?? '';

/** A slot's round: every grid that it showed, one after the other, with what each of them paid. */
function create({ money }: SceneTools, language: LanguageCode): Scene<NamedState> {
  const say = speakOf(language, VERIFY_TEXTS);
  const stage = element('ol', { class: 'grids' });
  const nothing = () => undefined;

  const gridOf = ({ grid, wins, expanded }: Fall) => {
    const won = new Set(wins.flatMap(({ cells }) => cells.map((cell) => cell.join())));
    return element(
      'div',
      { class: 'grid' },
      ...grid.map((cells, reel) =>
        element(
          'div',
          {},
          ...cells.map((symbol, row) =>
            element(
              'i',
              { class: won.has(`${reel},${row}`) || expanded.includes(reel) ? 'on' : null },
              sign(symbol),
            ),
          ),
        ),
      ),
    );
  };
  const item = (caption: string, units: number, unit: number, ...content: HTMLElement[]) =>
    element(
      'li',
      {},
      element('b', {}, caption),
      element('span', {}, units > 0 ? money(units * unit) : '–'),
      ...content,
    );

  const draw = (state: NamedState) => {
    const { unit } = turnsOf(state);
    let free = 0;
    const itemsOf = (step: Step): HTMLElement[] => {
      if (step.kind === 'book') return [item(say('slotBook', { symbol: sign(step.symbol) }), 0, unit)];
      if (step.kind === 'hold') return [item(say('slotHeld', { count: step.held }), step.units, unit)];
      if (step.kind === 'wheel') {
        const place = { number: step.wheel + 1, segment: step.segment + 1 };
        return [item(say('slotWheel', place), step.units, unit)];
      }
      if (step.free) free += 1;
      const name = step.free ? say('slotFree', { number: free }) : say('slotSpin');
      return step.falls.map((fall, at) =>
        item(
          at === 0 ? name : say('slotGrid', { number: at + 1 }),
          fall.units + (at === 0 ? step.scatterUnits : 0),
          unit,
          gridOf(fall),
        ),
      );
    };
    stage.replaceChildren(
      ...state.steps.flatMap(itemsOf),
      ...(state.capped ? [element('li', {}, element('b', {}, say('slotCapped')))] : []),
    );
  };

  return {
    stage,
    options: null,
    oneStake: true,
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
    tell: () => null,
    info: () => [],
  };
}

export const game: SceneMaker<NamedState> = { create };
