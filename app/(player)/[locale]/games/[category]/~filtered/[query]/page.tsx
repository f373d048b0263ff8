import type { Metadata } from 'next';
import { listMetadata, listPageOf } from '@/screens/lists/list-page';
import { ListScreen } from '@/screens/lists/list-screen';

type Props = PageProps<'/[locale]/games/[category]/~filtered/[query]'>;

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return listMetadata(listPageOf(await params));
}

export default async function FilteredCategoryPage({ params }: Props) {
  return <ListScreen {...listPageOf(await params)} />;
}
