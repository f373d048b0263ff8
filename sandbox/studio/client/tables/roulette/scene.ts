import '../chip-panel.css';
import './roulette.css';
import './tablet.css';
import { multipleOf, type RouletteState } from '../../../engines/roulette/roulette';
import { paidAt } from '../../../engines/play/stake';
import { element } from '../../dom';
import { delay } from '../../pace';
import { speakOf } from '../../texts';
import { createChipBets } from '../chip-bets';
import { createChipControls } from '../chip-controls';
import type { SceneRound, SharedScene, SharedSceneMaker } from '../scene';
import { createAround } from './around';
import { createField } from './field';
import { rouletteInfo } from './info';
import { propertiesOf, spotName } from './names';
import { createResults } from './results';
import { spotOf, type FieldSpot } from './spots';
import { ROULETTE_TEXTS } from './texts';
import { createTrack } from './track';
import { createWheel } from './wheel';

type Shown = RouletteState;
type Decided = SceneRound<Shown>;
/** The number is read before chips leave. */
const BANNER_MS = 800;
type Views = 'table' | 'track';

/** What each bet gave back, by spot; bets that lost are not in it. Minor units. */
function paysOf({ bets, pocket, laPartage }: Shown): Map<string, number> {
  const pays = bets.map(
    ({ on, stake }) => [String(on), paidAt(stake, multipleOf(on, pocket, { laPartage }))] as const,
  );
  return new Map(pays.filter(([, pay]) => pay > 0));
}
const chipsOf = ({ bets }: Shown) => bets.map(({ on, stake }) => ({ spot: String(on), amount: stake }));

/** Where there is room for one alone, the field or the track is shown. */
function viewTabs(stage: HTMLElement, labels: Record<Views, string>, label: string) {
  const tabs = (['table', 'track'] as const).map((view) => {
    const button = element('button', { type: 'button', 'data-view': view }, labels[view]);
    button.addEventListener('click', () => choose(view));
    return button;
  });
  const choose = (view: Views) => {
    stage.dataset['view'] = view;
    for (const tab of tabs) tab.setAttribute('aria-pressed', String(tab.dataset['view'] === view));
  };
  choose('table');
  return element('div', { class: 'rl-tabs', role: 'group', 'aria-label': label }, ...tabs);
}

export const game: SharedSceneMaker<Shown> = {
  create(tools, language): SharedScene<Shown> {
    const { boot, money, calm, sound } = tools;
    const say = speakOf(language, ROULETTE_TEXTS);
    const bets = createChipBets<string>(boot.limits, (id) => spotOf(id).kind);
    /** The round that is shown, while no new bet is being prepared. */
    let result: Decided | null = null;
    let seen: Shown | null = null;

    const wheel = createWheel(say, calm, () => sound.play('ball'));
    const results = createResults(say, money, 'live' in boot);
    const layOn = (spot: FieldSpot) =>
      controls.lay([{ spot: spot.id, amount: controls.chip }], spotName(say, spot));
    const around = createAround(say, money, layOn);
    const field = createField(say, money, (spot) => {
      if (!around.asks(spot)) layOn(spot);
    });
    const track = createTrack(say, money, {
      chip: () => controls.chip,
      press: ({ bets: laid, name }) =>
        controls.lay(
          laid.map(({ on, stake }) => ({ spot: String(on), amount: stake })),
          name,
        ),
      cover: field.cover,
    });
    const draw = () => {
      const won = result ? paysOf(result.shown) : new Map<string, number>();
      const lying = result
        ? new Map(chipsOf(result.shown).map(({ spot, amount }) => [spot, amount] as const))
        : bets.amounts;
      const chips = result ? new Map([...lying].filter(([spot]) => won.has(spot))) : lying;
      field.draw({ chips, pocket: result?.shown.pocket ?? null, won });
      track.draw(chips);
      around.draw(chips);
    };
    const changed = () => {
      result = null;
      draw();
    };
    const controls = createChipControls<string>(tools, language, bets, changed, () => track.update());
    track.update();

    const stage = element('div', { class: 'rl', 'data-calm': calm });
    const tabs = viewTabs(stage, { table: say('table'), track: say('track') }, say('view'));
    stage.append(
      element(
        'div',
        { class: 'rl-side' },
        element('div', { class: 'rl-well' }, wheel.view),
        results.banner,
        results.history,
      ),
      element('div', { class: 'rl-cloth' }, field.view, track.view, tabs, around.toggle, around.view),
      controls.note,
    );

    const showResult = async (round: Decided, moving: boolean) => {
      const { shown, staked } = round;
      const won = paysOf(shown);
      results.add({ pocket: shown.pocket, staked, pay: round.pay ?? 0 });
      if (moving) {
        await delay(BANNER_MS);
        delete stage.dataset['turning'];
        const lying = chipsOf(shown);
        field.draw({
          chips: new Map(lying.map(({ spot, amount }) => [spot, amount])),
          pocket: shown.pocket,
          won,
        });
        await field.sweep(lying.map(({ spot }) => spot).filter((spot) => !won.has(spot)));
      }
      bets.takeAway();
      result = round;
      draw();
      controls.update();
    };

    return {
      stage,
      options: controls.view,
      oneStake: false,
      begin: say('begin'),
      leftRule: null,
      bet: () =>
        bets.total < boot.limits.total.min
          ? null
          : {
              bet: [...bets.amounts].map(([id, stake]) => ({ on: spotOf(id).on, stake })),
              stake: bets.total,
            },
      takeBet: (shown) => bets.remember(chipsOf(shown)),
      setOpen(open) {
        controls.setOpen(open);
        field.setOpen(open);
        track.setOpen(open);
        around.setOpen(open);
      },
      sent() {
        bets.sent();
        result = null;
        draw();
        wheel.begin();
        results.begin();
        if (!calm) stage.dataset['turning'] = '';
      },
      async show(round, played) {
        if (!round) {
          wheel.rest(seen?.pocket ?? null);
          delete stage.dataset['turning'];
          return draw();
        }
        const moving = played && !calm;
        if (moving) await wheel.land(round.shown.pocket);
        else wheel.rest(round.shown.pocket);
        const known = !played && JSON.stringify(round.shown) === JSON.stringify(seen);
        seen = round.shown;
        if (!known) await showResult(round, moving);
        delete stage.dataset['turning'];
      },
      past: (rounds) => results.past(rounds.map(({ pocket }) => pocket)),
      lay(bet) {
        bets.takeAway();
        bets.remember(chipsOf(bet));
        bets.repeat();
        result = null;
        draw();
        controls.update();
      },
      putAway() {
        bets.sent();
        bets.takeAway();
        draw();
        controls.update();
      },
      choices: () => [],
      tell: ({ shown: { pocket } }) =>
        pocket === 0
          ? `${say('zero')}.`
          : say('tell', { number: pocket, properties: propertiesOf(say, pocket) }),
      info: () => rouletteInfo(say, tools),
    };
  },
};
