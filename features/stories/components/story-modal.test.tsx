import { fireEvent, screen } from '@testing-library/react';
import { standInForLayout } from '@/components/testing/layout';
import { renderWithPlatform } from '@/components/testing/platform';
import { story } from '../testing/stories';
import { StoryModal } from './story-modal';

jest.mock('@/lib/i18n/navigation', () => jest.requireActual('@/components/testing/navigation'));

const fetched = jest.fn<Promise<unknown>, [string]>();
const answer = (data: unknown) => ({ ok: true, json: async () => ({ data }) });
const onClose = jest.fn();
const open = () => renderWithPlatform(<StoryModal code="b" onClose={onClose} />);

beforeEach(() => {
  localStorage.clear();
  standInForLayout();
  globalThis.fetch = fetched as unknown as typeof fetch;
});

test('it waits, then begins with the story whose circle was pressed', async () => {
  fetched.mockResolvedValue(answer([story('a', 1), story('b', 2)]));
  open();
  expect(screen.getByRole('dialog', { name: 'Stories' })).toBeVisible();
  expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Heading b1' })).toBeVisible();
  expect(fetched.mock.calls[0]?.[0]).toBe('/content/en/stories-main');
});

test('what does not come is said, and can be asked for again', async () => {
  fetched.mockRejectedValueOnce(new TypeError('offline'));
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent(/\w/);
  fetched.mockResolvedValue(answer([story('b', 1)]));
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Heading b1' })).toBeVisible();
});

test('stories that have gone meanwhile are said to be gone', async () => {
  fetched.mockResolvedValue(answer([]));
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent('There are no stories right now.');
});
