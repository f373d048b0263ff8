import { withBasePath } from '@/lib/config/base-path';
import { useTranslations } from 'next-intl';
import { blocksGlyph } from '@/components/ui/icon/glyphs';
import { Link } from '@/lib/i18n/navigation';
import type { ProviderTile } from '../domain/game-tile';
import styles from './providers-row.module.scss';
import { SectionHeading } from './section-heading';

interface ProvidersRowProps {
  providers: readonly ProviderTile[];
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
          <Provider key={provider.id} provider={provider} />
        ))}
      </ul>
    </section>
  );
}

/** All of them. */
export function ProvidersGrid({ providers }: { providers: readonly ProviderTile[] }) {
  return (
    <ul className={styles.tiles}>
      {providers.map((provider) => (
        <Provider key={provider.id} provider={provider} />
      ))}
    </ul>
  );
}

function Provider({ provider }: { provider: ProviderTile }) {
  const t = useTranslations('Lobby.providers');
  return (
    <li>
      <Link className={styles.tile} href={`/games?providerId=${provider.id}`} prefetch={false}>
        {provider.providerIcon === null ? (
          <b>{provider.name}</b>
        ) : (
          <img
            className={styles.mark}
            src={withBasePath(provider.providerIcon)}
            alt={provider.name}
            width={144}
            height={48}
            loading="lazy"
            decoding="async"
          />
        )}
        <small>{t('games', { count: provider.gamesCount })}</small>
      </Link>
    </li>
  );
}
