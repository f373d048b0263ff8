import { redirect } from '@/lib/i18n/navigation';
import { pageLocale } from '@/lib/i18n/page';

export const generateStaticParams = () => [];

/** SPEC §2: leads straight to the wallet history, which shows what became of the deposit. */
export default async function DepositCancelPage({
  params,
}: PageProps<'/[locale]/deposit-cancel/[[...rest]]'>) {
  redirect({ href: '/account/wallet/history', locale: pageLocale((await params).locale) });
}
