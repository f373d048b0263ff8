import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useAtomValue } from 'jotai';
import type { ReactElement } from 'react';
import { standInForLayout } from '@/components/testing/layout';
import { platformAnswers, renderWithPlatform, sentTo } from '@/components/testing/platform';
import { modalRequestsAtom } from '@/lib/browser/modals/modals';
import { LEVELS, playerAt, viewer } from '../testing/levels';
import { VipPlayerContext, type VipPlayer } from '../state/vip-player';
import { ExchangePoints } from './exchange-points';
import { LevelCards } from './level-cards';
import { LevelUpModal } from './level-up-modal';
import { OwnLevels } from './own-levels';
import { PersonalManager } from './personal-manager';
import { PointsNote } from './points-note';
import { VipRulesModal } from './vip-rules-modal';
import { VipTable } from './vip-table';

jest.mock('@/lib/browser/platform/client', () => jest.requireActual('@/components/testing/platform'));
jest.mock('@/lib/i18n/navigation', () => jest.requireActual('@/components/testing/navigation'));

beforeAll(() => standInForLayout());
beforeEach(() => platformAnswers({}));
afterEach(() => jest.restoreAllMocks());

function Asked() {
  const names = useAtomValue(modalRequestsAtom).map(({ name }) => name);
  return <output>{names.join(' ')}</output>;
}
const show = (player: VipPlayer, element: ReactElement) =>
  renderWithPlatform(
    <VipPlayerContext value={player}>
      {element}
      <Asked />
    </VipPlayerContext>,
  );
const card = (name: string) => within(screen.getByRole('article', { name }));

describe('the cards', () => {
  test('a visitor sees what every level is, and that none is theirs', () => {
    show(viewer(), <LevelCards levels={LEVELS} />);
    expect(screen.getAllByRole('article')).toHaveLength(12);
    const guest = card('House Guest');
    expect(guest.getByText('Level 3')).toBeVisible();
    expect(guest.getByText('500 to 1,499 points')).toBeVisible();
    expect(guest.getByText('12% cashback')).toBeVisible();
    expect(guest.getByRole('heading', { name: 'What 3 brings' })).toBeVisible();
    expect(guest.getByText('Text of 3')).toBeVisible();
    expect(guest.getByRole('button', { name: 'VIP rules: House Guest' })).toHaveAttribute(
      'data-modal',
      'VIP_RULES',
    );
    expect(guest.queryByText(/to go|Completed|Current|Next/)).toBeNull();
    expect(card('Level name 12').getByText('from 500,000 points')).toBeVisible();
  });

  test('the badges are those of SPEC §4, with what is missing to the levels ahead', () => {
    show(playerAt(2, 320), <LevelCards levels={LEVELS} />);
    expect(card('Newcomer').getByText('Completed')).toBeVisible();
    expect(card('Regular').getByText('Current')).toBeVisible();
    expect(screen.getByRole('article', { name: 'Regular' })).toHaveAttribute('aria-current', 'true');
    expect(card('House Guest').getByText('Next')).toBeVisible();
    expect(card('House Guest').getByText('180 points to go')).toBeVisible();
    expect(card('Card Player').getByText('1,180 points to go')).toBeVisible();
    expect(card('Regular').queryByText(/to go/)).toBeNull();
    // What is reached asks for no deposit.
    expect(card('Regular').queryByRole('link')).toBeNull();
  });

  test('the deposit button asks a visitor to log in first', () => {
    show(viewer(), <LevelCards levels={LEVELS} />);
    fireEvent.click(card('Newcomer').getByRole('link', { name: 'Deposit towards Newcomer' }));
    expect(screen.getByRole('status')).toHaveTextContent(/LOGIN/);
    expect(screen.getByRole('status')).toHaveTextContent(/DEPOSIT/);
  });

  test('it opens the cashier for a player, and is not there for who may not deposit', () => {
    const { unmount } = show(playerAt(1, 50), <LevelCards levels={LEVELS} />);
    fireEvent.click(card('Regular').getByRole('link', { name: 'Deposit towards Regular' }));
    expect(screen.getByRole('status')).toHaveTextContent(/^DEPOSIT$/);
    unmount();
    show({ ...playerAt(1, 50), mayDeposit: false }, <LevelCards levels={LEVELS} />);
    expect(screen.queryByRole('link', { name: 'Deposit towards Regular' })).toBeNull();
  });
});

describe('the table', () => {
  const table = (player: VipPlayer) => show(player, <VipTable levels={LEVELS} headingLevel={1} />);
  const medals = () =>
    within(screen.getByRole('list', { name: 'The way through the levels' })).getAllByRole('link');

  test('a visitor reads when the first level begins, in the money of the page', () => {
    table(viewer());
    expect(screen.getByRole('heading', { level: 1, name: 'VIP levels' })).toBeVisible();
    expect(screen.getByText('The first level begins when you have deposited €40.')).toBeVisible();
    expect(medals()).toHaveLength(12);
    expect(medals()[2]).toHaveAttribute('href', '#level-3');
    expect(medals()[2]).toHaveAccessibleName('Level 3, House Guest');
  });

  test('a player reads where they stand, and the light reaches as far as their points', () => {
    const { container } = table(playerAt(3, 900));
    expect(screen.getByRole('heading', { level: 1, name: 'House Guest' })).toBeVisible();
    expect(screen.getByText('Level 3 of 12')).toBeVisible();
    expect(screen.getByText('900').closest('p')).toHaveTextContent('900 points, 600 to Card Player');
    expect(screen.getByRole('link', { name: 'Cashback' })).toHaveAttribute('href', '/account/vip/cashback');
    expect(medals()[2]).toHaveAccessibleName('Level 3, House Guest, Current');
    expect(medals()[0]).toHaveAccessibleName('Level 1, Newcomer, Completed');
    const states = [...container.querySelectorAll('img[src*="medal-"]')].map(
      (img) => /medal-\d+-(\w+)/.exec(img.getAttribute('src') ?? '')?.[1],
    );
    expect(states).toEqual([...Array(3).fill('on'), ...Array(9).fill('locked')]);
  });

  test('the light grows with the points, and there is none before the first level', () => {
    const beams = (player: VipPlayer) => {
      const { container, unmount } = table(player);
      const lengths = [...container.querySelectorAll('path[pathLength]')].map(
        (path) => path.getAttribute('d')?.length ?? 0,
      );
      unmount();
      return lengths;
    };
    expect(beams(playerAt(0, 10))).toEqual([]);
    const [few = 0] = beams(playerAt(3, 600, 10));
    const [more = 0] = beams(playerAt(3, 1_400, 90));
    const [most = 0] = beams(playerAt(12, 600_000, 100));
    expect(few).toBeGreaterThan(0);
    expect(more).toBeGreaterThan(few);
    expect(most).toBeGreaterThan(more);
  });

  test('nobody below the first level is told of one, and the top has none above it', () => {
    const { unmount } = table(playerAt(0, 10));
    expect(screen.getByText('No level yet')).toBeVisible();
    expect(screen.getByText('30').closest('p')).toHaveTextContent('10 points, 30 to Newcomer');
    unmount();
    table(playerAt(12, 600_000, 100));
    expect(screen.getByText('600,000').closest('p')).toHaveTextContent('600,000 points, the highest level');
  });

  test('a level that can’t be read is asked for again', () => {
    const retry = jest.fn();
    table(viewer({ status: 'failed', retry }));
    expect(screen.getByRole('alert')).toHaveTextContent('Your level could not be loaded.');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });
});

describe('what the own level brings', () => {
  test('stands beside what the next one adds', () => {
    show(playerAt(7, 20_000), <OwnLevels levels={LEVELS} />);
    expect(screen.getByRole('heading', { name: 'Level name 7, yours now' })).toBeVisible();
    expect(screen.getByText('17% cashback').closest('li')).toHaveTextContent('17% cashback, one point more');
    expect(screen.getAllByText('A personal manager')).toHaveLength(1);
  });

  test('is nothing for a visitor, and the first level alone below it', () => {
    const { unmount } = show(viewer(), <OwnLevels levels={LEVELS} />);
    expect(screen.queryByRole('region')).toBeNull();
    unmount();
    show(playerAt(0, 0), <OwnLevels levels={LEVELS} />);
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Newcomer, next']);
  });
});

describe('more for some players', () => {
  test('from Famed Commander up somebody is there for questions', () => {
    const { unmount } = show(playerAt(8, 40_000), <PersonalManager levels={LEVELS} />);
    expect(screen.getByText('Ida Lamp')).toBeVisible();
    expect(screen.getByRole('link', { name: 'ida@parlour.example' })).toHaveAttribute(
      'href',
      'mailto:ida@parlour.example',
    );
    unmount();
    show(playerAt(7, 20_000), <PersonalManager levels={LEVELS} />);
    expect(screen.queryByText('Ida Lamp')).toBeNull();
  });

  test('points are exchanged after they were asked for once more, all of them and once', async () => {
    const retry = jest.fn();
    platformAnswers({
      'POST /api/v1/me/loyalty/exchange': () => ({ data: { points: 500, amount: 500, currency: 'EUR' } }),
    });
    const exchange = { points: 500, rate: 100, each: 100, amount: 500, currency: 'EUR' as const };
    show({ ...playerAt(3, 900), exchange, retry }, <ExchangePoints />);
    expect(screen.getByText('100 points are worth €1.')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Exchange 500 points for €5' }));
    expect(sentTo('POST /api/v1/me/loyalty/exchange')).toHaveLength(0);
    fireEvent.click(screen.getByRole('button', { name: 'Exchange' }));
    await waitFor(() => expect(retry).toHaveBeenCalledTimes(1));
    const [sent] = sentTo('POST /api/v1/me/loyalty/exchange');
    expect(sent?.body).toEqual({ points: 500 });
    expect(sent?.params?.header?.['Idempotency-Key']).toBeTruthy();
  });

  test('without a rate nothing is exchanged', () => {
    show(playerAt(3, 900), <ExchangePoints />);
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('a level that is held says until when', () => {
    show({ ...playerAt(3, 400), heldUntil: '2027-01-15T00:00:00.000Z' }, <OwnLevels levels={LEVELS} />);
    expect(screen.getByText(/stays yours until 15 January 2027/)).toBeVisible();
    expect(screen.getByText(/At most €300 a week\./)).toBeVisible();
    expect(screen.getByText('€10')).toBeVisible();
  });
});

test('a point costs the worth of a euro in the player’s money', () => {
  const { unmount } = show(viewer(), <PointsNote />);
  expect(screen.getByText(/^1 point for each €1 you deposit/)).toBeVisible();
  unmount();
  show({ ...playerAt(1, 50), currency: 'AUD' }, <PointsNote />);
  expect(screen.getByText(/^1 point for each A\$1\.50 you deposit/)).toBeVisible();
});

describe('the rules', () => {
  const answer = (status: number, body: unknown) =>
    Object.assign(globalThis, {
      fetch: jest.fn(async () => ({ ok: status === 200, status, json: async () => body })),
    });

  test('are those that operators wrote, after a skeleton', async () => {
    answer(200, {
      data: {
        title: 'How the levels work',
        childs: [
          {
            title: 'Points',
            content: [{ type: 'paragraph', children: [{ type: 'text', text: 'One a euro' }] }],
          },
        ],
      },
    });
    show(viewer(), <VipRulesModal onClose={() => undefined} />);
    expect(screen.getByRole('status', { name: 'VIP levels are loading' })).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'How the levels work' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Points' })).toBeVisible();
    expect(screen.getByText('One a euro')).toBeVisible();
  });

  test('that don’t come are asked for again', async () => {
    answer(500, {});
    show(viewer(), <VipRulesModal onClose={() => undefined} />);
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

test('the moment of a level says what it brings, and leads to the levels', () => {
  show(
    viewer(),
    <LevelUpModal
      level={8}
      name="Famed Commander"
      facts={{ count: 12, percent: 18, personalManager: true }}
      onClose={() => undefined}
    />,
  );
  const dialog = within(screen.getByRole('dialog', { name: 'Famed Commander: your new level' }));
  expect(
    dialog.getByText(/Level 8 of 12\. Your cashback is now 18%, and you have a personal manager\./),
  ).toBeVisible();
  expect(dialog.getByRole('link', { name: 'See your levels' })).toHaveAttribute('href', '/account/vip');
});
