'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { formatAmount } from '@/components/ui/amount/format-amount';
import { giftGlyph } from '@/components/ui/icon/frame-glyphs';
import { clockGlyph, percentGlyph, userGlyph, type Glyph } from '@/components/ui/icon/glyphs';
import { Icon } from '@/components/ui/icon/icon';
import { formatDayInText } from '@/lib/domain/dates';
import { currencyOfReader } from '../domain/points';
import type { LevelFacts } from '../domain/vip-level';
import { useVipPlayer } from '../state/vip-player';
import { Medal } from './medal';
import styles from './own-levels.module.scss';

/** What the player's level brings, and what the next one adds. Nothing for a visitor. */
export function OwnLevels({ levels }: { levels: readonly LevelFacts[] }) {
  const t = useTranslations('Vip.own');
  const locale = useLocale();
  const { standing, heldUntil } = useVipPlayer();
  if (!standing) return null;
  const own = levels.find(({ level }) => level === standing.level);
  const next = levels.find(({ level }) => level === standing.level + 1);
  return (
    <>
      {heldUntil && own && (
        <p className={styles.note}>{t('held', { date: formatDayInText(new Date(heldUntil), locale) })}</p>
      )}
      <section className={styles.panel} aria-label={t('label')}>
        {own && (
          <Column level={own} title={t('now', { name: own.title })}>
            <Perk glyph={percentGlyph}>{t.rich('cashback', { percent: own.cashbackPercent, b: bold })}</Perk>
            <MorePerks level={own} />
          </Column>
        )}
        {next && (
          <Column level={next} title={t('next', { name: next.title })} isLocked>
            <Perk glyph={percentGlyph}>
              {t.rich(own ? 'cashbackMore' : 'cashback', {
                percent: next.cashbackPercent,
                more: next.cashbackPercent - (own?.cashbackPercent ?? 0),
                b: bold,
              })}
            </Perk>
            <MorePerks level={next} isAhead />
          </Column>
        )}
      </section>
    </>
  );
}

const bold = (text: ReactNode) => <b>{text}</b>;

/** What else a level has: how much may come back, as what, its bonus and who is there for questions. */
function MorePerks({ level, isAhead = false }: { level: LevelFacts; isAhead?: boolean }) {
  const t = useTranslations('Vip.own');
  const locale = useLocale();
  const { currency: own, period } = useVipPlayer();
  const currency = currencyOfReader(locale, own);
  const sum = (amounts: LevelFacts['cap']) => {
    const minor = amounts?.[currency];
    return minor === undefined ? null : formatAmount(minor, currency, locale, { whole: true });
  };
  const [cap, bonus, instant] = [sum(level.cap), sum(level.bonus), sum(level.instantPayout)];
  return (
    <>
      <Perk glyph={percentGlyph}>
        {cap && period && <>{t(`cap.${period}`, { amount: cap })} </>}
        {level.wagering > 0 ? t('wagering', { times: level.wagering }) : t('free')}
      </Perk>
      {bonus && isAhead && <Perk glyph={giftGlyph}>{t.rich('bonus', { amount: bonus, b: bold })}</Perk>}
      {instant && <Perk glyph={clockGlyph}>{t.rich('instant', { amount: instant, b: bold })}</Perk>}
      {level.birthdayGift && <Perk glyph={giftGlyph}>{t.rich('birthday', { b: bold })}</Perk>}
      {level.personalManager && <Perk glyph={userGlyph}>{t.rich('manager', { b: bold })}</Perk>}
    </>
  );
}

function Column({
  level,
  title,
  isLocked = false,
  children,
}: {
  level: LevelFacts;
  title: string;
  isLocked?: boolean;
  children: ReactNode;
}) {
  return (
    <div>
      <h3>
        <Medal level={level.level} locked={isLocked} size={44} />
        {title}
      </h3>
      <ul>{children}</ul>
    </div>
  );
}

function Perk({ glyph, children }: { glyph: Glyph; children: ReactNode }) {
  return (
    <li>
      <Icon glyph={glyph} />
      <span>{children}</span>
    </li>
  );
}
