import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { readSeoEntry } from '@/cms/read/seo';
import { JsonLd } from '@/components/shell/json-ld/json-ld';
import { VipNav } from '@/features/vip/components/vip-nav';
import { clientMessages } from '@/lib/server/i18n/client-messages';
import type { Locale } from '@/lib/domain/locales';
import { siteBase } from '@/lib/server/seo/address';
import { breadcrumbNode, graphOf } from '@/lib/server/seo/json-ld';
import { SeoSection } from '@/screens/page-data/seo-section';
import { VipBoard } from './vip-board';
import { vipLevels } from './vip-levels';

/** The VIP levels: the way through them, and what each one brings. */
export async function VipScreen({ locale }: { locale: Locale }) {
  const [t, messages, { text }, levels] = await Promise.all([
    getTranslations('Vip'),
    clientMessages('screens/vip/vip-screen'),
    readSeoEntry('vip', locale),
    vipLevels(locale),
  ]);
  return (
    <NextIntlClientProvider locale={locale} messages={messages}>
      <JsonLd data={graphOf(breadcrumbNode(siteBase(), locale, [{ name: t('title'), path: '/vip' }]))} />
      <VipNav page="levels" />
      <VipBoard levels={levels} headingLevel={1} />
      <SeoSection text={text} />
    </NextIntlClientProvider>
  );
}
