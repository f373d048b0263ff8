import { getTranslations } from 'next-intl/server';
import { readSliders } from '@/cms/read/promotion';
import { ButtonLink } from '@/components/ui/button/button';
import { CmsPicture } from '@/components/ui/cms-picture/cms-picture';
import type { Locale } from '@/lib/domain/locales';
import { Link } from '@/lib/i18n/navigation';
import { VisitorsOnly } from './visitors-only';
import styles from './welcome-screen.module.scss';

const STEPS = ['step1', 'step2', 'step3'] as const;

/** The welcome pack, for people without an account (SPEC §2). Its texts come from the CMS. */
export async function WelcomeScreen({ locale }: { locale: Locale }) {
  const [t, sliders] = await Promise.all([getTranslations('Welcome'), readSliders(locale)]);
  const offer = sliders.find(({ code }) => code === 'welcome_pack');
  return (
    <VisitorsOnly>
      <div className={styles.screen}>
        <section className={styles.offer}>
          {offer?.image && (
            <CmsPicture picture={offer.image} sizes="(min-width: 768px) 560px, 100vw" eager decorative />
          )}
          <div className={styles.words}>
            <p className={styles.eyebrow}>{t('eyebrow')}</p>
            <h1>{offer?.heading ?? t('title')}</h1>
            <p className={styles.lead}>{offer?.text ?? t('text')}</p>
            <div className={styles.actions}>
              <ButtonLink href="/auth" tone="primary" size="large" data-modal="SIGNUP">
                {t('signUp')}
              </ButtonLink>
              <ButtonLink href="/games/all" tone="glass" size="large">
                {t('browse')}
              </ButtonLink>
            </div>
          </div>
        </section>
        <section className={styles.steps} aria-labelledby="welcome-steps">
          <h2 id="welcome-steps">{t('steps')}</h2>
          <ol>
            {STEPS.map((step) => (
              <li key={step}>
                <h3>{t(`${step}.title`)}</h3>
                <p>{t(`${step}.text`)}</p>
              </li>
            ))}
          </ol>
        </section>
        <p className={styles.terms}>
          {t.rich('terms', {
            link: (text) => <Link href="/info_pages/bonus_terms_and_conditions">{text}</Link>,
          })}
        </p>
      </div>
    </VisitorsOnly>
  );
}
