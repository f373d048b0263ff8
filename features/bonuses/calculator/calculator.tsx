'use client';

import { useId, useState } from 'react';
import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { formatAmount } from '@/components/ui/amount/format-amount';
import { RadioGroup } from '@/components/ui/radio-group/radio-group';
import { RETURN_FORMAT } from '@/lib/domain/game-maths';
import type { Currency } from '@/lib/money/money';
import { depositsFor, nearestStake, stakesFor } from './choices';
import type { FirstAnswer } from './first-answer';
import { edgeShare, GAME_CHOICES, GAMES, weightOf } from './games';
import { GameFigures, GameSearch } from './game-search';
import { isCatalogueGame } from './played-game';
import { questionOf } from './question';
import { Results } from './results';
import { Slider } from './slider';
import { wageringOf, type BonusTerms, type Choice } from './terms';
import { useAnswer } from './use-answer';
import styles from './calculator.module.scss';

interface CalculatorProps {
  bonus: BonusTerms;
  currency: Currency;
  /** What the page came with. */
  first: FirstAnswer;
}

/** Deposit, stake and game to choose, and what the bonus costs by them. */
export function Calculator({ bonus, currency, first }: CalculatorProps) {
  const t = useTranslations('TrueCost');
  const format = useFormatter();
  const locale = useLocale();
  const id = useId();
  const [choice, setChoice] = useState<Choice>(first.choice);
  const { working, ask, cancel } = useAnswer(first.answer);
  const money = (minor: bigint) => formatAmount(minor, currency, locale);

  const deposits = depositsFor(bonus, currency);
  const stakes = stakesFor(bonus, currency, choice.deposit, choice.game);
  const wagering = wageringOf(bonus, currency, choice);
  const warning = wagering.aboveMaxBet
    ? t('aboveMaxBet', { stake: money(choice.stake), most: money(BigInt(bonus.maxBet?.[currency] ?? 0)) })
    : wagering.rounds === null
      ? t('notCounting')
      : null;

  function choose(change: Partial<Choice>) {
    const wished = { ...choice, ...change };
    const fit = stakesFor(bonus, currency, wished.deposit, wished.game);
    const next = { ...wished, stake: nearestStake(fit, wished.stake) };
    setChoice(next);
    ask(questionOf(bonus, currency, next));
  }

  return (
    <>
      <div className={styles.controls}>
        {deposits.length > 1 && (
          <Slider
            label={t('deposit')}
            text={money(choice.deposit)}
            place={deposits.indexOf(choice.deposit)}
            count={deposits.length}
            onPlaceChange={(place) => choose({ deposit: deposits[place] ?? choice.deposit })}
          />
        )}
        <Slider
          label={t('stake')}
          text={money(choice.stake)}
          place={stakes.indexOf(choice.stake)}
          count={stakes.length}
          onPlaceChange={(place) => choose({ stake: stakes[place] ?? choice.stake })}
          describedBy={warning === null ? undefined : `${id}-warning`}
        />
      </div>
      <div className={styles.games}>
        <RadioGroup
          label={t('game')}
          layout="tiles"
          options={GAME_CHOICES.map((game) => {
            const weight = weightOf(game, bonus.weights ?? undefined);
            return {
              value: game,
              label: t(`games.${game}`),
              detail:
                weight > 0
                  ? t('counts', {
                      share: format.number(weight / 100, { style: 'percent' }),
                      rtp: format.number(1 - edgeShare(GAMES[game].pays), {
                        ...RETURN_FORMAT,
                        maximumFractionDigits: 2,
                      }),
                    })
                  : t('countsNot'),
            };
          })}
          value={isCatalogueGame(choice.game) ? null : choice.game}
          onValueChange={(game) => choose({ game })}
        />
        <GameSearch bonus={bonus} chosen={choice.game} onChoose={(game) => choose({ game })} />
        {isCatalogueGame(choice.game) && (
          <p className={styles.chosen}>
            {t.rich('chosen', { name: choice.game.name, b: (text) => <b>{text}</b> })}{' '}
            <GameFigures game={choice.game} /> <small>{t('modelNote')}</small>
          </p>
        )}
      </div>
      <p className={styles.warning} id={`${id}-warning`} role="status">
        {warning}
      </p>
      <Results
        choice={choice}
        wagering={wagering}
        currency={currency}
        working={working}
        refused={warning !== null}
        onCancel={cancel}
        onAsk={() => ask(questionOf(bonus, currency, choice))}
      />
    </>
  );
}
