import '@/components/styles/global.scss';
import { readSettings } from '@/cms/read/settings';
import { FrameScript, PreloadScript } from '@/components/shell/early-scripts';
import { fontClassNames } from '@/components/styles/fonts';
import type { Locale } from '@/lib/domain/locales';
import { SUPPORT_ATTRIBUTE } from '@/lib/domain/support-address';

/** Attributes of `<html>` of a page that stands alone. What the head's script sets there React must not miss. */
export const BARE_ATTRIBUTES = { className: fontClassNames, suppressHydrationWarning: true };

/** Attributes of `<html>` of a page in the frame. */
export async function frameAttributes(locale: Locale) {
  const { supportEmail } = await readSettings(locale);
  return { ...BARE_ATTRIBUTES, [SUPPORT_ATTRIBUTE]: supportEmail };
}

/** What runs before everything else on a page that stands alone: nothing to fetch, so nothing to watch over. */
export const BareHead = FrameScript;

/** What runs before everything else on a page in the frame. */
export function FrameHead() {
  return (
    <>
      <PreloadScript />
      <FrameScript />
    </>
  );
}
