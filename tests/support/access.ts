import axe, { type RunOptions } from 'axe-core';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Contrast is judged below a pseudo-element too: ours only decorate, and with the one that lights each page from above axe
 * would judge hardly a text.
 */
const CHECKS = { 'color-contrast': { options: { ignorePseudo: true } } };

/** What another theme can break. */
const OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/** The themes in the order in which a page is judged: all of it in the first, its colours in the others. */
export const THEMES = ['dark', 'ivory'] as const;
export type Theme = (typeof THEMES)[number];

export interface Scope {
  /** Selector of the part that is judged; without it all but the frames, which are other companies' pages. */
  part?: string;
  /** The only rules that are judged by; without them all of WCAG 2.2 AA and good practice. */
  rules?: string[];
  /** Rules that make no sense for what is judged. */
  without?: string[];
}

/** The page's own axe: put into it once, and asked there, which takes half as long as from outside. */
type Judge = typeof globalThis & { axe?: typeof axe };

/**
 * What axe finds, a text for each rule that is broken: the rule, the first place of it, and how to mend it.
 * @param page or one of its frames, which is judged as a page of its own
 */
export async function violationsOf(
  page: Pick<Page, 'evaluate'>,
  { part, rules, without = [] }: Scope = {},
): Promise<string[]> {
  const options: RunOptions & { checks: typeof CHECKS } = {
    resultTypes: ['violations'],
    checks: CHECKS,
    runOnly: rules ? { type: 'rule', values: rules } : { type: 'tag', values: RULES },
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
    iframes: false,
  };
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const broken = await page.evaluate(
    async ([only, how]) => {
      const judge = (window as Judge).axe;
      if (!judge) throw new Error('axe is not in the page');
      const where = only === null ? { exclude: ['iframe'] } : { include: [only] };
      const { violations } = await judge.run(where, how);
      return violations.map(({ id, help, nodes }) => ({
        id,
        help,
        html: nodes[0]?.html.slice(0, 240) ?? '',
        summary: nodes[0]?.failureSummary ?? '',
        more: nodes.length - 1,
      }));
    },
    [part ?? null, options] as const,
  );
  return broken.map(({ id, help, html, summary, more }) => {
    const others = more > 0 ? `, and ${more} more` : '';
    return `axe ${id}: ${help}: ${html}${others}\n${summary}`;
  });
}

/** Resolves once all fonts are there and no colour or size is on its way to another. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const passing = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });

export const setTheme = (page: Page, theme: Theme): Promise<void> =>
  page.evaluate((name) => void (document.documentElement.dataset.theme = name), theme);

/** Judges a player's page as it stands, in both themes; leaves it in the first. */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // From its top: wherever else a page stands, its header may cover half a button.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  const complaints: string[] = [];
  for (const theme of THEMES) {
    await setTheme(page, theme);
    await settled(page);
    const found = await violationsOf(page, {
      part,
      rules: theme === THEMES[0] ? undefined : OF_COLOUR,
    });
    complaints.push(...found.map((text) => `in ${theme}: ${text}`));
  }
  await setTheme(page, THEMES[0]);
  expect(complaints).toEqual([]);
}
