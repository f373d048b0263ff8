/** Roles of operators in the back office. An operator may have several. */
export const OFFICE_ROLES = [
  'support',
  'verification',
  'payments',
  'risk',
  'bonus',
  'games',
  'finance',
  'administrator',
  'auditor',
] as const;
export type OfficeRole = (typeof OFFICE_ROLES)[number];

/** What each role may do, as `verb:resource`. A call is refused by the platform, whatever a page shows. */
const ROLES_OF = {
  /** Being there at all: to know who one is, and to leave. */
  'enter:office': OFFICE_ROLES,
  'read:players': ['support', 'verification', 'payments', 'risk', 'bonus', 'administrator', 'auditor'],
  'export:players': ['risk', 'administrator', 'auditor'],
  'change:players': ['support', 'administrator'],
  'block:players': ['support', 'risk', 'administrator'],
  'unblock:players': ['risk', 'administrator'],
  'read:sessions': ['support', 'risk', 'administrator', 'auditor'],
  'end:sessions': ['support', 'risk', 'administrator'],
  'remove:factors': ['support', 'administrator'],
  'read:notes': ['support', 'verification', 'payments', 'risk', 'bonus', 'administrator', 'auditor'],
  'write:notes': ['support', 'verification', 'payments', 'risk', 'bonus', 'administrator'],
  'read:history': ['support', 'verification', 'payments', 'risk', 'administrator', 'auditor'],
  'read:transactions': ['support', 'payments', 'risk', 'administrator', 'auditor'],
  'read:letters': ['support', 'administrator', 'auditor'],
  'export:letters': ['administrator', 'auditor'],
  'retry:letters': ['support', 'administrator'],
  'read:news': ['support', 'bonus', 'administrator', 'auditor'],
  'write:news': ['bonus', 'administrator'],
  /** Without a colleague who agrees; whoever only writes them has to ask for one. */
  'send:news': ['administrator'],
  'read:campaigns': ['support', 'risk', 'bonus', 'finance', 'administrator', 'auditor'],
  /** To start one, and to change the rules of one that was started, a colleague has to agree. */
  'write:campaigns': ['bonus', 'administrator'],
  'export:campaigns': ['bonus', 'finance', 'administrator', 'auditor'],
  /** Above a value, a colleague has to agree. */
  'give:bonuses': ['bonus', 'administrator'],
  'cancel:bonuses': ['support', 'bonus', 'administrator'],
  'decide:refusals': ['risk', 'bonus', 'administrator'],
  'read:tournaments': ['support', 'risk', 'bonus', 'finance', 'administrator', 'auditor'],
  'export:tournaments': ['bonus', 'finance', 'administrator', 'auditor'],
  'write:tournaments': ['bonus', 'administrator'],
  /** To stop one, to move its end, and to take somebody out of it. */
  'control:tournaments': ['risk', 'bonus', 'administrator'],
  /** To release prizes; to give one anew, a colleague has to agree. */
  'settle:tournaments': ['risk', 'administrator'],
  /** What a period's cashback comes to, before it is given. */
  'read:cashback': ['support', 'risk', 'bonus', 'finance', 'administrator', 'auditor'],
  /** To start its run, and to hold it back. Above a sum, a colleague has to agree. */
  'run:cashback': ['risk', 'bonus', 'administrator'],
  'export:cashback': ['bonus', 'finance', 'administrator', 'auditor'],
  /** Who is on which level, and what points are given for. */
  'read:levels': ['support', 'risk', 'bonus', 'finance', 'administrator', 'auditor'],
  'export:levels': ['bonus', 'finance', 'administrator', 'auditor'],
  /** A colleague has to agree. */
  'correct:points': ['bonus', 'administrator'],
  'read:wheel': ['support', 'risk', 'bonus', 'finance', 'administrator', 'auditor'],
  'export:wheel': ['bonus', 'finance', 'administrator', 'auditor'],
  'switch:wheel': ['risk', 'bonus', 'administrator'],
  /** What its fields bring. A colleague has to agree. */
  'change:wheel': ['bonus', 'administrator'],
  /** What players reported of the chat at live tables. */
  'read:chat': ['support', 'risk', 'administrator', 'auditor'],
  'decide:chat': ['support', 'risk', 'administrator'],
  'read:games': ['support', 'risk', 'bonus', 'games', 'finance', 'administrator', 'auditor'],
  'export:games': ['games', 'finance', 'administrator', 'auditor'],
  /** To bring a withdrawn one back, a colleague has to agree. */
  'change:games': ['games', 'administrator'],
  /** Accounts that seem to be of who has excluded themselves. */
  'read:exclusions': ['support', 'risk', 'administrator', 'auditor'],
  'decide:exclusions': ['risk', 'administrator'],
  /** Signs that play does somebody harm, and everything that protects them. */
  'read:protection': ['support', 'risk', 'administrator', 'auditor'],
  'protect:players': ['support', 'risk', 'administrator'],
  'export:protection': ['risk', 'administrator', 'auditor'],
  /** Which rule book holds for a country. A colleague has to agree. */
  'change:rule-books': ['risk', 'administrator'],
  'read:documents': ['verification', 'administrator'],
  'export:documents': ['verification', 'administrator'],
  'decide:documents': ['verification', 'administrator'],
  'read:withdrawals': ['support', 'payments', 'risk', 'administrator', 'auditor'],
  'export:withdrawals': ['payments', 'risk', 'administrator', 'auditor'],
  'decide:withdrawals': ['payments', 'administrator'],
  'read:payments': ['payments', 'finance', 'risk', 'administrator', 'auditor'],
  'export:payments': ['payments', 'finance', 'risk', 'administrator', 'auditor'],
  'decide:payments': ['payments', 'administrator'],
  'adjust:balances': ['payments', 'administrator'],
  /** What is still to be staked of deposits. Above a value, a colleague has to agree. */
  'waive:wagers': ['payments', 'risk', 'administrator'],
  'change:payment-methods': ['payments', 'administrator'],
  /** A colleague has to agree. */
  'change:rates': ['payments', 'administrator'],
  'read:approvals': ['verification', 'payments', 'risk', 'bonus', 'games', 'administrator', 'auditor'],
  'export:approvals': ['risk', 'administrator', 'auditor'],
  'decide:approvals': ['verification', 'payments', 'risk', 'bonus', 'games', 'administrator'],
  'read:audit': ['risk', 'administrator', 'auditor'],
  'export:audit': ['risk', 'administrator', 'auditor'],
  'read:networks': ['support', 'risk', 'administrator', 'auditor'],
  'block:networks': ['risk', 'administrator'],
  'read:operators': ['administrator', 'auditor'],
  'export:operators': ['administrator', 'auditor'],
  'change:operators': ['administrator'],
} as const satisfies Record<`${string}:${string}`, readonly OfficeRole[]>;

export type OfficePermission = keyof typeof ROLES_OF;

export const OFFICE_PERMISSIONS = Object.keys(ROLES_OF) as OfficePermission[];

/** The roles that hold a permission. */
export const rolesWith = (permission: OfficePermission): readonly OfficeRole[] => ROLES_OF[permission];

/** Whether somebody with these roles may do it. */
export const isPermitted = (roles: readonly OfficeRole[], permission: OfficePermission): boolean =>
  rolesWith(permission).some((role) => roles.includes(role));

/** Everything that somebody with these roles may do. */
export const permissionsOf = (roles: readonly OfficeRole[]): OfficePermission[] =>
  OFFICE_PERMISSIONS.filter((permission) => isPermitted(roles, permission));

/** Where the web exchanges an operator's log-in for a token; outside of /api, so that browsers can't reach it. */
export const OPERATOR_SESSION_PATH = '/internal/operators/sessions';

/** Where the CMS tells that an operator's tokens end: by a log-out, another role, a new password, their removal. */
export const OPERATOR_LOG_OUT_PATH = '/internal/operators/log-out';

/** What an operator is in the CMS. */
export const OPERATOR_STANDINGS = ['administrator', 'operator', 'removed'] as const;
export type OperatorStanding = (typeof OPERATOR_STANDINGS)[number];

/** The token's cookie. It belongs to the office's calls alone: neither players' calls nor pages are sent it. */
export const OFFICE_COOKIE = { plain: 'parlour.office', secure: '__Secure-parlour.office' } as const;
export const OFFICE_COOKIE_PATH = '/api/office';
