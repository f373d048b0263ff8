import { useTranslations } from 'next-intl';
import { Link } from '@/lib/i18n/navigation';
import type { Grant } from '../api/get-me-bonuses';

/** The way to the rules of a bonus of a player's. */
export function GrantTermsLink({ grant: { id, name } }: { grant: Pick<Grant, 'id' | 'name'> }) {
  const t = useTranslations('Bonuses.own');
  return (
    <Link
      className="link"
      href={`/account/bonuses/${id}`}
      prefetch={false}
      aria-label={t('termsNamed', { name })}
    >
      {t('terms')}
    </Link>
  );
}
