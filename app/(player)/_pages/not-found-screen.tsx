import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button/button';
import styles from './screens.module.scss';

/** 404: the 0 is a ball. */
export function NotFoundScreen() {
  const t = useTranslations('Pages.notFound');
  return (
    <section className={styles.felt}>
      <div className={styles.figure} role="img" aria-label="404">
        <span>4</span>
        <picture>
          <source srcSet="/art/scenes/eight.avif, /art/scenes/eight@2x.avif 2x" type="image/avif" />
          <img
            src="/art/scenes/eight.webp"
            srcSet="/art/scenes/eight@2x.webp 2x"
            alt=""
            width={150}
            height={150}
          />
        </picture>
        <span>4</span>
      </div>
      <h1>{t('title')}</h1>
      <p>{t('text')}</p>
      <ButtonLink href="/" tone="primary">
        {t('home')}
      </ButtonLink>
    </section>
  );
}
