import { NotFoundScreen } from '@/screens/notices/not-found-screen';

export default function NotFound() {
  return <NotFoundScreen />;
}
