import type { Boot } from '../boot';
import { REELS, ROWS, SCATTER, WILD } from '../maths/symbols';
import { element } from './dom';
import type { Game } from './game-parts';
import { percentWriter } from './money';
import { symbolName } from './symbol-name';
import { symbolPicture } from './symbol-picture';
import type { Say, TextKey } from './texts';
import { potName } from './turn';

interface InfoParts {
  boot: Boot;
  say: Say;
  money(minor: number): string;
  game: Game;
  /** Sets how loud it is. */
  volume: HTMLElement;
}

/** Which rules a model has, in the order in which they are told. */
const RULES: Record<Boot['model'], readonly TextKey[]> = {
  lines: ['ruleLines', 'ruleScatter', 'ruleFreeSpins', 'ruleOnceIn'],
  ways243: ['ruleWays', 'ruleFreeSpins', 'ruleBuy', 'ruleCap'],
  ways1024: ['ruleWays', 'ruleFreeSpins', 'ruleBuy', 'ruleCap'],
  megaways: ['ruleMegaways', 'ruleFreeSpinsGrow', 'ruleBuy', 'ruleCap'],
  cluster: ['ruleCluster', 'ruleCap'],
  hold: ['ruleLines', 'ruleHold', 'rulePots', 'ruleCap'],
  book: ['ruleLines', 'ruleScatter', 'ruleFreeSpins', 'ruleBook', 'ruleBuy', 'ruleCap'],
  wheel: ['ruleLines', 'ruleWheel', 'rulePots', 'ruleCap'],
};

/** Opens the game's own page: what pays how much at this stake, the lines, the exact return, the rules. */
export function openInfo(root: HTMLElement, { boot, say, money, game, volume }: InfoParts) {
  const { stake } = game;
  const unit = stake / boot.units;
  const number = new Intl.NumberFormat(boot.locale);
  const percent = percentWriter(boot.locale);

  const runs = (paid: readonly { count: number; units: number }[], orMore: boolean) =>
    element(
      'ul',
      { class: 'pays' },
      ...paid
        .toReversed()
        .map(({ count, units }) =>
          element('li', {}, element('b', {}, `${count}${orMore ? '+' : ''}`), money(units * unit)),
        ),
    );
  const picture = (symbol: number) => symbolPicture(boot, symbol, symbolName(boot.names, boot.model, symbol));
  const paying = boot.pays.map(({ symbol, runs: paid }) =>
    element('li', {}, picture(symbol), runs(paid, boot.model === 'cluster')),
  );
  const lineMap = (rows: readonly number[], index: number) => {
    const cells = Array.from({ length: ROWS }, (_, row) =>
      Array.from({ length: REELS }, (_, reel) => element('i', { class: rows[reel] === row ? 'on' : null })),
    ).flat();
    return element(
      'li',
      {},
      element('b', {}, String(index + 1)),
      element('span', { class: 'map' }, ...cells),
    );
  };
  const special = (symbol: number, ...content: HTMLElement[]) =>
    element('div', { class: 'special' }, picture(symbol), ...content);
  const awards = (boot.free?.awards ?? []).map(({ count, spins }) =>
    element('p', {}, say('featureAwards', { count, spins })),
  );
  const starts = boot.hold?.startsAt ?? boot.wheel?.startsAt ?? null;
  const pots =
    boot.hold?.pots ??
    boot.wheel?.wheels
      .flat()
      .filter(({ pot }, at, all) => pot !== '' && all.findIndex((one) => one.pot === pot) === at)
      .map(({ pot, pays }) => ({ pot, units: pays * boot.units })) ??
    [];
  const scatter =
    boot.model === 'cluster'
      ? null
      : special(
          SCATTER,
          ...(boot.model === 'book' ? [element('p', {}, say('bookRule'))] : []),
          ...(starts === null ? [] : [element('p', {}, say('startRule', { count: starts }))]),
          element('div', { class: 'awards' }, ...awards),
          ...(boot.scatterPays.length > 0 ? [runs(boot.scatterPays, false)] : []),
        );
  const hasWild = boot.model !== 'book' && boot.model !== 'cluster';
  const values = {
    lines: number.format(boot.lines),
    multiplier: boot.free?.multiplier ?? 1,
    bound: boot.free?.bound ?? 0,
    oncein: number.format(boot.free?.onceIn ?? 0),
    multipliers: new Intl.ListFormat(boot.locale).format(boot.multipliers.map(String)),
    starts: starts ?? 0,
    turns: boot.hold?.turns ?? 0,
    amount: money((boot.hold?.fullUnits ?? 0) * unit),
    pots: pots.map(({ pot, units }) => `${say(potName(pot))} ${money(units * unit)}`).join(', '),
    cap: number.format(boot.cap ?? 0),
    seconds: number.format(boot.paceMs / 1000),
    price: boot.buy?.price ?? 0,
    spins: boot.buy?.spins ?? 0,
  };
  const labelled = (key: TextKey, value: string | number) => say('labelled', { label: say(key), value });
  const ruleText = (key: TextKey) => {
    const rtp = key === 'ruleBuy' ? (boot.buy?.rtpMillionths ?? 0) : boot.rtpMillionths;
    return say(key, { ...values, rtp: percent(rtp) });
  };
  const close = element('button', { type: 'button', class: 'tool close', 'aria-label': say('close') }, '×');
  const fair = element('button', { type: 'button', class: 'go fair-button' }, say('fairness'));
  const dialog = element(
    'dialog',
    { class: 'info-page', 'aria-labelledby': 'info-title' },
    element('header', {}, element('h2', { id: 'info-title' }, boot.title), close),
    element(
      'p',
      { class: 'by' },
      `${boot.provider} · ${labelled('volatility', say(boot.volatility))} · ${say('rtp')} ${percent(boot.rtpMillionths)}`,
    ),
    volume,
    fair,
    element('h3', {}, say('paytable')),
    element('p', {}, say('paytableAt', { bet: money(stake) })),
    element('ul', { class: 'paytable' }, ...paying),
    hasWild ? special(WILD, element('p', {}, say('wildRule'))) : null,
    scatter,
    ...(boot.paylines.length > 0
      ? [
          element('h3', {}, labelled('lines', boot.paylines.length)),
          element('ul', { class: 'line-maps' }, ...boot.paylines.map(lineMap)),
        ]
      : []),
    element('h3', {}, say('rules')),
    element(
      'ul',
      { class: 'rules' },
      ...[...RULES[boot.model], ...(['ruleRtp', 'ruleServer', 'rulePace', 'ruleKeys'] as const)].map((key) =>
        element('li', {}, ruleText(key)),
      ),
    ),
  );
  close.addEventListener('click', () => dialog.close());
  fair.addEventListener('click', () => {
    dialog.close();
    // Few ask for it: it comes when somebody does.
    void import('./slot-fair').then(({ openSlotFair }) => openSlotFair(root, { boot, say, money, game }));
  });
  dialog.addEventListener('close', () => dialog.remove());
  root.append(dialog);
  dialog.showModal();
}
