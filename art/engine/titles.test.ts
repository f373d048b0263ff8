import { splitTitle } from './titles';

describe('splitTitle', () => {
  it.each([
    ['Gold', ['Gold']],
    ['Wild Lightning', ['Wild', 'Lightning']],
    ['Temple of the Jaguar', ['Temple', 'of the Jaguar']],
    ['Clover & Crown', ['Clover', '& Crown']],
    ['Big Bold Treasure North', ['Big Bold', 'Treasure North']],
  ])('cuts %s with the big line first', (title, lines) => {
    expect(splitTitle(title)).toEqual(lines);
  });

  it.each([
    ['Gold', ['', 'Gold']],
    ['Temple of the Jaguar', ['Temple of the', 'Jaguar']],
    ['Book of Meridian', ['Book of', 'Meridian']],
  ])('cuts %s with the small line first', (title, lines) => {
    expect(splitTitle(title, true)).toEqual(lines);
  });

  it('halves a title whose small line would be too long', () => {
    expect(splitTitle('Königsweg der tausend goldenen Löwen')).toEqual([
      'Königsweg der tausend',
      'goldenen Löwen',
    ]);
  });
});
