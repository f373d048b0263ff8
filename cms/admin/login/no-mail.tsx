import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';

/** In the place of Payload's form for a lost password: no mail goes out, an administrator sets a new one. */
export function NoMail({ initPageResult }: AdminViewServerProps) {
  const { admin } = initPageResult.req.payload.config.routes;
  return redirect(`${admin}/login`);
}
