import type { RejectionReason, VerificationStatus, VerificationStep } from '@/lib/domain/verification';
import type { IdentityService } from '../identity/service';
import type { PlayerSession } from '../kernel/session';
import type { LetterQueue } from '../mail/service';
import type { Listing } from '../kernel/listing';
import type { NotificationsService } from '../notifications/service';
import type { PlayersService } from '../players/service';
import type { Examine } from './examine';
import type { OwnDocuments } from './own-record';
import type { Body } from './receive';
import type * as reviews from './review-store';
import type { DocumentStore } from './storage';
import type * as store from './store';

export interface ReviewCase {
  playerId: string;
  status: VerificationStatus;
  steps: store.StepRow[];
  files: store.FileRow[];
  /** Every decision, the last one first. */
  reviews: reviews.ReviewRow[];
}

export interface Decision {
  playerId: string;
  step: VerificationStep;
  decision: 'approve' | 'reject';
  /** When the documents that the operator looked at were handed in, ISO 8601: later ones are decided anew. */
  submittedAt: string;
  /** Of a rejection. */
  reason?: RejectionReason | undefined;
  /** For other operators; the player does not see it. */
  note?: string | undefined;
  /** The last day on which the document counts: 2031-04-30. */
  validUntil?: string | undefined;
  operatorId: string;
  requestId?: string | undefined;
}

export interface Upload {
  step: VerificationStep;
  /** Given by the sender: the same file sent again under it is one file. */
  id: string;
  name: string;
  type: string;
}

export interface PlayerCase {
  status: VerificationStatus;
  steps: store.StepRow[];
  files: store.FileRow[];
}

/** Documents of players: handing them in, looking at them, deciding. */
export interface VerificationService {
  of(playerId: string): Promise<PlayerCase>;
  /** All of it but the pictures, for the player to take away. */
  ownDocuments(playerId: string): Promise<OwnDocuments>;
  /** Deletes all of it, pictures too. @throws the store's error; then it can be tried again. */
  erase(playerId: string): Promise<void>;
  isVerified(playerId: string): Promise<boolean>;
  /**
   * Takes one file, and answers when it was looked at.
   * @throws Problem 409 `kyc_1` where the step takes none, 409 `kyc_2`, 413 `kyc_3`, 415, 400 when it broke off, 401 when
   *   the session is over before or by then, 429 and 503 as createExaminer says.
   */
  upload(
    player: PlayerSession,
    upload: Upload,
    body: Body,
    from: { address: string; arrivedAt: Date },
  ): Promise<store.FileRow>;
  /** Tries to finish a file that waits for the scanner; a job's work. @throws Error while there is no verdict. */
  examineHeld(playerId: string, id: string): Promise<void>;
  /** A picture of a page, as JPEG; null when there is none. */
  page(playerId: string, id: string, page: number): Promise<Uint8Array | null>;
  /** @throws Problem 404, 409 `kyc_1` when it is with a reviewer. */
  remove(player: PlayerSession, id: string, requestId: string): Promise<void>;
  /** @throws Problem 409 `kyc_1` when the step can't be handed in, 422 without a file. */
  submit(player: PlayerSession, step: VerificationStep, requestId: string): Promise<void>;
  /** Steps that were handed in, as filter and order ask; by themselves the longest ago first. */
  queue: Listing<reviews.StepFilter, reviews.ListedStep>;
  /** @param on a transaction to read in; the database when left out. */
  caseOf(playerId: string, on?: store.Db): Promise<ReviewCase>;
  /**
   * @returns the sessions that ended with the account of a minor, each to be told after the commit.
   * @throws Problem 404, 409 `kyc_1` when the step waits for no decision, 422.
   */
  decide(trx: store.Db, decision: Decision): Promise<string[]>;
  /** Ends what documents count for when their day has passed. */
  expire(): Promise<void>;
  /** Deletes what belongs to nobody any more. */
  sweep(): Promise<void>;
}

export interface VerificationParts {
  identity: Pick<IdentityService, 'player' | 'demandLive'>;
  mail: LetterQueue;
  notifications: Pick<NotificationsService, 'send'>;
  /** What documents are held against; a verified identity closes it for changes. */
  players?: Pick<PlayersService, 'lock' | 'profileOf'>;
  /** What happens to the account of a player who is a minor. @returns the sessions that ended. */
  underAge?: (trx: store.Db, playerId: string, operatorId: string) => Promise<string[]>;
  documents?: DocumentStore;
  examine?: Examine;
}
