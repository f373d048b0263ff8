import '../fonts.css';
import '../tables/table.css';
import type { Currency } from '@/lib/money/money';
import type { LiveBoot } from '../../boot';
import type { LiveTableEvent } from '../../live/live-events';
import { recordsFrom } from '../api';
import { openBridge } from '../bridge';
import { element } from '../dom';
import { createStudioClock, eventLine, openLive } from '../live-line';
import { moneyWriter } from '../money';
import { createPanels } from '../panels';
import { keepSound } from '../kept-sound';
import { createSound } from '../sound';
import { openDialog } from '../tables/dialog';
import { stopsHeldKey, keptByFocus } from '../keys';
import type { SharedScene, SharedSceneMaker } from '../tables/scene';
import { createTable } from '../tables/table';
import { TABLE_TEXTS } from '../tables/texts';
import { speak, speakOf } from '../texts';
import type { ChoosingScene } from '../tables/choosing-scene';
import { liveApi } from './api';
import { createTableChat } from './chat';
import { chatApi } from './chat-api';
import type { ChoosingMaker } from './choosing-parts';
import { createLiveGame, type LiveGame } from './live-game';
import { createLivePanel } from './panel';
import { LIVE_TEXTS } from './texts';

/** The clock is drawn so often, ms. */
const TICK_MS = 200;
/** After so many breaks in a row the studio is asked whether the session is still there. */
const ASK_AFTER = 3;

const RULES = [
  'ruleRound',
  'ruleBet',
  'ruleAnimated',
  'ruleAlways',
  'ruleNames',
  'ruleClock',
  'ruleLost',
  'ruleBroken',
  'ruleCent',
] as const;

/** What a table has besides at which players choose between the deal and the end. */
export interface ChoosingStart {
  choosing(scene: ChoosingScene<never>): ChoosingMaker;
  /** What the Fairness window says of choices. */
  fairNote(language: LiveBoot['language']): string;
}

async function start(
  maker: SharedSceneMaker<never>,
  noBets: object,
  choosing: ChoosingStart | null,
  root: HTMLElement,
  boot: LiveBoot,
) {
  const words = {
    say: speak(boot.language),
    table: speakOf(boot.language, TABLE_TEXTS),
    live: speakOf(boot.language, LIVE_TEXTS),
  };
  const money = moneyWriter(boot.locale, boot.currency);
  const writers = new Map<Currency, (minor: number) => string>([[boot.currency, money]]);
  const moneyIn = (currency: Currency) => {
    const writer = writers.get(currency) ?? moneyWriter(boot.locale, currency);
    writers.set(currency, writer);
    return writer;
  };
  const sound = createSound();
  let game: LiveGame | null = null;
  const scene = maker.create(
    {
      ...{ boot, money, sound },
      calm: window.matchMedia('(prefers-reduced-motion: reduce)').matches,
      choose: () => undefined,
      betChanged: () => game?.betChanged(),
    },
    boot.language,
  ) as SharedScene<unknown>;
  const choosingScene = choosing && (scene as unknown as ChoosingScene<never>);
  const closeLabel = words.say('close');
  const openInfo = () => {
    if (root.querySelector('dialog[open]')) return;
    openDialog(
      root,
      { title: boot.title, closeLabel },
      element('p', { class: 'by' }, boot.provider),
      kept.volume(words.say),
      element(
        'ul',
        { class: 'rules' },
        ...RULES.map((rule) => element('li', {}, words.live(rule, { seconds: boot.live.openMs / 1_000 }))),
      ),
      ...scene.info(boot.limits.total.min),
    );
  };
  const openFair = () =>
    void import('./fair').then(({ openLiveFair }) =>
      openLiveFair(
        root,
        words,
        {
          ...{ boot, money, kind: boot.live.kind, round: game?.round() ?? null },
          note: choosing?.fairNote(boot.language) ?? null,
          heard: game?.commitments ?? new Map<string, string>(),
          records: () => recordsFrom(boot.api),
          tell: (outcome) => scene.tell({ shown: { ...noBets, ...outcome }, staked: 0, pay: 0 }) ?? '',
        },
        api.history,
      ),
    );
  const shown = { ...scene, begin: words.live('placeBet') };
  const table = createTable(root, boot, shown, words, money, {
    begin: () => game?.place(),
    choose: (choice) => game?.choose(choice),
    stake: () => undefined,
    info: openInfo,
    fair: openFair,
    sound: () => kept.set(),
  });
  table.setState('loading');
  const panel = createLivePanel(root, boot, words.live, moneyIn);
  const chat = createTableChat(root, boot, chatApi(boot.api));
  const bridge = openBridge(boot.webOrigin, (message) => {
    if (message.type === 'pause') game?.pause();
    else if (message.type === 'resume') game?.resume();
    else if (message.type === 'reread') game?.reread();
    else if (message.type === 'info') openInfo();
    else kept.set(message.on);
  });
  const kept = keepSound(sound, { show: table.setSound, bridge });
  const api = liveApi(boot.api);
  const clock = createStudioClock(() => performance.now());
  const play = createLiveGame({
    ...{ boot, api, scene, noBets, table, panel, clock, bridge, sound, words, money },
    panels: createPanels(root),
    ...(choosing &&
      choosingScene && {
        choosing: choosing.choosing(choosingScene),
        betShown: (bet: unknown) => bet as object,
      }),
  });
  game = play;

  document.addEventListener('keydown', (event) => {
    if (stopsHeldKey(event) || event.repeat || event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.defaultPrevented) return;
    const inDialog = root.querySelector('dialog[open]') !== null;
    // A dialog that is open takes it for itself.
    if (event.key === 'Escape' && !inDialog) bridge.tell({ type: 'escape' });
    if (inDialog || keptByFocus(event)) return;
    if (event.key === 'Enter' || event.key === ' ') play.place();
    else if (!table.press(event.key.toLowerCase()) && !choosingScene?.press(event.key)) return;
    event.preventDefault();
  });

  await play.open();
  openLive<LiveTableEvent>({
    open: eventLine(`${boot.api}/table/live`),
    hear(event) {
      if (event.type === 'chat' || event.type === 'chat-own') return chat.hear(event);
      if (event.type === 'clock' || event.type === 'round') clock.hear(event.now);
      play.hear(event);
      play.tick();
    },
    lost(times) {
      clock.stop();
      play.setLine('broken');
      panel.tell(words.live('reconnecting'));
      chat.setLine('broken');
      // A session that has ended cannot come back by itself.
      if (times % ASK_AFTER === 0) play.catchUp();
    },
    found() {
      play.setLine('works');
      chat.setLine('works');
      play.catchUp();
    },
  });
  setInterval(play.tick, TICK_MS);
}

/**
 * Opens the live table that the page was made for.
 * @param noBets what its scene shows of a round without bets
 * @param choosing of a table at which players choose
 */
export function startLive(
  maker: SharedSceneMaker<never>,
  noBets: object,
  choosing: ChoosingStart | null = null,
): void {
  const root = document.getElementById('game');
  const boot = document.getElementById('boot')?.textContent;
  if (root && boot) void start(maker, noBets, choosing, root, JSON.parse(boot) as LiveBoot);
}
