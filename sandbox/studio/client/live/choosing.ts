import type { SeenRound } from '../../live/live-events';
import type { ChoosingScene, ChoosingView } from '../tables/choosing-scene';
import type { ChoiceButton } from '../tables/scene';
import { speakOf } from '../texts';
import { createChoiceOrders } from './choice-orders';
import { CHOOSING_TEXTS } from '../tables/choosing-texts';
import type { ChoosingMaker } from './choosing-parts';

/** The end of the player's own turn is told by so much before it, ms; the last seconds can be heard. */
const WARN_MS = 5_000;
const TICK_MS = 3_000;

/** Choices at the table of a scene. */
export const choosingAt =
  (scene: ChoosingScene<never>): ChoosingMaker =>
  (tools, course) => {
    const { table, panel, sound } = tools;
    const say = speakOf(tools.language, CHOOSING_TEXTS);
    /** The round as it was drawn last. */
    let drawn: SeenRound | null = null;
    /** What the player was asked last. */
    let asked = '';
    let couldChoose = false;
    /** The end of the turn of which the player was warned, and the second that was heard last. */
    let warned = 0;
    let ticked = 0;

    const isOpen = ({ round, clock }: ChoosingView): boolean =>
      round?.phase === 'deciding' && round.turn !== null && clock !== null && clock < round.turn.until;
    const orders = createChoiceOrders(tools, say, course);
    /** Nothing is offered while cards are on their way, nor what was chosen already and is not told yet. */
    const offers = (): ChoiceButton[] => {
      const view = course.view();
      if (course.isBusy() || drawn !== view.round || !isOpen(view) || orders.isMade(view)) return [];
      return scene.offers(view);
    };
    const leftMs = ({ round, clock }: ChoosingView): number =>
      Math.max(0, (round?.turn?.until ?? 0) - (clock ?? 0));
    const hurry = (view: ChoosingView) => {
      const [left, until] = [leftMs(view), view.round?.turn?.until ?? 0];
      if (left <= WARN_MS && warned !== until) {
        warned = until;
        panel.tell(say('secondsLeft', { seconds: Math.ceil(left / 1_000) }));
      }
      const second = Math.ceil(left / 1_000);
      if (left <= TICK_MS && ticked !== second) sound.play('tick');
      ticked = second;
    };

    /** An answer to the player's last choice stays until there is something else to say. */
    const tellAsked = (view: ChoosingView) => {
      const ask = scene.ask(view);
      if (ask !== asked) table.say(ask);
      asked = ask;
    };

    return {
      offers,
      choose(choice) {
        const view = course.view();
        const made = offers().find((offer) => offer.choice === choice);
        if (!made || !view.round || !view.own) return;
        void orders.choose(view.round, view.own, String(choice)).then(() => {
          if (orders.isMade(course.view())) tellAsked(course.view());
        });
      },
      async deal(round, moving) {
        const view = course.view();
        // Whoever is behind sees the table as it is, and no step of it twice.
        const now = view.round?.id === round.id && view.round.phase === 'deciding' ? view.round : round;
        if (drawn === now) return;
        const since = drawn?.id === now.id ? drawn.choices.length : null;
        const shown = { ...view, round: now };
        await scene.deal(shown, moving);
        drawn = now;
        const heard = scene.heard(shown, since);
        if (heard) panel.tell(heard);
        tellAsked(shown);
      },
      look() {
        const view = course.view();
        scene.look(view);
        const canChoose = offers().length > 0;
        if (canChoose) hurry(view);
        if (canChoose !== couldChoose) course.rest();
        couldChoose = canChoose;
      },
      opened() {
        drawn = null;
        asked = '';
        scene.opened();
      },
      turn() {
        const view = course.view();
        const phase = view.round?.phase;
        if (phase !== 'deciding' && phase !== 'over') return null;
        const { title, wholeMs } = scene.turn(view);
        return { title, share: Math.min(1, leftMs(view) / wholeMs) };
      },
    };
  };
