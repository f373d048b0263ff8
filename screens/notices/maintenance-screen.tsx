import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button/button';
import { webConfig } from '@/lib/server/config/web';
import { isOpen, sectionOfPath, type Section } from '@/lib/domain/sections';
import { closedNow } from '@/lib/server/rules/current-rules';
import { Notice, Scene } from './notice';
import { SupportLink } from './support-link';
import styles from './maintenance-screen.module.scss';

/** What there is to do instead, from most to least likely. */
const ELSEWHERE = [
  { href: '/games/all', label: 'allGames' },
  { href: '/games/slots', label: 'slots' },
  { href: '/games', label: 'providers' },
] as const;

interface MaintenanceScreenProps {
  section: Section;
  /** Set within a page that has its own title. */
  within?: boolean;
}

/** A section that is closed for now: what it will hold, how to reach support, and what is open. */
export function MaintenanceScreen({ section, within = false }: MaintenanceScreenProps) {
  const t = useTranslations('Errors.maintenance');
  const nav = useTranslations('Shell.nav');
  const config = webConfig();
  const closed = closedNow(config);
  const open = ELSEWHERE.filter(({ href }) => {
    const place = sectionOfPath(href);
    return place === undefined || isOpen(place, closed);
  });
  return (
    <Notice
      figure={<Scene name="maintenance" size={360} ratio={360 / 260} />}
      title={t(`sections.${section}.title`)}
      level={within ? 2 : 1}
      text={t(`sections.${section}.text`)}
      note={
        open.length > 0 && (
          <nav className={styles.open} aria-label={t('open')}>
            <span aria-hidden>{t('open')}</span>
            {open.map(({ href, label }) => (
              <ButtonLink key={href} href={href} tone="glass" size="small">
                {nav(label)}
              </ButtonLink>
            ))}
          </nav>
        )
      }
    >
      <ButtonLink href="/" tone="primary">
        {t('home')}
      </ButtonLink>
      <SupportLink email={config.supportEmail}>{t('chat')}</SupportLink>
    </Notice>
  );
}
