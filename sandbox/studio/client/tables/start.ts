import '../fonts.css';
import './table.css';
import type { TableBoot } from '../../boot';
import { tableApi } from '../api';
import { openBridge } from '../bridge';
import { element } from '../dom';
import { moneyWriter } from '../money';
import { createPanels } from '../panels';
import { keepSound } from '../kept-sound';
import { createSound } from '../sound';
import { speak, speakOf } from '../texts';
import { openDialog } from './dialog';
import { openFair } from './fair';
import { stopsHeldKey, keptByFocus } from '../keys';
import type { Scene, SceneMaker } from './scene';
import { createTable } from './table';
import { createTableGame, type TableGame } from './table-game';
import { TABLE_TEXTS } from './texts';

async function start(maker: SceneMaker<never>, root: HTMLElement, boot: TableBoot) {
  const words = { say: speak(boot.language), table: speakOf(boot.language, TABLE_TEXTS) };
  const money = moneyWriter(boot.locale, boot.currency);
  const sound = createSound();
  let game: TableGame | null = null;
  const scene = maker.create(
    {
      boot,
      money,
      sound,
      calm: window.matchMedia('(prefers-reduced-motion: reduce)').matches,
      choose: (choice) => void game?.choose(choice),
      betChanged: () => game?.betChanged(),
    },
    boot.language,
  ) as Scene<unknown>;
  const closeLabel = words.say('close');
  const openInfo = () => {
    if (root.querySelector('dialog[open]')) return;
    openDialog(
      root,
      { title: boot.title, closeLabel },
      element('p', { class: 'by' }, boot.provider),
      kept.volume(words.say),
      ...scene.info(game?.stakeNow ?? boot.limits.total.min),
      element(
        'ul',
        { class: 'rules' },
        scene.oneStake ? null : element('li', {}, words.table('ruleRepeat')),
        scene.leftRule ? element('li', {}, words.table('ruleLeft', { rule: scene.leftRule })) : null,
        element('li', {}, words.table('rulePace', { seconds: boot.paceMs / 1000 })),
        element('li', {}, words.table('ruleFair')),
      ),
    );
  };
  const table = createTable(root, boot, scene, words, money, {
    begin: () => void game?.begin(),
    choose: (choice) => void game?.choose(choice),
    stake: (steps) => game?.stake(steps),
    info: openInfo,
    fair: () =>
      openFair(root, words.table, closeLabel, {
        boot,
        money,
        records: () => api.records(),
        fair: () => game?.state?.fair ?? null,
        open: () => root.dataset['state'] !== 'idle',
        newSeeds: async (clientSeed) => (await game?.newSeeds(clientSeed)) ?? false,
      }),
    sound: () => kept.set(),
  });
  table.setState('loading');
  const bridge = openBridge(boot.webOrigin, (message) => {
    if (message.type === 'pause') game?.pause();
    else if (message.type === 'resume') game?.resume();
    else if (message.type === 'reread') game?.reread();
    else if (message.type === 'info') openInfo();
    else kept.set(message.on);
  });
  const kept = keepSound(sound, { show: table.setSound, bridge });
  const api = tableApi(boot.api);
  game = createTableGame({
    boot,
    api,
    scene,
    table,
    panels: createPanels(root),
    bridge,
    sound,
    words,
    money,
  });

  document.addEventListener('keydown', (event) => {
    if (stopsHeldKey(event) || event.repeat || event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.defaultPrevented) return;
    const inDialog = root.querySelector('dialog[open]') !== null;
    // A dialog that is open takes it for itself.
    if (event.key === 'Escape' && !inDialog) bridge.tell({ type: 'escape' });
    if (inDialog || keptByFocus(event)) return;
    if (event.key === 'Enter' || event.key === ' ') {
      if (root.dataset['state'] === 'idle') void game?.begin();
    } else if (scene.oneStake && event.key === 'ArrowUp') game?.stake(1);
    else if (scene.oneStake && event.key === 'ArrowDown') game?.stake(-1);
    else if (!table.press(event.key.toLowerCase())) return;
    event.preventDefault();
  });

  await game.open();
}

/** Opens the game that the page was made for. Each game's client begins with this and its scene. */
export function startTable(maker: SceneMaker<never>): void {
  const root = document.getElementById('game');
  const boot = document.getElementById('boot')?.textContent;
  if (root && boot) void start(maker, root, JSON.parse(boot) as TableBoot);
}
