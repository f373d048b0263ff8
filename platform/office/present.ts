import type { PlayerFile, OfficeService } from './service';

type Answer<Name extends keyof OfficeService> = Awaited<ReturnType<OfficeService[Name]>>;
type Listed = Answer<'players'>['players'][number];

export const presentListed = ({ createdAt, seenAt, ...rest }: Listed) => ({
  ...rest,
  createdAt: createdAt.toISOString(),
  seenAt: seenAt?.toISOString() ?? null,
});

export function presentFile({ profile, terms, block, closure, ...player }: PlayerFile) {
  const { timeZone, lockedAt, ...told } = profile;
  return {
    id: player.id,
    email: player.email,
    emailVerified: player.emailVerified,
    status: player.status,
    country: player.country,
    currency: player.currency,
    language: player.language,
    createdAt: player.createdAt.toISOString(),
    subscriptions: player.subscriptions,
    profile: { ...told, timezone: timeZone, locked: lockedAt !== null },
    terms: terms.map(({ version, acceptedAt, how }) => ({
      version,
      acceptedAt: acceptedAt.toISOString(),
      how,
    })),
    block: block && { ...block, blockedAt: block.blockedAt.toISOString() },
    closure: closure && { ...closure, closedAt: closure.closedAt.toISOString() },
  };
}

export const presentSession = (session: Answer<'sessions'>[number]) => ({
  ...session,
  createdAt: session.createdAt.toISOString(),
  lastSeenAt: session.lastSeenAt.toISOString(),
  expiresAt: session.expiresAt.toISOString(),
});

export const presentNote = ({ id, createdAt, ...rest }: Answer<'notes'>[number]) => ({
  ...rest,
  id: Number(id),
  createdAt: createdAt.toISOString(),
});

export const presentEntry = ({ id, at, ...rest }: Answer<'history'>[number]) => ({
  ...rest,
  id: Number(id),
  at: at.toISOString(),
});

export const presentApproval = (request: Answer<'approvals'>[number]) => ({
  id: request.id,
  action: request.action,
  subject: request.subject,
  parameters: request.parameters,
  askedBy: request.askedBy,
  askedByEmail: request.askedByEmail,
  askedAt: request.askedAt.toISOString(),
  reason: request.reason,
  expiresAt: request.expiresAt.toISOString(),
});
