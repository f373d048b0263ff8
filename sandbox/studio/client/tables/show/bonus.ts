import { BELLS, CURTAINS, HORSES, LANTERNS, type ShowBonus } from '../../../engines/show/segments';
import type { ShowOutcome } from '../../../engines/show/show';
import { element } from '../../dom';
import { delay } from '../../pace';
import { drawing } from '../drawing';
import type { ShowSay } from './names';
import { SIGNS } from './wheel';

/** One place after the other lights up, then the one that came stays, ms. */
const STEP_MS = 110;
const STEPS = 24;
const READ_MS = 1_800;

const VALUES: Readonly<Record<ShowBonus, readonly number[]>> = {
  lanterns: LANTERNS,
  curtains: CURTAINS,
  carousel: HORSES,
};
const TITLES = {
  lanterns: 'bonusLanterns',
  curtains: 'bonusCurtains',
  carousel: 'bonusCarousel',
} as const satisfies Record<ShowBonus, string>;

/** The bonus round over the wheel. What is behind every place is seen from the beginning: nothing is hidden but which one comes. */
export function createBonus(say: ShowSay) {
  const view = element('section', { class: 'sw-bonus', hidden: true });
  const placesOf = (values: readonly number[], sign: ShowBonus | null, name: string) => {
    const items = values.map((value) =>
      element(
        'li',
        {},
        ...(sign ? [drawing('-12 -12 24 24', SIGNS[sign])] : []),
        element('b', {}, say('multiple', { multiple: value })),
      ),
    );
    return { items, list: element('ol', { class: `sw-places ${name}` }, ...items) };
  };
  const mark = (items: readonly HTMLElement[], at: number, name: string) => {
    for (const [place, item] of items.entries()) item.toggleAttribute(name, place === at);
  };
  const runTo = async (items: readonly HTMLElement[], place: number) => {
    // It goes round and ends where the draw says.
    const start = (place - STEPS + items.length * STEPS) % items.length;
    for (let step = 0; step <= STEPS; step += 1) {
      mark(items, (start + step) % items.length, 'data-lit');
      await delay(STEP_MS);
    }
    mark(items, place, 'data-came');
  };
  return {
    view,
    hide: () => void (view.hidden = true),
    /** Shows the round; resolves when it was seen. @param moving false shows what came of it at once */
    async show({ bet, bonus, multiple }: ShowOutcome & { bet: ShowBonus }, moving: boolean) {
      if (!bonus) return;
      const places = placesOf(VALUES[bet], bet, bet);
      const bells = bonus.bell === null ? null : placesOf(BELLS, null, 'bells');
      const total = element('p', { class: 'sw-multiple' }, moving ? '' : say('multiple', { multiple }));
      view.replaceChildren(
        element('h2', {}, say(bet)),
        element('p', {}, say(TITLES[bet])),
        places.list,
        ...(bells ? [bells.list] : []),
        total,
      );
      view.hidden = false;
      if (moving) await runTo(places.items, bonus.place);
      else mark(places.items, bonus.place, 'data-came');
      if (bells && bonus.bell !== null) {
        if (moving) await runTo(bells.items, bonus.bell);
        else mark(bells.items, bonus.bell, 'data-came');
      }
      total.textContent = say('multiple', { multiple });
      if (moving) await delay(READ_MS);
    },
  };
}
