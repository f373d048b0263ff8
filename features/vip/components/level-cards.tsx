import { useTranslations } from 'next-intl';
import { crownGlyph } from '@/components/ui/icon/account-glyphs';
import { RichText } from '@/components/ui/rich-text/rich-text';
import { ScrollButtons } from '@/components/ui/scroller/scroll-controls';
import { SectionHeading } from '@/components/ui/section-heading/section-heading';
import type { VipLevel } from '../domain/vip-level';
import { LevelBadge, LevelDeposit, LevelFrame, LevelMedal } from './level-parts';
import { RulesButton } from './rules-button';
import styles from './level-cards.module.scss';

const TRACK = 'vip-levels';
/** Texts that a narrow card has room for. */
const NARROW = 2;

/** All levels in a row, each with what SPEC §2 puts on its card. */
export function LevelCards({ levels }: { levels: readonly VipLevel[] }) {
  const t = useTranslations('Vip');
  return (
    <section className={styles.section} aria-labelledby={`${TRACK}-title`}>
      <SectionHeading
        id={`${TRACK}-title`}
        glyph={crownGlyph}
        title={t('levels')}
        count={t('levelCount', { count: levels.length })}
      >
        <ScrollButtons target={TRACK} />
      </SectionHeading>
      <ol className={styles.track} id={TRACK}>
        {levels.map((level) => (
          <li
            key={level.code}
            className={styles.place}
            data-wide={level.chapters.length > NARROW || undefined}
          >
            <LevelCard level={level} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function LevelCard({ level: card }: { level: VipLevel }) {
  const t = useTranslations('Vip');
  const { level, title, fromPoints, toPoints, cashbackPercent, chapters } = card;
  return (
    <LevelFrame level={level} className={styles.card}>
      <div className={styles.rules}>
        <RulesButton as="sign" title={title} />
      </div>
      <div className={styles.picture}>
        <LevelMedal level={level} image={card.image} />
      </div>
      <p className={styles.number}>{t('level', { level })}</p>
      <h3 id={`level-${level}-title`}>{title}</h3>
      <p className={styles.range}>
        {toPoints === null
          ? t('from', { points: fromPoints })
          : t('range', { from: fromPoints, to: toPoints })}
      </p>
      <b className={styles.cashback}>{t('cashback', { percent: cashbackPercent })}</b>
      <LevelBadge level={level} fromPoints={fromPoints} />
      {chapters.length > 0 && (
        <div className={styles.chapters}>
          {chapters.map((chapter) => (
            <div key={chapter.title} className={styles.chapter}>
              <h4>{chapter.title}</h4>
              <RichText text={chapter.content} />
            </div>
          ))}
        </div>
      )}
      <LevelDeposit level={level} title={title} />
    </LevelFrame>
  );
}
