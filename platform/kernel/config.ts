import { z } from 'zod';
import type { Trust } from './address';
import { socialProvidersOf, socialVariables, type SocialProviders } from './social-config';

const list = (value: string | undefined) =>
  (value ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

/** Whether Redis' client can read it: it would throw otherwise, once the platform runs. */
const isRedisAddress = (value: string): boolean => {
  try {
    const { protocol, username, password, pathname } = new URL(value);
    decodeURIComponent(username);
    decodeURIComponent(password);
    return /^rediss?:$/.test(protocol) && /^\/?\d*$/.test(pathname);
  } catch {
    return false;
  }
};

const secret = z.string().min(32, 'at least 32 characters');
const secrets = z
  .string({ error: 'is required' })
  .transform((value) => list(value))
  .pipe(z.array(secret).min(1, 'at least one secret').max(2, 'two live secrets at most'));

const schema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  DATABASE_URL: z.string({ error: 'is required' }).regex(/^postgres(ql)?:\/\//, 'is a postgres:// address'),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(10),
  WALLET_LANES: z.coerce.number().int().min(1).max(8).default(2),
  PLATFORM_HOST: z.string().default('127.0.0.1'),
  PLATFORM_PORT: z.coerce.number().int().min(0).max(65_535).default(3100),
  WEB_ORIGIN: z.url().default('http://localhost:3000'),
  BASE_PATH: z
    .string()
    .regex(/^(\/[\w-]+)*$/, 'starts with / and does not end with it')
    .default(''),
  AUTH_SECRET: secret,
  WALLET_SECRETS: secrets,
  STUDIO_URL: z.url().default('http://localhost:3200/studio'),
  /** Where registers of excluded players are asked: docs/contracts/registers.md. */
  REGISTER_API_URL: z.url().default('http://localhost:3200/registers'),
  REGISTER_API_KEY: z.string().default(''),
  PAYMENT_API_URL: z.url().default('http://localhost:3200/payments'),
  PAYMENT_API_KEY: secret,
  PAYMENT_WEBHOOK_SECRETS: secrets,
  PAYMENT_WEBHOOK_URL: z.url().default('http://127.0.0.1:3100/api/payments/v1/webhooks/sandbox'),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'is an smtp:// address')
    .default('smtp://127.0.0.1:3225'),
  MAIL_FROM: z.string().default('Parlour <hello@parlour.example>'),
  SUPPORT_ADDRESS: z.email().default('support@parlour.example'),
  DOCUMENTS_DIR: z.string().min(1).default('.data/documents'),
  DOCUMENTS_BUCKET: z.string().default(''),
  DOCUMENTS_REGION: z.string().min(1).default('eu-central-1'),
  DOCUMENTS_ENDPOINT: z.union([z.literal(''), z.url()]).default(''),
  CLAMD_ADDRESS: z
    .string()
    .regex(/^(none|[^\s/]+:\d{1,5})$/, 'is none or host:port')
    .default('none'),
  REVALIDATE_URL: z.url().optional(),
  REVALIDATE_SECRET: secret,
  VISITOR_SECRETS: secrets,
  REDIS_URL: z.string().refine(isRedisAddress, 'is a redis:// address').optional(),
  TRUSTED_PROXIES: z.string().default(''),
  TRUSTED_WEB: z.string().default('127.0.0.1,::1'),
  COUNTRY_HEADER: z.string().optional(),
  BLOCKED_COUNTRIES: z.string().default(''),
  LICENCES: z.string().default(''),
  SIGN_UPS_PER_DAY: z.coerce.number().int().min(1).max(1_000_000).default(10),
  HOUSE_MINIMUM: z.coerce.number().int().min(0).max(1_000_000).default(100),
  SANDBOX: z.enum(['on', 'off']).default('off'),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug']).default('info'),
  ...socialVariables,
});

/** The platform process's settings, from its environment. docs/operations.md lists every variable. */
export interface PlatformConfig {
  environment: 'development' | 'test' | 'production';
  databaseUrl: string;
  databasePool: number;
  /** Statements of studios' calls that may be under way at once. */
  walletLanes: number;
  host: string;
  /** 0 asks the system for a free port. */
  port: number;
  webOrigin: string;
  /** Where the web's pages begin: its origin and base path, without a slash at the end. */
  webUrl: string;
  authSecret: string;
  walletSecrets: string[];
  studioUrl: string;
  /** Without a slash at its end. */
  registerApiUrl: string;
  /** Empty where no licence asks for a register. */
  registerApiKey: string;
  paymentApiUrl: string;
  paymentApiKey: string;
  paymentWebhookSecrets: string[];
  paymentWebhookUrl: string;
  smtpUrl: string;
  mailFrom: string;
  /** Who gets what visitors write to support. */
  supportAddress: string;
  /** Where the pictures of players' documents are kept: in a bucket, or in a folder that all instances share. */
  documents: {
    directory: string;
    bucket: { name: string; region: string; endpoint: string | undefined } | null;
  };
  /** `host:port` of the clamd that looks at files before they are opened; null for none. */
  scanner: string | null;
  revalidateUrl: string;
  revalidateSecret: string;
  redisUrl: string | undefined;
  /** Who is believed about the client: load balancers by `X-Forwarded-For`, web processes by what they sign. */
  trusted: Trust;
  countryHeader: string | undefined;
  /** ISO 3166 alpha-2 codes. */
  blockedCountries: string[];
  /** The operator's licences, by the code of their jurisdiction (platform/jurisdictions/profiles). */
  licences: string[];
  /** Accounts that may be opened from one network, or in one browser, within 24 hours. */
  signUpsPerDay: number;
  /** Real money, in minor units of any currency, below which no game opens of which a player's bonus counts nothing. */
  houseMinimum: bigint;
  sandbox: boolean;
  /** The companies that players can log in with. */
  social: SocialProviders;
  logLevel: string;
}

/**
 * Reads and checks the environment.
 * @throws Error with one line that names every missing or wrong variable.
 */
export function readPlatformConfig(env: NodeJS.ProcessEnv = process.env): PlatformConfig {
  const parsed = schema.safeParse(env);
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('; ');
    throw new Error(`platform configuration: ${wrong}`);
  }
  const value = parsed.data;
  const webOrigin = new URL(value.WEB_ORIGIN).origin;
  const webUrl = `${webOrigin}${value.BASE_PATH}`;
  const countryHeader = value.COUNTRY_HEADER?.toLowerCase();
  return {
    environment: value.NODE_ENV,
    databaseUrl: value.DATABASE_URL,
    databasePool: value.DATABASE_POOL,
    walletLanes: value.WALLET_LANES,
    host: value.PLATFORM_HOST,
    port: value.PLATFORM_PORT,
    webOrigin,
    webUrl,
    authSecret: value.AUTH_SECRET,
    walletSecrets: value.WALLET_SECRETS,
    studioUrl: value.STUDIO_URL,
    registerApiUrl: value.REGISTER_API_URL.replace(/\/$/, ''),
    registerApiKey: value.REGISTER_API_KEY,
    paymentApiUrl: value.PAYMENT_API_URL,
    paymentApiKey: value.PAYMENT_API_KEY,
    paymentWebhookSecrets: value.PAYMENT_WEBHOOK_SECRETS,
    paymentWebhookUrl: value.PAYMENT_WEBHOOK_URL,
    smtpUrl: value.SMTP_URL,
    mailFrom: value.MAIL_FROM,
    supportAddress: value.SUPPORT_ADDRESS,
    documents: {
      directory: value.DOCUMENTS_DIR,
      bucket: value.DOCUMENTS_BUCKET
        ? {
            name: value.DOCUMENTS_BUCKET,
            region: value.DOCUMENTS_REGION,
            endpoint: value.DOCUMENTS_ENDPOINT || undefined,
          }
        : null,
    },
    scanner: value.CLAMD_ADDRESS === 'none' ? null : value.CLAMD_ADDRESS,
    revalidateUrl: value.REVALIDATE_URL ?? `${webUrl}/internal/revalidate`,
    revalidateSecret: value.REVALIDATE_SECRET,
    redisUrl: value.REDIS_URL,
    trusted: {
      web: list(value.TRUSTED_WEB),
      proxies: list(value.TRUSTED_PROXIES),
      visitorSecrets: value.VISITOR_SECRETS,
      countryHeader,
    },
    countryHeader,
    blockedCountries: list(value.BLOCKED_COUNTRIES).map((code) => code.toUpperCase()),
    licences: list(value.LICENCES).map((code) => code.toLowerCase()),
    signUpsPerDay: value.SIGN_UPS_PER_DAY,
    houseMinimum: BigInt(value.HOUSE_MINIMUM),
    sandbox: value.SANDBOX === 'on',
    social: socialProvidersOf(value),
    logLevel: value.LOG_LEVEL,
  };
}
