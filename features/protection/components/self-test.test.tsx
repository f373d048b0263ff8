import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { platformAnswers, renderWithPlatform, sentTo } from '@/components/testing/platform';
import { ApiProblem } from '@/lib/http/problem';
import { SelfTest } from './self-test';
import { SelfTestsKept } from './self-tests-kept';

jest.mock('@/lib/browser/platform/client', () => jest.requireActual('@/components/testing/platform'));
jest.mock('@/lib/i18n/navigation', () => jest.requireActual('@/components/testing/navigation'));

const LIST = 'GET /api/v1/me/self-tests';
const KEEP = 'PUT /api/v1/me/self-tests';
const FORGET = 'DELETE /api/v1/me/self-tests';
const TAKEN = '2026-11-30T10:00:00.000Z';

async function answer(name: string, count = 9) {
  const groups = screen.getAllByRole('radiogroup').slice(0, count);
  for (const group of groups) await userEvent.click(within(group).getByRole('radio', { name }));
}
const finish = () => userEvent.click(screen.getByRole('button', { name: 'See the result' }));

beforeEach(() => platformAnswers({}));

it('sends nothing while it is taken, and says what the points mean', async () => {
  renderWithPlatform(<SelfTest />);
  await answer('Sometimes');
  expect(screen.getByRole('status')).toHaveTextContent('9 of 9 answered');
  await finish();
  expect(screen.getByRole('heading', { name: '9 of 27 points' })).toHaveFocus();
  const [current] = screen.getAllByRole('listitem').filter((item) => item.ariaCurrent === 'true');
  expect(current).toHaveTextContent('High risk');
  expect(screen.getByText(/Please stop for now/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Take a break or exclude yourself' })).toHaveAttribute(
    'href',
    '/account/limits#break',
  );
  expect([...sentTo(LIST), ...sentTo(KEEP)]).toEqual([]);
});

it('leads to the first question without an answer', async () => {
  renderWithPlatform(<SelfTest />);
  await answer('Never', 2);
  await finish();
  const third = screen.getAllByRole('radiogroup')[2];
  expect(third && within(third).getByRole('radio', { name: 'Never' })).toHaveFocus();
  expect(screen.getAllByText('Please choose an answer.')).toHaveLength(7);
});

it('is kept only when its player says so, and can be taken again', async () => {
  platformAnswers({ [KEEP]: ({ body }) => ({ data: [{ score: body?.score, takenAt: TAKEN }] }) });
  renderWithPlatform(<SelfTest />);
  await answer('Never');
  await finish();
  expect(screen.getByText(/show no sign of a problem/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Keep the result' }));
  expect(await screen.findByText('Kept. You find it below.')).toBeVisible();
  expect(sentTo(KEEP).map(({ body }) => body)).toEqual([{ score: 0 }]);
  await userEvent.click(screen.getByRole('button', { name: 'Take it again' }));
  expect(screen.getByRole('status')).toHaveTextContent('0 of 9 answered');
});

it('that could not be kept says so', async () => {
  platformAnswers({
    [KEEP]: () => {
      throw new ApiProblem('not_found', 404);
    },
  });
  renderWithPlatform(<SelfTest />);
  await answer('Never');
  await finish();
  await userEvent.click(screen.getByRole('button', { name: 'Keep the result' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Keep the result' })).toBeEnabled();
});

it('lists what was kept, and deletes it', async () => {
  platformAnswers({
    [LIST]: () => ({ data: [{ score: 1, takenAt: TAKEN }] }),
    [FORGET]: () => ({ data: [] }),
  });
  renderWithPlatform(<SelfTestsKept />);
  expect(await screen.findByRole('listitem')).toHaveTextContent(
    /^30 November 2026 at \d\d:\d\d1 pointLow risk$/,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Delete all results' }));
  expect(await screen.findByText('All results are deleted.')).toBeVisible();
});

it('shows nothing where nothing was kept, and can try again where it could not look', async () => {
  let fails = true;
  platformAnswers({
    [LIST]: () => {
      if (fails) throw new ApiProblem('not_found', 404);
      return { data: [] };
    },
  });
  renderWithPlatform(<SelfTestsKept />);
  expect(await screen.findByRole('alert')).toHaveTextContent('Your results could not be loaded.');
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('status')).toBeEmptyDOMElement();
});
