/** Words of the fields that wallets ask for. The keys of `english` are the contract: every language has all of them. */
const english = {
  holder: 'Name of the account’s holder',
  birth_date: 'Date of birth',
  nationality: 'Nationality',
  document_type: 'Document',
  document_number: 'Number of the document',
  passport: 'Passport',
  id_card: 'Identity card',
  licence: 'Driving licence',
  terms: 'I agree to the wallet’s terms',
  account_number: 'Account number of the wallet',
  account_kind: 'Kind of account',
  personal: 'Personal',
  business: 'Business',
  notices: 'Tell me about this payment by',
  email: 'E-mail',
  sms: 'Text message',
  missing: 'Fill this in.',
  wrong: 'This does not fit.',
  tooLong: 'Too long: at most {max} characters.',
  next: 'Continue',
  explained: 'The wallet needs this before you can pay. Anything that fits is taken: this is a test.',
};
export type FormTexts = typeof english;

const german: FormTexts = {
  holder: 'Name der Kontoinhaberin oder des Kontoinhabers',
  birth_date: 'Geburtsdatum',
  nationality: 'Staatsangehörigkeit',
  document_type: 'Ausweis',
  document_number: 'Nummer des Ausweises',
  passport: 'Reisepass',
  id_card: 'Personalausweis',
  licence: 'Führerschein',
  terms: 'Ich stimme den Bedingungen der Wallet zu',
  account_number: 'Kontonummer der Wallet',
  account_kind: 'Art des Kontos',
  personal: 'Privat',
  business: 'Geschäftlich',
  notices: 'Sag mir Bescheid per',
  email: 'E-Mail',
  sms: 'SMS',
  missing: 'Bitte ausfüllen.',
  wrong: 'Das passt nicht.',
  tooLong: 'Zu lang: höchstens {max} Zeichen.',
  next: 'Weiter',
  explained:
    'Das braucht die Wallet, bevor du zahlen kannst. Alles Passende wird angenommen: Dies ist ein Test.',
};

const french: FormTexts = {
  holder: 'Nom du titulaire du compte',
  birth_date: 'Date de naissance',
  nationality: 'Nationalité',
  document_type: 'Pièce d’identité',
  document_number: 'Numéro de la pièce d’identité',
  passport: 'Passeport',
  id_card: 'Carte d’identité',
  licence: 'Permis de conduire',
  terms: 'J’accepte les conditions du portefeuille',
  account_number: 'Numéro de compte du portefeuille',
  account_kind: 'Type de compte',
  personal: 'Particulier',
  business: 'Professionnel',
  notices: 'Me prévenir par',
  email: 'E-mail',
  sms: 'SMS',
  missing: 'Champ à remplir.',
  wrong: 'Cela ne convient pas.',
  tooLong: 'Trop long\u202f: {max} caractères au plus.',
  next: 'Continuer',
  explained:
    'Le portefeuille en a besoin avant le paiement. Tout ce qui convient est accepté\u202f: ceci est un test.',
};

const FORM_TEXTS: Readonly<Record<string, FormTexts>> = {
  en: english,
  au: { ...english, licence: 'Driver licence' },
  de: german,
  ch: { ...german, id_card: 'Identitätskarte', licence: 'Führerausweis' },
  fr: french,
};

export const formTexts = (language: string): FormTexts => FORM_TEXTS[language] ?? english;
