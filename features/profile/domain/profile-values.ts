import type { OwnProfile } from '../api/get-me-profile';
import type { ProfileChange } from '../api/patch-me-profile';
import { birthDateOf, birthdayIso, typedBirthday } from './typed-birthday';
import { tidyText } from '@/lib/domain/player-profile';
import { onlyDigits } from '@/lib/domain/typed-text';

/** What the step about the person asks for, each as its form has it. */
export interface AboutValues {
  name: string;
  surname: string;
  /** See typed-birthday. */
  birthday: string;
  sex: string;
}
export const ABOUT_FIELDS = ['name', 'surname', 'birthday', 'sex'] as const;
export type AboutField = (typeof ABOUT_FIELDS)[number];

/** What the step of contacts asks for; `code` with its plus. */
export interface ContactValues {
  address: string;
  city: string;
  postcode: string;
  code: string;
  phone: string;
}

export function aboutOf(profile: OwnProfile): AboutValues {
  const { name, surname, birthday, sex } = profile;
  return {
    name: name ?? '',
    surname: surname ?? '',
    birthday: birthday ? typedBirthday(birthDateOf(birthday)) : '',
    sex: sex ?? '',
  };
}

/** @param code dialling code of the player's country, without plus: what a phone begins with */
export function contactsOf(profile: OwnProfile, code: string): ContactValues {
  const { address, city, postcode, phone } = profile;
  const begin = phone?.code ?? code;
  return {
    address: address ?? '',
    city: city ?? '',
    postcode: postcode ?? '',
    code: begin && `+${begin}`,
    phone: phone?.number ?? '',
  };
}

/** What of the form differs from what is stored: only that is sent. Null when nothing does. */
export function aboutChange(
  values: AboutValues,
  profile: OwnProfile,
  fields: readonly AboutField[],
): ProfileChange | null {
  const stored = aboutOf(profile);
  const change: ProfileChange = {};
  for (const field of fields) {
    const value = field === 'birthday' ? values.birthday : tidyText(values[field]);
    if (value === stored[field]) continue;
    change[field] = field === 'birthday' ? (birthdayIso(value) ?? '') : value;
  }
  return Object.keys(change).length > 0 ? change : null;
}

export function contactsChange(values: ContactValues, profile: OwnProfile): ProfileChange | null {
  const stored = contactsOf(profile, '');
  const change: ProfileChange = {};
  for (const field of ['address', 'city', 'postcode'] as const) {
    const value = tidyText(values[field]);
    if (value !== stored[field]) change[field] = value;
  }
  if (values.code !== stored.code || values.phone !== stored.phone) {
    change.code = onlyDigits(values.code);
    change.phone = onlyDigits(values.phone);
  }
  return Object.keys(change).length > 0 ? change : null;
}
