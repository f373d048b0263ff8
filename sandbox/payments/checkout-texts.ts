/** Words of the checkout page. The keys of `english` are the contract: every language has all of them. */
const english = {
  title: 'Pay {merchant}',
  testMode: 'Test mode: no real money moves here.',
  merchant: 'Merchant',
  amount: 'Amount',
  method: 'Method',
  reference: 'Reference',
  card: 'Card',
  cardNumber: 'Card number',
  expiry: 'Expiry (MM/YY)',
  securityCode: 'Security code',
  voucherCode: 'Voucher code',
  walletNote: 'You are logged in to the test wallet of {method}.',
  testData: 'What to enter',
  goodCard: 'is paid',
  noFunds: 'is refused: not enough money',
  refused: 'is refused by the bank',
  goodVoucher: 'is paid',
  usedVoucher: 'is refused: already used',
  onlyTest: 'Please never enter a real card: only the ones listed here are taken.',
  pay: 'Pay {amount}',
  decline: 'Simulate a refusal',
  later: 'Pay later (completes after 20 s)',
  cancel: 'Cancel and go back',
  wrongCard: 'This is none of the test cards. Use one of those listed below.',
  wrongExpiry: 'Enter a date that is still to come, as MM/YY.',
  wrongCode: 'Enter the 3 or 4 digits of the security code.',
  wrongVoucher: 'This is none of the test vouchers. Use one of those listed below.',
  notFound: 'This payment does not exist.',
  completed: 'This payment is complete.',
  processing: 'This payment is being processed.',
  failed: 'This payment was refused.',
  cancelled: 'This payment was cancelled.',
  refunded: 'This payment was refunded.',
  back: 'Back to {merchant}',
};
export type CheckoutTexts = typeof english;

const german: CheckoutTexts = {
  title: 'An {merchant} zahlen',
  testMode: 'Testbetrieb: Hier fließt kein echtes Geld.',
  merchant: 'Händler',
  amount: 'Betrag',
  method: 'Zahlungsart',
  reference: 'Referenz',
  card: 'Karte',
  cardNumber: 'Kartennummer',
  expiry: 'Gültig bis (MM/JJ)',
  securityCode: 'Prüfziffer',
  voucherCode: 'Gutscheincode',
  walletNote: 'Du bist im Testkonto von {method} angemeldet.',
  testData: 'Was du eingeben kannst',
  goodCard: 'wird bezahlt',
  noFunds: 'wird abgelehnt: nicht genug Geld',
  refused: 'wird von der Bank abgelehnt',
  goodVoucher: 'wird bezahlt',
  usedVoucher: 'wird abgelehnt: schon eingelöst',
  onlyTest: 'Bitte nie eine echte Karte eingeben: Nur die hier genannten werden angenommen.',
  pay: '{amount} bezahlen',
  decline: 'Ablehnung nachstellen',
  later: 'Später zahlen (fertig nach 20 s)',
  cancel: 'Abbrechen und zurück',
  wrongCard: 'Das ist keine der Testkarten. Nimm eine der unten genannten.',
  wrongExpiry: 'Gib ein künftiges Datum als MM/JJ ein.',
  wrongCode: 'Gib die 3 oder 4 Ziffern der Prüfziffer ein.',
  wrongVoucher: 'Das ist keiner der Testgutscheine. Nimm einen der unten genannten.',
  notFound: 'Diese Zahlung gibt es nicht.',
  completed: 'Diese Zahlung ist abgeschlossen.',
  processing: 'Diese Zahlung wird bearbeitet.',
  failed: 'Diese Zahlung wurde abgelehnt.',
  cancelled: 'Diese Zahlung wurde abgebrochen.',
  refunded: 'Diese Zahlung wurde erstattet.',
  back: 'Zurück zu {merchant}',
};

const french: CheckoutTexts = {
  title: 'Payer {merchant}',
  testMode: 'Mode test : aucun argent réel ne circule ici.',
  merchant: 'Marchand',
  amount: 'Montant',
  method: 'Moyen de paiement',
  reference: 'Référence',
  card: 'Carte',
  cardNumber: 'Numéro de carte',
  expiry: 'Expiration (MM/AA)',
  securityCode: 'Code de sécurité',
  voucherCode: 'Code du bon',
  walletNote: 'Vous êtes connecté au portefeuille de test {method}.',
  testData: 'Que saisir',
  goodCard: 'est payée',
  noFunds: 'est refusée : solde insuffisant',
  refused: 'est refusée par la banque',
  goodVoucher: 'est payé',
  usedVoucher: 'est refusé : déjà utilisé',
  onlyTest: 'Ne saisissez jamais une vraie carte : seules celles de cette liste sont acceptées.',
  pay: 'Payer {amount}',
  decline: 'Simuler un refus',
  later: 'Payer plus tard (terminé après 20 s)',
  cancel: 'Annuler et revenir',
  wrongCard: 'Ce n’est pas une carte de test. Utilisez l’une de celles de la liste.',
  wrongExpiry: 'Saisissez une date à venir, au format MM/AA.',
  wrongCode: 'Saisissez les 3 ou 4 chiffres du code de sécurité.',
  wrongVoucher: 'Ce n’est pas un bon de test. Utilisez l’un de ceux de la liste.',
  notFound: 'Ce paiement n’existe pas.',
  completed: 'Ce paiement est terminé.',
  processing: 'Ce paiement est en cours de traitement.',
  failed: 'Ce paiement a été refusé.',
  cancelled: 'Ce paiement a été annulé.',
  refunded: 'Ce paiement a été remboursé.',
  back: 'Retour à {merchant}',
};

const swissGerman: CheckoutTexts = {
  ...german,
  testMode: 'Testbetrieb: Hier fliesst kein echtes Geld.',
};

const australian: CheckoutTexts = {
  ...english,
  walletNote: 'You’re logged in to the {method} test wallet.',
  noFunds: 'is knocked back: not enough money',
  refused: 'is knocked back by the bank',
};

/** Texts and BCP 47 tag by the language code that the merchant sends; English for any other. */
export const CHECKOUT_LANGUAGES: Readonly<Record<string, { tag: string; texts: CheckoutTexts }>> = {
  en: { tag: 'en', texts: english },
  de: { tag: 'de', texts: german },
  au: { tag: 'en-AU', texts: australian },
  ch: { tag: 'de-CH', texts: swissGerman },
  fr: { tag: 'fr', texts: french },
};

export function checkoutLanguage(code: string): { tag: string; texts: CheckoutTexts } {
  return CHECKOUT_LANGUAGES[code] ?? { tag: 'en', texts: english };
}

/** Fills `{name}` places of a text. */
export function fill(text: string, values: Record<string, string>): string {
  return text.replaceAll(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
}
