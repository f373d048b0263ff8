import { render, screen } from '@testing-library/react';
import type { OfficeRole } from '@/lib/domain/office-permissions';
import { useCampaign } from '../../api/get-campaigns-id';
import { OfficeMeProvider } from '../../state/office-me';
import { campaign } from '../../testing/campaigns';
import { operatorWith } from '../../testing/me';
import { PLAYER, request } from '../../testing/watched';
import { approvalFacts } from './approval-words';
import { Facts } from '../parts/card';

jest.mock('../../api/get-campaigns-id', () => ({ useCampaign: jest.fn() }));

const show = (changes: object) => render(<Facts facts={approvalFacts({ ...request, ...changes })} />);
const said = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling;
const hasNoCode = () => {
  expect(screen.queryByText('With')).toBeNull();
  expect(document.body).not.toHaveTextContent(/[{}"]/);
};

it('says an adjustment in words, and leads to the player', () => {
  show({
    action: 'office.adjust-balance',
    parameters: {
      playerId: PLAYER,
      direction: 'take',
      amount: 2_550,
      currency: 'EUR',
      words: 'Booked twice.',
      reference: 'complaint 4411',
      operatorId: '3',
    },
  });
  expect(said('What happens')).toHaveTextContent('Take from the balance');
  expect(said('Amount')).toHaveTextContent('€25.50');
  expect(said('The player reads')).toHaveTextContent('Booked twice.');
  expect(said('Why')).toHaveTextContent('A blurred stamp.');
  expect(screen.getByRole('link', { name: 'The player’s money' })).toHaveAttribute(
    'href',
    `/office/players/${PLAYER}?tab=money`,
  );
  hasNoCode();
});

it.each([
  [
    'payments.pay-out',
    PLAYER,
    { id: 'w1', amount: 250_000, currency: 'EUR', operatorId: '3' },
    'The withdrawal',
    '/office/withdrawals/w1',
  ],
  [
    'payments.refund-deposit',
    PLAYER,
    { depositId: 'd1', amount: 5_000, currency: 'EUR', reason: 'A blurred stamp.', operatorId: '3' },
    'The player’s money',
    `/office/players/${PLAYER}?tab=money`,
  ],
  [
    'payments.decide-mismatch',
    PLAYER,
    { id: 'm1', decision: 'credit', depositId: 'd1', received: 9_000, currency: 'EUR', operatorId: '3' },
    'The player’s money',
    `/office/players/${PLAYER}?tab=money`,
  ],
  [
    'jurisdictions.set-book',
    'AT',
    { country: 'AT', book: 'de', from: null, before: 'base', last: null, operatorId: '3' },
    'Austria',
    '/office/rules',
  ],
  [
    'tournaments.correct',
    PLAYER,
    { tournamentId: 'cup', place: 2, earlier: 0, playerId: PLAYER, operatorId: '3' },
    'The tournament',
    '/office/tournaments/cup',
  ],
  [
    'loyalty.correct-points',
    PLAYER,
    { playerId: PLAYER, points: -200, operatorId: '3' },
    'The player’s level',
    `/office/players/${PLAYER}?tab=level`,
  ],
  [
    'wheel.set-table',
    'wheel',
    {
      fields: [
        { kind: 'spins', size: 5 },
        ...Array.from({ length: 11 }, () => ({ kind: 'nothing', size: 0 })),
      ],
      ...{
        spinCampaign: 'wheel-spins',
        bonusCampaign: 'wheel-bonus',
        wagering: 10,
        after: 1,
        operatorId: '3',
      },
    },
    'The wheel of fortune',
    '/office/wheel',
  ],
  [
    'verification.decide',
    PLAYER,
    { playerId: PLAYER, step: 'address', decision: 'reject', reason: 'too_old', operatorId: '3' },
    'The player’s documents',
    `/office/players/${PLAYER}?tab=documents`,
  ],
])('%s leads to what it is about, and says the rest in words', (action, subject, parameters, words, href) => {
  show({ action, subject, parameters });
  expect(screen.getByRole('link', { name: words })).toHaveAttribute('href', href);
  hasNoCode();
});

it('names a currency, and money that nobody knows', () => {
  const { unmount } = show({
    action: 'payments.set-rate',
    subject: 'USD',
    parameters: { currency: 'USD', perEuro: '1.1744', operatorId: '3' },
  });
  expect(said('About')).toHaveTextContent('USD');
  expect(said('For one euro')).toHaveTextContent('1.1744');
  unmount();
  show({
    action: 'payments.decide-money',
    subject: 'bm1',
    parameters: { id: 'bm1', decision: 'return', depositId: null, received: 7_500, currency: 'EUR' },
  });
  expect(said('About')).toHaveTextContent('Money that nobody knows');
  // Two transfers of the same sum are told apart.
  expect(said('Its id')).toHaveTextContent('bm1');
  expect(said('Decision')).toHaveTextContent('Send it back');
  hasNoCode();
});

it('shows what the player reads, also where it is the reason', () => {
  const words = 'A stake of 3 May was booked twice.';
  show({
    action: 'office.adjust-balance',
    subject: PLAYER,
    reason: words,
    parameters: { direction: 'add', amount: 500, currency: 'EUR', words, reference: 'T-1', operatorId: '3' },
  });
  expect(said('The player reads')).toHaveTextContent(words);
  expect(said('Why')).toHaveTextContent(words);
});

it.each([
  [
    'payments.set-rate',
    'USD',
    { currency: 'USD', perEuro: '1.19', before: '1.17', operatorId: '3' },
    'Until now',
    '1.17',
  ],
  [
    'verification.decide',
    PLAYER,
    { playerId: PLAYER, step: 'identity', decision: 'approve', validUntil: '2031-05-01', operatorId: '3' },
    'Valid until',
    '1 May 2031',
  ],
])('%s says every field that it has in words', (action, subject, parameters, name, words) => {
  show({ action, subject, parameters });
  expect(said(name)).toHaveTextContent(words);
  hasNoCode();
});

it('says what holds in a country until now, what is to hold, and from when', () => {
  const parameters = { country: 'AT', book: 'none', before: 'de', last: 3, operatorId: '3' };
  const { unmount } = show({
    action: 'jurisdictions.set-book',
    subject: 'AT',
    parameters: { ...parameters, from: null },
  });
  expect(said('Until now')).toHaveTextContent('Germany');
  expect(said('Rule book')).toHaveTextContent('No licence: closed for play');
  expect(said('From')).toHaveTextContent('As soon as a colleague agrees');
  hasNoCode();
  unmount();
  show({
    action: 'jurisdictions.set-book',
    subject: 'AT',
    parameters: { ...parameters, from: '2026-12-24T00:00:00.000Z' },
  });
  expect(said('From')).toHaveTextContent('24 Dec 2026, 00:00 UTC');
});

it('names the letter that is to be sent, and which version of it', () => {
  show({ action: 'news.send', subject: 'n1', parameters: { newsId: 'n1', revision: 3 } });
  expect(screen.getByRole('link', { name: 'The letter' })).toHaveAttribute('href', '/office/news/n1');
  expect(said('Version')).toHaveTextContent('3');
  hasNoCode();
});

describe('a campaign', () => {
  const showTo = (roles: readonly OfficeRole[]) =>
    render(
      <OfficeMeProvider me={operatorWith(roles)}>
        <Facts
          facts={approvalFacts({
            ...request,
            action: 'bonuses.start',
            subject: 'weekly',
            parameters: { bonusId: 'weekly', revision: 3 },
          })}
        />
      </OfficeMeProvider>,
    );
  const link = () => screen.getByRole('link');

  it('is named, and led to', () => {
    jest.mocked(useCampaign).mockReturnValue({ data: campaign } as never);
    showTo(['bonus']);
    expect(link()).toHaveAccessibleName('Campaign “Weekly bonus”');
    expect(link()).toHaveAttribute('href', '/office/campaigns/weekly');
  });

  it('has no name until that is known', () => {
    jest.mocked(useCampaign).mockReturnValue({ data: undefined } as never);
    showTo(['bonus']);
    expect(link()).toHaveAccessibleName('The campaign');
  });

  it('is not asked for by who may not read it', () => {
    jest.mocked(useCampaign).mockClear();
    showTo([]);
    expect(link()).toHaveAccessibleName('The campaign');
    expect(useCampaign).not.toHaveBeenCalled();
  });
});

it('loses nothing that has no words', () => {
  show({ action: 'news.send', subject: 'n1', parameters: { newsId: 'n1', only: ['de'] } });
  expect(said('With')).toHaveTextContent('{"only":["de"]}');
});
