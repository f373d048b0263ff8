import { sql } from 'kysely';
import { getAuthTables } from 'better-auth/db';
import { COUNTRIES } from '@/lib/domain/countries';
import { createAuth } from './auth';
import { accountCookies } from './cookies';
import { argon2Passwords, isCommonPassword } from './passwords';
import { DEMO_PASSWORD, DEMO_PLAYERS, seedDemoPlayers } from '@/platform/demo/players';
import { createPlayersService } from '@/platform/players/service';
import { SECRET, startIdentity, type IdentityHarness } from '@/tests/support/identity-harness';

describe('accounts', () => {
  let harness: IdentityHarness;
  beforeAll(async () => {
    harness = await startIdentity({ BLOCKED_COUNTRIES: 'nl, us' });
  });
  afterAll(() => harness.close());

  const services = () => {
    const { kernel, identity } = harness;
    const mail = { queue: () => Promise.resolve() };
    return { identity, players: createPlayersService(kernel, { identity, mail }) };
  };

  const authOf = () =>
    createAuth(harness.kernel.db, {
      webOrigin: 'http://web.test',
      secret: SECRET,
      cookies: accountCookies('http://web.test', SECRET),
      passwords: argon2Passwords,
      mayLogIn: () => Promise.resolve(true),
      report: (sentence) => {
        throw new Error(sentence);
      },
    });

  it('have every table and column that better-auth works with', async () => {
    const columns = await harness.rows<{ path: string; nullable: string; type: string }>(
      `select table_name || '.' || column_name as path, is_nullable as nullable, data_type as type
         from information_schema.columns where table_schema = 'identity'`,
    );
    const found = new Map(columns.map((column) => [column.path, column]));
    const types: Record<string, RegExp> = { string: /^text$/, boolean: /^boolean$/, date: /^timestamp with/ };
    for (const table of Object.values(getAuthTables(authOf().options))) {
      expect(found.get(`${table.modelName}.id`)?.type).toBe('uuid');
      for (const [name, field] of Object.entries(table.fields)) {
        const path = `${table.modelName}.${field.fieldName ?? name}`;
        const column = found.get(path);
        expect([path, column !== undefined]).toEqual([path, true]);
        // A reference is a string to better-auth and a uuid to us.
        if (!field.references)
          expect([path, column?.type]).toEqual([
            path,
            expect.stringMatching(types[String(field.type)] ?? /^$/),
          ]);
        if (!field.required) expect([path, column?.nullable]).toEqual([path, 'YES']);
      }
    }
  });

  it('and better-auth read the same session from the same cookie', async () => {
    const answer = await harness.register('agree@parlour.example');
    const theirs = await authOf().api.getSession({ headers: new Headers({ cookie: answer.cookie }) });
    const ours = await harness.identity.playerOf(
      new Request('http://web.test', { headers: { cookie: answer.cookie } }),
    );
    expect(theirs?.user.id).toBe(answer.data.userId);
    expect([ours?.sessionId, ours?.playerId]).toEqual([theirs?.session.id, theirs?.user.id]);
  });

  it('are out of reach for the running platform beyond its grants', async () => {
    for (const statement of [
      'delete from identity.players',
      'truncate identity.sessions',
      'drop table identity.credentials',
      'delete from identity.credentials',
      'create table identity.mine (id int)',
    ]) {
      await expect(sql.raw(statement).execute(harness.kernel.db)).rejects.toThrow(
        /permission denied|must be owner/,
      );
    }
  });

  it('don’t take one of the 3,000 commonest passwords, in any case', () => {
    for (const password of ['trustno1', 'Passw0rd', 'QWERTY123', '1q2w3e4r', 'michael1']) {
      expect([password, isCommonPassword(password)]).toEqual([password, true]);
    }
    expect(isCommonPassword('lantern-18')).toBe(false);
    expect(isCommonPassword('')).toBe(false);
  });

  it('of the demo are opened once, and log in', async () => {
    const first = await seedDemoPlayers(harness.kernel, services());
    expect(first.map(({ created }) => created)).toEqual(DEMO_PLAYERS.map(() => true));
    expect(
      await harness.rows(
        `select from identity.sessions s join identity.players p on p.id = s.player_id where email = 'mara@parlour.example'`,
      ),
    ).toEqual([]);
    const second = await seedDemoPlayers(harness.kernel, services());
    expect(second.map(({ created }) => created)).toEqual(DEMO_PLAYERS.map(() => false));
    for (const { email, language } of DEMO_PLAYERS) {
      const answer = await harness.login(email, DEMO_PASSWORD);
      expect([email, answer.status, answer.data.language]).toEqual([email, 200, language]);
    }
  });

  it('of the demo are refused when the sandbox is off', async () => {
    const kernel = { config: { ...harness.kernel.config, sandbox: false } };
    await expect(seedDemoPlayers(kernel, services())).rejects.toThrow(/SANDBOX=on/);
  });

  it('choose among all countries, each with dialling codes and EUR first; blocked ones are marked', async () => {
    const answer = await harness.call('GET', '/api/v1/countries');
    const list = answer.data as unknown as { alpha2: string; blocked: boolean }[];
    expect(list).toHaveLength(COUNTRIES.length);
    expect(list.filter(({ blocked }) => blocked).map(({ alpha2 }) => alpha2)).toEqual(['NL', 'US']);
    expect(list).toContainEqual({
      alpha2: 'CH',
      alpha3: 'CHE',
      phoneCodes: ['41'],
      currencies: ['EUR', 'CHF'],
      blocked: false,
    });
    expect(answer.body.meta).toEqual({ visitorCountry: null });
  });
});
