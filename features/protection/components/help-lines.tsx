import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon/icon';
import { phoneGlyph } from '@/components/ui/icon/protection-glyphs';
import { helpLinesFor } from '@/lib/domain/help-lines';
import styles from './help-lines.module.scss';

/** Whom players can talk to, the line of their own country first. */
export function HelpLines({ country }: { country: string | null }) {
  const t = useTranslations('Protection');
  const names = new Intl.DisplayNames(useLocale(), { type: 'region' });
  return (
    <section className={styles.card} aria-labelledby="limits-help">
      <h2 id="limits-help">{t('helpTitle')}</h2>
      <p>{t('helpText')}</p>
      <ul>
        {helpLinesFor(country).map(({ country: of, name, number, dial }) => (
          <li key={of}>
            <span>
              <b>{name}</b>
              <small>{names.of(of)}</small>
            </span>
            <a href={`tel:${dial}`}>
              <Icon glyph={phoneGlyph} />
              {number}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
