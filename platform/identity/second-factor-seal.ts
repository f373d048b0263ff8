import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Keeps secrets of authenticator apps unreadable for whoever has the database alone. */
export interface SecretSeal {
  close(secret: string, playerId: string): string;
  /** @throws Error when the text was changed, is another player's, or was sealed under another key. */
  open(sealed: string, playerId: string): string;
}

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** Names the way in which a text is sealed, so that another can follow. */
const VERSION = 'v1';

export function secretSeal(authSecret: string): SecretSeal {
  const key = Buffer.from(hkdfSync('sha256', authSecret, '', 'parlour second factor', KEY_BYTES));
  return {
    close(secret, playerId) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(playerId));
      const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      return `${VERSION}.${Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url')}`;
    },
    open(sealed, playerId) {
      const [version, body = ''] = sealed.split('.');
      if (version !== VERSION) throw new Error('sealed in an unknown way');
      const bytes = Buffer.from(body, 'base64url');
      const text = bytes.subarray(NONCE_BYTES + TAG_BYTES);
      const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), {
        authTagLength: TAG_BYTES,
      })
        .setAAD(Buffer.from(playerId))
        .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
    },
  };
}
