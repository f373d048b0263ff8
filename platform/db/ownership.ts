/** Who owns which names of the database. */
export interface Owners {
  /** Every schema of a context; the context has the same name. */
  schemas: ReadonlySet<string>;
  /** Every table, function and view by its schema. */
  names: ReadonlySet<string>;
  /** Names that every context may use: functions and views of an api.sql, and types. */
  open: ReadonlySet<string>;
}

/** Leaves out comments and quoted texts; quoted names lose their quotes. */
function bare(sql: string): string {
  return sql
    .replace(/\/\*[\s\S]*?\*\//g, ' ')
    .replace(/--[^\n]*/g, ' ')
    .replace(/'(?:[^']|'')*'/g, "''")
    .replace(/"([a-z_]+)"/g, '$1')
    .toLowerCase();
}

const MADE =
  /create (?:or replace )?(?:table|function|view|type|domain)\s+(?:if not exists )?([a-z_]+\.[a-z_]+)/g;
const TYPES = /create (?:type|domain)\s+([a-z_]+\.[a-z_]+)/g;
const SCHEMAS = /create schema (?:if not exists )?([a-z_]+)/g;

const all = (texts: readonly string[], pattern: RegExp) =>
  texts.flatMap((text) => [...bare(text).matchAll(pattern)].map((match) => match[1] ?? ''));

/**
 * @param migrations texts of the numbered migrations
 * @param apis texts of the contexts' sql/api.sql
 * @param others texts of the other files beside them
 */
export function ownersOf(
  migrations: readonly string[],
  apis: readonly string[],
  others: readonly string[] = [],
): Owners {
  return {
    schemas: new Set(all(migrations, SCHEMAS)),
    names: new Set(all([...migrations, ...apis, ...others], MADE)),
    open: new Set([...all(apis, MADE), ...all(migrations, TYPES)]),
  };
}

/** Every name in a text that belongs to one of these schemas, as schema.name, once. */
export function namesIn(sql: string, schemas: ReadonlySet<string>): string[] {
  const names = [...bare(sql).matchAll(/\b([a-z_]+)\s*\.\s*([a-z_]+)/g)]
    .filter((match) => schemas.has(match[1] ?? ''))
    .map((match) => `${match[1]}.${match[2]}`);
  return [...new Set(names)];
}

/**
 * Names of other contexts that a context uses although it must not. Names that are not created anywhere (a file, an
 * event) do not count.
 */
export const strangersIn = (sql: string, context: string, { schemas, names, open }: Owners): string[] =>
  namesIn(sql, schemas).filter(
    (name) => !name.startsWith(`${context}.`) && names.has(name) && !open.has(name),
  );
