import type { CareLetterTexts } from './letter-text';

/** Letters of operators who look after players. */
export const careLetters: CareLetterTexts = {
  time_out_ordered: ({ until }) => ({
    subject: 'Vous êtes en pause',
    title: 'Vous êtes en pause',
    body: [
      `Jusqu’au ${until}, vous ne pouvez ni jouer ni déposer, et nous ne vous envoyons aucune offre. Nous en avons décidé ainsi parce que quelque chose dans votre jeu nous inquiète.`,
      'Les parties en cours sont encore réglées, et vous pouvez retirer votre argent à tout moment.',
      'Si vous voulez en parler, écrivez-nous. La page de vos limites indique des aides gratuites et confidentielles.',
    ],
    button: 'Limites et aide',
  }),
  play_noticed: ({ text }) => ({
    subject: 'Quelque chose dans votre jeu nous inquiète',
    title: 'Comment allez-vous ?',
    body: [
      `Nous veillons à ce que le jeu reste un plaisir. Voici ce que nous avons remarqué\u202f: ${text}`,
      'Vous pouvez fixer des limites de dépôt, de perte, de mise et de temps, ou prendre une pause : les deux s’appliquent aussitôt.',
      'Si vous voulez en parler, écrivez-nous. La page de vos limites indique des aides gratuites et confidentielles.',
    ],
    button: 'Limites et aide',
  }),
  limit_suggested: ({ what, amount }) => ({
    subject: 'Une limite que nous vous proposons',
    title: 'Une limite que nous vous proposons',
    body: [
      `Nous vous proposons une limite pour ${what}\u202f: ${amount}.`,
      'Vous la fixez sur la page de vos limites, et elle s’applique aussitôt. Vous pouvez aussi en choisir une plus basse.',
      'Si vous voulez en parler, écrivez-nous. La même page indique des aides gratuites et confidentielles.',
    ],
    button: 'Vers vos limites',
  }),
  limit_set: ({ what, amount }) => ({
    subject: 'Nous vous avons fixé une limite',
    title: 'Nous vous avons fixé une limite',
    body: [
      `Désormais, cette limite s’applique pour ${what}\u202f: ${amount}. Nous en avons décidé ainsi parce que quelque chose dans votre jeu nous inquiète.`,
      'Vous pouvez l’abaisser à tout moment. Pour la relever, écrivez-nous d’abord.',
      'La page de vos limites indique des aides gratuites et confidentielles.',
    ],
    button: 'Vers vos limites',
  }),
  deposits_stopped: () => ({
    subject: 'Vous ne pouvez pas déposer pour l’instant',
    title: 'Vous ne pouvez pas déposer pour l’instant',
    body: [
      'Nous n’acceptons plus de dépôts sur votre compte, parce que quelque chose dans votre jeu nous inquiète.',
      'Votre argent vous appartient : vous pouvez le retirer à tout moment.',
      'Écrivez-nous, s’il vous plaît : nous aimerions vous parler. La page de vos limites indique des aides gratuites et confidentielles.',
    ],
    button: 'Limites et aide',
  }),
  deposits_free: () => ({
    subject: 'Vous pouvez de nouveau déposer',
    title: 'Vous pouvez de nouveau déposer',
    body: [
      'Les dépôts sur votre compte sont de nouveau possibles.',
      'Les limites que vous avez fixées restent en vigueur.',
    ],
    button: 'Vers vos limites',
  }),
  offers_stopped: () => ({
    subject: 'Vous ne recevez plus d’offres',
    title: 'Vous ne recevez plus d’offres',
    body: [
      'Nous ne vous envoyons plus ni bonus ni messages sur nos promotions, parce que quelque chose dans votre jeu nous inquiète.',
      'Un bonus que vous avez déjà pris reste à vous, et vous pouvez retirer votre argent à tout moment.',
      'Si vous voulez en parler, écrivez-nous. La page de vos limites indique des aides gratuites et confidentielles.',
    ],
    button: 'Limites et aide',
  }),
  offers_free: () => ({
    subject: 'Vous recevez de nouveau des offres',
    title: 'Vous recevez de nouveau des offres',
    body: [
      'Les bonus et les messages sur nos promotions peuvent de nouveau vous parvenir.',
      'Vous choisissez les messages que vous recevez dans les paramètres de votre compte.',
    ],
    button: 'Vers vos limites',
  }),
  rules_changed: ({ country, time, text }) => ({
    subject: `D’autres règles pour les joueurs\u202f: ${country}`,
    title: 'D’autres règles s’appliquent à vous',
    body: [
      `À partir du ${time}, d’autres règles s’appliquent aux joueurs de votre pays (${country}). Un jeu ouvert à ce moment continue selon les règles avec lesquelles il a commencé.`,
      `Voici ce qui change\u202f: ${text}`,
      'La page de vos limites indique vos limites, les pauses et des aides gratuites et confidentielles.',
    ],
    button: 'Limites et aide',
  }),
};
