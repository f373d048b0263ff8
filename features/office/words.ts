import type { OfficePermission, OfficeRole } from '@/lib/domain/office-permissions';

/** The office's texts. Operators work in English, as in the CMS. */
export const ROLE_WORDS: Record<OfficeRole, string> = {
  support: 'Support',
  verification: 'Verification',
  payments: 'Payments',
  risk: 'Risk',
  bonus: 'Bonus',
  games: 'Games',
  finance: 'Finance',
  administrator: 'Administrator',
  auditor: 'Auditor',
};

export interface Section {
  path: string;
  label: string;
  permission: OfficePermission;
  group: 'people' | 'money' | 'house';
}

/** The rooms of the office, each shown to who may enter it. */
export const SECTIONS: readonly Section[] = [
  { path: '/office/players', label: 'Players', permission: 'read:players', group: 'people' },
  { path: '/office/documents', label: 'Documents', permission: 'read:documents', group: 'people' },
  { path: '/office/withdrawals', label: 'Withdrawals', permission: 'read:withdrawals', group: 'people' },
  { path: '/office/chat', label: 'Table chat', permission: 'read:chat', group: 'people' },
  { path: '/office/exclusions', label: 'Exclusions', permission: 'read:exclusions', group: 'people' },
  { path: '/office/protection', label: 'Protection', permission: 'read:protection', group: 'people' },
  { path: '/office/approvals', label: 'Approvals', permission: 'read:approvals', group: 'people' },
  { path: '/office/mismatches', label: 'Mismatches', permission: 'read:payments', group: 'money' },
  { path: '/office/bank-money', label: 'Bank money', permission: 'read:payments', group: 'money' },
  { path: '/office/reconciliation', label: 'Reconciliation', permission: 'read:payments', group: 'money' },
  { path: '/office/payment-methods', label: 'Payment methods', permission: 'read:payments', group: 'money' },
  { path: '/office/rates', label: 'Rates', permission: 'read:payments', group: 'money' },
  { path: '/office/games', label: 'Games', permission: 'read:games', group: 'house' },
  { path: '/office/campaigns', label: 'Campaigns', permission: 'read:campaigns', group: 'house' },
  { path: '/office/tournaments', label: 'Tournaments', permission: 'read:tournaments', group: 'house' },
  { path: '/office/cashback', label: 'Cashback', permission: 'read:cashback', group: 'house' },
  { path: '/office/levels', label: 'Levels', permission: 'read:levels', group: 'house' },
  { path: '/office/wheel', label: 'Wheel', permission: 'read:wheel', group: 'house' },
  { path: '/office/guards', label: 'Guards', permission: 'read:campaigns', group: 'house' },
  { path: '/office/rules', label: 'Rule books', permission: 'read:protection', group: 'house' },
  {
    path: '/office/reports/protection',
    label: 'Protection by month',
    permission: 'read:protection',
    group: 'house',
  },
  { path: '/office/networks', label: 'Networks', permission: 'read:networks', group: 'house' },
  { path: '/office/letters', label: 'Letters', permission: 'read:letters', group: 'house' },
  { path: '/office/news', label: 'News', permission: 'read:news', group: 'house' },
  { path: '/office/audit', label: 'Audit', permission: 'read:audit', group: 'house' },
  { path: '/office/operators', label: 'Operators', permission: 'read:operators', group: 'house' },
];
export const GROUP_WORDS = { people: 'People', money: 'Money', house: 'House' } as const;

export const STATUS_WORDS = {
  active: 'Active',
  blocked: 'Blocked',
  excluded: 'Self-excluded',
  closed: 'Closed',
} as const;
export const NEWS_STATE_WORDS = { draft: 'Draft', sending: 'Being sent', sent: 'Sent' } as const;
export const LETTER_STATE_WORDS = {
  queued: 'Waits',
  sent: 'Sent',
  failed: 'Failed',
  skipped: 'Not wanted',
} as const;
export const OPERATOR_STATE_WORDS = { open: 'Has a role', shut: 'No role: the office is shut' } as const;

/** How many are in a list; a list counts up to a number, and then says that there are more. */
export const countWords = ({ total, more }: { total: number; more: boolean }): string =>
  `${total.toLocaleString('en')}${more ? ' and more' : ''}`;
