import { HARM_LEVELS } from '@/lib/domain/harm';
import type { CasesQuery } from '../api/get-protection-cases';
import { listAddress, PER_PAGE, textOf, type ListState } from './list-address';

/** The list of cases as its address says; without a word it has those that are open. */
export type CasesState = ListState<'closed' | 'level' | 'mine', 'opened'>;

export const CASES_ADDRESS = listAddress({
  path: '/office/protection',
  filters: { closed: textOf(['yes']), level: textOf(HARM_LEVELS), mine: textOf(['yes']) },
  sorts: ['opened'] as const,
  sort: 'opened',
  order: 'asc',
});

/** What the platform is asked for. */
export const casesQueryOf = ({ closed, level, mine, page }: CasesState): CasesQuery => ({
  ...(closed === 'yes' && { closed }),
  ...(level !== '' && { level: HARM_LEVELS.find((one) => one === level) }),
  ...(mine === 'yes' && { mine }),
  page,
  per_page: PER_PAGE,
});
