'use client';

import { useLocale, useTranslations } from 'next-intl';
import { formatAmount } from '@/components/ui/amount/format-amount';
import { Avatar } from '@/components/ui/avatar/avatar';
import { Button } from '@/components/ui/button/button';
import { Coin } from '@/components/ui/coin/coin';
import { Icon } from '@/components/ui/icon/icon';
import { chevronRightGlyph, circleDotGlyph, logOutGlyph } from '@/components/ui/icon/glyphs';
import { ticketPercentGlyph } from '@/components/ui/icon/account-glyphs';
import { Skeleton } from '@/components/ui/skeleton/skeleton';
import { Link, usePathname } from '@/lib/i18n/navigation';
import { useIsReachable } from '@/lib/browser/sections/use-closed-sections';
import { currencyOrDefault, type Money } from '@/lib/money/money';
import { useBalance } from '../api/get-me-balance';
import { useLoyalty } from '../api/get-me-loyalty';
import { useWithdrawDetails } from '../api/get-me-withdrawable';
import { useLogOut } from '../api/post-auth-logout';
import { ACCOUNT_DRAWER } from '../domain/account-drawer-id';
import { isWithin, sectionsFor } from '../domain/account-menu';
import { useMayDeposit } from '../hooks/use-may-deposit';
import { useOnline } from '../hooks/use-online';
import { useShownBalance } from '../hooks/use-shown-balance';
import { useSession } from '../hooks/use-session';
import { Figure } from './figure';
import { MissingNotice } from './missing-notice';
import { LevelName } from './level-name';
import { LevelProgress } from './level-progress';
import { WITHDRAWAL, WithdrawButton } from './withdraw-button';
import styles from './account-panel.module.scss';

const BONUSES = '/bonuses';
const VIP = '/vip';
const PROMO = '/account/promo';
const WHEEL = '/wheel-of-fortune';

export interface AccountPanelProps {
  /** Figures are fetched while it is open. */
  open: boolean;
}

/**
 * Content of the account drawer: the player, level, figures and links. A figure that can only be used in a closed
 * section is left out, unless it is above zero.
 */
export function AccountPanel({ open }: AccountPanelProps) {
  const t = useTranslations('AccountDrawer');
  const locale = useLocale();
  const pathname = usePathname();
  const online = useOnline();
  const { status, player, failed: sessionFailed, retry: retrySession } = useSession();
  const asks = open && status === 'in';
  const shown = useShownBalance(asks);
  const balance = useBalance(asks);
  const loyalty = useLoyalty(asks);
  const isReachable = useIsReachable();
  const mayDeposit = useMayDeposit();
  const withdraws = isReachable(WITHDRAWAL);
  const details = useWithdrawDetails(asks && withdraws);
  const logOut = useLogOut();

  const money = ({ amount, currency }: Money) => formatAmount(amount, currencyOrDefault(currency), locale);
  const figure = (amount?: Money) => amount && money(amount);
  const asked = [balance, loyalty, details];
  const failed = sessionFailed || asked.some(({ isError, isFetching }) => isError && !isFetching);
  const hasBonus = shown !== undefined && shown.bonus.amount > 0;
  // The credit of a game has the bonus money in it, which stands apart here.
  const own = hasBonus ? balance.data?.balance : shown?.balance;
  const excluded = player?.away === 'exclusion';
  const retry = () => {
    if (sessionFailed) retrySession();
    for (const query of asked) if (query.isError) void query.refetch();
  };

  return (
    <div className={styles.panel}>
      <div className={styles.who}>
        <Avatar name={player?.email ?? null} progress={loyalty.data?.progressPercent ?? 0} size="large" />
        <div>
          <b title={player?.email}>{player?.email ?? <Skeleton shape="line" width="160px" />}</b>
          <small>
            {loyalty.data ? (
              <LevelName level={loyalty.data.level} />
            ) : (
              <Skeleton shape="line" width="110px" />
            )}
          </small>
        </div>
      </div>

      {failed && (
        <div className={styles.note} role="alert">
          <p>{online ? t('failed') : t('offline')}</p>
          <Button size="small" onClick={retry}>
            {t('tryAgain')}
          </Button>
        </div>
      )}
      {!failed && !online && (
        <p className={styles.note} role="status">
          {t('outdated')}
        </p>
      )}

      <MissingNotice signedIn={asks} />

      {!excluded && <LevelProgress loyalty={loyalty.data} />}

      <dl className={styles.figures}>
        <Figure name={t('balance')} icon={<Coin currency={currencyOrDefault(own?.currency)} size="large" />}>
          {figure(own)}
        </Figure>
        {withdraws && <Figure name={t('withdrawable')}>{figure(shown?.availableForWithdraw)}</Figure>}
        {(isReachable(BONUSES) || hasBonus) && (
          <Figure name={t('bonus')} accent={hasBonus}>
            {figure(shown?.bonus)}
          </Figure>
        )}
        {isReachable(VIP) && !excluded && (
          <Figure name={t('cashback')}>
            {loyalty.data && t('percent', { percent: loyalty.data.cashbackPercent })}
          </Figure>
        )}
        {!excluded && (
          <Figure name={t('points')}>{loyalty.data && t('pointsOf', { points: loyalty.data.points })}</Figure>
        )}
      </dl>

      <div className={styles.actions}>
        {mayDeposit && (
          <Button tone="primary" wide data-modal="DEPOSIT">
            {t('deposit')}
          </Button>
        )}
        {withdraws && (
          <WithdrawButton
            obstacle={details.data?.obstacle}
            wager={shown && shown.depositWager.amount > 0 ? money(shown.depositWager) : undefined}
          />
        )}
      </div>

      {isReachable(PROMO) && !excluded && (
        <Link className={styles.promo} href={PROMO} prefetch={false}>
          <Icon glyph={ticketPercentGlyph} />
          {t('promoCode')}
          <Icon glyph={chevronRightGlyph} size="small" />
        </Link>
      )}

      <nav className={styles.menu} aria-label={t('menu')}>
        {sectionsFor(player?.away)
          .filter(({ href }) => isReachable(href))
          .map((section) => (
            <Link
              key={section.key}
              href={section.href}
              prefetch={false}
              aria-current={isWithin(pathname, section) ? 'page' : undefined}
            >
              <Icon glyph={section.glyph} />
              {t(`sections.${section.key}`)}
            </Link>
          ))}
        {isReachable(VIP) && player && !player.away && (
          <Link href={WHEEL} prefetch={false} aria-current={pathname === WHEEL ? 'page' : undefined}>
            <Icon glyph={circleDotGlyph} />
            {t('sections.wheel')}
          </Link>
        )}
      </nav>

      <button
        type="button"
        className={styles.logOut}
        popoverTarget={ACCOUNT_DRAWER}
        popoverTargetAction="hide"
        onClick={() => logOut.mutate()}
      >
        <Icon glyph={logOutGlyph} />
        {t('logOut')}
      </button>
    </div>
  );
}
