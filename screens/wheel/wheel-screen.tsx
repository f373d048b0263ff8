import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { readSeoEntry } from '@/cms/read/seo';
import { JsonLd } from '@/components/shell/json-ld/json-ld';
import { VipNav } from '@/features/vip/components/vip-nav';
import { readWheel } from '@/features/wheel/api/get-wheel.server';
import { WheelBoard } from '@/features/wheel/components/wheel-board';
import { clientMessages } from '@/lib/server/i18n/client-messages';
import type { Locale } from '@/lib/domain/locales';
import { siteBase } from '@/lib/server/seo/address';
import { breadcrumbNode, graphOf } from '@/lib/server/seo/json-ld';
import { SeoSection } from '@/screens/page-data/seo-section';
import { WheelPlayerFrame } from './wheel-player-frame';

/** The wheel of fortune: its odds and rules for everybody, a spin a day for players with a level. */
export async function WheelScreen({ locale }: { locale: Locale }) {
  const [t, messages, { text }, wheel] = await Promise.all([
    getTranslations('Wheel'),
    clientMessages('screens/wheel/wheel-screen'),
    readSeoEntry('wheel-of-fortune', locale),
    readWheel(),
  ]);
  const path = [{ name: t('title'), path: '/wheel-of-fortune' }];
  return (
    <NextIntlClientProvider locale={locale} messages={messages}>
      <JsonLd data={graphOf(breadcrumbNode(siteBase(), locale, path))} />
      <VipNav page="wheel" />
      <WheelPlayerFrame>
        <WheelBoard known={wheel} />
      </WheelPlayerFrame>
      <SeoSection text={text} />
    </NextIntlClientProvider>
  );
}
