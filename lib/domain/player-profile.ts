import { INPUT_MAX } from './limits';

/** What a player tells in the second and third step of the registration, as the API names it (SPEC §3). */
export const PROFILE_STEP_FIELDS = {
  profile: ['name', 'surname', 'birthday', 'sex'],
  contacts: ['address', 'city', 'postcode', 'phone'],
} as const;

export type ProfileStep = keyof typeof PROFILE_STEP_FIELDS;
export type ProfileField = (typeof PROFILE_STEP_FIELDS)[ProfileStep][number];

export const PROFILE_FIELDS: readonly ProfileField[] = [
  ...PROFILE_STEP_FIELDS.profile,
  ...PROFILE_STEP_FIELDS.contacts,
];

export const SEXES = ['f', 'm'] as const;
export type Sex = (typeof SEXES)[number];
export const isSex = (value: unknown): value is Sex => SEXES.includes(value as Sex);

/** Studios that may open no game for somebody whose birthday is unknown (SPEC §5). */
export const BIRTHDAY_PROVIDERS: readonly number[] = [27, 101];

/** Whether the licence's jurisdiction wants to know the sex of whoever plays for money. */
const SEX_BEFORE_PLAY = false;

/** What must be known of a player before a game of a studio opens for money (SPEC §5, "Game start"). */
export function neededForPlay(providerId: number): readonly ProfileField[] {
  const always: ProfileField[] = ['name', 'surname', 'birthday'];
  const needed = new Set<ProfileField>(SEX_BEFORE_PLAY ? [...always, 'sex'] : always);
  if (BIRTHDAY_PROVIDERS.includes(providerId)) needed.add('birthday');
  return PROFILE_FIELDS.filter((field) => needed.has(field));
}

export type TextProblem = 'required' | 'invalid' | 'tooLong';
export type ProfileText = 'name' | 'surname' | 'address' | 'city' | 'postcode';

export const POSTCODE_MAX = 16;

/** Characters that each text may hold, and one that it has to hold: special characters alone say nothing. */
const TEXT_RULES: Record<ProfileText, { allowed: RegExp; needs: RegExp; max: number }> = {
  name: { allowed: /^[\p{L}\p{M} .'’‘ʼ-]+$/u, needs: /\p{L}/u, max: INPUT_MAX },
  surname: { allowed: /^[\p{L}\p{M} .'’‘ʼ-]+$/u, needs: /\p{L}/u, max: INPUT_MAX },
  city: { allowed: /^[\p{L}\p{M}\p{Nd} .,'’‘ʼ()/-]+$/u, needs: /\p{L}/u, max: INPUT_MAX },
  address: { allowed: /^[\p{L}\p{M}\p{N} .,;:'’‘ʼ()/#&ºª°-]+$/u, needs: /[\p{L}\p{N}]/u, max: INPUT_MAX },
  postcode: { allowed: /^[\p{L}\p{Nd} -]+$/u, needs: /[\p{L}\p{Nd}]/u, max: POSTCODE_MAX },
};

/** A text as it is kept: without spaces around it, and with one between words. */
export const tidyText = (text: string): string => text.normalize('NFC').trim().replaceAll(/\s+/g, ' ');

/** What is wrong with a text of the profile, or null (SPEC §5, "Text values"). */
export function profileTextProblem(field: ProfileText, input: string): TextProblem | null {
  const text = tidyText(input);
  const { allowed, needs, max } = TEXT_RULES[field];
  if (text === '') return 'required';
  if (text.length > max) return 'tooLong';
  return allowed.test(text) && needs.test(text) ? null : 'invalid';
}
