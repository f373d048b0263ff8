// What the platform and the sandbox know of each other as OpenID provider and client.
import { createPublicKey } from 'node:crypto';

const CLIENT_ID = 'parlour';
const APPLE = { team: 'PARLOURDEV', key: 'PARLOURKEY' };

/**
 * A company that the environment names is the real one, with the credentials that stand beside it; the others are the
 * sandbox's. Without a sandbox, who is not named is not offered.
 * @param {{ env: NodeJS.ProcessEnv, secrets: Record<string, string>, sandboxOrigin: string, sandbox: boolean }} options
 * @returns {{ platform: NodeJS.ProcessEnv, sandbox: NodeJS.ProcessEnv }}
 */
export function socialEnvironments({ env, secrets, sandboxOrigin, sandbox }) {
  /** @type {NodeJS.ProcessEnv} */
  const platform = {};
  for (const id of ['GOOGLE', 'MICROSOFT', 'TELEGRAM', 'APPLE']) {
    if (!sandbox || env[`SOCIAL_${id}_ISSUER`]) continue;
    platform[`SOCIAL_${id}_ISSUER`] = `${sandboxOrigin}/openid/${id.toLowerCase()}`;
    platform[`SOCIAL_${id}_CLIENT_ID`] = CLIENT_ID;
    if (id !== 'APPLE') platform[`SOCIAL_${id}_CLIENT_SECRET`] = secrets[`OPENID_${id}_SECRET`];
  }
  if (platform.SOCIAL_APPLE_ISSUER) {
    platform.SOCIAL_APPLE_TEAM_ID = APPLE.team;
    platform.SOCIAL_APPLE_KEY_ID = APPLE.key;
    platform.SOCIAL_APPLE_PRIVATE_KEY = secrets.OPENID_APPLE_PRIVATE_KEY;
  }
  if (!sandbox) return { platform, sandbox: {} };
  return {
    platform,
    sandbox: {
      OPENID_CLIENT_ID: CLIENT_ID,
      OPENID_GOOGLE_SECRET: secrets.OPENID_GOOGLE_SECRET,
      OPENID_MICROSOFT_SECRET: secrets.OPENID_MICROSOFT_SECRET,
      OPENID_TELEGRAM_SECRET: secrets.OPENID_TELEGRAM_SECRET,
      OPENID_APPLE_TEAM_ID: APPLE.team,
      OPENID_APPLE_PUBLIC_KEY: createPublicKey(secrets.OPENID_APPLE_PRIVATE_KEY)
        .export({ type: 'spki', format: 'pem' })
        .toString(),
    },
  };
}
