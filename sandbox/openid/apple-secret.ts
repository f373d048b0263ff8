import { createPublicKey } from 'node:crypto';
import { jwtVerify } from 'jose';

export interface AppleTeam {
  teamId: string;
  clientId: string;
  /** The public half of the key that signs client secrets, as PEM. */
  publicKey: string;
  issuer: string;
}

/** Apple takes no secret for longer than half a year. */
const LONGEST = '180 days';

/** Whether a client secret is what Apple asks for: a JWT by ES256 of the team's key, for this issuer and client. */
export async function isAppleSecret(secret: string, team: AppleTeam): Promise<boolean> {
  try {
    const { protectedHeader } = await jwtVerify(secret, createPublicKey(team.publicKey), {
      algorithms: ['ES256'],
      issuer: team.teamId,
      subject: team.clientId,
      audience: team.issuer,
      requiredClaims: ['iat', 'exp'],
      maxTokenAge: LONGEST,
    });
    return typeof protectedHeader.kid === 'string' && protectedHeader.kid !== '';
  } catch {
    return false;
  }
}
