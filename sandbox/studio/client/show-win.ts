import type { Turn } from '../slots/turns';
import type { RoundView } from '../view';
import type { Credit } from './credit';
import type { GameParts } from './game-parts';
import { celebrationOf } from './celebration';
import { paidWords } from './paid-words';

/**
 * Shows what a turn paid. Only a return above the stake, or above more of them by law, is celebrated, and none but a far higher one takes the whole stage.
 * `before` is what the round had won before it, `balance` the wallet's: null while nobody has told it.
 */
export function createWinShow({ boot, blind, stage, hud, sound, say, money }: GameParts, credit: Credit) {
  return async (round: RoundView, turn: Turn, before: number, balance: number | null) => {
    const { amount } = turn;
    const celebration = celebrationOf(boot, { staked: round.stake, pay: amount });
    const lively = celebration !== 'none';
    // A win that the wallet has not confirmed is not in the credit yet, nor in the page's figures.
    if (round.phase !== 'settling') {
      credit.showRound({ type: 'round-shown', roundId: round.clientRoundId, won: round.won, balance });
    }
    const counts = celebration === 'high' || celebration === 'full';
    hud.setWin(round.won > 0 ? round.won : null, counts ? before : null, lively);
    const told = amount === 0 ? say('noWin') : say(lively ? 'youWin' : 'returned', { amount: money(amount) });
    const wins = paidWords(boot, turn);
    const paidFor = wins === '' ? '' : say('paidFor', { wins });
    // Who sees the reels sees what paid, or that nothing did; who hears the game is told.
    if (blind) hud.say([told, paidFor].filter((part) => part !== '').join('. '));
    else {
      if (amount > 0) hud.say(told);
      const heard = amount > 0 ? paidFor : told;
      if (heard !== '') hud.whisper(heard);
    }
    if (lively) sound.play('win');
    if (counts) {
      const full = celebration === 'full';
      if (full) stage.coins();
      await hud.celebrate(amount, full);
    }
  };
}
