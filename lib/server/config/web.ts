import { z } from 'zod';
import { SECTION_NAMES, type Section } from '@/lib/domain/sections';

const list = (value: string) =>
  value
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

/** scheme://host[:port] and nothing after it, so that two spellings of one origin compare equal. */
const origin = z
  .string()
  .refine(
    (value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol),
    'is an http(s) address',
  )
  .transform((value) => new URL(value).origin);

const secrets = z
  .string({ error: 'is required' })
  .transform(list)
  .pipe(z.array(z.string().min(32, 'has at least 32 characters')).min(1, 'is required'));

const isSection = (name: string): name is Section => (SECTION_NAMES as string[]).includes(name);

const schema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  WEB_HOST: z.string().min(1).default('127.0.0.1'),
  TRUSTED_PROXIES: z.string().default(''),
  WEB_ORIGIN: origin.default('http://localhost:3000'),
  BASE_PATH: z
    .string()
    .regex(/^(\/[\w-]+)*$/, 'starts with / and does not end with it')
    .default(''),
  PLATFORM_URL: origin.default('http://127.0.0.1:3100'),
  DATABASE_URL: z.string({ error: 'is required' }).regex(/^postgres(ql)?:\/\//, 'is a postgres:// address'),
  PAYLOAD_SECRET: z.string({ error: 'is required' }).min(32, 'has at least 32 characters'),
  REVALIDATE_SECRET: z.string({ error: 'is required' }).min(32, 'has at least 32 characters'),
  VISITOR_SECRETS: secrets,
  OPERATOR_SECOND_FACTOR: z.enum(['required', 'optional']).default('optional'),
  SHARED_CACHING: z.enum(['on', 'off']).default('off'),
  STUDIO_ORIGIN: origin.default('http://localhost:3200'),
  CHECKOUT_ORIGIN: origin.default('http://localhost:3200'),
  COUNTRY_HEADER: z
    .string()
    .transform((value) => value.toLowerCase())
    .optional(),
  BLOCKED_COUNTRIES: z.string().default(''),
  MAINTENANCE: z
    .string()
    .default('')
    .refine((value) => list(value).every(isSection), `names sections of: ${SECTION_NAMES.join(', ')}`),
  SUPPORT_EMAIL: z.email('is an email address').default('support@parlour.example'),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug']).default('info'),
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\//, 'is a redis:// address')
    .optional(),
  ART_DIR: z.string().min(1).default('.data/art'),
  MEDIA_DIR: z.string().min(1).default('.data/media'),
});

/** The web process's settings, from its environment. docs/operations.md lists every variable. */
export interface WebConfig {
  environment: 'development' | 'test' | 'production';
  port: number;
  /** The address that the server listens on. */
  host: string;
  /** Peers whose `X-Forwarded-For` is trusted. */
  trustedProxies: string[];
  /** The address that browsers use, without a path. */
  webOrigin: string;
  /** True when browsers reach us over https: cookies become Secure, plain requests are upgraded. */
  https: boolean;
  /** '' or a path such as `/play`. Fixed when the pages are built, so it must be the same then and now. */
  basePath: string;
  platformUrl: string;
  databaseUrl: string;
  payloadSecret: string;
  revalidateSecret: string;
  /** Signs what we tell the platform of a visitor. */
  visitorSecret: string;
  /** Whether operators can do anything before they have set up a second factor. */
  operatorSecondFactor: 'required' | 'optional';
  /** Whether a CDN in front may keep pages: it then has country and cookies in its key. */
  sharedCaching: boolean;
  /** The studio's origin, the only one that our pages may frame. */
  studioOrigin: string;
  /** The payment company's own origin: the only other one that our forms post to. */
  checkoutOrigin: string;
  /** Lower-case name of the header in which a trusted CDN names the visitor's country. */
  countryHeader: string | undefined;
  /** ISO 3166 alpha-2 codes, upper case. */
  blockedCountries: string[];
  /** Sections that are switched off for a while. */
  maintenance: Section[];
  /** Where a visitor writes when the form can't be had. */
  supportEmail: string;
  logLevel: 'silent' | 'fatal' | 'error' | 'warn' | 'info' | 'debug';
  redisUrl: string | undefined;
  /** Where rasterised posters are kept, relative to the working directory. */
  artDirectory: string;
  /** Where the pictures that operators upload are kept, relative to the working directory; several instances share it. */
  mediaDirectory: string;
}

/**
 * Reads and checks an environment. A variable that is set to nothing counts as not set.
 * @throws Error of one line that names every missing or wrong variable.
 */
export function readWebConfig(env: Record<string, string | undefined>): WebConfig {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('; ');
    throw new Error(`web configuration: ${wrong}`);
  }
  const value = parsed.data;
  return {
    environment: value.NODE_ENV,
    port: value.PORT,
    host: value.WEB_HOST,
    trustedProxies: list(value.TRUSTED_PROXIES),
    webOrigin: value.WEB_ORIGIN,
    https: value.WEB_ORIGIN.startsWith('https:'),
    basePath: value.BASE_PATH,
    platformUrl: value.PLATFORM_URL,
    databaseUrl: value.DATABASE_URL,
    payloadSecret: value.PAYLOAD_SECRET,
    revalidateSecret: value.REVALIDATE_SECRET,
    visitorSecret: value.VISITOR_SECRETS[0] ?? '',
    operatorSecondFactor: value.OPERATOR_SECOND_FACTOR,
    sharedCaching: value.SHARED_CACHING === 'on',
    studioOrigin: value.STUDIO_ORIGIN,
    checkoutOrigin: value.CHECKOUT_ORIGIN,
    countryHeader: value.COUNTRY_HEADER,
    blockedCountries: list(value.BLOCKED_COUNTRIES.toUpperCase()),
    maintenance: list(value.MAINTENANCE).filter(isSection),
    supportEmail: value.SUPPORT_EMAIL,
    logLevel: value.LOG_LEVEL,
    redisUrl: value.REDIS_URL,
    artDirectory: value.ART_DIR,
    mediaDirectory: value.MEDIA_DIR,
  };
}

let current: WebConfig | undefined;

/**
 * The configuration of this process, read at the first call and not at import: pages are built on machines without
 * it.
 * @throws Error of one line that names every missing or wrong variable.
 */
export function webConfig(): WebConfig {
  current ??= readWebConfig(process.env);
  return current;
}

/** True while `next build` runs: no variable needs to be set, and no service answers. */
export function isBuilding(): boolean {
  return process.env.NEXT_PHASE === 'phase-production-build';
}
