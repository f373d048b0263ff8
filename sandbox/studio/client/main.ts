import './fonts.css';
import './style.css';
import './controls.css';
import './features.css';
import './panels.css';
import type { Boot } from '../boot';
import { playApi } from './api';
import { openBridge } from './bridge';
import { createGame } from './game';
import type { Game } from './game-parts';
import { createHud } from './hud';
import { openInfo } from './info';
import { stopsHeldKey } from './keys';
import { layOut } from './layout';
import { moneyWriter } from './money';
import { openingGrid } from './opening-grid';
import { createPanels } from './panels';
import { delay } from './pace';
import { keepSound } from './kept-sound';
import { createSound } from './sound';
import { createStage, type Stage } from './stage';
import { speak } from './texts';
import { voiceOf } from './theme-voices';
import { createTurns, potName } from './turn';
import { createWheel } from './wheel';

/** Stands in where the reels cannot be drawn: the game is told in words. */
const NO_PICTURE: Stage = {
  resize: () => {},
  show: () => {},
  spin: () => {},
  land: (_reels, onReel) => delay(600).then(onReel),
  showWins: () => {},
  expand: () => {},
  hold: () => {},
  clearHeld: () => {},
  coins: () => {},
};

async function main(root: HTMLElement, boot: Boot) {
  const say = speak(boot.language);
  const money = moneyWriter(boot.locale, boot.currency);
  const sound = createSound(voiceOf(boot.theme));
  let game: Game | null = null;
  const api = playApi(boot.api);
  const showInfo = () => {
    if (game && !root.querySelector('dialog[open]'))
      openInfo(root, { boot, say, money, game, volume: kept.volume(say) });
  };
  const hud = createHud(root, boot, say, money, {
    spin: () => void game?.spin(),
    bet: (steps) => game?.bet(steps),
    info: showInfo,
    sound: () => kept.set(),
    buy: () => void game?.buy(),
  });
  hud.setState('loading');
  const bridge = openBridge(boot.webOrigin, (message) => {
    if (message.type === 'pause') game?.pause();
    else if (message.type === 'resume') game?.resume();
    else if (message.type === 'reread') game?.reread();
    else if (message.type === 'info') showInfo();
    else kept.set(message.on);
  });
  const kept = keepSound(sound, { show: hud.setSound, bridge });

  // Frame and controls stand before the symbols have come.
  let stage: Stage = NO_PICTURE;
  const arrange = () => {
    const layout = layOut(root.clientWidth, root.clientHeight, { shape: boot.shape, buy: boot.buy !== null });
    hud.place(layout);
    stage.resize(layout);
  };
  new ResizeObserver(arrange).observe(root);
  arrange();

  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  stage = await createStage(hud.canvases, boot, openingGrid(boot), calm).catch(() => {
    root.dataset['picture'] = 'none';
    return NO_PICTURE;
  });
  arrange();
  const wheel =
    boot.wheel &&
    createWheel(
      root,
      boot.wheel.wheels,
      {
        title: say('wheel'),
        segment: ({ pot, pays, up }) => (up ? '★' : pot === '' ? `${pays} ×` : say(potName(pot))),
      },
      calm,
    );
  game = createGame({
    boot,
    api,
    stage,
    turns: createTurns({ boot, stage, hud, sound, wheel, say, money, calm }),
    blind: stage === NO_PICTURE,
    hud,
    panels: createPanels(root),
    bridge,
    sound,
    say,
    money,
  });

  document.addEventListener('keydown', (event) => {
    if (stopsHeldKey(event) || event.repeat || event.ctrlKey || event.altKey || event.metaKey) return;
    // A panel that is open takes it for itself.
    if (event.key === 'Escape' && !root.querySelector('dialog[open]')) bridge.tell({ type: 'escape' });
    if (root.querySelector('dialog[open]') || (event.target as Element).closest('button, a')) {
      if (!event.key.startsWith('Arrow') || root.querySelector('dialog[open]')) return;
    }
    if (event.key === 'Enter' || event.key === ' ') void game?.spin();
    else if (event.key === 'ArrowUp' || event.key === 'ArrowRight') game?.bet(1);
    else if (event.key === 'ArrowDown' || event.key === 'ArrowLeft') game?.bet(-1);
    else return;
    event.preventDefault();
  });

  await game.open();
  // High wins are written in it; it may come when everything else is there, or not at all.
  document.fonts.load('800 20px "Bricolage Grotesque Variable"').catch(() => {});
  if (stage === NO_PICTURE) hud.say(say('noGraphics'));
}

const root = document.getElementById('game');
const boot = document.getElementById('boot')?.textContent;
if (root && boot) void main(root, JSON.parse(boot) as Boot);
