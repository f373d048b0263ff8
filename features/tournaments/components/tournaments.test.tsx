import { act, screen, within } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { standInForLayout } from '@/components/testing/layout';
import { renderWithMessages } from '@/components/testing/render';
import { asTournament } from '../domain/network';
import { joinedAtom } from '../state/joined';
import { networkTournament } from '../testing/network';
import { tournament } from '../testing/tournaments';
import { TournamentCards } from './tournament-cards';
import { TournamentSlide } from './tournament-slide';

jest.mock('@/lib/i18n/navigation', () => jest.requireActual('@/components/testing/navigation'));

const renderFor = (node: React.ReactNode) => {
  const store = createStore();
  renderWithMessages(<Provider store={store}>{node}</Provider>);
  return { join: (...ids: string[]) => act(() => store.set(joinedAtom, new Set(ids))) };
};

beforeAll(() => standInForLayout());

describe('the slide', () => {
  test('names tournament, prize and what is left, and leads on behind the gate', () => {
    renderFor(<TournamentSlide tournament={tournament()} />);
    expect(screen.getByRole('heading', { name: 'Test Cup' })).toBeVisible();
    expect(screen.getByText('€5,000 + 300 FS + 2,000 E.P.')).toBeVisible();
    expect(screen.getByRole('timer')).toHaveTextContent('The tournament ends:');
    const link = screen.getByRole('link', { name: 'Start winning' });
    expect(link).toHaveAttribute('href', '/tournaments/local/test-cup');
    expect(link).toHaveAttribute('data-gated', '/tournaments/local/test-cup');
    expect(screen.queryByText('You are taking part')).toBeNull();
  });

  test('says to who takes part that they do', () => {
    const { join } = renderFor(<TournamentSlide tournament={tournament()} />);
    join('another-cup');
    expect(screen.getByRole('link', { name: 'Start winning' })).toBeVisible();
    join('another-cup', 'test-cup');
    expect(screen.getByText('You are taking part')).toBeVisible();
    expect(screen.getByRole('link', { name: 'More' })).toHaveAttribute('href', '/tournaments/local/test-cup');
    join();
    expect(screen.getByRole('link', { name: 'Start winning' })).toBeVisible();
  });
});

describe('the cards', () => {
  test('stand for each tournament, with a link that says which', () => {
    const { join } = renderFor(
      <TournamentCards
        tournaments={[tournament(), tournament({ id: 'other-cup', name: 'Other Cup', pointsPool: 0 })]}
      />,
    );
    const row = screen.getByRole('region', { name: 'Tournaments' });
    expect(within(row).getByText('2 open')).toBeVisible();
    expect(within(row).getByText('€5,000 + 300 FS')).toBeVisible();
    expect(within(row).getByRole('link', { name: 'Start winning : Other Cup' })).toBeVisible();
    join('other-cup');
    const [first, second] = within(row).getAllByRole('listitem');
    expect(within(first as HTMLElement).getByText('Running')).toBeVisible();
    expect(within(second as HTMLElement).getByText('You are taking part')).toBeVisible();
    expect(within(second as HTMLElement).getByRole('link', { name: 'More : Other Cup' })).toBeVisible();
  });

  test('lead to the page of a studio’s tournament by its code, and say who takes part', () => {
    const one = asTournament(networkTournament());
    const { join } = renderFor(
      <>
        <TournamentSlide tournament={one} />
        <TournamentCards tournaments={[one]} />
      </>,
    );
    for (const link of screen.getAllByRole('link', { name: /Start winning/ }))
      expect(link).toHaveAttribute('href', '/tournaments/net-cup');
    join('network:net-cup');
    expect(screen.getAllByText('You are taking part')).toHaveLength(2);
  });

  test('are not there without a tournament', () => {
    const { container } = renderWithMessages(<TournamentCards tournaments={[]} />);
    expect(container).toBeEmptyDOMElement();
  });
});
