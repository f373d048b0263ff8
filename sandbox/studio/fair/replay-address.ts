import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { LOCALES, LANGUAGE_CODES } from '@/lib/domain/locales';

/** What the casino says of a round that its player wants to see again. */
export const replaySchema = z.object({
  round: z.string().min(1).max(256),
  title: z.string().min(1).max(200),
  provider: z.string().min(1).max(200),
  language: z.enum(LOCALES.map((locale) => LANGUAGE_CODES[locale])),
});
export type ReplayOrder = z.infer<typeof replaySchema>;

const macOf = (secret: string, order: string): Buffer =>
  createHmac('sha256', secret).update(`replay.${order}`).digest();

/**
 * The last part of a round's address. It can be made only with the studio's secret, so whoever knows the round's number alone
 * does not find it. It leads to the round for as long as the studio keeps that.
 */
export function replayName(secret: string, order: ReplayOrder): string {
  const said = Buffer.from(JSON.stringify(order)).toString('base64url');
  return `${said}.${macOf(secret, said).toString('base64url')}`;
}

/** What such a name says; null for one that none of the secrets made. */
export function readReplayName(secrets: readonly string[], name: string): ReplayOrder | null {
  const [said = '', mac = '', ...more] = name.split('.');
  const given = Buffer.from(mac, 'base64url');
  const fits = (secret: string) => {
    const made = macOf(secret, said);
    return secret !== '' && given.length === made.length && timingSafeEqual(given, made);
  };
  if (more.length > 0 || !secrets.some(fits)) return null;
  const order = replaySchema.safeParse(JSON.parse(Buffer.from(said, 'base64url').toString('utf8')));
  return order.success ? order.data : null;
}
