// Secrets of a process group that runs by itself: made once, readable by their owner only.
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import { ExpectedFailure } from './failure.mjs';

const random = () => randomBytes(32).toString('base64url');

const MAKERS = {
  POSTGRES_PASSWORD: random,
  AUTH_SECRET: random,
  WALLET_SECRETS: random,
  PAYMENT_API_KEY: random,
  REGISTER_API_KEY: random,
  PAYMENT_WEBHOOK_SECRETS: () => `whsec_${randomBytes(32).toString('base64')}`,
  REVALIDATE_SECRET: random,
  VISITOR_SECRETS: random,
  PAYLOAD_SECRET: random,
  OPENID_GOOGLE_SECRET: random,
  OPENID_MICROSOFT_SECRET: random,
  OPENID_TELEGRAM_SECRET: random,
  // Apple's clients sign their secret by themselves.
  OPENID_APPLE_PRIVATE_KEY: () =>
    generateKeyPairSync('ec', { namedCurve: 'P-256' })
      .privateKey.export({ type: 'pkcs8', format: 'pem' })
      .toString(),
};

/** Whole or not at all, also after a `kill -9` or a power cut: an empty file would lock everybody out of the database. */
function keep(file, text) {
  const draft = `${file}.${process.pid}.new`;
  const handle = openSync(draft, 'w', 0o600);
  try {
    writeSync(handle, text);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  renameSync(draft, file);
  const folder = openSync(path.dirname(file), 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}

/**
 * The secrets of this data folder by the name of their variable. What the environment sets wins and is not written
 * down; what is missing is made.
 * @returns {Record<keyof typeof MAKERS, string>}
 */
export function readSecrets(dataDir, env = process.env) {
  const file = path.join(dataDir, 'secrets.json');
  let kept = {};
  if (existsSync(file)) {
    try {
      kept = JSON.parse(readFileSync(file, 'utf8'));
    } catch {
      throw new ExpectedFailure(`${file} is not readable as JSON: restore it, or remove .data to begin anew`);
    }
  }
  const missing = Object.entries(MAKERS).filter(([name]) => !kept[name]);
  if (missing.length > 0) {
    for (const [name, make] of missing) kept[name] = make();
    mkdirSync(dataDir, { recursive: true });
    keep(file, `${JSON.stringify(kept, null, 2)}\n`);
  }
  return Object.fromEntries(Object.keys(MAKERS).map((name) => [name, env[name] || kept[name]]));
}
