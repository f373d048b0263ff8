import { z } from 'zod';
import { SOCIAL_PROVIDER_IDS, type SocialProviderId } from '@/lib/domain/social';

/** How the platform proves to a company that it is its client. */
export type ClientSecret =
  | { kind: 'plain'; value: string }
  /** A JWT that is signed for each call. */
  | { kind: 'apple'; teamId: string; keyId: string; privateKey: string };

export interface SocialProvider {
  id: SocialProviderId;
  /** The issuer as its tokens name it. */
  issuer: string;
  clientId: string;
  secret: ClientSecret;
}

export type SocialProviders = Partial<Record<SocialProviderId, SocialProvider>>;

const text = z.string().optional();
const plain = <Id extends string>(id: Id) =>
  ({
    [`SOCIAL_${id}_ISSUER`]: z.url().optional(),
    [`SOCIAL_${id}_CLIENT_ID`]: text,
    [`SOCIAL_${id}_CLIENT_SECRET`]: text,
  }) as Record<`SOCIAL_${Id}_${'ISSUER' | 'CLIENT_ID' | 'CLIENT_SECRET'}`, z.ZodOptional<z.ZodString>>;

/** Variables of the companies to log in with. One without an issuer is not offered. */
export const socialVariables = {
  ...plain('GOOGLE'),
  ...plain('MICROSOFT'),
  ...plain('APPLE'),
  ...plain('TELEGRAM'),
  SOCIAL_APPLE_TEAM_ID: text,
  SOCIAL_APPLE_KEY_ID: text,
  SOCIAL_APPLE_PRIVATE_KEY: text,
};

type Values = Partial<Record<keyof typeof socialVariables, string | undefined>>;

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);
const isSafe = (issuer: string) => {
  const { protocol, hostname } = new URL(issuer);
  return protocol === 'https:' || (protocol === 'http:' && LOOPBACK.has(hostname));
};

/**
 * The companies that the environment names.
 * @throws Error that names what is missing beside an issuer.
 */
export function socialProvidersOf(values: Values): SocialProviders {
  const providers: SocialProviders = {};
  for (const id of SOCIAL_PROVIDER_IDS) {
    const prefix = `SOCIAL_${id.toUpperCase()}` as `SOCIAL_${Uppercase<SocialProviderId>}`;
    const issuer = values[`${prefix}_ISSUER`];
    if (!issuer) continue;
    if (!isSafe(issuer)) throw new Error(`platform configuration: ${prefix}_ISSUER is an https:// address`);
    const needed = (name: keyof Values) => {
      const value = values[name];
      if (!value) throw new Error(`platform configuration: ${name} is required with ${prefix}_ISSUER`);
      return value;
    };
    const secret: ClientSecret =
      id === 'apple'
        ? {
            kind: 'apple',
            teamId: needed('SOCIAL_APPLE_TEAM_ID'),
            keyId: needed('SOCIAL_APPLE_KEY_ID'),
            // One line of an environment file writes the line breaks of PEM as \n.
            privateKey: needed('SOCIAL_APPLE_PRIVATE_KEY').replaceAll(String.raw`\n`, '\n'),
          }
        : { kind: 'plain', value: needed(`${prefix}_CLIENT_SECRET`) };
    providers[id] = { id, issuer, clientId: needed(`${prefix}_CLIENT_ID`), secret };
  }
  return providers;
}
