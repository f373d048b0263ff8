import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { createQueryClient } from '@/lib/browser/query/query-provider';
import { CampaignRules } from './campaign-rules';
import { campaign } from '../../testing/campaigns';

it.each([
  ['of categories', { every: 'day', categories: [3, 13] }, 'Slots, Free spins'],
  ['of every game where none is named', {}, 'Of every game'],
] as const)('says that winnings are raised %s', (_of, trigger, said) => {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <CampaignRules file={{ ...campaign, type: 7, trigger }} />
    </QueryClientProvider>,
  );
  expect(screen.getByText(said)).toBeVisible();
});
