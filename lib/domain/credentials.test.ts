import fc from '@/tests/support/properties';
import { z } from 'zod';
import {
  emailProblem,
  isOwnEmail,
  normaliseEmail,
  passwordAdvice,
  passwordProblem,
  passwordStrength,
} from './credentials';

describe('an e-mail address', () => {
  it.each([
    ['', 'required'],
    ['   ', 'required'],
    ['mara', 'invalid'],
    ['mara@', 'invalid'],
    ['@parlour.example', 'invalid'],
    ['mara@parlour', 'invalid'],
    ['mara@@parlour.example', 'invalid'],
    ['ma ra@parlour.example', 'invalid'],
    ['mara@parlour..example', 'invalid'],
    ['.mara@parlour.example', 'invalid'],
    ["mara@parlour.example'; drop table identity.players; --", 'invalid'],
    ['mara@parlour.example\r\nBcc: all@parlour.example', 'invalid'],
    [`${'a'.repeat(256)}@parlour.example`, 'tooLong'],
  ])('%j is %s', (input, problem) => {
    expect(emailProblem(input)).toBe(problem);
  });

  it('may be 256 characters long, not 257', () => {
    const domain = '@parlour.example';
    expect(emailProblem('a'.repeat(256 - domain.length) + domain)).toBeNull();
    expect(emailProblem('a'.repeat(257 - domain.length) + domain)).toBe('tooLong');
  });

  it('has one spelling: trimmed, lower case, composed, its domain in ASCII', () => {
    expect(normaliseEmail('  Mara@Parlour.EXAMPLE ')).toBe('mara@parlour.example');
    expect(normaliseEmail('mara@bücher.example')).toBe('mara@xn--bcher-kva.example');
    expect(normaliseEmail('mara@bu\u0308cher.example')).toBe('mara@xn--bcher-kva.example');
    expect(emailProblem('mara@bücher.example')).toBeNull();
  });

  it('refuses look-alikes: full-width and Cyrillic letters before the @', () => {
    expect(emailProblem('ｍara@parlour.example')).toBe('invalid');
    expect(emailProblem('m\u0430ra@parlour.example')).toBe('invalid');
    expect(emailProblem('mara\u200b@parlour.example')).toBe('invalid');
  });

  it('does not let a path or a port hide in the domain', () => {
    expect(emailProblem('mara@bücher.example/path')).toBe('invalid');
    expect(emailProblem('mara@bücher.example:80')).toBe('invalid');
    expect(emailProblem('mara@evil.example@bücher.example')).toBe('invalid');
  });

  it('is normalised once and for all, and what passes also passes zod', () => {
    const schema = z.email();
    const address = fc.oneof(
      fc.emailAddress(),
      fc.string(),
      fc.string({ unit: 'grapheme' }).map((s) => `${s}@x.example`),
    );
    fc.assert(
      fc.property(address, (input) => {
        const once = normaliseEmail(input);
        expect(normaliseEmail(once)).toBe(once);
        if (emailProblem(input) === null) expect(schema.safeParse(once).success).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('a password', () => {
  it.each([
    ['', 'required'],
    ['abc1234', 'tooShort'],
    [`a1${'x'.repeat(63)}`, 'tooLong'],
    ['abcdefgh', 'digitMissing'],
    ['12345678', 'letterMissing'],
    ['пароль123', 'characters'],
    ['abcd 1234', 'characters'],
    ['abcd1234"', 'characters'],
    ['äbcd1234', 'characters'],
  ])('%j is refused: %s', (input, problem) => {
    expect(passwordProblem(input, 'mara@parlour.example')).toBe(problem);
  });

  it.each(['abcd1234', `a1${'x'.repeat(62)}`, 'a1#$-._@&!;%:?*()^'])('%j is taken', (input) => {
    expect(passwordProblem(input, 'mara@parlour.example')).toBeNull();
  });

  it.each([
    ['mara-1987@parlour.example', 'mara-1987@parlour.example'],
    ['Mara-1987@Parlour.Example', 'mara-1987@parlour.example'],
    ['mara-1987@parlour.example', '  MARA-1987@parlour.example '],
    ['mara-1987', 'mara-1987@parlour.example'],
    ['MARA-1987', 'Mara-1987@parlour.example'],
    ['mara-1987', 'mara-1987+casino@parlour.example'],
    ['mara-1987@xn--bcher-kva.example', 'mara-1987@bücher.example'],
    ['mara-1987', 'mara-1987'],
  ])('%j is refused for the account of %j', (password, email) => {
    expect(passwordProblem(password, email)).toBe('sameAsEmail');
  });

  it.each([
    ['mara-1987!', 'mara-1987@parlour.example'],
    ['mara-1987', 'mara-198@parlour.example'],
    ['parlour1.example', 'mara-1987@parlour1.example'],
    ['mara-1987', ''],
    ['mara-1987', '@'],
  ])('%j is taken for the account of %j', (password, email) => {
    expect(passwordProblem(password, email)).toBeNull();
  });

  it('that is empty is nobody’s address', () => {
    expect(isOwnEmail('', '')).toBe(false);
    expect(isOwnEmail('', '@parlour.example')).toBe(false);
  });
});

describe('the strength hint', () => {
  it.each([
    ['', 'bad'],
    ['abc', 'weak'],
    ['abcd1234', 'weak'],
    ['abcdefg1234', 'weak'],
    ['abcdefgh1234', 'strong'],
    ['abcd123!', 'strong'],
    ['abcdefg123!', 'strong'],
    ['abcdefgh123!', 'great'],
    ['ab1!', 'bad'],
    ['abcd 1234 abcd', 'bad'],
  ])('%j is %s', (input, strength) => {
    expect(passwordStrength(input)).toBe(strength);
  });
});

describe('the advice', () => {
  it.each([
    ['', 'bad', 0],
    ['ab 12', 'bad', 0],
    ['abc', 'weak', 9],
    ['abcd12', 'weak', 6],
    ['abcd123', 'weakSymbol', 5],
    ['abcdefg1234', 'weakSymbol', 1],
    ['abcdefgh1234', 'strongSymbol', 0],
    ['abcd123!', 'strong', 4],
    ['abcdefgh123!', 'great', 0],
  ])('for %j is %s with %i characters', (input, advice, count) => {
    expect(passwordAdvice(input)).toEqual({ advice, count });
  });

  it('keeps its word: whoever follows it gets the next level, or a higher one', () => {
    const text = fc.string({ unit: fc.constantFrom(...'aZ09!?'), minLength: 1, maxLength: 20 });
    const levels = ['bad', 'weak', 'strong', 'great'];
    const height = (input: string) => levels.indexOf(passwordStrength(input));
    fc.assert(
      fc.property(text, (input) => {
        const level = passwordStrength(input);
        const { advice, count } = passwordAdvice(input);
        if (level !== 'weak' && level !== 'strong') return;
        if (count > 0) expect(height(input + 'a'.repeat(count))).toBeGreaterThan(height(input));
        if (advice.endsWith('Symbol')) expect(height(`${input}!`)).toBeGreaterThan(height(input));
      }),
      // Eleven letters become great, not strong, by a symbol.
      { examples: [['aaaaaaaaaaa']] },
    );
  });
});
