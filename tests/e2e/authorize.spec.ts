import { site } from './support/site';
import { newPlayer } from './support/player';
import { expect, test } from './support/test';

const FOREIGN = 'http://foreign.example/';

// The question about cookies may lie over nothing that is asked here, on the smallest phone either.
test.use({ cookieChoice: null, viewport: { width: 390, height: 664 } });

test(
  'a foreign page leads to a question, and logs nobody in until its yes is pressed',
  { tag: '@once' },
  async ({ page, m, at, playwright, context }) => {
    // Somebody else, in a browser of their own, has asked for a code of their account.
    const sender = await playwright.request.newContext({
      baseURL: site.origin,
      extraHTTPHeaders: { origin: site.origin },
    });
    const { email, password } = newPlayer();
    const call = (path: string) => `${site.basePath}/api/v1/${path}`;
    const registered = await sender.post(call('auth/register'), {
      data: { email, password, country: 'DE', currency: 'EUR', ageConfirmed: true },
    });
    expect(registered.ok()).toBe(true);
    const asked = await sender.post(call('auth/session-codes'), { data: {} });
    const { data } = (await asked.json()) as { data: { code: string } };
    await sender.dispose();

    const exchanges: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/auth/exchange')) exchanges.push(request.url());
    });
    const address = site.origin + at(`/authorize/${data.code}`);
    await page.route(FOREIGN, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<script>location.href = ${JSON.stringify(address)}</script>`,
      }),
    );
    await page.goto(FOREIGN);

    const account = `${email.slice(0, 1)}…@m….example`;
    const say = (text: string) => text.replace('{account}', account);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(m.Arrival.question.title));
    const yes = page.getByRole('button', { name: say(m.Arrival.question.yes) });
    await expect(yes).toBeEnabled();
    const onTop = (button: HTMLElement) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    };
    await expect(page.locator('[data-cookie-choice="necessary"]')).toBeVisible();
    expect(await yes.evaluate(onTop)).toBe(true);
    // Neither answer is chosen in advance: a key that was meant for the page before does nothing.
    await page.keyboard.press('Enter');
    await page.keyboard.press('Space');
    expect(exchanges).toEqual([]);
    const me = async () => (await context.request.get(call('me'))).status();
    expect(await me()).toBe(401);

    await yes.press('Enter');
    await expect(page.getByTestId('header-balance')).toHaveText(/\d/);
    expect(exchanges).toHaveLength(1);
    expect(await me()).toBe(200);
  },
);
