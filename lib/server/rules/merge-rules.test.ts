import { NO_RULES, type SiteRules } from '@/lib/domain/site-rules';
import { closedSections, mergeRules, secondsClosed } from './merge-rules';
import { currentRules, rulesInForce, setRules } from './current-rules';

const ENV = { blockedCountries: [], maintenance: [], webOrigin: 'http://localhost', basePath: '' };
const NOW = Date.parse('2026-11-22T12:00:00Z');

describe('operators’ rules and the environment’s', () => {
  const site: SiteRules = {
    countries: { US: { blocked: 451 }, FR: { blocked: 403 }, CH: { locale: 'fr' } },
    closed: { games: { until: '2026-11-22T12:05:00Z' }, wallet: { until: null }, history: { until: 'x' } },
    redirects: [],
  };

  it('block together, and an operator’s 451 stands', () => {
    const { blocked } = mergeRules(site, { ...ENV, blockedCountries: ['US', 'NL'] });
    expect(Object.fromEntries(blocked)).toEqual({ US: 451, FR: 403, NL: 403 });
  });

  it('close together, and the environment’s has no end', () => {
    const rules = mergeRules(site, { ...ENV, maintenance: ['games'] });
    expect(secondsClosed(rules, 'games', NOW)).toBe(600);
    expect(secondsClosed(mergeRules(site, ENV), 'games', NOW)).toBe(300);
  });

  it('close for ever what has no time or none that can be read', () => {
    const later = NOW + 1e12;
    const rules = mergeRules(site, ENV);
    expect(secondsClosed(rules, 'games', later)).toBe(0);
    expect([secondsClosed(rules, 'wallet', later), secondsClosed(rules, 'history', later)]).toEqual([
      600, 600,
    ]);
    expect(closedSections(rules, later)).toEqual(expect.arrayContaining(['wallet', 'history']));
    expect(closedSections(rules, later)).not.toContain('games');
  });
});

describe('the rules in force', () => {
  afterEach(() => setRules(NO_RULES));

  it('are nothing at first, and the newest from then on', () => {
    expect(currentRules()).toBe(NO_RULES);
    expect(rulesInForce(ENV).blocked.size).toBe(0);
    setRules({ ...NO_RULES, countries: { NL: { blocked: 403 } } });
    expect(rulesInForce(ENV).blocked.get('NL')).toBe(403);
  });

  it('are the same for every copy of the module in the process', () => {
    setRules({ ...NO_RULES, countries: { NL: { blocked: 451 } } });
    jest.isolateModules(() => {
      const copy = jest.requireActual<typeof import('./current-rules')>('./current-rules');
      expect(copy.currentRules()).toBe(currentRules());
    });
  });

  it('are merged once for each snapshot', () => {
    expect(rulesInForce(ENV)).toBe(rulesInForce(ENV));
  });
});
