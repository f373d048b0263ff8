import type { LanguageCode } from '@/lib/domain/locales';
import type { RejectionReason, VerificationStep } from '@/lib/domain/verification';

type Words = Record<LanguageCode, string>;

/** German of Switzerland has no ß; where a text has none, both read the same. */
const words = (en: string, de: string, fr: string, ch = de): Words => ({ en, au: en, de, ch, fr });

export const STEP_WORDS: Record<VerificationStep, Words> = {
  identity: words('Proof of identity', 'Identitätsnachweis', 'Justificatif d’identité'),
  address: words('Proof of address', 'Adressnachweis', 'Justificatif de domicile'),
  payment: words(
    'Proof of payment method',
    'Nachweis des Zahlungsmittels',
    'Justificatif du moyen de paiement',
  ),
  deposit: words('Proof of deposit', 'Einzahlungsnachweis', 'Justificatif de dépôt'),
};

/** What a player reads of a rejection, and what to send instead. */
export const REASON_WORDS: Record<RejectionReason, Words> = {
  unreadable: words(
    'The picture can’t be read. Take it again in good light, without flash or blur.',
    'Das Bild ist nicht lesbar. Fotografiere das Dokument noch einmal bei gutem Licht, ohne Blitz und unverwackelt.',
    'L’image est illisible. Reprenez-la avec un bon éclairage, sans flash ni flou.',
  ),
  cropped: words(
    'Part of the document is cut off. All four corners must be in the picture.',
    'Ein Teil des Dokuments fehlt. Alle vier Ecken müssen im Bild sein.',
    'Une partie du document est coupée. Les quatre coins doivent être visibles.',
  ),
  expired: words(
    'The document has expired. Send one that is still valid.',
    'Das Dokument ist abgelaufen. Sende eines, das noch gültig ist.',
    'Le document a expiré. Envoyez-en un en cours de validité.',
  ),
  wrong_document: words(
    'This kind of document isn’t accepted here. Send one of those that the page names.',
    'Diese Art von Dokument wird hier nicht angenommen. Sende eines der auf der Seite genannten Dokumente.',
    'Ce type de document n’est pas accepté ici. Envoyez l’un de ceux indiqués sur la page.',
  ),
  too_old: words(
    'The document is more than 3 months old. Send a newer one.',
    'Das Dokument ist älter als 3 Monate. Sende ein neueres.',
    'Le document date de plus de 3 mois. Envoyez-en un plus récent.',
  ),
  name_differs: words(
    'The name or address on the document differs from the one in your profile. Send a matching document, or ask support to correct your profile.',
    'Name oder Adresse auf dem Dokument weichen von deinem Profil ab. Sende ein passendes Dokument oder bitte den Support, dein Profil zu berichtigen.',
    'Le nom ou l’adresse du document diffère de votre profil. Envoyez un document concordant ou demandez à l’assistance de corriger votre profil.',
  ),
  card_number_visible: words(
    'The whole card number can be seen. Cover all but the first 6 and last 4 digits, and the code on the back.',
    'Die vollständige Kartennummer ist zu sehen. Decke alles außer den ersten 6 und letzten 4 Ziffern sowie den Code auf der Rückseite ab.',
    'Le numéro de carte est entièrement visible. Masquez tout sauf les 6 premiers et les 4 derniers chiffres, ainsi que le code au dos.',
    'Die vollständige Kartennummer ist zu sehen. Decke alles ausser den ersten 6 und letzten 4 Ziffern sowie den Code auf der Rückseite ab.',
  ),
  suspicious: words(
    'We could not confirm that the document is genuine. Send a photo of the original, or contact support.',
    'Wir konnten die Echtheit des Dokuments nicht bestätigen. Sende ein Foto des Originals oder wende dich an den Support.',
    'Nous n’avons pas pu confirmer l’authenticité du document. Envoyez une photo de l’original ou contactez l’assistance.',
  ),
  under_age: words(
    'According to the document you are younger than 18. Players must be at least 18.',
    'Nach dem Dokument bist du jünger als 18 Jahre. Spielen ist erst ab 18 erlaubt.',
    'D’après le document, vous avez moins de 18 ans. Il faut avoir au moins 18 ans pour jouer.',
  ),
};

/** What is pushed to the player when it happens; `{step}` is the step. */
export const PUSH_WORDS = {
  approve: words('{step}: verified.', '{step}: bestätigt.', '{step}\u202f: vérifié.'),
  reject: words(
    '{step}: rejected. Your verification page says why.',
    '{step}: abgelehnt. Warum, steht auf der Seite „Verifizierung“.',
    '{step}\u202f: refusé. La page de vérification en indique le motif.',
    '{step}: abgelehnt. Warum, steht auf der Seite «Verifizierung».',
  ),
  expire: words(
    '{step}: the document has expired.',
    '{step}: Das Dokument ist abgelaufen.',
    '{step}\u202f: le document a expiré.',
  ),
} as const;
