import type { Metadata } from 'next';
import { NewTournamentPage } from '@/screens/office/office-pages';

export const metadata: Metadata = { title: 'New tournament' };

export default async function Page({ searchParams }: PageProps<'/office/tournaments/new'>) {
  const { copy, template } = await searchParams;
  return (
    <NewTournamentPage
      copyOf={typeof copy === 'string' ? copy : null}
      template={typeof template === 'string' ? template : null}
    />
  );
}
