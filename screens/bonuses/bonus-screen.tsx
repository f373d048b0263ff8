import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { JsonLd } from '@/components/shell/json-ld/json-ld';
import { arrowLeftGlyph } from '@/components/ui/icon/glyphs';
import { Icon } from '@/components/ui/icon/icon';
import type { Offer } from '@/features/bonuses/api/get-bonuses.server';
import { TrueCost } from '@/features/bonuses/calculator/true-cost';
import { BonusHead } from '@/features/bonuses/components/bonus-head';
import { ByLaw } from '@/features/bonuses/components/by-law';
import { BonusTerms } from '@/features/bonuses/components/bonus-terms';
import { OfferAction } from '@/features/bonuses/components/offer-action';
import { clientMessages } from '@/lib/server/i18n/client-messages';
import type { Locale } from '@/lib/domain/locales';
import { Link } from '@/lib/i18n/navigation';
import { siteBase } from '@/lib/server/seo/address';
import { breadcrumbNode, graphOf } from '@/lib/server/seo/json-ld';
import { InOwnCurrency } from './in-own-currency';
import { WelcomeStep } from './welcome-step';
import styles from './bonus-screen.module.scss';

/** One bonus: what it gives, what it costs, then its rules. */
export async function BonusScreen({ locale, offer }: { locale: Locale; offer: Offer }) {
  const [t, messages] = await Promise.all([
    getTranslations('Bonuses'),
    clientMessages('screens/bonuses/bonus-screen'),
  ]);
  const trail = [
    { name: t('title'), path: '/bonuses' },
    { name: offer.name, path: `/bonuses/${offer.id}` },
  ];
  return (
    <NextIntlClientProvider locale={locale} messages={messages}>
      <JsonLd data={graphOf(breadcrumbNode(siteBase(), locale, trail))} />
      <Link className={styles.back} href="/bonuses" prefetch={false}>
        <Icon glyph={arrowLeftGlyph} size="small" />
        {t('all')}
      </Link>
      <div className={styles.parts}>
        <InOwnCurrency page="bonus" bonusId={offer.id}>
          <ByLaw offers={[offer]}>{([own = offer]) => <BonusHead offer={own} />}</ByLaw>
          <ByLaw offers={[offer]}>
            {([own = offer], law) => (
              <>
                <TrueCost bonus={own}>
                  <OfferAction offer={own} tone="primary" size="large" />
                </TrueCost>
                <BonusTerms offer={own} law={law} />
              </>
            )}
          </ByLaw>
        </InOwnCurrency>
      </div>
      <WelcomeStep />
    </NextIntlClientProvider>
  );
}
