import { redirect } from '@/lib/i18n/navigation';
import { pageLocale } from '@/lib/i18n/page';

/** Where the account begins. The profile is not open yet, so that it begins with the movements of money. */
export default async function AccountPage({ params }: PageProps<'/[locale]/account'>) {
  redirect({ href: '/account/transaction-history', locale: pageLocale((await params).locale) });
}
