import { notFound } from 'next/navigation';

export const generateStaticParams = () => [];

/** Every address that no other page answers: the 404 page in the reader's language, with its status. */
export default function UnknownPage() {
  notFound();
}
