import { drawable, FACE_NAMES, letter, measure } from './faces';

describe.each(FACE_NAMES)('%s', (face) => {
  it('draws what it says it can, as wide as it measured', () => {
    const text = drawable('Größe 24.80', face);
    const { width, d } = letter(text, { face, size: 100 });
    expect(d).toMatch(/^M/);
    expect(width).toBeCloseTo(measure(text, face), 5);
  });
});

describe('drawable', () => {
  it('keeps accents that the face has and spells out what it lacks', () => {
    expect(drawable('Größe', 'Anton')).toBe('Größe');
    expect(drawable('Größe', 'Rubik Mono One')).toBe('Grösse');
    expect(drawable('Łódź', 'Anton')).toBe('Lódz');
    expect(drawable('寿司', 'Anton')).toBe('');
  });
});

describe('letter', () => {
  const xs = (d: string) => (d.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number).filter((_, i) => i % 2 === 0);

  it('anchors at the middle and at the end', () => {
    const at = (anchor: 'start' | 'middle' | 'end') =>
      xs(letter('HIHIH', { face: 'Anton', size: 50, x: 100, anchor }).d);
    expect(Math.min(...at('start'))).toBeGreaterThanOrEqual(100);
    expect(Math.max(...at('end'))).toBeLessThanOrEqual(100);
    expect((Math.min(...at('middle')) + Math.max(...at('middle'))) / 2).toBeCloseTo(100, 0);
  });

  it('bends around a circle without leaving its width', () => {
    const flat = xs(letter('PARLOUR', { face: 'Anton', size: 50, anchor: 'middle' }).d);
    const bent = xs(letter('PARLOUR', { face: 'Anton', size: 50, anchor: 'middle', arc: 300 }).d);
    expect(Math.max(...bent)).toBeLessThan(Math.max(...flat) + 12);
  });
});
