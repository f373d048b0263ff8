import { languageWords } from './language-words';

it('calls languages by their names', () => {
  expect(languageWords('de-CH')).toBe('Swiss High German');
  expect(languageWords('xx')).toBe('xx');
});
