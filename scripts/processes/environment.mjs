// What each process of the group is told. docs/operations.md lists every variable; whatever the environment sets wins.
import os from 'node:os';
import path from 'node:path';
import { DEMO_OPERATOR } from './demo.mjs';
import { socialEnvironments } from './social.mjs';

const LOOPBACK = '127.0.0.1';

/**
 * @param {{ mode: 'production' | 'development', dataDir: string, databaseUrl: string, secrets: Record<string, string>,
 *   ports: { web: number, platform: number, sandbox: number, mail: number }, sandbox: boolean, env?: NodeJS.ProcessEnv }} options
 * @returns {{ platform: NodeJS.ProcessEnv, sandbox: NodeJS.ProcessEnv, web: NodeJS.ProcessEnv, cms: NodeJS.ProcessEnv, urls: Record<string, string> }}
 */
export function environmentsOf({ mode, dataDir, databaseUrl, secrets, ports, sandbox, env = process.env }) {
  const webOrigin = env.WEB_ORIGIN || `http://localhost:${ports.web}`;
  const sandboxOrigin = env.SANDBOX_ORIGIN || `http://localhost:${ports.sandbox}`;
  const platformUrl = env.PLATFORM_URL || `http://${LOOPBACK}:${ports.platform}`;
  const sandboxUrl = `http://${LOOPBACK}:${ports.sandbox}`;
  const webUrl = `http://${LOOPBACK}:${ports.web}`;
  const { BASE_PATH: basePath = '' } = env;

  const shared = {
    ...env,
    NODE_ENV: mode,
    NEXT_TELEMETRY_DISABLED: '1',
    DATABASE_URL: databaseUrl,
    WEB_ORIGIN: webOrigin,
    SANDBOX: sandbox ? 'on' : 'off',
    REVALIDATE_SECRET: secrets.REVALIDATE_SECRET,
  };
  const social = socialEnvironments({ env, secrets, sandboxOrigin, sandbox });
  const platform = {
    ...shared,
    PLATFORM_PORT: String(ports.platform),
    AUTH_SECRET: secrets.AUTH_SECRET,
    VISITOR_SECRETS: secrets.VISITOR_SECRETS,
    WALLET_SECRETS: secrets.WALLET_SECRETS,
    REGISTER_API_KEY: secrets.REGISTER_API_KEY,
    REGISTER_API_URL: env.REGISTER_API_URL || `${sandboxUrl}/registers`,
    PAYMENT_API_KEY: secrets.PAYMENT_API_KEY,
    PAYMENT_WEBHOOK_SECRETS: secrets.PAYMENT_WEBHOOK_SECRETS,
    STUDIO_URL: env.STUDIO_URL || `${sandboxUrl}/studio`,
    PAYMENT_API_URL: env.PAYMENT_API_URL || `${sandboxUrl}/payments`,
    PAYMENT_WEBHOOK_URL:
      env.PAYMENT_WEBHOOK_URL || `http://${LOOPBACK}:${ports.platform}/api/payments/v1/webhooks/sandbox`,
    // Everybody who tries the sandbox out sits at this machine.
    ...(sandbox && { SIGN_UPS_PER_DAY: env.SIGN_UPS_PER_DAY || '10000' }),
    // Two statements at once would share the processor with all that runs beside the database here.
    WALLET_LANES: env.WALLET_LANES || (!env.DATABASE_URL && os.availableParallelism() <= 2 ? '1' : '2'),
    DOCUMENTS_DIR: env.DOCUMENTS_DIR || path.join(dataDir, 'documents'),
    SMTP_URL: env.SMTP_URL || `smtp://${LOOPBACK}:${ports.mail}`,
    REVALIDATE_URL: env.REVALIDATE_URL || `${webUrl}${basePath}/internal/revalidate`,
    ...social.platform,
  };
  const web = {
    // glibc keeps what was freed apart for each thread, and pictures are painted by many.
    MALLOC_ARENA_MAX: '2',
    ...shared,
    PORT: String(ports.web),
    PLATFORM_URL: platformUrl,
    PAYLOAD_SECRET: secrets.PAYLOAD_SECRET,
    VISITOR_SECRETS: secrets.VISITOR_SECRETS,
    STUDIO_ORIGIN: env.STUDIO_ORIGIN || sandboxOrigin,
    CHECKOUT_ORIGIN: env.CHECKOUT_ORIGIN || sandboxOrigin,
    ART_DIR: env.ART_DIR || path.join(dataDir, 'art'),
    MEDIA_DIR: env.MEDIA_DIR || path.join(dataDir, 'media'),
  };
  return {
    platform,
    web,
    sandbox: {
      ...shared,
      SANDBOX_PORT: String(ports.sandbox),
      SANDBOX_ORIGIN: sandboxOrigin,
      PLATFORM_URL: `http://${LOOPBACK}:${ports.platform}`,
      WALLET_SECRET: secrets.WALLET_SECRETS.split(',')[0],
      REGISTER_API_KEY: secrets.REGISTER_API_KEY,
      PAYMENT_API_KEY: secrets.PAYMENT_API_KEY,
      PAYMENT_WEBHOOK_SECRET: secrets.PAYMENT_WEBHOOK_SECRETS.split(',')[0],
      SMTP_PORT: String(ports.mail),
      SANDBOX_DATA: env.SANDBOX_DATA || path.join(dataDir, 'sandbox'),
      ...social.sandbox,
    },
    cms: {
      ...web,
      OPERATOR_EMAIL: env.OPERATOR_EMAIL || (sandbox ? DEMO_OPERATOR.email : ''),
      OPERATOR_PASSWORD: env.OPERATOR_PASSWORD || (sandbox ? DEMO_OPERATOR.password : ''),
    },
    urls: {
      web: `${webOrigin}${basePath}`,
      admin: `${webOrigin}${basePath}/admin`,
      platform: platformUrl,
      sandbox: sandboxOrigin,
      inbox: `${sandboxOrigin}/mail`,
      smtp: `smtp://${LOOPBACK}:${ports.mail}`,
    },
  };
}
