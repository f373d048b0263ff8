import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useRouter } from 'next/navigation';
import { createQueryClient } from '@/lib/browser/query/query-provider';
import { ApiProblem } from '@/lib/http/problem';
import { readWritten } from '../../api/get-campaigns-id-content';
import { useAudience } from '../../api/post-campaign-audience';
import { writeCampaign } from '../../api/post-campaigns';
import { changeCampaign } from '../../api/put-campaigns-id';
import { OfficeMeProvider } from '../../state/office-me';
import { operatorWith } from '../../testing/me';
import { CampaignForm } from './campaign-form';
import { NEW_VALUES } from './campaign-values';

jest.mock('../../api/get-campaigns-id-content', () => ({ readWritten: jest.fn() }));
jest.mock('../../api/post-campaign-audience', () => ({ useAudience: jest.fn() }));
jest.mock('../../api/post-campaigns', () => ({ writeCampaign: jest.fn() }));
jest.mock('../../api/put-campaigns-id', () => ({ changeCampaign: jest.fn() }));
jest.mock('next/navigation', () => ({ useRouter: jest.fn() }));

const START = {
  ...NEW_VALUES,
  promocode: 'HALF',
  'name.en': 'Half',
  'shortDescription.en': 'Half on top',
  'name.de': 'Halb',
};
const AUDIENCE = {
  players: 4_120,
  inShare: 1_236,
  error: 90,
  looked: 20_000,
  of: 1_000_000,
  laws: [
    { country: 'GB', mostWagering: 10, oneProduct: true },
    { country: 'SE', leastDays: 60, firstPlayOnly: true },
  ],
};
const go = jest.fn();
function show(written: { id: string; revision: number; state: 'draft' | 'running' } | null = null) {
  jest.mocked(useAudience).mockReturnValue({ data: AUDIENCE, error: null } as never);
  jest.mocked(useRouter).mockReturnValue({ push: go } as never);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <OfficeMeProvider me={operatorWith(['bonus'])}>
        <CampaignForm
          title="A campaign"
          keep="campaign half"
          start={START}
          written={written}
          draw={(content, language) => (
            <p>{`card in ${language}: ${content.name[language] ?? content.name.en}`}</p>
          )}
        />
      </OfficeMeProvider>
    </QueryClientProvider>,
  );
}
const fill = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const save = () => fireEvent.submit(screen.getByRole('form', { name: 'A campaign' }));
beforeEach(() => {
  jest.resetAllMocks();
  sessionStorage.clear();
});

it('saves a draft and goes to it', async () => {
  jest.mocked(writeCampaign).mockResolvedValue('half');
  show();
  fill('Wagering, times', '12');
  save();
  await waitFor(() => expect(go).toHaveBeenCalledWith('/office/campaigns/half'));
  expect(jest.mocked(writeCampaign).mock.calls[0]?.[0]).toMatchObject({
    type: 5,
    promocode: 'HALF',
    wagering: 12,
    amounts: [{ currency: 'EUR', maxBonus: 10_000, minDeposit: 2_000 }],
  });
});

it('lets categories and days be ticked, in their own order', async () => {
  jest.mocked(writeCampaign).mockResolvedValue('half');
  show();
  fill('What gives it', '7');
  fill('Percent of the winnings', '20');
  const categories = screen.getByRole('group', { name: 'Categories that count' });
  for (const name of ['Live', 'Slots', 'Crash', 'Live'])
    fireEvent.click(within(categories).getByRole('checkbox', { name }));
  save();
  await waitFor(() => expect(writeCampaign).toHaveBeenCalledTimes(1));
  expect(jest.mocked(writeCampaign).mock.calls[0]?.[0].trigger).toEqual({ categories: [3, 11] });

  fill('What gives it', '6');
  fill('When it comes', 'days');
  for (const name of ['Sunday', 'Friday']) fireEvent.click(screen.getByRole('checkbox', { name }));
  save();
  await waitFor(() => expect(writeCampaign).toHaveBeenCalledTimes(2));
  expect(jest.mocked(writeCampaign).mock.calls[1]?.[0].trigger).toEqual({ every: 'days', weekdays: [5, 7] });
});

it('shows the card in each language, as it is typed', () => {
  show();
  expect(screen.getByText('card in en: Half')).toBeVisible();
  fill('Player’s language', 'de');
  fill('Name, German', 'Die Hälfte');
  expect(screen.getByText('card in de: Die Hälfte')).toBeVisible();
  fill('Player’s language', 'fr');
  expect(screen.getByText(/No text in this language yet/)).toBeVisible();
});

it('says at the field what the platform refuses, also by the place in a list', async () => {
  jest.mocked(writeCampaign).mockRejectedValueOnce(
    new ApiProblem('client_api_5', 422, {
      detail: 'no',
      fields: { promocode: 'codeTaken', 'amounts.EUR.budget': 'belowOne' },
    }),
  );
  show();
  save();
  expect(await screen.findByText('Another campaign has this code.')).toBeVisible();
  expect(screen.getByText('This is less than a single player gets.')).toBeVisible();
  expect(screen.getByLabelText('Promo code')).toHaveAttribute('aria-invalid', 'true');
  jest.mocked(writeCampaign).mockRejectedValueOnce(
    new ApiProblem('client_api_5', 422, {
      errors: [{ path: 'amounts.0.maxBet', message: 'Too small' }],
    } as never),
  );
  save();
  expect(await screen.findByText('Too small')).toBeVisible();
  expect(screen.getByLabelText('Largest stake')).toHaveAttribute('aria-invalid', 'true');
});

it('loses nothing when a colleague has saved it in between, and writes over it only when told to', async () => {
  jest
    .mocked(changeCampaign)
    .mockRejectedValueOnce(
      new ApiProblem('client_api_37', 409, { detail: 'somebody has changed it meanwhile: look at it again' }),
    );
  jest
    .mocked(readWritten)
    .mockRejectedValueOnce(new Error('away'))
    .mockResolvedValue({ revision: 8 } as never);
  show({ id: 'half', revision: 7, state: 'draft' });
  fill('Wagering, times', '33');
  save();
  expect(await screen.findByText(/Somebody has changed it meanwhile/)).toBeVisible();
  expect(screen.getByLabelText('Wagering, times')).toHaveValue('33');
  expect(screen.getByRole('link', { name: 'Look at what was saved' })).toHaveAttribute(
    'href',
    '/office/campaigns/half',
  );
  const mine = screen.getByRole('button', { name: 'Go on with mine …' });
  fireEvent.click(mine);
  await waitFor(() => expect(screen.queryByText(/Somebody has changed it meanwhile/)).toBeNull());
  expect(screen.getByRole('alert')).not.toBeEmptyDOMElement();
  fireEvent.click(mine);
  expect(await screen.findByText(/goes over what a colleague saved/)).toBeVisible();
  jest.mocked(changeCampaign).mockResolvedValue(null);
  save();
  await waitFor(() => expect(go).toHaveBeenCalled());
  expect(jest.mocked(changeCampaign).mock.calls.map(([, body]) => body.revision)).toEqual([7, 8]);
});

it('asks for a reason where a colleague has to agree, and keeps what gives it', async () => {
  jest.mocked(changeCampaign).mockResolvedValue('request');
  show({ id: 'half', revision: 7, state: 'running' });
  expect(screen.getByLabelText('What gives it').querySelectorAll('option')).toHaveLength(1);
  fill(/^Reason/, 'Too dear');
  save();
  await waitFor(() =>
    expect(changeCampaign).toHaveBeenCalledWith('half', expect.objectContaining({ reason: 'Too dear' })),
  );
});

it('counts for how many it would be, with the error of a sample, and says whose law asks for less', () => {
  show();
  expect(screen.getByText('4,120 ± 90')).toBeVisible();
  expect(screen.getByText('Estimated from a sample of 20,000 of 1,000,000 open accounts')).toBeVisible();
  expect(screen.getByText('Players in GB wager at most 10 times by law: they get 10, not 20.')).toBeVisible();
  expect(
    screen.getByText('Players in SE have a bonus for at least 60 days by law: it lives 1440 hours, not 168.'),
  ).toBeVisible();
  expect(screen.getByText(/Players in SE get one bonus, and only before their first play/)).toBeVisible();
  expect(
    screen.getByText(/Players in GB wager on one type of product by law: for them only Slots/),
  ).toBeVisible();
  fill('Of', 'bonus+deposit');
  fill('Wagering, times', '3');
  expect(
    screen.getByText(
      'Players in GB wager at most 10 times the bonus by law: they get 3 times the bonus, without the deposit.',
    ),
  ).toBeVisible();
  fill('Share of them, %', '30');
  expect(screen.getByText('About 1,236, 30 %')).toBeVisible();
  fill('Countries', 'DE');
  expect(screen.queryByText(/Players in (GB|SE)/)).toBeNull();
});

it('says below that something above is not right, at the field what, and leads there', async () => {
  show();
  fill('Wagering, times', '-3');
  save();
  await waitFor(() => expect(screen.getByLabelText('Wagering, times')).toHaveFocus());
  expect(screen.getByLabelText('Wagering, times')).toHaveAccessibleDescription(
    'A whole number, without signs.',
  );
  expect(screen.getByText('Something above is not right yet.')).toBeVisible();
  expect(writeCampaign).not.toHaveBeenCalled();
});

it('is begun once: by one key for one intention, however often it is pressed', async () => {
  const problems = [new ApiProblem('no_response', 0), new ApiProblem('client_api_5', 422)];
  jest.mocked(writeCampaign).mockImplementation(async () => {
    const problem = problems.shift();
    if (problem) throw problem;
    return 'half';
  });
  show();
  for (let count = 1; count <= 3; count += 1) {
    save();
    save();
    await waitFor(() => expect(writeCampaign).toHaveBeenCalledTimes(count));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Save the draft' })).toHaveAttribute(
        'aria-disabled',
        'false',
      ),
    );
  }
  expect(go).toHaveBeenCalledTimes(1);
  const keys = jest.mocked(writeCampaign).mock.calls.map(([, key]) => key);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

describe('what was typed', () => {
  const written = (revision: number) => ({ id: 'half', revision, state: 'draft' as const });
  const away = async (revision: number) => {
    show(written(revision));
    fill('Wagering, times', '33');
    await waitFor(() => expect(sessionStorage).toHaveLength(1));
    cleanup();
  };

  it('is there again when the page was left, over the revision that it changes alone', async () => {
    await away(7);
    show(written(7));
    expect(screen.getByLabelText('Wagering, times')).toHaveValue('33');
    cleanup();
    show(written(8));
    expect(screen.getByLabelText('Wagering, times')).toHaveValue('20');
  });

  it('is gone once it was saved or given up', async () => {
    await away(7);
    jest.mocked(changeCampaign).mockResolvedValue(null);
    show(written(7));
    save();
    await waitFor(() => expect(go).toHaveBeenCalled());
    expect(sessionStorage).toHaveLength(0);
    cleanup();
    await away(8);
    show(written(8));
    const cancel = screen.getByRole('link', { name: 'Cancel' });
    // There is no router here to lead anywhere.
    cancel.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(cancel);
    expect(sessionStorage).toHaveLength(0);
  });
});
