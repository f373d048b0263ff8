import { z } from 'zod';

const secret = z.string({ error: 'is required' }).min(32, 'at least 32 characters');
const port = z.coerce.number().int().min(0).max(65_535);
/** An origin alone: scheme, host and port, no path. */
const origin = z.url().refine((value) => new URL(value).origin === value, 'is an origin without a path');

const schema = z.object({
  SANDBOX: z.enum(['on', 'off']).default('off'),
  SANDBOX_HOST: z.string().default('127.0.0.1'),
  SANDBOX_PORT: port.default(3200),
  SANDBOX_ORIGIN: origin.default('http://localhost:3200'),
  PLATFORM_URL: z.url().default('http://127.0.0.1:3100'),
  WEB_ORIGIN: origin.default('http://localhost:3000'),
  WALLET_SECRET: secret,
  REGISTER_API_KEY: secret,
  PAYMENT_API_KEY: z.string({ error: 'is required' }).min(16, 'at least 16 characters'),
  PAYMENT_WEBHOOK_SECRET: z
    .string({ error: 'is required' })
    .startsWith('whsec_', 'is written whsec_<base64>'),
  SMTP_PORT: port.default(3225),
  BASE_PATH: z.string().default(''),
  OPENID_CLIENT_ID: z.string().min(1).default('parlour'),
  OPENID_GOOGLE_SECRET: secret,
  OPENID_MICROSOFT_SECRET: secret,
  OPENID_TELEGRAM_SECRET: secret,
  OPENID_APPLE_TEAM_ID: z.string().min(1).default('PARLOURDEV'),
  OPENID_APPLE_PUBLIC_KEY: z.string({ error: 'is required' }).includes('PUBLIC KEY', { error: 'is PEM' }),
  SANDBOX_DATA: z.string().min(1).default('.data/sandbox'),
  STUDIO_SEED: z.coerce.number().int().min(0).max(0xffff_ffff).optional(),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug']).default('info'),
});

/** What the sandbox is told by its environment; what has no default must be there. */
export type SandboxEnvironment = z.input<typeof schema>;

export interface SandboxConfig {
  host: string;
  port: number;
  /** Where browsers reach the sandbox: its own origin, apart from the web's. */
  origin: string;
  platformUrl: string;
  webOrigin: string;
  /** Where the casino's pages begin: its origin and base path. */
  webUrl: string;
  /** The casino as a client of the companies that people log in with. */
  openId: {
    clientId: string;
    clientSecrets: { google: string; microsoft: string; telegram: string };
    apple: { teamId: string; publicKey: string };
  };
  /** Signs wallet calls and checks launches. */
  walletSecret: string;
  registerApiKey: string;
  paymentApiKey: string;
  paymentWebhookSecret: string;
  smtpPort: number;
  /** Folder of everything that the sandbox remembers. */
  dataDir: string;
  /** For tests: every session plays the same rounds. Otherwise the system's own generator decides. */
  studioSeed: number | undefined;
  logLevel: z.infer<typeof schema>['LOG_LEVEL'];
}

/**
 * The sandbox's settings, or null when SANDBOX is not `on`: then nothing of it may answer. Throws an Error whose
 * message is one line naming every missing or wrong variable.
 */
export function readSandboxConfig(env: NodeJS.ProcessEnv = process.env): SandboxConfig | null {
  if ((env['SANDBOX'] ?? 'off') === 'off') return null;
  const parsed = schema.safeParse(env);
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
    throw new Error(`sandbox settings: ${problems.join('; ')}`);
  }
  const value = parsed.data;
  return {
    host: value.SANDBOX_HOST,
    port: value.SANDBOX_PORT,
    origin: value.SANDBOX_ORIGIN,
    platformUrl: value.PLATFORM_URL,
    webOrigin: value.WEB_ORIGIN,
    webUrl: `${value.WEB_ORIGIN}${value.BASE_PATH}`,
    openId: {
      clientId: value.OPENID_CLIENT_ID,
      clientSecrets: {
        google: value.OPENID_GOOGLE_SECRET,
        microsoft: value.OPENID_MICROSOFT_SECRET,
        telegram: value.OPENID_TELEGRAM_SECRET,
      },
      apple: { teamId: value.OPENID_APPLE_TEAM_ID, publicKey: value.OPENID_APPLE_PUBLIC_KEY },
    },
    walletSecret: value.WALLET_SECRET,
    registerApiKey: value.REGISTER_API_KEY,
    paymentApiKey: value.PAYMENT_API_KEY,
    paymentWebhookSecret: value.PAYMENT_WEBHOOK_SECRET,
    smtpPort: value.SMTP_PORT,
    dataDir: value.SANDBOX_DATA,
    studioSeed: value.STUDIO_SEED,
    logLevel: value.LOG_LEVEL,
  };
}
