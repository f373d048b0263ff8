import { useTranslations } from 'next-intl';
import { blocksGlyph } from '@/components/ui/icon/glyphs';
import type { ProviderTile as Provider } from '../domain/game-tile';
import { ProviderTile } from './provider-tile';
import styles from './providers-row.module.scss';
import { SectionHeading } from '@/components/ui/section-heading/section-heading';

interface ProvidersRowProps {
  /** The largest first. */
  providers: readonly Provider[];
  /** All of them as one, with the games of the whole casino. */
  all?: Provider;
  /** Studios in all. */
  total: number;
}

const SHOWN = 12;

/** All studios as one, and the first ones: two lines of six; a phone scrolls them. */
export function ProvidersRow({ providers, all, total }: ProvidersRowProps) {
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
        link={{
          href: '/games',
          text: t('rows.seeAll'),
          label: t('rows.seeAllOf', { title }),
          modal: 'PROVIDERS',
        }}
      />
      <ul className={styles.tiles} data-scrolls>
        {[...(all ? [all] : []), ...providers].slice(0, SHOWN).map((provider) => (
          <li key={provider.id}>
            <ProviderTile provider={provider} />
          </li>
        ))}
      </ul>
    </section>
  );
}
