'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { Button, ButtonLink } from '@/components/ui/button/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { DialogActions, DialogText } from '@/components/ui/dialog/dialog-parts';
import { BONUS_SCENES } from '@/lib/domain/bonuses';
import { LANGUAGE_CODES } from '@/lib/domain/locales';
import { Link } from '@/lib/i18n/navigation';
import { grantQuery, type GrantWithSteps } from '../api/get-me-bonuses-id';
import { convertedOf } from '../domain/grant';
import { useGrantWords } from '../hooks/use-grant-words';
import { Loaded } from './bonus-modal';
import { BonusFigures, BonusPicture } from './bonus-modal-parts';
import styles from './bonus-modal-parts.module.scss';

const WITHDRAWAL = '/account/wallet/withdrawal';

interface BonusEndedProps {
  /** Id of the player's copy. */
  bonusId: string;
  onClose: () => void;
}

/** The wagering is done: what became the player's own money. */
export function WageringFinishedModal({ bonusId, onClose }: BonusEndedProps) {
  const t = useTranslations('Bonuses.ended');
  const words = useGrantWords();
  const grant = useQuery(grantQuery(bonusId, LANGUAGE_CODES[useLocale()]));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('finished')}
      centred
      picture={<BonusPicture scene={BONUS_SCENES.ended} />}
    >
      <Loaded grant={grant}>
        {(found) => (
          <>
            <DialogText>
              <p>
                {t.rich('finishedText', {
                  amount: `+${words.money(found, convertedOf(found))}`,
                  strong: (text) => <b className={styles.won}>{text}</b>,
                })}
              </p>
            </DialogText>
            <BonusFigures
              figures={[
                { name: t('staked'), value: words.money(found, found.wagering.wagered) },
                { name: t('given'), value: words.money(found, found.amount) },
                ...(found.activatedAt && found.endedAt
                  ? [{ name: t('took'), value: words.took(found.activatedAt, found.endedAt) }]
                  : []),
              ]}
            />
            <DialogActions>
              <Button tone="primary" size="large" wide onClick={onClose}>
                {t('okay')}
              </Button>
              <ButtonLink href={WITHDRAWAL} wide onClick={onClose}>
                {t('withdraw')}
              </ButtonLink>
            </DialogActions>
          </>
        )}
      </Loaded>
    </Dialog>
  );
}

interface BonusRunoutProps extends BonusEndedProps {
  /** What the player has without the bonus, in minor units; undefined while nobody has said. */
  money?: (Pick<GrantWithSteps, 'currency'> & { real: number; withdrawable: number | null }) | undefined;
}

/** The bonus money was lost before its wagering was done: nothing more is asked for, and this is what stays. */
export function BonusRunoutModal({ bonusId, money, onClose }: BonusRunoutProps) {
  const t = useTranslations('Bonuses.ended');
  const own = useTranslations('Bonuses.own');
  const words = useGrantWords();
  const grant = useQuery(grantQuery(bonusId, LANGUAGE_CODES[useLocale()]));
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t('runOut')}>
      <Loaded grant={grant}>
        {(found) => (
          <>
            <DialogText>
              <p>
                {t('runOutText', {
                  wagered: words.money(found, found.wagering.wagered),
                  target: words.money(found, found.wagering.target),
                })}
              </p>
            </DialogText>
            {money && (
              <dl className={styles.money}>
                <div>
                  <dt>{own('ownMoney')}</dt>
                  <dd>{words.money(money, money.real)}</dd>
                </div>
                <div>
                  <dt>{own('withdrawable')}</dt>
                  <dd>{money.withdrawable === null ? '–' : words.money(money, money.withdrawable)}</dd>
                </div>
              </dl>
            )}
            <DialogActions>
              <Button size="large" wide onClick={onClose}>
                {t('okay')}
              </Button>
              <p className={styles.pause}>
                {t.rich('pause', {
                  link: (text) => (
                    <Link className="link" href="/account/limits" prefetch={false} onClick={onClose}>
                      {text}
                    </Link>
                  ),
                })}
              </p>
            </DialogActions>
          </>
        )}
      </Loaded>
    </Dialog>
  );
}
