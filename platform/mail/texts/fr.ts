import type { FrameText, LetterTexts } from './letter-text';
import { breakLetters } from './fr-breaks';
import { careLetters } from './fr-care';
import { moneyLetters } from './fr-money';

export const frame: FrameText = {
  link: 'Si le bouton ne fonctionne pas, ouvrez cette adresse :',
  why: 'Vous recevez ce message parce qu’il concerne votre compte Parlour. Il ne peut pas être désactivé.',
  whyList: 'Vous recevez ce message parce que vous êtes abonné à ce type de nouvelles.',
  unsubscribe: 'Se désabonner',
  play: 'Jouez pour le plaisir, à partir de 18 ans, et seulement avec de l’argent dont vous n’avez pas besoin.',
};

const WAS_YOU = 'Si c’était vous, vous n’avez rien à faire.';
const NOT_ME = 'Ce n’était pas moi';
const NOT_YOU =
  'Si ce n’était pas vous, appuyez sur le bouton : nous déconnectons tous les appareils et vous demandons un nouveau mot de passe.';
const HALF_HOUR = 'Le lien est valable 30 minutes et une seule fois.';
const SEVEN_DAYS = 'Le lien est valable 7 jours et une seule fois.';
const HALF_HOUR_THEN_A_NEW_ONE = [
  HALF_HOUR,
  'Passé ce délai, connectez-vous et faites-en envoyer un nouveau sous « Sécurité ».',
].join(' ');

export const letters: LetterTexts = {
  welcome: () => ({
    subject: 'Bienvenue chez Parlour : confirmez votre adresse e-mail',
    title: 'Ravis de vous accueillir',
    body: [
      'Votre compte est ouvert, vous pouvez jouer dès maintenant.',
      'Confirmez que cette adresse est bien la vôtre, pour que nous puissions vous joindre au sujet de votre compte et de votre argent.',
    ],
    button: 'Confirmer mon adresse',
    notes: [
      HALF_HOUR_THEN_A_NEW_ONE,
      'Vous ne vous êtes pas inscrit ? Quelqu’un s’est trompé d’adresse, vous pouvez ignorer ce message.',
    ],
  }),
  confirm_email: () => ({
    subject: 'Confirmez votre adresse e-mail',
    title: 'Un clic et votre adresse est confirmée',
    body: ['Vous avez demandé un nouveau lien. Il confirme que cette adresse est bien la vôtre.'],
    button: 'Confirmer mon adresse',
    notes: [HALF_HOUR_THEN_A_NEW_ONE, 'Vous ne l’avez pas demandé ? Vous pouvez ignorer ce message.'],
  }),
  reset_password: () => ({
    subject: 'Choisissez un nouveau mot de passe',
    title: 'Un nouveau mot de passe pour votre compte',
    body: [
      'Ce lien vous permet de choisir un nouveau mot de passe. Tous les appareils seront alors déconnectés.',
      'D’ici là, votre mot de passe actuel reste valable.',
    ],
    button: 'Choisir un nouveau mot de passe',
    notes: [HALF_HOUR, 'Vous ne l’avez pas demandé ? Ignorez ce message : rien ne change.'],
  }),
  address_in_use: () => ({
    subject: 'Vous avez déjà un compte chez Parlour',
    title: 'Cette adresse a déjà un compte',
    body: [
      'Quelqu’un, sans doute vous, a saisi cette adresse chez Parlour. Elle appartient déjà à votre compte, rien n’a donc été modifié.',
      'Pour entrer, connectez-vous comme d’habitude. Mot de passe oublié ? Vous pouvez en demander un nouveau au même endroit.',
    ],
    button: 'Se connecter',
    notes: ['Ce n’était pas vous ? Quelqu’un s’est trompé d’adresse, vous pouvez ignorer ce message.'],
  }),
  new_device: ({ device, place, time }) => ({
    subject: 'Nouvelle connexion à votre compte',
    title: 'Un nouvel appareil s’est connecté à votre compte',
    body: [`Appareil\u202f: ${device}`, `Lieu\u202f: ${place}`, `Date\u202f: ${time}`, WAS_YOU, NOT_YOU],
    button: NOT_ME,
    notes: [SEVEN_DAYS],
  }),
  password_changed: ({ time }) => ({
    subject: 'Votre mot de passe a été modifié',
    title: 'Votre mot de passe a été modifié',
    body: [`Le mot de passe de votre compte a été modifié (${time}).`, WAS_YOU, NOT_YOU],
    button: NOT_ME,
    notes: [SEVEN_DAYS],
  }),
  account_cleared: ({ time }) => ({
    subject: 'Les anciens accès à votre compte sont supprimés',
    title: 'Tous les anciens accès sont supprimés',
    body: [
      `Un nouveau mot de passe a été défini depuis cette boîte mail (${time}), ce qui prouve pour la première fois que le compte est bien le vôtre.`,
      'Jusque-là, n’importe qui aurait pu ouvrir ce compte à votre nom. Nous avons donc supprimé tout ce qui aurait pu y donner accès à quelqu’un d’autre : second facteur et codes de secours, clés d’accès, fournisseurs associés, appareils de confiance et sessions ouvertes.',
      'Connectez-vous avec votre nouveau mot de passe. Vous pourrez configurer ce que vous souhaitez utiliser sous Profil, Sécurité.',
      NOT_YOU,
    ],
    button: NOT_ME,
    notes: [SEVEN_DAYS],
  }),
  factor_kept: ({ time }) => ({
    subject: 'Nouveau mot de passe, second facteur toujours actif',
    title: 'Le second facteur reste actif',
    body: [
      `Un nouveau mot de passe a été défini depuis cette boîte mail (${time}), ce qui prouve pour la première fois que le compte est bien le vôtre.`,
      'Nous avons supprimé les clés d’accès, les fournisseurs associés, les appareils de confiance et les sessions ouvertes. Le second facteur reste actif, car le compte contient de l’argent ou des documents.',
      'Si vous n’avez pas ses codes, écrivez à notre support.',
      NOT_YOU,
    ],
    button: NOT_ME,
    notes: [SEVEN_DAYS],
  }),
  email_change_old: ({ newAddress }) => ({
    subject: 'Changer d’adresse e-mail ?',
    title: 'Une nouvelle adresse e-mail pour votre compte',
    body: [
      `Votre compte doit recevoir l’adresse ${newAddress} à la place de celle-ci.`,
      'Pour cela, vous donnez votre accord deux fois : avec le bouton ici et avec celui du message envoyé à la nouvelle adresse.',
    ],
    button: 'Voir la modification',
    second: 'Ce n’était pas moi',
    notes: [HALF_HOUR, 'Vous ne le souhaitez pas ? Ne faites rien, votre adresse reste la même.'],
  }),
  email_change_new: () => ({
    subject: 'Confirmez votre nouvelle adresse e-mail',
    title: 'Est-ce votre nouvelle adresse ?',
    body: [
      'Un compte chez Parlour doit recevoir cette adresse e-mail.',
      'Confirmez qu’elle est bien la vôtre. Si le compte avait déjà une adresse confirmée, nous y demandons aussi l’accord.',
    ],
    button: 'Voir la modification',
    notes: [
      HALF_HOUR,
      'Vous n’êtes au courant de rien ? Quelqu’un s’est trompé d’adresse, vous pouvez ignorer ce message.',
    ],
  }),
  email_changed: ({ newAddress }) => ({
    subject: 'Votre adresse e-mail a été modifiée',
    title: 'Votre compte a une nouvelle adresse e-mail',
    body: [
      `Désormais, nous écrivons à ${newAddress}, et c’est avec cette adresse que vous vous connectez.`,
      WAS_YOU,
      'Si ce n’était pas vous, appuyez sur le bouton : votre compte retrouve cette adresse, tous les appareils sont déconnectés et vous choisissez un nouveau mot de passe.',
    ],
    button: 'Annuler la modification',
    notes: ['Le lien est valable 72 heures et une seule fois.'],
  }),
  second_factor_on: ({ time }) => ({
    subject: 'Votre second facteur est activé',
    title: 'Votre compte a maintenant un second facteur',
    body: [
      `Depuis le ${time}, la connexion demande aussi un code de votre application d’authentification.`,
      'Gardez vos codes de secours là où vous les trouverez sans votre téléphone.',
      WAS_YOU,
      NOT_YOU,
    ],
    button: NOT_ME,
    notes: [SEVEN_DAYS],
  }),
  second_factor_off: ({ time }) => ({
    subject: 'Votre second facteur est désactivé',
    title: 'Votre compte n’a plus de second facteur',
    body: [`Depuis le ${time}, la connexion ne demande plus de code.`, WAS_YOU, NOT_YOU],
    button: NOT_ME,
    notes: [SEVEN_DAYS],
  }),
  recovery_codes_new: ({ time }) => ({
    subject: 'Vous avez de nouveaux codes de secours',
    title: 'De nouveaux codes de secours pour votre compte',
    body: [
      `De nouveaux codes de secours sont valables depuis le ${time}. Les anciens ne fonctionnent plus.`,
      WAS_YOU,
      NOT_YOU,
    ],
    button: NOT_ME,
    notes: [SEVEN_DAYS],
  }),
  passkey_added: ({ name, time }) => ({
    subject: 'Une clé d’accès a été ajoutée à votre compte',
    title: 'Votre compte a une nouvelle clé d’accès',
    body: [
      `La clé d’accès «\u202f${name}\u202f» a été ajoutée (${time}). Elle permet de se connecter sans mot de passe.`,
      WAS_YOU,
      NOT_YOU,
    ],
    button: NOT_ME,
    notes: [SEVEN_DAYS],
  }),
  passkey_removed: ({ name, time }) => ({
    subject: 'Une clé d’accès a été supprimée',
    title: 'Une clé d’accès a été supprimée',
    body: [
      `La clé d’accès «\u202f${name}\u202f» a été supprimée (${time}) et ne fonctionne plus.`,
      WAS_YOU,
      NOT_YOU,
    ],
    button: NOT_ME,
    notes: [SEVEN_DAYS],
  }),
  second_step_locked: ({ time }) => ({
    subject: 'Quelqu’un connaît votre mot de passe',
    title: 'De nombreux codes erronés à la connexion',
    body: [
      `Quelqu’un a saisi votre mot de passe, puis de nombreux codes erronés (${time}). Personne n’est entré.`,
      'Si c’était vous, attendez un peu et réessayez. Sinon, choisissez tout de suite un nouveau mot de passe : l’actuel est connu de quelqu’un.',
    ],
    button: 'Choisir un nouveau mot de passe',
    notes: [HALF_HOUR],
  }),
  way_in_linked: ({ provider, time }) => ({
    subject: `${provider} permet désormais de vous connecter`,
    title: `Votre compte est associé à ${provider}`,
    body: [`Depuis le ${time}, vous pouvez aussi vous connecter avec ${provider}.`, WAS_YOU, NOT_YOU],
    button: NOT_ME,
    notes: [SEVEN_DAYS],
  }),
  way_in_unlinked: ({ provider, time }) => ({
    subject: `${provider} ne permet plus de vous connecter`,
    title: `L’association avec ${provider} est supprimée`,
    body: [`Depuis le ${time}, ${provider} ne permet plus de se connecter à votre compte.`, WAS_YOU, NOT_YOU],
    button: NOT_ME,
    notes: [SEVEN_DAYS],
  }),
  documents_received: ({ step }) => ({
    subject: 'Nous avons reçu vos documents',
    title: 'Merci, vos documents sont arrivés',
    body: [
      `Nous examinons ce que vous avez envoyé pour «\u202f${step}\u202f». Vous aurez de nos nouvelles dès que ce sera fait.`,
    ],
    button: 'Voir ma vérification',
  }),
  documents_approved: ({ step }) => ({
    subject: 'Vos documents sont validés',
    title: 'Vos documents sont validés',
    body: [`L’étape «\u202f${step}\u202f» est terminée. Merci d’y avoir consacré du temps.`],
    button: 'Voir ma vérification',
  }),
  documents_rejected: ({ step, reason }) => ({
    subject: 'Merci de renvoyer vos documents',
    title: 'Vos documents ne conviennent pas encore',
    body: [
      `Nous ne pouvons pas accepter ce que vous avez envoyé pour «\u202f${step}\u202f».`,
      `La raison\u202f: ${reason}`,
      'Vous pouvez les renvoyer à tout moment.',
    ],
    button: 'Renvoyer mes documents',
  }),
  documents_expired: ({ step }) => ({
    subject: 'Un document a expiré',
    title: 'Un de vos documents a expiré',
    body: [
      `Pour «\u202f${step}\u202f», il nous faut un document encore valable. Merci de nous en envoyer un nouveau.`,
    ],
    button: 'Envoyer un nouveau document',
  }),
  profile_changed: ({ fields, reason }) => ({
    subject: 'Vos données ont été modifiées',
    title: 'Notre assistance a modifié vos données',
    body: [
      `Modifié\u202f: ${fields}`,
      `La raison\u202f: ${reason}`,
      'Si quelque chose n’est pas correct, écrivez à l’assistance.',
    ],
    button: 'Voir mes données',
  }),
  ...moneyLetters,
  ...breakLetters,
  ...careLetters,
  account_blocked: ({ reason }) => ({
    subject: 'Votre compte est bloqué',
    title: 'Votre compte est bloqué',
    body: [
      'Pour le moment, vous ne pouvez ni vous connecter ni jouer. Votre argent reste le vôtre.',
      `La raison\u202f: ${reason}`,
      'Pour toute question, écrivez à l’assistance.',
    ],
    button: 'Écrire à l’assistance',
  }),
  account_unblocked: () => ({
    subject: 'Votre compte est de nouveau ouvert',
    title: 'Votre compte est de nouveau ouvert',
    body: ['Vous pouvez vous connecter et jouer comme avant.'],
    button: 'Se connecter',
  }),
  account_closed: ({ time }) => ({
    subject: 'Votre compte est fermé',
    title: 'Votre compte est fermé',
    body: [
      `Votre compte a été fermé (${time}). Plus personne ne peut s’y connecter.`,
      'Ce que la loi nous oblige à garder, comme les justificatifs d’identité, reste sous clé jusqu’à la fin du délai, puis est effacé. Les paiements et les parties restent dans nos livres sous forme de montants anonymes.',
      'Si ce n’était pas votre souhait, écrivez à l’assistance.',
    ],
    button: 'Écrire à l’assistance',
  }),
  news: ({ title, text }) => ({ subject: title, title, body: text.split(/\n+/), button: 'Découvrir' }),
};
