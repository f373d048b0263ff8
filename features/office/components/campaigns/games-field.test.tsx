import { useEffect, useState } from 'react';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { platformAnswers, renderWithPlatform, sentTo } from '@/components/testing/platform';
import { CampaignFormProvider } from './campaign-fields';
import { GamesField } from './games-field';

jest.mock('@/lib/browser/platform/client', () => jest.requireActual('@/components/testing/platform'));

const GAMES = 'GET /api/v1/games';
const game = (id: string, name: string) => ({
  id,
  name,
  image: `/art/${id}`,
  gradient_color: '#123456',
  providerName: 'Saffron Lane',
});
const CATALOGUE = [
  game('g101', 'Scarab of Nefer'),
  game('g114', 'Scarlet Kiln'),
  game('g118', 'Lantern Row'),
];

let value = '';
function Form({ start, wrong }: { start: string; wrong: Record<string, string> }) {
  const [values, setValues] = useState<Record<string, string>>({ games: start });
  useEffect(() => {
    value = values.games ?? '';
  }, [values]);
  const setValue = (name: string, next: string) => setValues((now) => ({ ...now, [name]: next }));
  return (
    <CampaignFormProvider value={{ values, errorOf: (name) => wrong[name], setValue }}>
      <GamesField name="games" label="Games left out" />
    </CampaignFormProvider>
  );
}
function show(start = '', wrong: Record<string, string> = {}) {
  platformAnswers({
    [GAMES]: ({ params }) => {
      const { ids, name } = (params?.query ?? {}) as { ids?: string; name?: string };
      const isAsked = ({ id, name: own }: (typeof CATALOGUE)[number]) =>
        ids === undefined
          ? own.toLowerCase().includes((name ?? '').toLowerCase())
          : ids.split(',').includes(id);
      return { data: CATALOGUE.filter(isAsked) };
    },
  });
  renderWithPlatform(<Form start={start} wrong={wrong} />);
}
const field = () => screen.getByRole('combobox', { name: 'Games left out' });
const chosen = () =>
  within(screen.getByRole('list', { name: 'Games left out: chosen' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('a game is found by a part of its name and chosen by keys; its id is the value', async () => {
  show();
  await userEvent.type(field(), 'scar');
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
    'Scarab of NeferSaffron Lane, g101',
    'Scarlet KilnSaffron Lane, g114',
  ]);
  expect(screen.getByText('2 found')).toBeVisible();
  const [first, second] = screen.getAllByRole('option');
  expect(field()).toHaveAttribute('aria-activedescendant', first?.id);
  await userEvent.keyboard('{ArrowDown}');
  expect(field()).toHaveAttribute('aria-activedescendant', second?.id);
  expect(second).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Enter}');
  expect(value).toBe('g114');
  expect(field()).toHaveValue('');
  expect(await screen.findByText('Scarlet Kiln added. One game chosen.')).toBeVisible();
  await waitFor(() => expect(chosen()).toEqual(['Scarlet KilnSaffron Lane, g114×']));
  // What is chosen is offered no second time.
  await userEvent.type(field(), 'scar');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
});

test('what the keys mark is brought into sight', async () => {
  const seen: (string | null)[] = [];
  Element.prototype.scrollIntoView = function (this: Element) {
    seen.push(this.textContent);
  };
  try {
    show();
    await userEvent.type(field(), 'scar');
    await screen.findAllByRole('option');
    await userEvent.keyboard('{ArrowDown}');
    expect(seen).toEqual(['Scarab of NeferSaffron Lane, g101', 'Scarlet KilnSaffron Lane, g114']);
  } finally {
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  }
});

test('games that were chosen before have their names, and are taken out one by one', async () => {
  show('g118, g999');
  await waitFor(() => expect(chosen()).toEqual(['Lantern RowSaffron Lane, g118×', 'g999×']));
  await userEvent.click(screen.getByRole('button', { name: 'Take out g999' }));
  expect(value).toBe('g118');
  expect(screen.getByText('g999 taken out. One game chosen.')).toBeVisible();
  expect(field()).toHaveFocus();
});

test('a press chooses too, and the field keeps the focus', async () => {
  show('g118');
  await userEvent.type(field(), 'nefer');
  await userEvent.click(await screen.findByRole('option', { name: /Scarab of Nefer/ }));
  expect(value).toBe('g118, g101');
  expect(field()).toHaveFocus();
});

test('ids can be typed or pasted, and a name that nothing has stays out', async () => {
  show();
  fireEvent.change(field(), { target: { value: 'g101, g114 g101' } });
  fireEvent.blur(field());
  expect(value).toBe('g101, g114');
  await userEvent.type(field(), 'nothing like it');
  expect(await screen.findByText('No other game is called that.')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(value).toBe('g101, g114');
  await userEvent.keyboard('{Escape}');
  expect(field()).toHaveValue('');
  expect(sentTo(GAMES).filter(({ params }) => params?.query?.name === 'g101, g114 g101')).toEqual([]);
});

test('says at the field what is wrong with it', () => {
  show('', { games: 'This is needed.' });
  expect(field()).toHaveAttribute('aria-invalid', 'true');
  expect(field()).toHaveAccessibleDescription('This is needed.');
});
