import { createHmac } from 'node:crypto';
import { sign, verify } from './signature';

const NOW = 1_790_000_000;
const PATH = '/api/wallet/v1/bet';
const BODY = '{"amount":100}';

describe('sign', () => {
  it('writes time and HMAC over time, path and raw body', () => {
    const expected = createHmac('sha256', 'secret').update(`${NOW}.${PATH}.${BODY}`).digest('hex');
    expect(sign('secret', PATH, BODY, NOW)).toBe(`t=${NOW},v1=${expected}`);
  });

  it('signs bytes and text alike and cuts the time to whole seconds', () => {
    expect(sign('secret', PATH, Buffer.from('{"name":"Zoë"}'), NOW + 0.9)).toBe(
      sign('secret', PATH, '{"name":"Zoë"}', NOW),
    );
  });
});

describe('verify', () => {
  const header = sign('secret', PATH, BODY, NOW);

  it('accepts its own signature', () => {
    expect(verify(['secret'], header, PATH, BODY, NOW)).toBe(true);
    expect(verify(['secret'], header, PATH, Buffer.from(BODY), NOW)).toBe(true);
  });

  it('accepts any of two live secrets, so that one can be rotated', () => {
    expect(verify(['next', 'secret'], header, PATH, BODY, NOW)).toBe(true);
    expect(verify(['secret', 'next'], header, PATH, BODY, NOW)).toBe(true);
  });

  it.each([
    ['another secret', ['other'], header, PATH, BODY],
    ['no secret', [], header, PATH, BODY],
    ['an empty secret', [''], sign('', PATH, BODY, NOW), PATH, BODY],
    ['another path', ['secret'], header, '/api/wallet/v1/win', BODY],
    ['another body', ['secret'], header, PATH, '{"amount":101}'],
    ['a body with other white space', ['secret'], header, PATH, '{"amount": 100}'],
    ['another time than the signed one', ['secret'], header.replace(`t=${NOW}`, `t=${NOW + 1}`), PATH, BODY],
  ])('refuses %s', (_, secrets, value, path, body) => {
    expect(verify(secrets, value, path, body, NOW)).toBe(false);
  });

  it.each([
    undefined,
    null,
    '',
    'v1=00',
    `t=${NOW}`,
    `t=${NOW},v1=zz`,
    `t=-1,v1=${'0'.repeat(64)}`,
    `${header},v1=00`,
  ])('refuses the malformed header %p', (value) => {
    expect(verify(['secret'], value, PATH, BODY, NOW)).toBe(false);
  });

  it('takes 300 seconds of difference either way and no more', () => {
    for (const offset of [-300, 300]) expect(verify(['secret'], header, PATH, BODY, NOW + offset)).toBe(true);
    for (const offset of [-301, 301])
      expect(verify(['secret'], header, PATH, BODY, NOW + offset)).toBe(false);
    expect(verify(['secret'], header, PATH, BODY, NOW + 11, 10)).toBe(false);
  });
});
