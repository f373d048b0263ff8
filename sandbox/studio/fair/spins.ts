import { WHEEL_FIELDS, WHEEL_PRIZES, type WheelField } from '@/lib/domain/wheel';
import { checkSpin, SPIN_RECORD, type SpinRecord } from '@/lib/domain/wheel-draw';
import { isWhole } from '../engines/play/engine-error';
import { RecordError } from './record';

/** What is compared: what the record says with what follows from its seeds. */
export type SpinCheck = 'commitment' | 'field' | 'prize';

export interface SpinLine {
  check: SpinCheck;
  claimed: string;
  computed: string;
  holds: boolean;
}

const HASH = /^[0-9a-f]{64}$/;
const isHash = (value: unknown) => typeof value === 'string' && HASH.test(value);
const isText = (value: unknown) => typeof value === 'string' && value !== '';
const fieldsOf = (value: unknown) =>
  (typeof value === 'object' && value !== null ? value : {}) as Readonly<Record<string, unknown>>;

export const isSpin = (value: unknown): boolean => fieldsOf(value).record === SPIN_RECORD;

function isPrize(value: unknown): value is WheelField {
  const { kind, size } = fieldsOf(value);
  return WHEEL_PRIZES.some((one) => one === kind) && isWhole(size, 0, Number.MAX_SAFE_INTEGER);
}

/** A value as a spin of the wheel of fortune, as the casino tells it. @throws RecordError for a field that can't be */
export function readSpin(value: unknown): SpinRecord {
  const spin = fieldsOf(value);
  const { fields } = spin;
  if (spin.serverSeed === null) throw new RecordError('not_told');
  const fits: Readonly<Record<string, boolean>> = {
    id: isText(spin.id),
    at: isText(spin.at),
    serverSeed: isHash(spin.serverSeed),
    commitment: isHash(spin.commitment),
    clientSeed: typeof spin.clientSeed === 'string',
    nonce: isWhole(spin.nonce, 0, Number.MAX_SAFE_INTEGER),
    table: isWhole(spin.table, 1, Number.MAX_SAFE_INTEGER),
    fields: Array.isArray(fields) && fields.length === WHEEL_FIELDS && fields.every(isPrize),
    field: isWhole(spin.field, 0, WHEEL_FIELDS - 1),
    prize: isPrize(spin.prize),
  };
  const wrong = Object.entries(fits).find(([, isRight]) => !isRight);
  if (wrong) throw new RecordError('field_invalid', wrong[0]);
  return value as SpinRecord;
}

/** Draws a spin anew from its seeds, and compares it with what its record says. */
export const verifySpin = (spin: SpinRecord): SpinLine[] =>
  Object.entries(checkSpin(spin)).map(([check, { claimed, computed }]) => ({
    check: check as SpinCheck,
    ...{ claimed, computed, holds: claimed === computed },
  }));
