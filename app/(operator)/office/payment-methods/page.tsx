import type { Metadata } from 'next';
import { PaymentMethodsPage } from '@/screens/office/office-pages';

export const metadata: Metadata = { title: 'Payment methods' };

export default function Page() {
  return <PaymentMethodsPage />;
}
