import type { Metadata } from 'next';
import { ChatPage } from '@/screens/office/office-pages';

export const metadata: Metadata = { title: 'Table chat' };

export default function Page() {
  return <ChatPage />;
}
