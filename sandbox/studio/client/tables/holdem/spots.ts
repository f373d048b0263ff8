import { element } from '../../dom';
import { pile } from '../chips';
import { move } from '../motion';
import { onPress, setDisabled } from '../press';
import { type Amounts, type BetSpot, type SayHoldem, type SpotName } from './bets';

const CHIP_DOWN_MS = 180;
const CHIPS_AWAY_MS = 240;
const NONE: Amounts = { ante: 0, bonus: 0, call: 0 };

export interface Spots {
  readonly views: Readonly<Record<SpotName, HTMLElement>>;
  /** @param back what the spots gave back, once their round is over */
  draw(staked: Amounts, back?: Amounts, moving?: boolean): void;
  setOpen(open: boolean): void;
  /** Lets chips that are lost leave; resolves when they are gone. */
  sweep(back: Amounts): Promise<void>;
}

/** The spots for ante, bonus and call. A press lays a chip on the first two; a call is made by its button. */
export function createSpots(
  say: SayHoldem,
  money: (minor: number) => string,
  calm: boolean,
  press: (spot: BetSpot) => void,
): Spots {
  let staked = NONE;
  let open = true;
  const spotOf = (name: SpotName) => {
    const view =
      name === 'call'
        ? element('div', { class: 'spot', role: 'img', 'data-spot': name })
        : element('button', { type: 'button', class: 'spot', 'data-spot': name });
    if (view instanceof HTMLButtonElement && name !== 'call') onPress(view, () => press(name));
    const label = element('span', { class: 'add', 'aria-hidden': 'true' }, say(`cloth_${name}`));
    return { name, view, label };
  };
  const [bonus, ante, call] = [spotOf('bonus'), spotOf('ante'), spotOf('call')];
  const made = [bonus, ante, call];

  const nameOf = (name: SpotName, amount: number, paid: boolean): string => {
    const values = { spot: say(name), amount: money(amount) };
    if (paid) return say('spotPaid', values);
    if (name === 'call') return amount > 0 ? say('spotStaked', values) : say('callSpot');
    if (!open) return amount > 0 ? say('spotStaked', values) : say(name);
    return say(amount > 0 ? 'spotMore' : 'spotFree', values);
  };

  return {
    views: { bonus: bonus.view, ante: ante.view, call: call.view },
    draw(now, back, moving = !calm) {
      for (const { name, view, label } of made) {
        const [stake, amount] = [now[name], (back ?? now)[name]];
        const paid = back !== undefined && amount > 0;
        view.setAttribute('aria-label', nameOf(name, amount, paid));
        view.toggleAttribute('data-won', paid && amount > stake);
        const lies = `${amount} ${paid}`;
        if (view.dataset['lies'] === lies) continue;
        view.dataset['lies'] = lies;
        view.replaceChildren(amount > 0 ? pile(amount, money) : label);
        const chip = view.querySelector('.chip');
        if (chip && moving && amount > staked[name])
          void move(
            chip,
            [
              { transform: 'translateY(40px)', opacity: 0 },
              { transform: 'none', opacity: 1 },
            ],
            { duration: CHIP_DOWN_MS },
          );
      }
      staked = back ?? now;
    },
    setOpen(now) {
      open = now;
      for (const { view } of made) if (view instanceof HTMLButtonElement) setDisabled(view, !now);
    },
    async sweep(back) {
      await Promise.all(
        made.map(async ({ name, view }) => {
          const chip = view.querySelector('.chip');
          if (!chip || back[name] > 0) return;
          await move(
            chip,
            [
              { transform: 'none', opacity: 1 },
              { transform: 'translateY(-60px)', opacity: 0 },
            ],
            { duration: CHIPS_AWAY_MS },
          );
        }),
      );
    },
  };
}
