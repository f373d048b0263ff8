import { getCountries, getCountryCallingCode, isValidPhoneNumber } from 'libphonenumber-js/min';
import { API_CODES, type ApiCode } from '@/lib/domain/api-codes';
import { birthDateProblem } from '@/lib/domain/birth-date';
import { PHONE_NUMBER_MAX } from '@/lib/domain/limits';
import {
  isSex,
  profileTextProblem,
  tidyText,
  type ProfileField,
  type ProfileText,
} from '@/lib/domain/player-profile';
import { Problem } from '../kernel/problem';
import type { Profile } from './store';

/** What a form sends: a field that is missing is left as it is. */
export interface ProfileInput {
  name?: string | undefined;
  surname?: string | undefined;
  /** `YYYY-MM-DD`. */
  birthday?: string | undefined;
  sex?: string | undefined;
  address?: string | undefined;
  city?: string | undefined;
  postcode?: string | undefined;
  /** The phone's dialling code, with or without plus; always together with `phone`. */
  code?: string | undefined;
  phone?: string | undefined;
}

/** What an input changes: only the fields that it names. */
export type ProfileChange = Partial<Profile>;

interface Complaint {
  field: keyof ProfileInput;
  rule: string;
  code: ApiCode;
}

/** SPEC §8's code of a wrong text. */
const TEXT_CODES: Record<ProfileText, ApiCode> = {
  name: API_CODES.wrongName,
  surname: API_CODES.wrongName,
  city: API_CODES.wrongCity,
  postcode: API_CODES.wrongZip,
  address: API_CODES.wrongAddress,
};
const TEXT_FIELDS = Object.keys(TEXT_CODES) as ProfileText[];

const BIRTHDAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** The calendar day of UTC, as the rules of birth dates read one. */
const dayOf = (now: Date) => new Date(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());

function birthdayComplaint(birthday: string, now: Date): Complaint | null {
  if (birthday === '') return { field: 'birthday', rule: 'required', code: API_CODES.birthDate };
  const [, year = '0', month = '0', day = '0'] = BIRTHDAY.exec(birthday) ?? [];
  const rule = birthDateProblem({ day, month, year }, dayOf(now));
  if (rule === 'tooYoung') return { field: 'birthday', rule, code: API_CODES.underAge };
  // Nobody who was born earlier is alive.
  const wrong = rule !== null || Number(year) < now.getUTCFullYear() - 125;
  return wrong ? { field: 'birthday', rule: 'invalid', code: API_CODES.birthDate } : null;
}

const CALLING_CODES = new Set<string>(getCountries().map((country) => getCountryCallingCode(country)));

const bare = (text: string) => text.replaceAll(/\s/g, '');

function phoneComplaints(code: string, number: string): Complaint[] {
  const found: Complaint[] = [];
  if (code === '') found.push({ field: 'code', rule: 'required', code: API_CODES.dialingCode });
  else if (!CALLING_CODES.has(code))
    found.push({ field: 'code', rule: 'invalid', code: API_CODES.dialingCode });
  if (number === '') found.push({ field: 'phone', rule: 'required', code: API_CODES.invalidPhone });
  else if (found.length === 0 && !isPhone(code, number))
    found.push({ field: 'phone', rule: 'invalid', code: API_CODES.invalidPhone });
  return found;
}

function isPhone(code: string, number: string): boolean {
  if (!/^\d+$/.test(number) || number.length > PHONE_NUMBER_MAX) return false;
  return isValidPhoneNumber(number, { defaultCallingCode: code });
}

/**
 * Applies SPEC §5's rules to what a form sends.
 * @throws Problem 422 with `fields`: the code of SPEC §8 that a field has, `client_api_5` when several are wrong.
 */
export function checkProfile(input: ProfileInput, now: Date): ProfileChange {
  const complaints: Complaint[] = [];
  const change: ProfileChange = {};
  for (const field of TEXT_FIELDS) {
    const text = input[field];
    if (text === undefined) continue;
    const rule = profileTextProblem(field, text);
    if (rule) complaints.push({ field, rule, code: TEXT_CODES[field] });
    else change[field] = tidyText(text);
  }
  if (input.birthday !== undefined) {
    const complaint = birthdayComplaint(input.birthday, now);
    if (complaint) complaints.push(complaint);
    else change.birthday = input.birthday;
  }
  if (input.sex !== undefined) {
    if (isSex(input.sex)) change.sex = input.sex;
    else {
      const rule = input.sex === '' ? 'required' : 'invalid';
      complaints.push({ field: 'sex', rule, code: API_CODES.genderMissing });
    }
  }
  if (input.code !== undefined || input.phone !== undefined) {
    const code = bare(input.code ?? '').replace(/^\+/, '');
    const number = bare(input.phone ?? '');
    const wrong = phoneComplaints(code, number);
    complaints.push(...wrong);
    if (wrong.length === 0) change.phone = { code, number };
  }
  refuse(complaints);
  return change;
}

function refuse(complaints: readonly Complaint[]): void {
  const [first] = complaints;
  if (!first) return;
  const same = complaints.every(({ code }) => code === first.code);
  const fields = Object.fromEntries(complaints.map(({ field, rule }) => [field, rule]));
  throw new Problem(422, same ? first.code : API_CODES.wrongData, 'the form does not fit', { fields });
}

/** A field as it is compared and written down. */
export function textOf(profile: Partial<Profile>, field: ProfileField): string | null {
  if (field !== 'phone') return profile[field] ?? null;
  const { phone } = profile;
  return phone ? `+${phone.code} ${phone.number}` : null;
}

/** Whether a name of a time zone is one of IANA's. */
export function isTimeZone(zone: string): boolean {
  if (zone === '' || zone.length > 64 || /^[+-]/.test(zone)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
