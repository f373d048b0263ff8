import type { ListedPlayer } from '../identity/service';
import type { PlayerFile, OfficeService } from './service';
import type { Asked, Entry, WatchService } from './watch';

type Answer<Name extends 'sessions' | 'notes'> = Awaited<ReturnType<OfficeService[Name]>>;
type Letter = Awaited<ReturnType<WatchService['letters']['rows']>>[number];

export const presentListed = ({ createdAt, seenAt, ...rest }: ListedPlayer) => ({
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

export const presentEntry = ({ id, at, ...rest }: Entry) => ({
  ...rest,
  id: Number(id),
  at: at.toISOString(),
});

export const presentLetter = ({ createdAt, sentAt, ...letter }: Letter) => ({
  ...letter,
  createdAt: createdAt.toISOString(),
  sentAt: sentAt?.toISOString() ?? null,
});

export const presentApproval = ({ operatorEmail, askedAt, expiresAt, decidedAt, ...request }: Asked) => ({
  ...request,
  askedByEmail: operatorEmail,
  askedAt: askedAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
  decidedAt: decidedAt?.toISOString() ?? null,
});
