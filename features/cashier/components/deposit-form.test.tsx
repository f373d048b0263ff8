import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { platformAnswers, renderWithPlatform, sentTo } from '@/components/testing/platform';
import { ApiProblem } from '@/lib/http/problem';
import { depositWith } from '../testing/deposit';
import { amount, ASKED, button, DEPOSIT, keys, OFFERED, showForm, type } from '../testing/shown-form';
import { DepositForm } from './deposit-form';

jest.mock('@/lib/browser/platform/client', () => jest.requireActual('@/components/testing/platform'));

let nextKey = 0;
beforeAll(() => {
  Object.defineProperty(globalThis.crypto, 'randomUUID', {
    configurable: true,
    value: () => `key-${++nextKey}`,
  });
});

test('a preset fills the amount, and the button repeats it', async () => {
  await showForm();
  const presets = screen.getByRole('group', { name: /amount/i });
  const preset = within(presets).getByRole('button', { name: '€250' });
  await userEvent.click(preset);
  expect(preset).toHaveAttribute('aria-pressed', 'true');
  expect(button()).toHaveTextContent(preset.textContent ?? 'none');
});

test.each([
  ['5', false],
  ['10', true],
  ['2000', true],
  ['2001', false],
])('a card takes %s: %s', async (value, accepted) => {
  await showForm();
  await type(value);
  if (accepted) {
    expect(button()).toBeEnabled();
  } else {
    expect(button()).toBeDisabled();
    expect(amount()).toHaveAttribute('aria-invalid', 'true');
  }
});

test('begins with the method and amount of a deposit that is tried again, in its game', async () => {
  await showForm({}, { method: 'skrill', amount: 7_500, game: 'scarab-of-nefer' });
  expect(screen.getByRole('radio', { name: /Skrill/ })).toBeChecked();
  expect(amount()).toHaveValue('75');
  await userEvent.click(button());
  await waitFor(() => expect(sentTo(DEPOSIT)).toHaveLength(1));
  expect(sentTo(DEPOSIT)[0]?.body).toEqual({ method: 'skrill', amount: 7_500, game: 'scarab-of-nefer' });
});

test('begins with the first method when the wanted one is not on offer', async () => {
  await showForm({}, { method: 'neosurf', amount: 7_500 });
  expect(screen.getByRole('radio', { name: /Bank card/ })).toBeChecked();
  expect(amount()).toHaveValue('75');
});

test('each method has limits of its own', async () => {
  await showForm();
  await type('15');
  expect(button()).toBeEnabled();
  await userEvent.click(screen.getByRole('radio', { name: /Skrill/ }));
  expect(button()).toBeDisabled();
});

test('sends whole units as minor ones', async () => {
  await showForm();
  await type('50');
  await userEvent.click(button());
  await waitFor(() => expect(sentTo(DEPOSIT)).toHaveLength(1));
  expect(sentTo(DEPOSIT)[0]?.body).toEqual({ method: 'card', amount: 5_000 });
});

test('an earlier press whose deposit has ended gives way to a new deposit', async () => {
  const answers = [null, '#checkout'];
  await showForm({ [DEPOSIT]: () => ({ data: depositWith({ checkoutUrl: answers.shift() ?? null }) }) });
  await type('50');
  await userEvent.click(button());
  await waitFor(() => expect(window.location.hash).toBe('#checkout'));
  expect(keys()).toHaveLength(2);
  expect(keys()[1]).not.toBe(keys()[0]);
});

test('a page that Back shows as it was left takes the next press', async () => {
  await showForm();
  await type('50');
  await userEvent.click(button());
  await waitFor(() => expect(button()).toHaveAttribute('aria-disabled', 'true'));
  act(() => {
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  });
  await userEvent.click(button());
  await waitFor(() => expect(keys()).toHaveLength(2));
  // The deposit is open still: the platform answers with the same checkout.
  expect(keys()[1]).toBe(keys()[0]);
});

test('without an answer the same intention keeps its key; another amount or method has another', async () => {
  await showForm({
    [DEPOSIT]: () => {
      throw new ApiProblem('no_response', 0);
    },
  });
  await type('50');
  await userEvent.click(button());
  expect(await screen.findByRole('alert')).toBeVisible();
  await userEvent.click(button());
  await waitFor(() => expect(keys()).toHaveLength(2));
  expect(keys()[1]).toBe(keys()[0]);

  await type('60');
  await userEvent.click(button());
  await waitFor(() => expect(keys()).toHaveLength(3));
  await userEvent.click(screen.getByRole('radio', { name: /Skrill/ }));
  await userEvent.click(button());
  await waitFor(() => expect(keys()).toHaveLength(4));
  expect(new Set(keys()).size).toBe(3);
});

test('a limit after a lost answer says nothing of that deposit: the key stays', async () => {
  const problems = [new ApiProblem('no_response', 0), new ApiProblem('too_many_requests', 429)];
  await showForm({
    [DEPOSIT]: () => {
      const problem = problems.shift();
      if (problem) throw problem;
      return { data: depositWith() };
    },
  });
  await type('50');
  for (const count of [1, 2, 3]) {
    await userEvent.click(button());
    await waitFor(() => expect(keys()).toHaveLength(count));
    if (count < 3) await waitFor(() => expect(button()).not.toHaveAttribute('aria-disabled'));
  }
  expect(new Set(keys()).size).toBe(1);
});

test('a refusal is the end of an intention: the next try has a new key', async () => {
  await showForm({
    [DEPOSIT]: () => {
      throw new ApiProblem('client_api_38', 403);
    },
  });
  await type('50');
  await userEvent.click(button());
  await screen.findByRole('alert');
  await userEvent.click(button());
  await waitFor(() => expect(keys()).toHaveLength(2));
  expect(keys()[1]).not.toBe(keys()[0]);
});

test('without methods there is a way to ask again', async () => {
  platformAnswers({
    [ASKED]: () => {
      throw new ApiProblem('no_response', 0);
    },
    [OFFERED]: () => ({ data: { number: 1, bonuses: [] } }),
  });
  renderWithPlatform(<DepositForm currency="EUR" place="modal" />);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(sentTo(ASKED)).toHaveLength(2));
});

test('a player whose documents the law asks for first is told so, and led there', async () => {
  await showForm({
    [DEPOSIT]: () => {
      throw new ApiProblem('client_api_56', 403);
    },
  });
  await type('50');
  expect(screen.queryByRole('link', { name: 'Send documents' })).toBeNull();
  await userEvent.click(button());
  expect(await screen.findByRole('alert')).toHaveTextContent('not verified yet');
  expect(screen.getByRole('link', { name: 'Send documents' })).toHaveAttribute(
    'href',
    '/account/profile/verification',
  );
});

test('a limit that leaves less is said, with the way to it', async () => {
  await showForm({
    [DEPOSIT]: () => {
      const limit = {
        period: 'day',
        amount: 5_000,
        left: 2_000,
        until: '2026-12-01T00:00:00.000Z',
      } as const;
      throw new ApiProblem('client_api_31', 422, { limit });
    },
  });
  await type('50');
  expect(screen.queryByRole('link', { name: 'Go to your limits' })).toBeNull();
  await userEvent.click(button());
  expect(await screen.findByRole('alert')).toHaveTextContent('20.00 left until');
  expect(screen.getByRole('link', { name: 'Go to your limits' })).toHaveAttribute('href', '/account/limits');
});
