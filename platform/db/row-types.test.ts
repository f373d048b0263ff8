import { readdirSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '@/tests/support/database';
import { readStatements } from './statements';

const ROOT = process.cwd();
const files = readdirSync(path.join(ROOT, 'platform'), { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.ts$/.test(name) && !/\.test\.ts$|[\\/]testing[\\/]|^db[\\/]statements/.test(name))
  .map((name) => path.join(ROOT, 'platform', name));
const { statements, unread } = readStatements(files, ROOT);

/** How node-postgres gives a column of a type to us (platform/db/pool.ts), by the type's id or kind. */
const KINDS: Record<string, string> = {
  bool: 'boolean',
  bytea: 'Buffer',
  date: 'Date',
  timestamptz: 'Date',
  int8: 'bigint',
  int2: 'number',
  int4: 'number',
  float4: 'number',
  float8: 'number',
};

interface Column {
  name: string;
  kind: string;
  /** Read straight from a column of a table that may hold null. */
  nullable: boolean;
}

let database: TestDatabase;
let client: pg.Client;
let typeKinds: Map<number, string>;
let nullables: Set<string>;

beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows: types } = await client.query<{ oid: number; name: string; kind: string; array: boolean }>(
    `select oid::integer as oid, typname as name, typtype as kind, typcategory = 'A' as array from pg_type`,
  );
  typeKinds = new Map(
    types.map(({ oid, name, array }) => [
      oid,
      array ? 'array' : (KINDS[name] ?? (/^jsonb?$/.test(name) ? 'json' : 'string')),
    ]),
  );
  const { rows: columns } = await client.query<{ key: string }>(
    `select attrelid::integer || '.' || attnum as key
       from pg_attribute join pg_class on pg_class.oid = attrelid
      where not attnotnull and attnum > 0 and relkind = 'r'`,
  );
  nullables = new Set(columns.map(({ key }) => key));
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

type Field = pg.FieldDef & { tableID: number; columnID: number };

/** Asks what a statement gives, without running it. */
class Describe implements pg.Submittable {
  fields: Field[] = [];
  error: Error | undefined;
  constructor(
    private readonly text: string,
    private readonly done: (described: Describe) => void,
  ) {}
  submit(connection: pg.Connection) {
    connection.parse({ text: this.text, name: '', types: [] }, true);
    connection.describe({ type: 'S', name: '' }, true);
    connection.sync();
  }
  handleRowDescription({ fields }: { fields: Field[] }) {
    this.fields = fields;
  }
  handleError(error: Error) {
    this.error = error;
  }
  handleReadyForQuery() {
    this.done(this);
  }
}

const describeStatement = async (text: string): Promise<Column[]> => {
  const { fields, error } = await new Promise<Describe>((resolve) =>
    client.query(new Describe(text, resolve)),
  );
  if (error) throw error;
  return fields.map(({ name, dataTypeID, tableID, columnID }) => ({
    name,
    kind: typeKinds.get(dataTypeID) ?? 'string',
    nullable: nullables.has(`${tableID}.${columnID}`),
  }));
};

it('reads the text of nearly every statement', () => {
  expect(statements.length).toBeGreaterThan(60);
  // Made of a parameter, or by a function: the tests that run them see their rows.
  expect([...new Set(unread.map(({ part }) => part))].sort()).toEqual([
    'broken',
    'conditions(filter)',
    'conditionsOf(playerId, filter)',
    "conditionsOf(playerId, { types, statuses: ['complete'], from, to })",
    'fitting',
    'fitting(filter)',
    'onOffer(now)',
    'pageOf(filter)',
    'source',
    'stateAt(now)',
  ]);
  expect(unread.length).toBeLessThan(statements.length / 8);
});

it.each(statements.map((statement) => [statement.at, statement] as const))(
  '%s',
  async (_at, { text, columns }) => {
    const found = await describeStatement(text);
    expect(found.map(({ name }) => name).sort()).toEqual([...columns.keys()].sort());
    const wrong = found.flatMap(({ name, kind, nullable }) => {
      const type = columns.get(name);
      if (!type || type.kinds.has('any')) return [];
      const kinds = [...type.kinds];
      const fits = kind === 'json' ? true : kinds.every((one) => one === kind);
      return [
        ...(fits ? [] : [`${name} is ${kind}, its type says ${kinds.join(' | ')}`]),
        ...(nullable && !type.nullable ? [`${name} may be null, its type says it never is`] : []),
      ];
    });
    expect(wrong).toEqual([]);
  },
);
