import crypto from 'node:crypto';

/** How Payload keeps passwords (payload/auth/strategies/local). The tests hold that both do the same. */
const PREFIX = 'pbkdf2-sha256-v1:';
const NOW = { iterations: 600_000, bytes: 32 };
/** Of hashes without the prefix, until their owner logs in the next time. */
const BEFORE = { iterations: 25_000, bytes: 512 };

type Strength = typeof NOW;

const hashOf = (password: string, salt: string, { iterations, bytes }: Strength): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    crypto.pbkdf2(password, salt, iterations, bytes, 'sha256', (error, hash) =>
      error ? reject(error) : resolve(hash),
    );
  });

/** Of nobody. */
const SALT = crypto.randomBytes(32).toString('hex');

/** The work of a password's check, with nothing to compare it to. */
export async function hashForNobody(password: string): Promise<void> {
  await hashOf(password, SALT, NOW);
}

/** Whether a password is the one that is kept. */
export async function isPassword(password: string, kept: { hash: string; salt: string }): Promise<boolean> {
  const current = kept.hash.startsWith(PREFIX);
  const given = await hashOf(password, kept.salt, current ? NOW : BEFORE);
  const right = Buffer.from(current ? kept.hash.slice(PREFIX.length) : kept.hash, 'hex');
  return given.length === right.length && crypto.timingSafeEqual(given, right);
}
