import { judged } from './judge';

const faultOf = (text: string) => {
  const result = judged(text);
  return 'fault' in result ? result.fault : null;
};
const textOf = (text: string) => {
  const result = judged(text);
  return 'text' in result ? result.text : result;
};

describe('a message', () => {
  test('is one line without what nobody sees', () => {
    expect(textOf('  Nice   one!\n\tWell played  ')).toBe('Nice one! Well played');
    expect(textOf('abc\u202Edef\u202C \u200Bgo\u200Dod\uFEFF l\u00ADuck \u{E0041}')).toBe('abcdef good luck');
    expect(textOf('Z\u0301\u0301\u0301\u0301\u0301\u0301lgo')).toBe('Ź\u0301\u0301lgo');
    expect(textOf('ok\u0000\u0007\uD800')).toBe('ok');
  });

  test('keeps HTML as the text that it is', () => {
    expect(textOf('<b>17</b> & "red"')).toBe('<b>17</b> & "red"');
    expect(textOf('<img src=x onerror=alert(1)>')).toBe('<img src=x onerror=alert(1)>');
  });

  test.each(['', '   ', '\u200B\u200B', '\u3164 \u2800'])('of nothing is none: %j', (text) => {
    expect(faultOf(text)).toBe('empty');
  });

  test('has 200 characters at most, as a reader counts them', () => {
    expect(textOf('é'.repeat(200))).toHaveLength(200);
    expect(textOf('🍀'.repeat(200))).toHaveLength(400);
    expect(faultOf('a b '.repeat(51))).toBe('long');
  });
});

test.each([
  ['card', '4111 1111 1111 1111'],
  ['card', 'my card: 4111-1111-1111-1111'],
  ['card', '3782 822463 10005'],
  ['card', '4 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1'],
  ['card', 'DE89 3704 0044 0532 0130 00'],
  ['card', 'CH9300762011623852957'],
  ['card', 'send to 0x52908400098527886E0F7030069857D2E4169EE7'],
  ['email', 'me@example.org'],
  ['email', 'me (at) example.org'],
  ['email', 'write max at gmail dot com'],
  ['email', 'I am @lucky_max there'],
  ['email', 'Schreib mir auf WhatsApp'],
  ['email', 'on telegram?'],
  ['link', 'https://example.org/x'],
  ['link', 'see www.example.org'],
  ['link', 'go to luckyplace.casino'],
  ['link', 'luckyplace dot com'],
  ['link', 'luckyplace [dot] io'],
  ['link', 't.me/lucky'],
  ['link', '10.1.2.3:8080'],
  ['phone', 'call +41 79 123 45 67'],
  ['phone', '079 123 45 67'],
  ['phone', '06 12 34 56 78'],
  ['phone', '(0171) 2345678'],
  ['phone', '0491.570.156'],
  ['phone', 'ring 1234567'],
])('%s: %s is not told to everybody', (fault, text) => {
  expect(faultOf(text)).toBe(fault);
});

test.each([
  'Last numbers were 17 23 8 36 0 5 12',
  '17, 23, 8, 36, 0, 5, 12, 33, 21',
  '17 23 8 36 0 5 12 33 21 4',
  'Won 1.250.000 in a dream',
  'Round 1208: 22',
  'since 24.12.2026',
  'at 20:15 or 21.30',
  'I bet 100-200 a day.',
  'Nice.And red again',
  'C’est bon.Merci',
  'Gut.Weiter so',
  '3.5x the stake, e.g. 12.50',
  'Hello @all',
])('%s gives nothing away', (text) => {
  expect(faultOf(text)).toBe(null);
});

test.each([
  ['begging', 'can you lend me 50?'],
  ['begging', 'please send me some money'],
  ['begging', 'tip me guys'],
  ['begging', 'I need money'],
  ['begging', 'quick loan, ask me'],
  ['begging', 'Kannst du mir 20 Euro leihen?'],
  ['begging', 'schick mir bitte Geld'],
  ['begging', 'Sofortkredit gesucht'],
  ['begging', 'chan mer epper Gäld gäh'],
  ['begging', 'peux-tu me prêter de l’argent'],
  ['begging', 'envoie-moi 20 euros'],
  ['begging', 'j’ai besoin d’argent'],
  ['advert', 'use my code LUCKY'],
  ['advert', 'better odds at Royal Palace'],
  ['advert', 'Bonuscode: 777'],
  ['advert', 'komm in meine Gruppe'],
  ['advert', 'code promo : LUNE'],
  ['advert', 'I play at bet365'],
  ['advert', 'join my channel'],
])('%s: %s', (fault, text) => {
  expect(faultOf(text)).toBe(fault);
});

test.each([
  'lend me your luck',
  'give me a seven',
  'I need red',
  'this bonus round pays well',
  'Gib mir eine Sieben',
  'ich brauche Rot',
  'donne-moi le rouge',
  'j’ai besoin de chance',
  'the best odds are on red',
  'what is the code of this game?',
])('%s asks nobody for money', (text) => {
  expect(faultOf(text)).toBe(null);
});

test('a long text of signs takes no time', () => {
  const began = performance.now();
  for (const text of [
    'a '.repeat(100),
    '1 '.repeat(100),
    '*#'.repeat(100),
    'f.'.repeat(100),
    '@'.repeat(200),
  ])
    judged(text);
  expect(performance.now() - began).toBeLessThan(500);
});
