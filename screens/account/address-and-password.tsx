'use client';

import { useSecondFactor } from '@/features/account-security/api/get-me-second-factor';
import { ChangePassword } from '@/features/account-security/components/change-password';
import { EmailSettings } from '@/features/account-security/components/email-settings';
import { useSession } from '@/features/player/hooks/use-session';

/** The cards of what the player logs in with; they are there once it is known who that is. */
export function AddressAndPassword() {
  const { player } = useSession();
  const asks = useSecondFactor().data?.asks;
  if (!player || !asks) return null;
  return (
    <>
      <EmailSettings email={player.email} verified={player.emailVerified} asks={asks} />
      <ChangePassword email={player.email} asks={asks} />
    </>
  );
}
