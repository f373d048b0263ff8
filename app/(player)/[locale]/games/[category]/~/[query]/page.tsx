import type { Metadata } from 'next';
import { listMetadata, listPageOf } from '../../../../../_pages/list-page';
import { ListScreen } from '../../../../../_pages/list-screen';

type Props = PageProps<'/[locale]/games/[category]/~/[query]'>;

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return listMetadata(listPageOf(await params));
}

export default async function FilteredCategoryPage({ params }: Props) {
  return <ListScreen {...listPageOf(await params)} />;
}
