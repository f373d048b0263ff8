import type { LanguageCode } from '@/lib/domain/locales';
import type { ProfileField } from '@/lib/domain/player-profile';

type Words = Record<LanguageCode, string>;

const words = (en: string, de: string, fr: string, ch = de): Words => ({ en, au: en, de, ch, fr });

/** What a letter calls the fields of a profile. */
const FIELD_WORDS: Record<ProfileField, Words> = {
  name: words('first name', 'Vorname', 'prénom'),
  surname: words('last name', 'Nachname', 'nom'),
  birthday: words('date of birth', 'Geburtsdatum', 'date de naissance'),
  sex: words('gender', 'Geschlecht', 'sexe'),
  address: words('street and number', 'Straße und Hausnummer', 'adresse', 'Strasse und Hausnummer'),
  city: { en: 'city', au: 'town or suburb', de: 'Ort', ch: 'Ort', fr: 'ville' },
  postcode: words('postcode', 'Postleitzahl', 'code postal'),
  phone: words('phone number', 'Telefonnummer', 'numéro de téléphone'),
};

/** Fields as a list in the reader's language. */
export const fieldWords = (fields: readonly ProfileField[], language: LanguageCode): string =>
  fields.map((field) => FIELD_WORDS[field][language]).join(', ');
