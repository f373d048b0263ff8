'use client';

import { useTranslations } from 'next-intl';
import type { LevelFacts } from '../domain/vip-level';
import { useVipPlayer } from '../state/vip-player';
import styles from './own-levels.module.scss';

/** An address or a number that can be used at once. */
function linkOf(contact: string): string | undefined {
  if (/^\S+@\S+\.\S+$/.test(contact)) return `mailto:${contact}`;
  return /^\+?[\d\s()/-]{6,}$/.test(contact) ? `tel:${contact.replace(/[^\d+]/g, '')}` : undefined;
}

/** Whom the player turns to, from Famed Commander up (SPEC §6). */
export function PersonalManager({ levels }: { levels: readonly LevelFacts[] }) {
  const t = useTranslations('Vip.manager');
  const { standing } = useVipPlayer();
  const own = levels.find(({ level }) => level === standing?.level);
  if (!own?.manager) return null;
  const { name, contact, hours } = own.manager;
  const href = linkOf(contact);
  return (
    <section className={styles.exchange} aria-labelledby="vip-manager">
      <h3 id="vip-manager">{t('title')}</h3>
      <dl className={styles.facts}>
        <div>
          <dt>{t('name')}</dt>
          <dd>{name}</dd>
        </div>
        {contact && (
          <div>
            <dt>{t('contact')}</dt>
            <dd>
              {href ? (
                <a className="link" href={href}>
                  {contact}
                </a>
              ) : (
                contact
              )}
            </dd>
          </div>
        )}
        {hours && (
          <div>
            <dt>{t('hours')}</dt>
            <dd>{hours}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}
