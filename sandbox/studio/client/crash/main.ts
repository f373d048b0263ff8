import '../fonts.css';
import './crash.css';
import type { Currency } from '@/lib/money/money';
import type { CrashBoot } from '../../boot';
import type { LiveEvent } from '../../crash/live-events';
import { recordsFrom } from '../api';
import { openBridge } from '../bridge';
import { stopsHeldKey } from '../keys';
import { moneyWriter } from '../money';
import { delay, randomId } from '../pace';
import { createPanels } from '../panels';
import { keepSound } from '../kept-sound';
import { createSound } from '../sound';
import { TABLE_TEXTS } from '../tables/texts';
import { speak, speakOf } from '../texts';
import { crashApi } from './api';
import { createControls, type Words } from './controls';
import { createCrashGame, type CrashGame } from './game';
import { openInfo } from './info';
import { createStudioClock, eventLine, openLive } from '../live-line';
import { multiplierWriter } from './multiplier';
import { createPassengers } from './passengers';
import { createScreen } from './screen';
import { createSky, type SkyView } from './sky';
import { CRASH_TEXTS } from './texts';

/** In calm mode so many pictures a second. */
const CALM_PICTURES = 4;
/** From one measurement of the delay to the next, ms. */
const MEASURE_MS = 15_000;
/** The delay that is shown is the middle one of so many. */
const MEASURES = 5;
/** After so many breaks in a row the studio is asked whether the session is still there. */
const ASK_AFTER = 3;
/** The last seconds of bets tick, ms. */
const TICKING_MS = 3_000;

async function main(root: HTMLElement, boot: CrashBoot) {
  const words: Words = {
    say: speak(boot.language),
    table: speakOf(boot.language, TABLE_TEXTS),
    crash: speakOf(boot.language, CRASH_TEXTS),
  };
  const money = moneyWriter(boot.locale, boot.currency);
  const multiplier = multiplierWriter(boot.locale);
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const sound = createSound();
  const api = crashApi(boot.api);
  const clock = createStudioClock(() => performance.now());
  let game: CrashGame | null = null;

  const writers = new Map<Currency, (minor: number) => string>();
  const moneyIn = (currency: Currency) => {
    const writer = writers.get(currency) ?? moneyWriter(boot.locale, currency);
    writers.set(currency, writer);
    return writer;
  };
  const [whole, tenths] = [0, 1].map(
    (decimals) =>
      new Intl.NumberFormat(boot.locale, {
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
      }),
  );
  const sky = createSky(calm, (value, decimals) => `${(decimals === 0 ? whole : tenths)?.format(value)}×`);
  const controls = createControls(boot, words, money, {
    press: (at) => game?.press(at),
    stake: (at, minor) => game?.stake(at, minor),
    auto: (at, hundredths) => game?.auto(at, hundredths),
    second(shown) {
      game?.second(shown);
      if (shown) controls.focusButton(1);
    },
  });
  const passengers = createPassengers(words, {
    moneyIn,
    multiplier,
    currency: boot.currency,
    demo: boot.mode === 'demo',
    maxWin: boot.maxWin,
  });
  const showInfo = () => {
    if (!root.querySelector('dialog[open]')) openInfo(root, boot, words, money, kept.volume(words.say));
  };
  const write = { money, multiplier };
  const screen = createScreen(root, boot, { words, sky, controls, passengers }, write, {
    info: showInfo,
    fair: () =>
      void import('./fair').then(({ openFair }) =>
        openFair(root, words, { ...write, boot, records: () => recordsFrom(boot.api) }, api.history),
      ),
    sound: () => kept.set(),
  });
  screen.setState('loading');
  const bridge = openBridge(boot.webOrigin, (message) => {
    if (message.type === 'pause') game?.pause();
    else if (message.type === 'resume') game?.resume();
    else if (message.type === 'reread') game?.reread();
    else if (message.type === 'info') showInfo();
    else kept.set(message.on);
  });
  const kept = keepSound(sound, { show: screen.setSound, bridge });
  const play = createCrashGame({
    ...{ boot, api, clock, bridge, sound, words, money, multiplier },
    panels: createPanels(root),
    face: {
      setState: screen.setState,
      setCredit: screen.setCredit,
      showSlot: controls.show,
      showSecond: controls.setSecond,
      showFlight(flight, own, moment) {
        screen.showResults(flight);
        passengers.show(flight, own, moment.phase);
      },
      say: screen.say,
      tell: screen.tell,
    },
  });
  game = play;

  let ticked = 0;
  const tick = (phase: string, startsInMs: number) => {
    const second = Math.ceil((startsInMs - boot.confirmMs) / 1_000);
    const ticks = phase === 'open' && startsInMs - boot.confirmMs <= TICKING_MS;
    if (ticks && second !== ticked) sound.play('tick');
    ticked = ticks ? second : 0;
  };
  const draw = () => {
    const moment = play.moment();
    play.check(moment);
    const { phase, flownMs } = moment;
    const lefts = play.left();
    const last = lefts.at(-1);
    const lively = play.ahead();
    const text = last
      ? words.crash('youLeft', { multiplier: multiplier(last.out), amount: money(last.pay) })
      : '';
    screen.draw(moment, last ? { text, lively } : null);
    const shown: Record<typeof phase, SkyView['phase']> = {
      ...{ asleep: 'ground', open: 'ground', closing: 'ground', broken: 'ground' },
      ...{ flying: 'flying', over: 'over' },
    };
    // As a real number the curve moves between two hundredths too.
    const exact = phase === 'flying' ? 1.06 ** (flownMs / 1_000) : moment.multiplier / 100;
    const marks = lefts.map(({ out, pay, stake }) => ({
      at: out / 100,
      text: lively && lefts.length === 1 ? `+${money(pay - stake)}` : money(pay),
      lively,
    }));
    sky.draw({ phase: shown[phase], multiplier: exact, marks }, performance.now() / 1_000);
    play.actions(moment).forEach((action, at) => controls.act(at, action));
    tick(phase, moment.startsInMs);
    sound.hum(phase === 'flying' ? exact : null);
  };
  if (calm) setInterval(draw, 1_000 / CALM_PICTURES);
  else {
    const next = () => {
      draw();
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  }

  document.addEventListener('keydown', (event) => {
    if (stopsHeldKey(event) || event.repeat || event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.defaultPrevented) return;
    const inDialog = root.querySelector('dialog[open]') !== null;
    // A dialog that is open takes it for itself.
    if (event.key === 'Escape' && !inDialog) bridge.tell({ type: 'escape' });
    const target = event.target as Element;
    if (inDialog || target.closest('input')) return;
    const onButton = target.closest('button, a') !== null;
    const [slot] = play.slots.all;
    if (event.key === '1' || (!onButton && (event.key === 'Enter' || event.key === ' '))) play.press(0);
    else if (event.key === '2' && play.slots.hasSecond) play.press(1);
    else if (slot && event.key === 'ArrowUp') play.stake(0, controls.nextStake(slot.stake, 1));
    else if (slot && event.key === 'ArrowDown') play.stake(0, controls.nextStake(slot.stake, -1));
    else return;
    event.preventDefault();
  });

  await play.open();
  const word = randomId().replaceAll('-', '').slice(0, 16);
  let isBroken = false;
  openLive<LiveEvent>({
    open: eventLine(`${boot.api}/live?word=${word}`),
    hear(event) {
      if (event.type === 'clock' || event.type === 'round') clock.hear(event.now);
      play.hear(event);
    },
    lost(times) {
      isBroken = true;
      clock.stop();
      screen.setLine('broken', null);
      screen.tell(words.crash('reconnecting'));
      // A session that has ended cannot come back by itself.
      if (times % ASK_AFTER === 0) play.catchUp();
    },
    found() {
      screen.setLine('works', null);
      if (isBroken) {
        screen.tell(words.crash('connected'));
        play.catchUp();
      }
      isBroken = false;
      void measure().then(measure).then(measure);
    },
  });

  let measured: number[] = [];
  async function measure() {
    const took = await api.delay();
    if (took === null || isBroken) return;
    measured = [...measured, took].slice(-MEASURES);
    const middle = measured.toSorted((a, b) => a - b)[Math.floor(measured.length / 2)] ?? took;
    screen.setLine('works', Math.round(middle));
  }
  for (;;) {
    await delay(MEASURE_MS);
    if (!document.hidden) await measure();
  }
}

const root = document.getElementById('game');
const boot = document.getElementById('boot')?.textContent;
if (root && boot) void main(root, JSON.parse(boot) as CrashBoot);
