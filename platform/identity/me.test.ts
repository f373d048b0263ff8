import { startIdentity, type IdentityHarness } from '@/tests/support/identity-harness';

describe('a session', () => {
  let harness: IdentityHarness;
  let accounts = 0;
  beforeAll(async () => {
    harness = await startIdentity();
  });
  afterAll(() => harness.close());

  const newPlayer = async () => {
    accounts += 1;
    const email = `me${accounts}@parlour.example`;
    const answer = await harness.register(email);
    return { email, id: String(answer.data.userId), cookie: answer.cookie };
  };
  const me = (cookie: string) => harness.call('GET', '/api/v1/me', { cookie });

  describe('gives access to the own account', () => {
    it('and to nobody without one: 27', async () => {
      for (const [method, path] of [
        ['GET', '/api/v1/me'],
        ['PATCH', '/api/v1/me'],
        ['PUT', '/api/v1/me/subscriptions'],
        ['GET', '/api/v1/me/sessions'],
        ['DELETE', '/api/v1/me/sessions'],
        ['POST', '/api/v1/auth/logout'],
      ] as const) {
        const answer = await harness.call(method, path, method === 'GET' ? {} : { body: {} });
        expect([path, answer.status, answer.body.code]).toEqual([path, 401, 'client_api_27']);
      }
    });

    it('with what /me says, no password and no tracking in it', async () => {
      const { cookie, email, id } = await newPlayer();
      const answer = await me(cookie);
      expect(answer.data).toEqual({
        id,
        email,
        emailVerified: false,
        country: 'DE',
        currency: 'EUR',
        language: 'de',
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        subscriptions: {
          email_promo_sub: false,
          email_bonuses_sub: false,
          email_financial_sub: false,
          email_technical_sub: false,
        },
        termsDue: false,
        away: null,
      });
      expect(answer.headers.get('cache-control')).toBe('no-store');
    });

    it('to change the language, to one of ours only: 64', async () => {
      const { cookie } = await newPlayer();
      const changed = await harness.call('PATCH', '/api/v1/me', { cookie, body: { language: 'ch' } });
      expect(changed.data.language).toBe('ch');
      expect((await me(cookie)).data.language).toBe('ch');
      const wrong = await harness.call('PATCH', '/api/v1/me', { cookie, body: { language: 'de-CH' } });
      expect([wrong.status, wrong.body.code]).toEqual([422, 'client_api_64']);
    });

    it('and nothing else of it: further fields are not written', async () => {
      const { cookie, id } = await newPlayer();
      await harness.call('PATCH', '/api/v1/me', {
        cookie,
        body: { language: 'fr', status: 'blocked', currency: 'USD', country: 'FR', email: 'x@y.example' },
      });
      expect(await harness.identity.player(id)).toMatchObject({
        status: 'active',
        currency: 'EUR',
        country: 'DE',
      });
    });

    it('to choose which mail to get', async () => {
      const { cookie, id } = await newPlayer();
      await harness.rows(`update identity.players set email_verified = true where id = '${id}'`);
      const wanted = {
        email_promo_sub: true,
        email_bonuses_sub: true,
        email_financial_sub: true,
        email_technical_sub: false,
      };
      const answer = await harness.call('PUT', '/api/v1/me/subscriptions', { cookie, body: wanted });
      expect(answer.status).toBe(200);
      expect((await me(cookie)).data.subscriptions).toEqual(wanted);
      const partial = await harness.call('PUT', '/api/v1/me/subscriptions', {
        cookie,
        body: { email_promo_sub: true },
      });
      expect(partial.status).toBe(422);
    });

    it('to subscribe once the address is confirmed, and to end it at any time: client_api_61', async () => {
      const none = {
        email_promo_sub: false,
        email_bonuses_sub: false,
        email_financial_sub: false,
        email_technical_sub: false,
      };
      const { id, cookie } = await newPlayer();
      await harness.rows(`update identity.players set email_bonuses_sub = true where id = '${id}'`);
      const save = (wanted: object) =>
        harness.call('PUT', '/api/v1/me/subscriptions', { cookie, body: { ...none, ...wanted } });
      const refused = await save({ email_bonuses_sub: true, email_promo_sub: true });
      expect([refused.status, refused.body.code]).toEqual([403, 'client_api_61']);
      expect(refused.body.fields).toEqual({ email_promo_sub: 'unconfirmed' });
      expect((await me(cookie)).data.subscriptions).toEqual({ ...none, email_bonuses_sub: true });
      expect((await save({ email_bonuses_sub: true })).status).toBe(200);
      expect((await save({})).status).toBe(200);
      expect((await save({ email_bonuses_sub: true })).status).toBe(403);
      const byLetter = harness.identity.setMailList({ playerId: id, list: 'promo' }, true, 'test');
      await expect(byLetter).rejects.toMatchObject({ status: 403, code: 'client_api_61' });
      await harness.rows(`update identity.players set email_verified = true where id = '${id}'`);
      expect((await save({ email_promo_sub: true })).status).toBe(200);
    });
  });
});
