import { highlight } from './highlight';

/** The name with what was met in brackets. */
const marked = (name: string, query: string) =>
  highlight(name, query)
    .map(({ text, met }) => (met ? `[${text}]` : text))
    .join('');

it.each([
  ['Scarab of Nefer', 'sca', '[Sca]rab of Nefer'],
  ['Scarab of Nefer', 'SCARAB NEF', '[Scarab] of [Nef]er'],
  ['Scarab of Nefer', 'nefer scarab', '[Scarab] of [Nefer]'],
  ['Scarab of Nefer', 'skarab', '[Scarab] of Nefer'],
  ['Book of Meridian', 'bok meridan', '[Book] of [Meridian]'],
  ['Corsair’s Cut', 'corsairs', '[Corsair’s] Cut'],
  ['Corsair’s Cut', 'corsairs c', '[Corsair’s] [C]ut'],
  ['Rue Lumière', 'lumie', 'Rue [Lumiè]re'],
  ['Clover & Crown', 'clover and', '[Clover] [&] Crown'],
  ['Skyline', 'sky line', '[Sky]line'],
  ['Nova Drift', 'novadrift', '[Nova Drift]'],
  ['20 Torches', '20', '[20] Torches'],
  ['Wanted: Silas Crow', 'silas', 'Wanted: [Silas] Crow'],
  ['Nova Drift', 'xyz', 'Nova Drift'],
  ['Nova Drift', '', 'Nova Drift'],
  ['Nova Drift', '.*(', 'Nova Drift'],
])('%s, searched for as %p', (name, query, expected) => {
  expect(marked(name, query)).toBe(expected);
});

it('leaves out no letter of the name', () => {
  for (const name of ['Peg-Leg Pip’s Map', ' x ', '—', 'Ünïcödé Gàme 2'])
    expect(
      highlight(name, 'peg map unicode')
        .map(({ text }) => text)
        .join(''),
    ).toBe(name);
});
