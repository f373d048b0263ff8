import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon/icon';
import { arrowLeftGlyph } from '@/components/ui/icon/glyphs';
import { Poster } from '@/components/ui/poster/poster';
import { Link } from '@/lib/i18n/navigation';
import styles from './waiting-stage.module.scss';

interface WaitingStageProps {
  game: { name: string; providerName: string; image: string; gradient_color: string };
}

/** In the stage's place, for a game that can't be played yet: its poster, that it opens here later, and the way to others. */
export function WaitingStage({ game }: WaitingStageProps) {
  const t = useTranslations('Play');
  return (
    <section className={styles.stage}>
      <Link className={styles.back} href="/games/all" aria-label={t('back')} prefetch={false}>
        <Icon glyph={arrowLeftGlyph} />
      </Link>
      <div className={styles.poster}>
        <Poster
          image={game.image}
          colour={game.gradient_color}
          sizes="(max-width: 767px) 180px, 240px"
          eager
        />
      </div>
      <div className={styles.words}>
        <p className={styles.studio}>{game.providerName}</p>
        <h1>{game.name}</h1>
        <p>
          <strong>{t('notYet')}</strong> {t('notYetText')}
        </p>
        <div className={styles.actions}>
          <ButtonLink href="/games/top" tone="primary">
            {t('popularGames')}
          </ButtonLink>
          <ButtonLink href="/games/all" tone="glass">
            {t('allGames')}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
