import { useTranslations } from 'next-intl';
import { blocksGlyph } from '@/components/ui/icon/glyphs';
import type { ProviderTile as Provider } from '../domain/game-tile';
import { ProviderTile } from './provider-tile';
import styles from './providers-row.module.scss';
import { SectionHeading } from '@/components/ui/section-heading/section-heading';

interface ProvidersRowProps {
  providers: readonly Provider[];
  /** Studios in all. */
  total: number;
}

const SHOWN = 12;

/** The first studios, two lines of six; a phone scrolls them. */
export function ProvidersRow({ providers, total }: ProvidersRowProps) {
  const t = useTranslations('Lobby');
  if (providers.length === 0) return null;
  const title = t('providers.title');
  return (
    <section className={styles.section} aria-labelledby="row-providers-title">
      <SectionHeading
        id="row-providers-title"
        glyph={blocksGlyph}
        title={title}
        count={t('providers.count', { count: total })}
        link={{ href: '/games', text: t('rows.seeAll'), label: t('rows.seeAllOf', { title }) }}
      />
      <ul className={styles.tiles} data-scrolls>
        {providers.slice(0, SHOWN).map((provider) => (
          <li key={provider.id}>
            <ProviderTile provider={provider} />
          </li>
        ))}
      </ul>
    </section>
  );
}
