import type { LanguageCode } from '@/lib/domain/locales';
import { paidAt, type Multiple } from '../../engines/play/stake';
import { createChipBets } from './chip-bets';
import { createChipControls } from './chip-controls';
import type { SceneTools, SharedScene } from './scene';

/** A round of a game that is over as it is drawn, whose bets are stakes by name. Minor units. */
interface DrawnShown<Bet extends string> {
  bets: Partial<Record<Bet, number>>;
}

/** What the game says of its bets. */
interface BetRules<Bet extends string, Shown> {
  /** What the table has limits for. */
  kindOf(bet: Bet): string;
  /** What a bet gives back for a stake of 1, the stake included. */
  multipleOf(bet: Bet, shown: Shown): Multiple;
}

/** What lies on the spots. Amounts are minor units. */
export interface SpotsPicture<Bet extends string, Shown> {
  chips: ReadonlyMap<Bet, number>;
  /** What bets gave back, while their round is shown. */
  back: ReadonlyMap<Bet, number>;
  /** The round that is shown; null while a bet is being prepared. */
  shown: Shown | null;
}

/** What the scene draws. */
interface Picture<Bet extends string, Shown> {
  spots: {
    draw(picture: SpotsPicture<Bet, Shown>): void;
    setOpen(open: boolean): void;
    /** Lets the chips of these bets leave; resolves when they are gone. */
    sweep(bets: readonly Bet[]): Promise<void>;
  };
  /** Nothing is drawn now. */
  clear(): void;
  /** Shows the draw; resolves when it was seen. @param moving false shows it at once */
  draw(shown: Shown, moving: boolean): Promise<void> | void;
  /** A round that was not seen before: for what the table keeps of the last ones. */
  add(shown: Shown): void;
  /** A bet is being prepared again. */
  prepared?(): void;
}

type Course<Shown> = Pick<
  SharedScene<Shown>,
  | 'options'
  | 'oneStake'
  | 'leftRule'
  | 'bet'
  | 'takeBet'
  | 'setOpen'
  | 'sent'
  | 'show'
  | 'lay'
  | 'putAway'
  | 'choices'
>;

/**
 * The course of a bet of chips in a game that is over as it is drawn: baccarat, sic bo, a wheel show. Chips are laid, the draw is
 * seen, what lost is swept away, and what came back lies there until the next bet is prepared.
 */
export function createDrawnBets<Bet extends string, Shown extends DrawnShown<Bet>>(
  tools: SceneTools,
  language: LanguageCode,
  { kindOf, multipleOf }: BetRules<Bet, Shown>,
) {
  const { boot, calm } = tools;
  const bets = createChipBets<Bet>(boot.limits, kindOf);
  let picture: Picture<Bet, Shown> | null = null;
  /** The round that is shown, while no new bet is being prepared. */
  let result: Shown | null = null;
  let seen: Shown | null = null;

  const stakesOf = (shown: Shown) => new Map(Object.entries(shown.bets) as [Bet, number][]);
  const chipsOf = (shown: Shown) => [...stakesOf(shown)].map(([spot, amount]) => ({ spot, amount }));
  /** What each bet gave back; bets that lost are not in it. */
  const paysOf = (shown: Shown) =>
    new Map(
      [...stakesOf(shown)]
        .map(([bet, stake]) => [bet, paidAt(stake, multipleOf(bet, shown))] as const)
        .filter(([, pay]) => pay > 0),
    );
  const draw = () => {
    if (!result) return picture?.spots.draw({ chips: bets.amounts, back: new Map(), shown: null });
    const back = paysOf(result);
    const chips = new Map([...stakesOf(result)].filter(([bet]) => back.has(bet)));
    picture?.spots.draw({ chips, back, shown: result });
  };
  const controls = createChipControls<Bet>(tools, language, bets, () => {
    result = null;
    picture?.prepared?.();
    draw();
  });
  const showResult = async (shown: Shown, moving: boolean) => {
    picture?.add(shown);
    if (moving) {
      const [back, stakes] = [paysOf(shown), stakesOf(shown)];
      picture?.spots.draw({ chips: stakes, back, shown });
      await picture?.spots.sweep([...stakes.keys()].filter((bet) => !back.has(bet)));
    }
    bets.takeAway();
    result = shown;
    draw();
    controls.update();
  };

  return {
    /** What became of the last change of the chips. */
    note: controls.note,
    /** Lays the chip that is chosen. @param name of the bet, read out */
    press: (bet: Bet, name: string) => controls.lay([{ spot: bet, amount: controls.chip }], name),
    /** The scene's part of it, once its picture is there. */
    withPicture(drawn: Picture<Bet, Shown>): Course<Shown> {
      picture = drawn;
      draw();
      return {
        options: controls.view,
        oneStake: false,
        leftRule: null,
        bet: () =>
          bets.total < boot.limits.total.min
            ? null
            : { bet: Object.fromEntries(bets.amounts), stake: bets.total },
        takeBet: (shown) => bets.remember(chipsOf(shown)),
        setOpen(open) {
          controls.setOpen(open);
          drawn.spots.setOpen(open);
          if (open) drawn.prepared?.();
        },
        sent() {
          bets.sent();
          result = null;
          drawn.clear();
          draw();
        },
        async show(round, played) {
          if (!round) {
            drawn.clear();
            return draw();
          }
          const { shown } = round;
          const moving = played && !calm;
          await drawn.draw(shown, moving);
          const known = !played && JSON.stringify(shown) === JSON.stringify(seen);
          seen = shown;
          if (!known) await showResult(shown, moving);
        },
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
      };
    },
  };
}
