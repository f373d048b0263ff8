import pg from 'pg';
import { localeFromLanguageCode } from '@/lib/domain/locales';
import { SECTION_NAMES } from '@/lib/domain/sections';
import type { FoundRules } from '@/lib/domain/site-rules';
import { CMS_SCHEMA } from '../schema';

interface CountryRow {
  alpha2: string;
  access: keyof typeof BLOCKED;
  language: string | null;
  currencies: string[];
  dial_codes: string[];
}

const BLOCKED = { open: undefined, blocked: 403, unlawful: 451 } as const;

const COUNTRIES = `
  select alpha2, access, language,
    array(select value::text from ${CMS_SCHEMA}.countries_currencies where parent_id = c.id order by "order") as currencies,
    array(select text from ${CMS_SCHEMA}.countries_texts where parent_id = c.id and path = 'dialCodes' order by "order") as dial_codes
  from ${CMS_SCHEMA}.countries c`;

/**
 * Countries, closed sections and redirects as operators have set them. They are read when the web process starts, in
 * a part of it that must not load the CMS: a second copy of its classes would not be recognised. So this reader uses
 * SQL.
 * @throws Error when the database is unreachable
 */
export async function findSiteRules(databaseUrl: string): Promise<FoundRules> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 3_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const countries = await client.query<CountryRow>(COUNTRIES);
    const redirects = await client.query<{ from: string; target: string; status: string }>(
      `select "from", target, status from ${CMS_SCHEMA}.redirects`,
    );
    const maintenance = await client.query<Record<string, unknown>>(
      `select * from ${CMS_SCHEMA}.maintenance limit 1`,
    );
    return {
      countries: Object.fromEntries(countries.rows.map((row) => [row.alpha2, toCountry(row)])),
      closed: toClosed(maintenance.rows[0] ?? {}),
      redirects: redirects.rows.map(({ from, target, status }) => ({
        from,
        to: target,
        status: status === '307' ? 307 : 308,
      })),
    };
  } finally {
    await client.end();
  }
}

function toCountry({
  access,
  language,
  currencies,
  dial_codes,
}: CountryRow): FoundRules['countries'][string] {
  const locale = localeFromLanguageCode(language);
  const blocked = BLOCKED[access];
  return {
    ...(locale ? { locale } : {}),
    ...(blocked ? { blocked } : {}),
    currencies,
    dialCodes: dial_codes,
  };
}

function toClosed(row: Record<string, unknown>): FoundRules['closed'] {
  return Object.fromEntries(
    SECTION_NAMES.flatMap((name) => {
      if (row[`${name}_closed`] !== true) return [];
      const until = row[`${name}_until`];
      return [[name, { until: until instanceof Date ? until.toISOString() : null }]];
    }),
  );
}
