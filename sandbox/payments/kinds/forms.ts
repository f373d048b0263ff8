import type { FormField } from '../charge';
import { formTexts, type FormTexts } from './form-texts';

type Option = keyof FormTexts;
interface Field {
  name: keyof FormTexts;
  type: FormField['type'];
  required?: false;
  maxLength?: number;
  options?: readonly Option[];
  /** What may be typed; the type's own check besides. */
  pattern?: RegExp;
}

const COUNTRIES = [
  'AT',
  'AU',
  'BE',
  'CA',
  'CH',
  'DE',
  'ES',
  'FI',
  'FR',
  'GB',
  'IE',
  'IT',
  'LU',
  'NL',
  'NZ',
  'PT',
];

/** What each wallet asks before its page opens. All kinds of fields that merchants must be able to show are here. */
const FORMS: Readonly<Record<string, readonly Field[]>> = {
  astropay: [
    { name: 'holder', type: 'text', maxLength: 80 },
    { name: 'birth_date', type: 'date', pattern: /^(19|20)\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/ },
    { name: 'nationality', type: 'autocomplete', maxLength: 2, pattern: /^[A-Za-z]{2}$/ },
    { name: 'document_type', type: 'dropdown', options: ['passport', 'id_card', 'licence'] },
    { name: 'document_number', type: 'without-wildcards', maxLength: 24, pattern: /^[\p{L}\p{N}]+$/u },
    { name: 'terms', type: 'checkbox', pattern: /^(true|on|1|yes)$/ },
  ],
  ezeewallet: [
    { name: 'account_number', type: 'number', maxLength: 12, pattern: /^\d{4,12}$/ },
    { name: 'account_kind', type: 'radio', options: ['personal', 'business'] },
    { name: 'notices', type: 'multiselect', options: ['email', 'sms'], required: false },
  ],
};

/** The fields of a method, with titles in the payer's language; undefined for methods that ask nothing. */
export function fieldsOf(method: string, language: string, token: string): FormField[] | undefined {
  const texts = formTexts(language);
  const shown = FORMS[method]?.map(({ name, type, required = true, maxLength, options = [] }): FormField => {
    const choices =
      type === 'autocomplete'
        ? COUNTRIES.map((country) => ({
            value: country,
            title:
              new Intl.DisplayNames([language === 'au' ? 'en' : language === 'ch' ? 'de' : language], {
                type: 'region',
              }).of(country) ?? country,
          }))
        : options.map((option) => ({ value: option, title: texts[option] }));
    return {
      name,
      title: texts[name],
      type,
      to_show: true,
      value: '',
      required,
      max_length: maxLength ?? null,
      options: choices,
    };
  });
  if (!shown) return undefined;
  const hidden: FormField = {
    name: 'token',
    title: '',
    type: 'text',
    to_show: false,
    value: token,
    required: true,
    max_length: null,
    options: [],
  };
  return [...shown, hidden];
}

export interface FormFault {
  name: string;
  text: string;
}

/** What is wrong with a form that was sent; empty when it can be gone on with. */
export function judgeForm(
  method: string,
  language: string,
  values: (name: string) => readonly string[],
): FormFault[] {
  const texts = formTexts(language);
  return (FORMS[method] ?? []).flatMap(({ name, maxLength, options, pattern, required = true }) => {
    const sent = values(name)
      .flatMap((value) => (options ? value.split(',') : [value]))
      .map((value) => value.trim())
      .filter((value) => value !== '');
    if (sent.length === 0) return required ? [{ name, text: texts.missing }] : [];
    const long = maxLength !== undefined && sent.some((value) => value.length > maxLength);
    if (long) return [{ name, text: texts.tooLong.replace('{max}', String(maxLength)) }];
    const known = options?.map(String);
    const fits = sent.every((value) => (known?.includes(value) ?? true) && (pattern?.test(value) ?? true));
    return fits ? [] : [{ name, text: texts.wrong }];
  });
}
