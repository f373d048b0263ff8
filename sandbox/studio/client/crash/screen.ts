import type { CrashBoot } from '../../boot';
import { element, icon } from '../dom';
import { percentWriter } from '../money';
import type { Moment } from './action';
import type { Controls, Words } from './controls';
import type { Flight } from './flight';
import type { Passengers } from './passengers';
import type { Sky } from './sky';

const ICONS = {
  info: ['M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z', 'M12 11v5', 'M12 7.6v.1'],
  fair: ['M12 3l7 3v5c0 4.5-2.9 8.3-7 10-4.1-1.7-7-5.5-7-10V6Z', 'm9 12 2 2 4-4'],
  soundOn: ['M4 9.5v5h3.5L12 19V5L7.5 9.5Z', 'M15.5 9a4.2 4.2 0 0 1 0 6', 'M18 6.5a8 8 0 0 1 0 11'],
  soundOff: ['M4 9.5v5h3.5L12 19V5L7.5 9.5Z', 'm16 9.5 5 5', 'm21 9.5-5 5'],
} as const;

/** Everything on the stage: sky, results, everybody's bets, the player's own. */
export function createScreen(
  root: HTMLElement,
  boot: CrashBoot,
  parts: { words: Words; sky: Sky; controls: Controls; passengers: Passengers },
  write: { money(minor: number): string; multiplier(hundredths: number): string },
  on: { info(): void; fair(): void; sound(): void },
) {
  const { words, sky, controls, passengers } = parts;
  const { say, crash } = words;
  const tool = (name: string, label: string, paths: readonly string[], press: () => void) => {
    const made = element(
      'button',
      { type: 'button', class: `tool ${name}`, 'aria-label': label, title: label },
      icon(...paths),
    );
    made.addEventListener('click', press);
    return made;
  };
  const credits = [0, 1].map(() => element('b'));
  const credit = (value: HTMLElement | undefined) =>
    element('p', { class: 'credit' }, element('span', {}, say('credit')), value ?? null);
  const badge = () =>
    boot.mode === 'demo' ? element('span', { class: 'badge', title: say('demoNote') }, say('demo')) : null;

  // It is wider than its room: keys reach it to move it.
  const strip = element('ol', { class: 'strip', 'aria-label': crash('results'), tabindex: 0 });
  /** What the strip shows. */
  let results = '';
  const number = element('span', { class: 'number' });
  const fair = tool('fair', words.table('fair'), ICONS.fair, on.fair);
  fair.append(number);
  const sound = tool('sound', say('soundOn'), ICONS.soundOff, on.sound);
  sound.setAttribute('aria-pressed', 'false');

  const figure = element('b', { class: 'figure' });
  const below = element('span', { class: 'below' });
  const countdown = element('u');
  const bar = element('span', { class: 'countdown', 'aria-hidden': 'true' }, countdown);
  const delayShown = element('p', { class: 'delay' });
  // Told in words at moments that matter; what changes with each picture is for the eye alone.
  const heard = element('p', { class: 'unseen', role: 'status', 'aria-live': 'polite' });
  const message = element('p', { class: 'message', role: 'status', 'aria-live': 'polite' });

  root.dataset['kind'] = boot.kind;
  root.append(
    element(
      'div',
      { class: 'flight' },
      element('h1', { class: 'unseen' }, boot.title),
      element(
        'aside',
        { class: 'bets' },
        passengers.head,
        passengers.list,
        element(
          'footer',
          {},
          credit(credits[0]),
          badge(),
          element(
            'span',
            { class: 'rtp' },
            `${say('rtp')} ${percentWriter(boot.locale)(boot.rtpMillionths)}`,
          ),
        ),
      ),
      element(
        'div',
        { class: 'results' },
        strip,
        fair,
        tool('info', say('info'), ICONS.info, on.info),
        sound,
      ),
      element(
        'div',
        { class: 'sky' },
        sky.view,
        element('div', { class: 'middle', 'aria-hidden': 'true' }, figure, below, bar),
        delayShown,
        passengers.line,
        message,
        heard,
      ),
      element(
        'section',
        { class: 'controls', 'aria-label': boot.title },
        element('div', { class: 'purse' }, credit(credits[1]), badge()),
        controls.view,
      ),
    ),
  );

  const setText = (target: HTMLElement, text: string) => {
    if (target.textContent !== text) target.textContent = text;
  };
  const oneDecimal = new Intl.NumberFormat(boot.locale, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const tone = (target: HTMLElement, name: string | null) => {
    if (name === null) delete target.dataset['tone'];
    else target.dataset['tone'] = name;
  };

  return {
    /** Multiplier and what stands below it. @param left what the player's last bet to leave came to */
    draw({ phase, multiplier, startsInMs }: Moment, left: { text: string; lively: boolean } | null) {
      const waiting = phase === 'open' || phase === 'closing';
      root.dataset['phase'] = phase;
      figure.hidden = waiting || phase === 'asleep' || phase === 'broken';
      setText(figure, write.multiplier(multiplier));
      bar.hidden = !waiting;
      if (waiting) {
        const wholeMs = boot.openMs + boot.confirmMs;
        countdown.style.transform = `scaleX(${Math.min(1, startsInMs / wholeMs).toFixed(3)})`;
      }
      const seconds = oneDecimal.format(Math.ceil(startsInMs / 100) / 10);
      const texts: Record<Moment['phase'], string> = {
        open: crash('nextIn', { seconds }),
        closing: crash('closing'),
        flying: left?.text ?? '',
        over: left?.text ?? crash('flownAway'),
        broken: crash('brokenOff'),
        asleep: '',
      };
      setText(below, texts[phase]);
      tone(below, waiting ? 'plain' : left?.lively ? 'win' : null);
    },
    showResults({ last, round }: Flight) {
      // Asked five times a second while others bet and leave; it changes once in a round.
      const now = last.join(' ');
      if (now !== results) {
        results = now;
        strip.replaceChildren(
          ...last.map((point) => {
            const size = point >= 1_000 ? 'high' : point >= 200 ? 'middle' : 'low';
            return element('li', { 'data-size': size }, write.multiplier(point));
          }),
        );
      }
      setText(
        number,
        round ? crash('flight', { number: new Intl.NumberFormat(boot.locale).format(round.number) }) : '',
      );
    },
    /** @param minor null while the wallet has not told it */
    setCredit(minor: number | null) {
      for (const value of credits) value.textContent = minor === null ? '–' : write.money(minor);
      if (minor === null) delete root.dataset['balance'];
      else root.dataset['balance'] = String(minor);
    },
    setState(state: 'loading' | 'idle' | 'error') {
      root.dataset['state'] = state;
    },
    /** The line to the studio: how long it takes, or that it is broken. @param ms null while it is not known */
    setLine(line: 'works' | 'broken', ms: number | null) {
      root.dataset['line'] = line;
      setText(
        delayShown,
        line === 'broken' ? crash('reconnecting') : ms === null ? '' : crash('delay', { ms }),
      );
    },
    say: (text: string) => setText(message, text),
    tell: (text: string) => setText(heard, text),
    setSound(isOn: boolean) {
      const label = say(isOn ? 'soundOff' : 'soundOn');
      sound.setAttribute('aria-pressed', String(isOn));
      sound.setAttribute('aria-label', label);
      sound.title = label;
      sound.replaceChildren(icon(...(isOn ? ICONS.soundOn : ICONS.soundOff)));
    },
  };
}
