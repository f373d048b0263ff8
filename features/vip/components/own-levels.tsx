'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { percentGlyph, userGlyph, type Glyph } from '@/components/ui/icon/glyphs';
import { Icon } from '@/components/ui/icon/icon';
import type { LevelFacts } from '../domain/vip-level';
import { useVipPlayer } from '../state/vip-player';
import { Medal } from './medal';
import styles from './own-levels.module.scss';

/** What the player's level brings, and what the next one adds. Nothing for a visitor. */
export function OwnLevels({ levels }: { levels: readonly LevelFacts[] }) {
  const t = useTranslations('Vip.own');
  const { standing } = useVipPlayer();
  if (!standing) return null;
  const own = levels.find(({ level }) => level === standing.level);
  const next = levels.find(({ level }) => level === standing.level + 1);
  return (
    <section className={styles.panel} aria-label={t('label')}>
      {own && (
        <Column level={own} title={t('now', { name: own.title })}>
          <Perk glyph={percentGlyph}>{t.rich('cashback', { percent: own.cashbackPercent, b: bold })}</Perk>
          {own.personalManager && <Perk glyph={userGlyph}>{t.rich('manager', { b: bold })}</Perk>}
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
          {next.personalManager && <Perk glyph={userGlyph}>{t.rich('manager', { b: bold })}</Perk>}
        </Column>
      )}
    </section>
  );
}

const bold = (text: ReactNode) => <b>{text}</b>;

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
