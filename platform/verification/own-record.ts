import { sql } from 'kysely';
import * as store from './store';

/** What is kept of a player's documents but their pictures: those the player sees on the page of the verification. */
export interface OwnDocuments {
  status: string;
  steps: {
    step: string;
    status: string;
    reason: string | null;
    submittedAt: Date | null;
    decidedAt: Date | null;
    validUntil: string | null;
  }[];
  files: {
    step: string;
    state: string;
    refusal: string | null;
    originalName: string;
    type: string;
    bytes: number | null;
    pages: number;
    createdAt: Date;
    submittedAt: Date | null;
    reviewedAt: Date | null;
  }[];
  /** Without who of the house decided, and the note for colleagues. */
  decisions: {
    step: string;
    decision: string;
    reason: string | null;
    validUntil: string | null;
    at: Date;
  }[];
}

export async function readOwnDocuments(db: store.Db, playerId: string): Promise<OwnDocuments> {
  const steps = await store.stepsOf(db, playerId);
  const { rows: files } = await sql<OwnDocuments['files'][number]>`
    select step, state, refusal, original_name as "originalName", type, bytes, pages, created_at as "createdAt",
           submitted_at as "submittedAt", reviewed_at as "reviewedAt"
      from verification.files where player_id = ${playerId} order by created_at, id`.execute(db);
  const { rows: decisions } = await sql<OwnDocuments['decisions'][number]>`
    select step, decision, reason, to_char(valid_until, 'YYYY-MM-DD') as "validUntil", at
      from verification.reviews where player_id = ${playerId} order by id`.execute(db);
  return {
    status: await store.caseStatus(db, playerId),
    steps: steps.map(({ submitted_at, decided_at, valid_until, ...step }) => ({
      ...step,
      submittedAt: submitted_at,
      decidedAt: decided_at,
      validUntil: valid_until,
    })),
    files,
    decisions,
  };
}
