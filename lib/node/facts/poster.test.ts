import { posterPath, posterRevision, type PosterFacts } from './poster';

const facts: PosterFacts = { theme: 'egypt', title: 'Scarab of Nefer', provider: 'Saffron Lane' };

describe('posterRevision', () => {
  it('is eight hex digits, the same for the same facts', () => {
    expect(posterRevision(facts)).toMatch(/^[0-9a-f]{8}$/);
    expect(posterRevision({ ...facts })).toBe(posterRevision(facts));
  });

  it('does not care how absence is written or in which order facts come', () => {
    expect(posterRevision({ ...facts, art: {} })).toBe(posterRevision(facts));
    expect(posterRevision({ ...facts, art: null })).toBe(posterRevision(facts));
    expect(posterRevision({ ...facts, art: { hue: 28, v: 1 } })).toBe(
      posterRevision({
        art: { v: 1, hue: 28 },
        provider: facts.provider,
        title: facts.title,
        theme: facts.theme,
      }),
    );
  });

  it('changes with each fact that shows', () => {
    const all: PosterFacts[] = [
      facts,
      { ...facts, theme: 'book' },
      { ...facts, title: 'Scarab of Nefer II' },
      { ...facts, provider: 'Ravenmoor' },
      { ...facts, art: { v: 1 } },
      { ...facts, art: { sym: 1 } },
      { ...facts, art: { hue: 1 } },
      { ...facts, art: { lines: ['Scarab', 'of Nefer'] } },
    ];
    expect(new Set(all.map(posterRevision)).size).toBe(all.length);
  });
});

describe('posterPath', () => {
  it('escapes the id', () => {
    expect(posterPath('g 1/..', '0123abcd')).toBe('/art/posters/g%201%2F../0123abcd');
  });
});
