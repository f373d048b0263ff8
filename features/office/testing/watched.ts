import type { Approval } from '../api/get-approvals';
import type { AuditEntry } from '../api/get-audit';
import type { OfficeLetter } from '../api/get-letters';
import type { KnownOperator } from '../api/get-operators';

/** What the lists of the office show, one of each. */
export const PLAYER = '2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11';
export const AT = '2026-11-24T15:04:05.000Z';
export const entry = {
  id: 7,
  at: AT,
  kind: 'operator',
  actor: '3',
  operatorEmail: 'sue@parlour.example',
  action: 'office.block',
  subject: PLAYER,
  before: { status: 'active' },
  after: { status: 'blocked' },
  reason: 'Two accounts.',
} satisfies AuditEntry;
export const letter = {
  id: 'l1',
  kind: 'account_blocked',
  playerId: PLAYER,
  recipient: 'mara@example.org',
  language: 'de',
  state: 'failed',
  attempts: 11,
  retryable: true,
  lastError: '450 try later',
  createdAt: AT,
  sentAt: null,
} satisfies OfficeLetter;
export const request = {
  id: 'r1',
  action: 'verification.decide',
  subject: PLAYER,
  parameters: { step: 'address' },
  state: 'waiting',
  askedBy: '3',
  askedByEmail: 'sue@parlour.example',
  askedAt: AT,
  reason: 'A blurred stamp.',
  expiresAt: AT,
  decidedBy: null,
  decidedByEmail: null,
  decidedAt: null,
  decision: null,
} satisfies Approval;
export const colleague = {
  id: '3',
  email: 'sue@parlour.example',
  name: 'Sue',
  roles: ['support'],
  fixed: false,
  lastSeenAt: AT,
} satisfies KnownOperator;
