import type { Metadata } from 'next';
import { listMetadata, listPageOf } from '@/screens/lists/list-page';
import { ListScreen } from '@/screens/lists/list-screen';

type Props = PageProps<'/[locale]/games/~filtered/[query]'>;

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return listMetadata(listPageOf(await params));
}

/** `/games?providerId=…`: one studio's games. */
export default async function FilteredGamesPage({ params }: Props) {
  return <ListScreen {...listPageOf(await params)} />;
}
