import { matchingOptions, meantOption } from './match';

const options = [
  'Ägypten',
  'Côte d’Ivoire',
  'Guinea',
  'Guinea-Bissau',
  'Neukaledonien',
  'Niger',
  'Nigeria',
  'Österreich',
  'Papua-Neuguinea',
  'Schweiz',
  'Türkei',
  'Vereinigtes Königreich',
].map((label) => ({ value: label, label }));

const found = (typed: string) => matchingOptions(options, typed).map(({ label }) => label);

it.each([
  // What begins with it, then what has a word that does, then what holds it.
  ['ni', ['Niger', 'Nigeria', 'Neukaledonien', 'Vereinigtes Königreich']],
  ['guinea', ['Guinea', 'Guinea-Bissau', 'Papua-Neuguinea']],
  ['niger', ['Niger', 'Nigeria']],
  ['konig', ['Vereinigtes Königreich']],
  // Umlauts and accents as they are, without their points, or written out.
  ['öst', ['Österreich']],
  ['osterreich', ['Österreich']],
  ['Oesterreich', ['Österreich']],
  ['tuerkei', ['Türkei']],
  ['AEGYPTEN', ['Ägypten']],
  ['cote d', ['Côte d’Ivoire']],
  ['xyz', []],
])('%s finds %j', (typed, expected) => {
  expect(found(typed)).toEqual(expected);
});

it.each([
  ['schw', 'Schweiz'],
  ['niger', 'Niger'],
  ['nige', undefined],
  ['', undefined],
  ['xyz', undefined],
])('%s means %s', (typed, label) => {
  expect(meantOption(options, typed)?.label).toBe(label);
});
