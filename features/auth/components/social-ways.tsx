'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { MouseEvent } from 'react';
import { CompanyMark } from '@/components/ui/company-mark/company-mark';
import { LANGUAGE_CODES } from '@/lib/domain/locales';
import { SOCIAL_PROVIDER_IDS } from '@/lib/domain/social';
import { usePathname } from '@/lib/i18n/navigation';
import { useLoginMethods } from '../api/get-auth-methods';
import { keepSocialReturn } from '../state/social-return';
import { keptTracking } from '../state/tracking';
import styles from './social-ways.module.scss';

/** As much room as the links will take: what stands around them does not move when they come. */
function Room() {
  return (
    <div className={styles.ways} data-waiting aria-hidden>
      <p className={styles.or}>&nbsp;</p>
      <ul className={styles.list}>
        {SOCIAL_PROVIDER_IDS.map((id) => (
          <li key={id}>
            <span className={styles.way} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * Links to the companies that one can log in or sign up with. Nothing stands here until it is known which ones, and
 * where there are none.
 */
export function SocialWays() {
  const t = useTranslations('Social');
  const language = LANGUAGE_CODES[useLocale()];
  const pathname = usePathname();
  const methods = useLoginMethods();
  const offered = methods.data?.filter((method) => method.is_enabled) ?? [];
  if (methods.isPending) return <Room />;
  if (offered.length === 0) return null;

  /** SPEC §4: language and tracking ride along. The tracking is read when it is needed, for it is the tab's own. */
  const leave = (event: MouseEvent<HTMLAnchorElement>) => {
    const url = new URL(event.currentTarget.href);
    for (const [name, value] of Object.entries(keptTracking())) url.searchParams.set(name, value);
    event.currentTarget.href = url.toString();
    keepSocialReturn(pathname);
  };

  return (
    <div className={styles.ways}>
      <p className={styles.or} id="social-ways">
        {t('or')}
      </p>
      <ul className={styles.list} aria-labelledby="social-ways">
        {offered.map(({ id, name, oauth_url: address }) => (
          <li key={id}>
            <a className={styles.way} href={`${address}?language=${language}`} onClick={leave}>
              <CompanyMark company={id} />
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
