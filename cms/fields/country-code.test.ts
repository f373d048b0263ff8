import { judgeAlpha2, judgeAlpha3 } from './country-code';

it('takes the codes of countries that there are', () => {
  expect(judgeAlpha2('CH')).toBe(true);
  expect(judgeAlpha3('CHE', { siblingData: { alpha2: 'CH' } })).toBe(true);
});

it.each(['QZ', 'ch', 'C', '', null])('takes no %p for one', (code) =>
  expect(judgeAlpha2(code)).toEqual(expect.stringContaining('ISO 3166')),
);

it.each([{ alpha2: 'AT' }, {}, undefined])('holds both codes together: %p', (siblingData) =>
  expect(judgeAlpha3('CHE', { siblingData })).toEqual(expect.stringContaining('same country')),
);
