import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { getSafeRedirect } from 'payload/shared';
import { Logo } from '../logo';
import { LoginForm } from './form';

/** Replaces Payload's log-in, which has no second step. */
export function LoginView({ initPageResult, searchParams }: AdminViewServerProps) {
  const { req } = initPageResult;
  // Our own paths only: a link to this page must not lead an operator to another site after the log-in.
  const next = getSafeRedirect({
    fallbackTo: req.payload.config.routes.admin,
    redirectTo: searchParams?.redirect ?? '',
  });
  if (req.user) redirect(next);
  return (
    <>
      <div className="login__brand">
        <Logo />
      </div>
      <LoginForm next={next} />
    </>
  );
}
