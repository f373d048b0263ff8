import { useTranslations } from 'next-intl';
import { Link } from '@/lib/i18n/navigation';
import { Icon } from '../../ui/icon/icon';
import {
  blocksGlyph,
  cherryGlyph,
  crownGlyph,
  messageCircleGlyph,
  radioGlyph,
  searchGlyph,
} from '../../ui/icon/glyphs';
import { NavLink } from '../nav-link';
import styles from './bottom-bar.module.scss';

/** The thumb's menu, under 768 px. */
export function BottomBar() {
  const t = useTranslations('Shell');
  return (
    <nav className={styles.bar} aria-label={t('nav.bottom')}>
      <div className={styles.toggle} role="group" aria-label={t('nav.lobby')}>
        <NavLink href="/games/slots">
          <Icon glyph={cherryGlyph} />
          {t('nav.slots')}
        </NavLink>
        <NavLink href="/games/live">
          <Icon glyph={radioGlyph} />
          {t('nav.live')}
        </NavLink>
      </div>
      <NavLink href="/games" data-modal="PROVIDERS">
        <Icon glyph={blocksGlyph} />
        <span>{t('nav.providers')}</span>
      </NavLink>
      <Link
        className={styles.search}
        href="/games/all"
        aria-label={t('search')}
        prefetch={false}
        data-modal="SEARCH"
      >
        <Icon glyph={searchGlyph} />
      </Link>
      <NavLink href="/vip">
        <Icon glyph={crownGlyph} />
        <span>{t('nav.vip')}</span>
      </NavLink>
      <button type="button" data-modal="SUPPORT_FORM">
        <Icon glyph={messageCircleGlyph} />
        <span>{t('nav.supportShort')}</span>
      </button>
    </nav>
  );
}
