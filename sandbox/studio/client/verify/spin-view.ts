import type { LanguageCode } from '@/lib/domain/locales';
import { prizeText, type SpinRecord } from '@/lib/domain/wheel-draw';
import { RecordError } from '../../fair/record';
import { readSpin, verifySpin, type SpinCheck } from '../../fair/spins';
import { element } from '../dom';
import { localeOf, type VerifySay } from './steps';
import type { VerifyText } from './texts-en';
import { banner, comparedView, faultBanner, pair } from './verdict';

const LINES: Readonly<Record<SpinCheck, VerifyText>> = {
  commitment: 'lineCommitment',
  field: 'lineField',
  prize: 'linePrize',
};

/** Fields are counted from 1 where people read of them. */
const asRead = (check: SpinCheck, value: string) => (check === 'field' ? String(Number(value) + 1) : value);

function factsOf(say: VerifySay, language: LanguageCode, spin: SpinRecord): HTMLElement {
  const at = new Date(spin.at);
  const moment = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium', timeStyle: 'medium' });
  const fields = spin.fields.map((field, place) => `${place + 1}: ${prizeText(field)}`).join(', ');
  return element(
    'section',
    { class: 'facts' },
    element('h3', {}, say('facts')),
    element(
      'dl',
      {},
      pair(say('factSpin'), spin.id),
      pair(say('factSpun'), Number.isNaN(at.getTime()) ? spin.at : moment.format(at)),
      pair(say('factCommitment'), spin.commitment),
      pair(say('factServerSeed'), spin.serverSeed),
      pair(say('factClientSeed'), spin.clientSeed),
      pair(say('factSpinNonce'), String(spin.nonce)),
      pair(say('factTable'), String(spin.table)),
      pair(say('factFields'), fields),
    ),
  );
}

/** A spin of the wheel of fortune: whether it is true, what was compared, and what it was drawn from. */
export function spinView(say: VerifySay, language: LanguageCode, value: unknown): HTMLElement[] {
  try {
    const spin = readSpin(value);
    const lines = verifySpin(spin).map(({ check, claimed, computed, holds }) => ({
      ...{ name: say(LINES[check]), holds },
      ...{ claimed: asRead(check, claimed), computed: asRead(check, computed) },
    }));
    const wrong = lines.filter(({ holds }) => !holds).map(({ name }) => name);
    const verdict =
      wrong.length === 0
        ? banner('true', say('isSpinTrue'), say('spinTrueText'))
        : banner('false', say('isSpinFalse'), say('isFalseText', { lines: wrong.join(', ') }));
    return [verdict, comparedView(say, lines), factsOf(say, language, spin)];
  } catch (error) {
    if (error instanceof RecordError) return [faultBanner(say, error)];
    throw error;
  }
}
