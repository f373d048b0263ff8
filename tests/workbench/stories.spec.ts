import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test, expect, type Browser, type Page } from '@playwright/test';
import { setTheme, THEMES } from '../support/access';
import { judge, type Judge } from './judge';

/** An entry of Storybook's index.json. */
interface Entry {
  id: string;
  /** Of the file: 'UI/Chip'. */
  title: string;
  name: string;
  type: 'story' | 'docs';
}

function required(name: 'WORKBENCH_FOLDER' | 'WORKBENCH_URL'): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run npm test -- --only workbench`);
  return value;
}

function readStories(): Entry[] {
  const file = path.join(required('WORKBENCH_FOLDER'), 'index.json');
  const { entries } = JSON.parse(readFileSync(file, 'utf8')) as { entries: Record<string, Entry> };
  const stories = Object.values(entries).filter(({ type }) => type === 'story');
  if (stories.length === 0) throw new Error(`${file} lists no story`);
  return stories;
}

interface Stage {
  page: Page;
  judge: Judge;
  title: string;
}

async function load(browser: Browser, { id, title }: Entry): Promise<Stage> {
  const context = await browser.newContext({
    viewport: { width: 1024, height: 768 },
    // What is judged must stand still.
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const stage = { page, judge: judge(page), title };
  await page.goto(`${required('WORKBENCH_URL')}/iframe.html?id=${id}&viewMode=story`);
  return stage;
}

/** Chooses another story of the same title in the page that is open, as a click in the sidebar does. */
async function change({ page }: Stage, { id }: Entry): Promise<void> {
  await page.evaluate((storyId) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
      __STORYBOOK_ADDONS_CHANNEL__: { emit: (event: string, choice: object) => void };
    };
    localStorage.clear();
    sessionStorage.clear();
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  }, id);
}

const STORIES = readStories();

let stage: Stage | undefined;
const leave = async () => {
  await stage?.page.context().close();
  stage = undefined;
};

async function show(browser: Browser, story: Entry): Promise<Stage> {
  if (stage?.title === story.title) {
    await change(stage, story);
    return stage;
  }
  await leave();
  stage = await load(browser, story);
  return stage;
}

test.afterEach(async ({ browserName: _ }, { status }) => {
  if (status !== 'passed') await leave();
});
test.afterAll(leave);

// Each title begins with a fresh page, and so does what follows a failure.
for (const title of new Set(STORIES.map((story) => story.title))) {
  test.describe(title, () => {
    test.describe.configure({ mode: 'default' });
    for (const story of STORIES.filter((one) => one.title === title)) {
      test(story.name, async ({ browser }) => {
        const { page, judge: judged } = await show(browser, story);
        // .storybook/outcome.ts tells it.
        const html = page.locator('html');
        await page.locator('html[data-story="finished"]').waitFor({ state: 'attached' });
        const [first, second] = THEMES;
        await expect(html).toHaveAttribute('data-theme', first);
        const failure = await html.getAttribute('data-story-failure');
        const complaints = [...(failure ? [failure] : []), ...(await judged.verdict())];
        await setTheme(page, second);
        for (const complaint of await judged.verdict('color-contrast')) {
          complaints.push(`in ${second}: ${complaint}`);
        }
        await setTheme(page, first);
        if (complaints.length > 0) throw new Error(complaints.join('\n\n'));
      });
    }
  });
}
