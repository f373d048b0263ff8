import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test, expect, type Browser, type Page } from '@playwright/test';
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

async function load(browser: Browser, { id, title }: Entry, theme: string): Promise<Stage> {
  const context = await browser.newContext({
    viewport: { width: 1024, height: 768 },
    // What is judged must stand still.
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const stage = { page, judge: judge(page), title };
  await page.goto(`${required('WORKBENCH_URL')}/iframe.html?id=${id}&viewMode=story&globals=theme:${theme}`);
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

/** A test for every story, in one theme. Each title begins with a fresh page, and so does what follows a failure. */
export function storiesIn(theme: 'dark' | 'ivory'): void {
  let stage: Stage | undefined;
  const leave = async () => {
    await stage?.page.context().close();
    stage = undefined;
  };

  test.afterEach(async ({ browserName: _ }, { status }) => {
    if (status !== 'passed') await leave();
  });
  test.afterAll(leave);

  for (const story of readStories()) {
    test(`${story.title} › ${story.name} [${theme}]`, async ({ browser }) => {
      if (stage?.title === story.title) await change(stage, story);
      else {
        await leave();
        stage = await load(browser, story, theme);
      }
      // .storybook/outcome.ts tells it.
      const html = stage.page.locator('html');
      await expect(html).toHaveAttribute('data-story', 'finished');
      const failure = await html.getAttribute('data-story-failure');
      const complaints = [...(failure ? [failure] : []), ...(await stage.judge.verdict())];
      if (complaints.length > 0) throw new Error(complaints.join('\n\n'));
      await expect(html).toHaveAttribute('data-theme', theme);
    });
  }
}
