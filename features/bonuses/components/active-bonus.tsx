import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/button/button';
import { Chip } from '@/components/ui/chip/chip';
import type { Grant } from '../api/get-me-bonuses';
import { useSpinsOf } from '../api/get-me-free-spins';
import { LineText } from '../calculator/line-text';
import { useLine } from '../calculator/use-line';
import { partWagered } from '../domain/grant';
import { termsOfGrant } from '../domain/grant-terms';
import { useBonusChoice } from '../hooks/use-bonus-choice';
import { useGrantWords } from '../hooks/use-grant-words';
import { useRuleWords } from '../hooks/use-rule-words';
import { GamesByWeight } from './games-by-weight';
import { GameWeights } from './game-weights';
import { WageringRail } from './wagering-rail';
import lineStyles from '../calculator/line.module.scss';
import styles from './own-bonuses.module.scss';

/** The player's own money in the currency of the bonus, minor units. */
export interface OwnMoney {
  real: number;
  /** What can be withdrawn now; null while nobody has said. */
  withdrawable: number | null;
  /** What a deposit still has to be staked; nothing is withdrawn before. */
  depositWager: number;
  /** What went back to a payer and is still to be taken from the balance; nothing is withdrawn before. */
  refundOwed: number;
}

interface ActiveBonusProps {
  grant: Grant;
  money: OwnMoney | undefined;
  /** How many wait behind it. */
  waiting: number;
}

/** The bonus that is in play: how far its wagering is, what it asks for, and which money is staked first. */
export function ActiveBonus({ grant, money, waiting }: ActiveBonusProps) {
  const t = useTranslations('Bonuses.own');
  const words = useGrantWords();
  const rule = useRuleWords();
  const [now] = useState(() => Date.now());
  const { wagering } = grant;
  const line = useLine({ terms: termsOfGrant(grant, money?.real ?? 0), currency: grant.currency });
  const facts = [
    grant.expiresAt !== null && {
      name: t('timeLeft'),
      value: words.left(grant.expiresAt, now),
      note: t('until', { moment: words.moment(grant.expiresAt) }),
    },
    { name: t('maxBet'), value: words.money(grant, grant.maxBet), note: t('maxBetNote') },
    {
      name: t('maxWin'),
      value: grant.maxWin === null ? t('noLimit') : words.money(grant, grant.maxWin),
      note: t('maxWinNote'),
    },
    line.figures === null || line.isError
      ? { name: t('wagering'), value: words.wagering(grant), note: t('wageringNote') }
      : {
          name: t('costToFinish'),
          value: line.figures ? words.money(grant, line.figures.cost) : '…',
          note: t('costNote'),
        },
    grant.minOdds && {
      name: t('minOdds'),
      value: rule.minOdds(grant.minOdds).figure,
      note: t('minOddsNote'),
    },
  ].filter((fact) => fact !== false && fact !== null);
  return (
    <section className={styles.panel} aria-labelledby="bonus-in-play">
      <div className={styles.head}>
        <div>
          <Chip tone="wait">{t('states.active')}</Chip>
          <h2 id="bonus-in-play">{grant.name}</h2>
          {grant.activatedAt && (
            <p>
              {t('since', { moment: words.moment(grant.activatedAt) })} · {words.wagering(grant)}
            </p>
          )}
        </div>
        <p className={styles.balance}>
          {t('balance')} <b>{words.money(grant, grant.balance)}</b>
        </p>
      </div>
      <p className={styles.progress}>
        <span>
          {t.rich('staked', {
            wagered: words.money(grant, wagering.wagered),
            target: words.money(grant, wagering.target),
            b: (text) => <b>{text}</b>,
          })}
        </span>
        <span>{t('toGo', { left: words.money(grant, wagering.left) })}</span>
      </p>
      <WageringRail label={t('progress')} grant={grant} />
      <dl className={styles.facts}>
        {facts.map(({ name, value, note }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {value}
              <small>{note}</small>
            </dd>
          </div>
        ))}
      </dl>
      {line.figures && (
        <p className={lineStyles.apart}>
          <LineText figures={line.figures} currency={grant.currency} />
        </p>
      )}
      {money && (
        <div className={styles.split}>
          <h3>{t('nextStake')}</h3>
          <div aria-hidden>
            <i style={{ flexGrow: money.real }} />
            <i style={{ flexGrow: grant.balance }} />
          </div>
          <p>
            <span>
              {t.rich('ownFirst', { amount: words.money(grant, money.real), b: (text) => <b>{text}</b> })}
            </span>
            <span>
              {t.rich('bonusNext', { amount: words.money(grant, grant.balance), b: (text) => <b>{text}</b> })}
            </span>
          </p>
        </div>
      )}
      <GameWeights weights={grant.weights} excludedGames={grant.excludedGames} />
      <GamesByWeight grantId={grant.id} />
      <div className={styles.actions}>
        <ButtonLink href="/games/bonus-wager" tone="primary">
          {t('play')}
        </ButtonLink>
        {waiting > 0 && <ButtonLink href="#bonus-queue">{t('seeQueue', { waiting })}</ButtonLink>}
        <ButtonLink href={`/account/bonuses/${grant.id}`} tone="outline">
          {t('terms')}
        </ButtonLink>
      </div>
      <p className="visually-hidden" aria-live="polite">
        {t('percentDone', { percent: partWagered(grant) })}
      </p>
    </section>
  );
}

/** What cancelling burns and what stays, before it is asked for (SPEC §4). */
export function CancelPanel({ grant, money }: { grant: Grant; money: OwnMoney | undefined }) {
  const t = useTranslations('Bonuses.own');
  const words = useGrantWords();
  const choice = useBonusChoice();
  const spins = useSpinsOf(grant);
  const { wagered, target } = grant.wagering;
  return (
    <section className={styles.burn} aria-labelledby="if-cancelled">
      <h2 id="if-cancelled">{t('ifCancelled')}</h2>
      <div data-kind="lost">
        <h3>{t('burnt')}</h3>
        <dl>
          <div>
            <dt>{t('balance')}</dt>
            <dd>{words.money(grant, -grant.balance)}</dd>
          </div>
          <div>
            <dt>{t('wageringDone')}</dt>
            <dd>
              {t('ofTarget', { wagered: words.money(grant, wagered), target: words.money(grant, target) })}
            </dd>
          </div>
          {spins !== 0 && (
            <div>
              <dt>{t('freeSpinsLeft')}</dt>
              <dd>{spins ?? '–'}</dd>
            </div>
          )}
        </dl>
      </div>
      <div>
        <h3>{t('stays')}</h3>
        <dl>
          <div>
            <dt>{t('ownMoney')}</dt>
            <dd>{money ? words.money(grant, money.real) : '–'}</dd>
          </div>
          <div>
            <dt>{t('withdrawable')}</dt>
            <dd>
              {money && money.withdrawable !== null ? words.money(grant, money.withdrawable) : '–'}
              {money && money.depositWager > 0 && (
                <small>{t('depositWager', { amount: words.money(grant, money.depositWager) })}</small>
              )}
              {money && money.refundOwed > 0 && (
                <small>{t('refundOwed', { amount: words.money(grant, money.refundOwed) })}</small>
              )}
            </dd>
          </div>
        </dl>
      </div>
      <Button tone="danger" busy={choice.sending === 'Rejected'} onClick={() => choice.reject(grant, spins)}>
        {t('cancel')}
      </Button>
    </section>
  );
}
