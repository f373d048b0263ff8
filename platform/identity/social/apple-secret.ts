import { createPrivateKey } from 'node:crypto';
import { SignJWT } from 'jose';
import type { ClientSecret } from '../../kernel/social-config';

/**
 * Apple's client secret is a JWT that the team signs for itself; made anew for each exchange, so that none is kept.
 * Its times are the system's own: Apple checks them by its clock.
 */
export function appleSecret(
  { teamId, keyId, privateKey }: Extract<ClientSecret, { kind: 'apple' }>,
  { clientId, issuer }: { clientId: string; issuer: string },
): Promise<string> {
  return new SignJWT()
    .setProtectedHeader({ alg: 'ES256', kid: keyId })
    .setIssuer(teamId)
    .setSubject(clientId)
    .setAudience(issuer)
    .setIssuedAt()
    .setExpirationTime('5 minutes')
    .sign(createPrivateKey(privateKey));
}
