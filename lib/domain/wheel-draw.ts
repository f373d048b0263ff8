import { commitmentOf, fairRng, type Seeds } from './chance/seeds';
import { WHEEL_FIELDS, type WheelField } from './wheel';

/** Name and version of a turn's shape, for who verifies it. */
export const SPIN_RECORD = 'wheel-spin/1';

/** A turn of the wheel of fortune, with all that is needed to draw it again. */
export interface SpinRecord {
  record: typeof SPIN_RECORD;
  id: string;
  /** ISO 8601, UTC. */
  at: string;
  /** 32 bytes as lower-case hex, told once the player has asked for new seeds. */
  serverSeed: string;
  /** SHA-256 of the server seed's bytes, told before the turn. */
  commitment: string;
  clientSeed: string;
  nonce: number;
  /** Version of the table that the fields are of. */
  table: number;
  /** Clockwise, the first one at the top. */
  fields: readonly WheelField[];
  /** Which one was drawn, from 0. */
  field: number;
  prize: WheelField;
}

/** Which field is drawn, from 0: the first whole number below twelve that the seeds come to. */
export const drawField = (seeds: Seeds): number => fairRng(seeds).below(WHEEL_FIELDS);

/** A prize in one spelling, by which two are compared. */
export const prizeText = ({ kind, size }: WheelField): string =>
  kind === 'nothing' ? kind : `${kind} ${size}`;

/** What of a turn is as its seeds say: all three, or it was not fair. */
export function checkSpin({ serverSeed, clientSeed, nonce, commitment, fields, field, prize }: SpinRecord) {
  const drawn = drawField({ serverSeed, clientSeed, nonce });
  const ofTable = fields[drawn];
  return {
    commitment: { claimed: commitment, computed: commitmentOf(serverSeed) },
    field: { claimed: String(field), computed: String(drawn) },
    prize: { claimed: prizeText(prize), computed: ofTable ? prizeText(ofTable) : '–' },
  };
}
