import path from 'node:path';
import { postgresAdapter } from '@payloadcms/db-postgres';
import sharp from 'sharp';
import { buildConfig, type EmailAdapter, type SanitizedConfig } from 'payload';
import { withBasePath } from '@/lib/domain/base-path';
import { DEFAULT_LOCALE, LOCALES } from '@/lib/domain/locales';
import { MAX_UPLOAD, MAX_UPLOAD_BYTES } from '@/lib/pictures/picture-limits';
import { closeBuiltIn } from './access/built-in';
import { ADMIN_WORDS } from './admin-words';
import { isTranslator, languagesOf } from './access/roles';
import { auditEntriesCollection } from './collections/audit-entries';
import { countriesCollection } from './collections/countries';
import { faqCollection } from './collections/faq';
import { gameDescriptionsCollection } from './collections/game-descriptions';
import { infoPagesCollection } from './collections/info-pages';
import { mediaCollection } from './collections/media';
import { operatorsCollection } from './collections/operators';
import {
  loyaltyRulesCollection,
  mainSlidersCollection,
  promoTilesCollection,
  storiesCollection,
} from './collections/promotion';
import { redirectsCollection } from './collections/redirects';
import { seoEntriesCollection } from './collections/seo-entries';
import { seoPagesCollection } from './collections/seo-pages';
import { loyaltyProgramme } from './globals/loyalty-programme';
import { maintenance } from './globals/maintenance';
import { siteSettings } from './globals/site-settings';
import { LOCALE_LABELS } from './locale-labels';
import { answerRefusedInput } from './hooks/refused-input';
import { createCmsLogger } from './logger';
import { secondFactorsCollection } from './second-factor/collection';
import type { SecondFactorPolicy } from './second-factor/state';
import { CMS_SCHEMA } from './schema';
import { withSessionsAlone } from './sessions/alone';
import { textEditor } from './text-editor';

export interface CmsSettings {
  /** Absent while pages are built: the configuration is then read, but nothing is connected. */
  databaseUrl: string | undefined;
  secret: string;
  /** Address under which operators open /admin; requests from elsewhere don't count as theirs. */
  webOrigin: string;
  /** Whether operators must have a second factor. */
  secondFactor: SecondFactorPolicy;
  /** Where pictures are kept. */
  mediaDirectory: string;
  /** Most connections to keep to the database. */
  connections?: number;
}

/** How often scheduled changes are looked for. */
const EVERY_MINUTE = '* * * * *';

/** Of these Payload would log the words alone. The logger gets the error, and writes one line of it. */
const REFUSALS = {
  Forbidden: 'warn',
  Locked: 'warn',
  MissingFile: 'warn',
  NotFound: 'warn',
  ValidationError: 'warn',
} as const;

/** Operators get no mail: an administrator sets a new password for an operator who has lost theirs. */
const noMail: EmailAdapter = ({ payload }) => ({
  name: 'none',
  defaultFromAddress: 'hello@parlour.example',
  defaultFromName: 'Parlour',
  sendEmail: async ({ subject }) =>
    payload.logger.warn({ msg: `CMS: mail is not set up, not sent: ${subject}` }),
});

/**
 * When the database is unreachable, Payload rejects a promise that is not awaited besides the error that it throws.
 * Left alone, that would be an unhandled rejection and might end the process.
 */
function withQuietFailure(adapter: ReturnType<typeof postgresAdapter>): ReturnType<typeof postgresAdapter> {
  return {
    ...adapter,
    init: (args) => {
      const database = adapter.init(args);
      database.initializing.catch(() => {});
      return database;
    },
  };
}

/** The whole configuration of the CMS for given settings. Connects to nothing. */
export async function createCmsConfig(settings: CmsSettings): Promise<SanitizedConfig> {
  const config = await buildConfig({
    secret: settings.secret,
    routes: { admin: '/admin', api: '/cms-api' },
    csrf: [settings.webOrigin],
    cors: [settings.webOrigin],
    cookiePrefix: 'parlour-cms',
    i18n: { translations: ADMIN_WORDS },
    graphQL: { disable: true },
    telemetry: false,
    logger: createCmsLogger(),
    loggingLevels: REFUSALS,
    hooks: { afterError: [answerRefusedInput] },
    email: noMail,
    maxDepth: 4,
    collections: [
      infoPagesCollection,
      faqCollection,
      gameDescriptionsCollection,
      mediaCollection(settings.mediaDirectory),
      mainSlidersCollection,
      storiesCollection,
      promoTilesCollection,
      loyaltyRulesCollection,
      seoEntriesCollection,
      seoPagesCollection,
      redirectsCollection,
      countriesCollection,
      operatorsCollection({
        secureCookies: settings.webOrigin.startsWith('https:'),
        secondFactor: settings.secondFactor,
      }),
      secondFactorsCollection,
      auditEntriesCollection,
    ],
    globals: [siteSettings, maintenance, loyaltyProgramme],
    editor: textEditor,
    localization: {
      locales: LOCALES.map((code) => ({ code, label: LOCALE_LABELS[code] })),
      defaultLocale: DEFAULT_LOCALE,
      fallback: true,
      // A translator is not shown what they can't write. English they may read: it is what they translate from.
      filterAvailableLocales: ({ req, locales }) =>
        isTranslator(req.user)
          ? locales.filter(
              ({ code }) => code === DEFAULT_LOCALE || languagesOf(req.user).some((own) => own === code),
            )
          : locales,
    },
    // What is scheduled goes online by these; several web processes may look, one takes each job.
    jobs: {
      autoRun: [{ cron: EVERY_MINUTE, queue: 'default', limit: 50, silent: true }],
      deleteJobOnComplete: true,
      access: { run: () => false, queue: () => false, cancel: () => false },
    },
    sharp,
    upload: {
      limits: { fileSize: MAX_UPLOAD_BYTES },
      abortOnLimit: true,
      responseOnLimit: `That file is too large: at most ${MAX_UPLOAD}.`,
    },
    db: withQuietFailure(
      withSessionsAlone(
        postgresAdapter({
          schemaName: CMS_SCHEMA,
          push: false,
          migrationDir: path.resolve(process.cwd(), 'cms/migrations'),
          pool: {
            connectionString: settings.databaseUrl,
            max: settings.connections ?? 8,
            connectionTimeoutMillis: 3_000,
          },
        }),
      ),
    ),
    onInit: (payload) => {
      // A connection that breaks while idle must not end the process; the pool opens a new one.
      payload.db.pool.on('error', (err) =>
        payload.logger.warn({ err, msg: 'CMS: a database connection broke' }),
      );
      // A connection that breaks while in use fails its query and also emits an error.
      payload.db.pool.on('connect', (client) => client.on('error', () => undefined));
    },
    typescript: { autoGenerate: false, outputFile: path.resolve(process.cwd(), 'cms/payload-types.ts') },
    admin: {
      user: 'operators',
      // The other choice asks a foreign server for a picture.
      avatar: 'default',
      theme: 'all',
      // As the rest of the product writes a moment.
      dateFormat: 'd MMM yyyy, HH:mm',
      meta: {
        titleSuffix: ' · Parlour',
        description: 'Content of Parlour',
        robots: 'noindex, nofollow',
        // Payload would draw a share picture with any text for any caller.
        defaultOGImageType: 'off',
        icons: [{ rel: 'icon', type: 'image/svg+xml', url: withBasePath('/admin-icon.svg') }],
      },
      components: {
        graphics: { Logo: '@/cms/admin/logo#Logo', Icon: '@/cms/admin/logo#Icon' },
        beforeDashboard: ['@/cms/admin/dashboard#Dashboard'],
        header: ['@/cms/admin/second-factor/notice#SecondFactorNotice'],
        views: {
          login: { Component: '@/cms/admin/login/view#LoginView' },
          forgot: { Component: '@/cms/admin/login/no-mail#NoMail' },
        },
      },
      importMap: {
        autoGenerate: false,
        baseDir: process.cwd(),
        importMapFile: path.resolve(process.cwd(), 'app/(operator)/admin/importMap.js'),
      },
    },
  });
  return closeBuiltIn(config);
}
