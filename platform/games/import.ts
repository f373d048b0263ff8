import type pg from 'pg';
import type { Catalogue } from './catalogue';

export interface CatalogueImport {
  version: string;
  /** False when this version was there already. */
  written: boolean;
}

/** Rows of one statement: few enough for one message, many enough that eight thousand take nine trips. */
const CHUNK = 1_000;

/** Serialises two launchers that fill one database at the same moment. */
const IMPORT_LOCK = 7_204_101;

const GAMES_SQL = `
  insert into games.games (id, slug, name, provider_id, theme, source, volatility, rtp, lines, max_win, released,
                           has_demo, gradient_color, limit_min, limit_max, categories, popularity, art, active, in_catalogue)
  select "id", "slug", "name", "providerId", "theme", "source", "volatility", "rtp", "lines", "maxWin", "released",
         "hasDemo", "gradientColor", "limitMin", "limitMax",
         array(select jsonb_array_elements_text("categories")::integer), "popularity", "art", true, true
    from jsonb_to_recordset($1::jsonb) as row (
      "id" text, "slug" text, "name" text, "providerId" integer, "theme" text, "source" smallint,
      "volatility" text, "rtp" integer, "lines" integer, "maxWin" integer, "released" date, "hasDemo" boolean,
      "gradientColor" text, "limitMin" bigint, "limitMax" bigint, "categories" jsonb, "popularity" integer,
      "art" jsonb)
  on conflict (id) do update set
    slug = excluded.slug, name = excluded.name, provider_id = excluded.provider_id, theme = excluded.theme,
    source = excluded.source, volatility = excluded.volatility, rtp = excluded.rtp, lines = excluded.lines,
    max_win = excluded.max_win, released = excluded.released, has_demo = excluded.has_demo,
    gradient_color = excluded.gradient_color, limit_min = excluded.limit_min, limit_max = excluded.limit_max,
    categories = excluded.categories, popularity = excluded.popularity, art = excluded.art, in_catalogue = true`;

const PROVIDERS_SQL = `
  insert into games.providers (id, slug, name, active)
  select "id", "slug", "name", true
    from jsonb_to_recordset($1::jsonb) as row ("id" integer, "slug" text, "name" text)
  on conflict (id) do update set slug = excluded.slug, name = excluded.name, active = true`;

async function write(client: pg.PoolClient, catalogue: Catalogue): Promise<void> {
  await client.query(PROVIDERS_SQL, [JSON.stringify(catalogue.providers)]);
  for (let start = 0; start < catalogue.games.length; start += CHUNK) {
    await client.query(GAMES_SQL, [JSON.stringify(catalogue.games.slice(start, start + CHUNK))]);
  }
  // What this version has no longer is withdrawn, not deleted: rounds and histories point at it.
  await client.query(
    'update games.games set in_catalogue = false where in_catalogue and id <> all ($1::text[])',
    [catalogue.games.map(({ id }) => id)],
  );
  await client.query('update games.providers set active = false where active and id <> all ($1::integer[])', [
    catalogue.providers.map(({ id }) => id),
  ]);
  await client.query('select games.mark_active(), games.mark_playable()');
  await client.query('select games.index_words()');
  await client.query(
    `insert into games.catalogue_versions (version) values ($1)
     on conflict (version) do update set seeded_at = excluded.seeded_at`,
    [catalogue.version],
  );
}

/**
 * Brings the database to a version of the catalogue, in one transaction. Nothing is made and nothing written when the newest
 * version written is this one.
 */
export async function importCatalogue(
  { pool }: { pool: pg.Pool },
  version: string,
  make: () => Catalogue,
): Promise<CatalogueImport> {
  const client = await pool.connect();
  try {
    // It may take longer than any request: one that is cut off on a busy machine begins from nothing at the next start.
    await client.query(
      'begin; set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0',
    );
    await client.query('select pg_advisory_xact_lock($1)', [IMPORT_LOCK]);
    const { rows } = await client.query<{ version: string }>(
      'select version from games.catalogue_versions order by seeded_at desc, version desc limit 1',
    );
    const written = rows[0]?.version !== version;
    if (written) await write(client, make());
    await client.query('commit');
    // Without fresh statistics the first searches are planned for an empty table. Only the owner may do this;
    // for another role it is a warning, and autovacuum does it within a minute.
    if (written) await client.query('analyze games.games, games.words, games.title_words, games.titles');
    return { version, written };
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}
