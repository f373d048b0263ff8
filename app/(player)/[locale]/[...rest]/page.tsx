import { notFound } from 'next/navigation';

export const generateStaticParams = () => [];

/** Whatever no other page is: the 404 page in the reader's language, with its status. */
export default function UnknownPage() {
  notFound();
}
