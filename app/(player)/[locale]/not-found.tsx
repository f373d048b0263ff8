import { NotFoundScreen } from '../_pages/not-found-screen';

export default function NotFound() {
  return <NotFoundScreen />;
}
