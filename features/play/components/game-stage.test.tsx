import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { platformAnswers, renderWithPlatform, sentTo } from '@/components/testing/platform';
import { ApiProblem } from '@/lib/http/problem';
import { GameStage, type GameStageProps } from './game-stage';

jest.mock('@/lib/http/client', () => jest.requireActual('@/components/testing/platform'));
jest.mock('@/lib/i18n/navigation', () => jest.requireActual('@/components/testing/navigation'));

const STUDIO = 'https://studio.example';
const SESSIONS = 'POST /api/v1/games/{id}/sessions';
const given = {
  onNeedLogIn: jest.fn(),
  onDeposit: jest.fn(),
  onNotAvailable: jest.fn(),
  onRoundStart: jest.fn(),
  onRoundEnd: jest.fn(),
  onOpened: jest.fn(),
};
let launches = 0;

function Stage(props: Partial<GameStageProps>) {
  return (
    <GameStage
      game={{
        id: 'g1',
        path: '/game/scarab',
        name: 'Scarab',
        providerName: 'Saffron Lane',
        studioPath: '/games?providerId=7',
        even: { minor: 0, text: '€0.00' },
        hasDemo: true,
        poster: '/art/posters/g1/00000000',
        colour: '#000000',
      }}
      mode="real"
      session="in"
      depositOpen={false}
      strip={({ net }) => <output aria-label="net">{net}</output>}
      {...given}
      {...props}
    />
  );
}

beforeEach(() => {
  launches = 0;
  platformAnswers({ [SESSIONS]: () => ({ data: { url: `${STUDIO}/play/${++launches}` } }) });
});

const frame = () => screen.findByTitle('Scarab') as Promise<HTMLIFrameElement>;
const net = () => screen.getByLabelText('net').textContent;

function say(message: object, { origin = STUDIO, source }: { origin?: string; source: Window | null }) {
  act(() => {
    window.dispatchEvent(
      new MessageEvent('message', { origin, source, data: { source: 'parlour-studio', ...message } }),
    );
  });
}
const ended = (roundId: string, stake: number, won: number) => ({ type: 'round-ended', roundId, stake, won });

test('a visitor is asked to log in for real money and can try the demo; the demo opens by itself', async () => {
  const { unmount } = renderWithPlatform(<Stage session="out" />);
  expect(screen.getByRole('link', { name: 'Try the demo' })).toHaveAttribute('href', '/game/scarab/demo');
  await userEvent.click(screen.getByRole('button', { name: 'Play for real' }));
  expect(given.onNeedLogIn).toHaveBeenCalledTimes(1);
  expect(sentTo(SESSIONS)).toHaveLength(0);
  unmount();

  renderWithPlatform(<Stage session="out" mode="demo" />);
  expect(await frame()).toHaveAttribute('src', `${STUDIO}/play/1`);
  expect(sentTo(SESSIONS)[0]?.body).toEqual({ mode: 'demo', language: 'en' });
});

test('the net position follows what each round cost and paid', async () => {
  renderWithPlatform(<Stage />);
  const source = (await frame()).contentWindow;
  say({ type: 'round-started', roundId: 'a', stake: 200 }, { source });
  expect(given.onRoundStart).toHaveBeenCalledWith('a');
  say(ended('a', 200, 0), { source });
  expect(given.onRoundEnd).toHaveBeenCalledWith('a');
  expect(net()).toBe('-200');
  say(ended('b', 200, 950), { source });
  expect(net()).toBe('550');
});

test('only the game’s own frame on the studio’s own origin is heard', async () => {
  renderWithPlatform(<Stage />);
  const source = (await frame()).contentWindow;
  say(ended('a', 0, 9_999), { source, origin: 'https://evil.example' });
  say(ended('b', 0, 9_999), { source: window });
  say(ended('c', 0, 9_999), { source: null });
  say({ type: 'deposit' }, { source: window });
  expect(net()).toBe('0');
  expect(given.onRoundEnd).not.toHaveBeenCalled();
  expect(given.onDeposit).not.toHaveBeenCalled();
});

test('the game is told to go on when the cashier it asked for is closed', async () => {
  const { rerender } = renderWithPlatform(<Stage />);
  const game = (await frame()).contentWindow as Window;
  const tell = jest.spyOn(game, 'postMessage').mockImplementation(() => undefined);
  say({ type: 'deposit' }, { source: game });
  expect(given.onDeposit).toHaveBeenCalledTimes(1);
  rerender(<Stage depositOpen />);
  expect(tell).not.toHaveBeenCalled();
  rerender(<Stage />);
  expect(tell.mock.calls).toEqual([[{ type: 'resume' }, STUDIO]]);
});

test('an expired game is opened anew, but not over and over', async () => {
  const clock = jest.spyOn(performance, 'now').mockReturnValue(0);
  renderWithPlatform(<Stage />);
  const source = (await frame()).contentWindow;
  say({ type: 'error', code: 'no_money' }, { source });
  clock.mockReturnValue(60_000);
  say({ type: 'error', code: 'session_expired' }, { source });
  await waitFor(() => expect(screen.getByTitle('Scarab')).toHaveAttribute('src', `${STUDIO}/play/2`));
  clock.mockReturnValue(61_000);
  say({ type: 'error', code: 'session_expired' }, { source: (await frame()).contentWindow });
  expect(sentTo(SESSIONS)).toHaveLength(2);
  clock.mockRestore();
});

test('a game that cannot be opened says why and can be tried again', async () => {
  let tries = 0;
  platformAnswers({
    [SESSIONS]: () => {
      if (++tries === 1) throw new ApiProblem('client_api_72', 403);
      return { data: { url: `${STUDIO}/play/again` } };
    },
  });
  renderWithPlatform(<Stage />);
  expect(await screen.findByRole('alert')).toHaveTextContent(/country/);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await frame()).toHaveAttribute('src', `${STUDIO}/play/again`);
});

test('says why a game is not to be had, and leaves other failures to the stage', async () => {
  const refuse = (code: 'client_api_71' | 'client_api_48') =>
    platformAnswers({
      [SESSIONS]: () => {
        throw new ApiProblem(code, 422);
      },
    });
  refuse('client_api_71');
  const { unmount } = renderWithPlatform(<Stage />);
  await screen.findByRole('alert');
  expect(given.onNotAvailable).toHaveBeenCalledWith(
    'This game is not available right now. Its table opens soon.',
  );
  unmount();
  given.onNotAvailable.mockClear();
  refuse('client_api_48');
  renderWithPlatform(<Stage />);
  await screen.findByRole('alert');
  expect(given.onNotAvailable).not.toHaveBeenCalled();
});
