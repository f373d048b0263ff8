import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import { visitorBonusQuery } from '@/features/bonuses/api/get-bonuses-welcome';
import { useClosedSections } from '@/lib/browser/sections/use-closed-sections';
import { LANGUAGE_CODES } from '@/lib/domain/locales';

/** The bonus that the sign-up shows; none while bonuses are closed, or nobody answers. */
export function useWelcomeBanner() {
  const isOpen = !useClosedSections().includes('bonuses');
  const { data } = useQuery({ ...visitorBonusQuery(LANGUAGE_CODES[useLocale()]), enabled: isOpen });
  return isOpen ? data : undefined;
}
