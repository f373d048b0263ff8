import type { LanguageCode } from '@/lib/domain/locales';
import type { Win } from '../../engines/slots/steps';
import type { Segment } from '../../engines/slots/wheel/wheel';
import { SCATTER } from '../../maths/symbols';
import { sheetNamed, type SlotMoment } from '../../slots/moments';
import type { SymbolNames } from '../../slots/symbol-names';
import { symbolName as nameOf } from '../symbol-name';
import { speak, speakOf } from '../texts';
import { potName } from '../turn';
import { SLOT_TEXTS } from './slot-texts';

/** One thing that paid, as it is listed. */
export interface PaidLine {
  /** Null for what is no symbol. */
  symbol: number | null;
  text: string;
  /** Minor units. */
  amount: number;
}

/** Tells the moments of slots in words of a language. */
export function slotWords(
  language: LanguageCode,
  locale: string,
  money: (minor: number) => string,
  names: SymbolNames,
) {
  const say = speakOf(language, SLOT_TEXTS);
  const game = speak(language);
  const number = new Intl.NumberFormat(locale);
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });

  const symbolName = (slot: string, symbol: number): string => nameOf(names, sheetNamed(slot).model, symbol);
  /** What stands on a wheel's segment. */
  const onSegment = ({ pot, pays, up }: Segment): string =>
    up ? '★' : pot === '' ? `${number.format(pays)} ×` : game(potName(pot));
  const spinName = ({ free, freeTotal }: SlotMoment): string =>
    free > 0 ? say('freeSpin', { number: free, total: freeTotal }) : say('spin');

  return {
    onSegment,
    potNamed: (pot: string) => game(potName(pot)),
    symbolName,
    /** What a moment is called. */
    heading(moment: SlotMoment): string {
      const { kind, slot, fall, covered, book, coins, fresh, respin, wheel } = moment;
      const symbol = book === null ? '' : symbolName(slot, book);
      if (kind === 'book') return say('bookChooses', { symbol });
      if (kind === 'cover') return say('cover', { spin: spinName(moment), symbol, count: covered.length });
      if (kind === 'hold') {
        return respin === 0
          ? say('held', { count: coins.length })
          : say('respin', { number: respin, count: fresh });
      }
      if (wheel) {
        const segment = sheetNamed(slot).wheel?.wheels[wheel.wheel]?.[wheel.segment];
        const told = segment?.up ? say('star') : segment ? onSegment(segment) : '';
        return say(wheel.wheel === 0 ? 'outerWheel' : 'innerWheel', { segment: told });
      }
      return fall === 1 ? spinName(moment) : say('nextGrid', { spin: spinName(moment), number: fall });
    },
    /** What stands over the reels. */
    chips(moment: SlotMoment): string[] {
      const { kind, slot, grid, free, freeTotal, multiplier, respinsLeft } = moment;
      const { model } = sheetNamed(slot);
      const ways = grid.reduce((product, cells) => product * cells.length, 1);
      const count = { count: ways, number: number.format(ways) };
      return [
        ...(free > 0 ? [say('freeCount', { number: free, total: freeTotal })] : []),
        ...(kind === 'hold' ? [say('respins', { left: respinsLeft })] : []),
        ...(model === 'megaways' && grid.length > 0 ? [say('ways', count)] : []),
        ...(multiplier > 1 ? [`× ${multiplier}`] : []),
      ];
    },
    /** What paid in a moment, one by one. */
    paidLines({
      kind,
      slot,
      unit,
      wins,
      extra,
      marked,
      covered,
      book,
      multiplier,
      coins,
      fresh,
      wheel,
      paid,
    }: SlotMoment): PaidLine[] {
      const by = multiplier > 1 ? `, ${say('times', { multiplier })}` : '';
      const ofWin = ({ symbol, count, ways, line, units }: Win): PaidLine => {
        const values = { line, count, ways, symbol: symbolName(slot, symbol) };
        const { model } = sheetNamed(slot);
        const key = line > 0 ? 'onLine' : model === 'cluster' ? 'inCluster' : 'onWays';
        return { symbol, text: `${say(key, values)}${by}`, amount: units * unit };
      };
      const lines = wins.map(ofWin);
      if (kind === 'cover' && book !== null && extra > 0) {
        const text = say('onReels', { symbol: symbolName(slot, book), count: covered.length });
        lines.push({ symbol: book, text, amount: extra });
      }
      if (kind === 'grid' && extra > 0) {
        const values = { count: marked.length, symbol: symbolName(slot, SCATTER) };
        lines.push({ symbol: SCATTER, text: `${say('anywhere', values)}${by}`, amount: extra });
      }
      if (kind === 'hold') {
        for (const { pot, units } of coins.slice(coins.length - fresh)) {
          const text = pot === '' ? names.coin : say('pot', { pot: game(potName(pot)) });
          lines.push({ symbol: null, text, amount: units * unit });
        }
        if (extra > 0) lines.push({ symbol: null, text: say('fullGrid'), amount: extra });
      }
      if (wheel && paid > 0) {
        const segment = sheetNamed(slot).wheel?.wheels[wheel.wheel]?.[wheel.segment];
        if (segment) lines.push({ symbol: null, text: onSegment(segment), amount: paid });
      }
      return lines;
    },
    paid: ({ paid }: SlotMoment) => (paid > 0 ? say('paid', { amount: money(paid) }) : say('paidNone')),
    total: ({ total, last }: SlotMoment) => say(last ? 'totalEnd' : 'total', { amount: money(total) }),
    awarded: ({ awarded }: SlotMoment) => (awarded > 0 ? say('awarded', { count: awarded }) : ''),
    capped: ({ capped }: SlotMoment) => (capped ? say('capped') : ''),
    winsTitle: say('wins'),
    /** What stands on the reels, for who does not see them. */
    reels: ({ slot, grid, coins }: SlotMoment) =>
      grid
        .map((cells, reel) => {
          const symbols = cells.map((symbol, row) => {
            const coin = coins.find(({ cell }) => cell[0] === reel && cell[1] === row);
            return symbolName(slot, coin ? SCATTER : symbol);
          });
          return say('reel', { reel: reel + 1, symbols: list.format(symbols) });
        })
        .join(' '),
  };
}
