import type { PayloadRequest } from 'payload';
import { webConfig } from '@/lib/server/config/web';
import { isKnownPath } from '../dashboard/routes';
import { circleOf, pageOf, type Way } from './ways';
import type { Judgement } from './words';

async function publishedCodes(req: PayloadRequest): Promise<Set<string>> {
  const { docs } = await req.payload.find({
    collection: 'info-pages',
    where: { _status: { equals: 'published' } },
    pagination: false,
    depth: 0,
    select: { code: true },
    req: { ...req },
    overrideAccess: true,
  });
  return new Set(docs.map(({ code }) => code));
}

/** @param id of the redirect itself, when it is there already */
export async function judgeRedirect(
  { from, target }: Way,
  id: number | string | undefined,
  req: PayloadRequest,
): Promise<Judgement> {
  const [{ docs }, infoPages] = await Promise.all([
    req.payload.find({
      collection: 'redirects',
      pagination: false,
      depth: 0,
      select: { from: true, target: true },
      req: { ...req },
      overrideAccess: true,
    }),
    publishedCodes(req),
  ]);
  const others = docs.filter((other) => String(other.id) !== String(id));
  const page = target === '' ? null : pageOf(target, webConfig());
  return {
    replacesPage: from !== '' && isKnownPath(from, { infoPages, redirects: new Set() }),
    circle: from === '' || target === '' ? null : circleOf({ from, target }, others, webConfig()),
    leadsOn: others.some((other) => other.from === page),
  };
}
