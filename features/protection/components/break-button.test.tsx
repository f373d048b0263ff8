import { useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { platformAnswers, renderWithPlatform, sentTo } from '@/components/testing/platform';
import { ApiProblem } from '@/lib/http/problem';
import { BreakButton } from './break-button';

jest.mock('@/lib/browser/platform/client', () => jest.requireActual('@/components/testing/platform'));

const TAKE = 'PUT /api/v1/me/break';
const button = () => screen.getByRole('button', { name: 'Take a 24-hour break now' });

test('one tap begins a break of a day', async () => {
  const until = '2026-12-01T10:00:00.000Z';
  platformAnswers({ [TAKE]: () => ({ data: { kind: 'time_out', until } }) });
  const onBegun = jest.fn();
  renderWithPlatform(<BreakButton onBegun={onBegun} onFailed={jest.fn()} />);
  await userEvent.click(button());
  expect(onBegun).toHaveBeenCalledWith(until);
  expect(sentTo(TAKE)).toEqual([expect.objectContaining({ body: { length: '24h', origin: 'play' } })]);
});

test('who is here is asked again, so that pages know of the break', async () => {
  platformAnswers({ [TAKE]: () => ({ data: { kind: 'time_out', until: '2026-12-01T10:00:00.000Z' } }) });
  const ask = jest.fn(() => Promise.resolve(null));
  function Here() {
    useQuery({ queryKey: ['player', 'me'], queryFn: ask });
    return null;
  }
  renderWithPlatform(
    <>
      <Here />
      <BreakButton onBegun={jest.fn()} onFailed={jest.fn()} />
    </>,
  );
  await waitFor(() => expect(ask).toHaveBeenCalledTimes(1));
  await userEvent.click(button());
  await waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
});

test('what went wrong is handed on, and the button stays', async () => {
  platformAnswers({
    [TAKE]: () => {
      throw new ApiProblem('no_response', 0);
    },
  });
  const [onBegun, onFailed] = [jest.fn(), jest.fn()];
  renderWithPlatform(<BreakButton onBegun={onBegun} onFailed={onFailed} />);
  await userEvent.click(button());
  expect(onFailed).toHaveBeenCalledTimes(1);
  expect(onBegun).not.toHaveBeenCalled();
  expect(button()).toBeEnabled();
});
