import { act, screen, waitFor } from '@testing-library/react';
import { useAtomValue } from 'jotai';
import { platformAnswers, renderWithPlatform, sentTo } from '@/components/testing/platform';
import { meKey } from '@/features/player/api/get-me';
import { removeHint, writeHint } from '@/features/player/state/hint';
import { joinedAtom } from '@/features/tournaments/state/joined';
import { OwnLobby } from './own-lobby';

jest.mock('@/lib/browser/platform/client', () => jest.requireActual('@/components/testing/platform'));

const me = (id: string) => ({ id, email: `${id}@parlour.example`, language: 'en' });
let joined: string[] = [];

function Joined() {
  return <output>{[...useAtomValue(joinedAtom)].join(' ')}</output>;
}
const shown = () => screen.getByRole('status').textContent;

afterEach(() => removeHint());

test('shows to whoever logs in next what is theirs, and nothing of who was here before', async () => {
  writeHint('en');
  joined = ['spring-cup'];
  platformAnswers({
    'GET /api/v1/me': () => ({ data: me('mara') }),
    'GET /api/v1/bonuses/welcome': () => ({ data: null }),
    'GET /api/v1/me/tournaments': () => ({ data: joined.map((id) => ({ id })) }),
  });
  const { client } = renderWithPlatform(
    <>
      <OwnLobby />
      <Joined />
    </>,
  );
  await waitFor(() => expect(shown()).toBe('spring-cup'));
  joined = [];
  // The session ran out, and another player logs in on the same page.
  await act(async () => client.setQueryData(meKey, me('noah')));
  await waitFor(() => expect(sentTo('GET /api/v1/me/tournaments')).toHaveLength(2));
  await waitFor(() => expect(shown()).toBe(''));
  expect(sentTo('GET /api/v1/bonuses/welcome')).toHaveLength(2);
});
