import type { BreakLetterTexts } from './letter-text';

/** Letters about breaks from play. */
export const breakLetters: BreakLetterTexts = {
  time_out_begun: ({ until }) => ({
    subject: 'Votre pause a commencé',
    title: 'Votre pause a commencé',
    body: [
      `Jusqu’au ${until}, vous ne pouvez ni jouer ni déposer, et nous ne vous envoyons aucune offre.`,
      'Les parties en cours sont encore réglées, et vous pouvez retirer votre argent à tout moment. Une pause peut être prolongée, jamais raccourcie.',
      'Si vous voulez parler à quelqu’un, la page de vos limites indique des aides gratuites et confidentielles.',
    ],
    button: 'Vers vos limites',
  }),
  account_held: () => ({
    subject: 'Nous vérifions votre compte',
    title: 'Nous vérifions votre compte',
    body: [
      'Avant que vous ne rejouiez, l’un de nous doit examiner votre compte.',
      'D’ici là, ni jeu ni dépôt, et nous ne vous envoyons aucune offre. Les parties en cours sont encore réglées, et vous pouvez retirer votre argent à tout moment.',
      'Écrivez-nous si vous avez besoin de votre compte plus tôt, ou pour toute question.',
    ],
    button: 'Comment nous joindre',
  }),
  register_listed: ({ register }) => ({
    subject: 'Un registre vous signale comme exclu',
    title: 'Un registre vous signale comme exclu',
    body: [
      `${register} indique que vous vous êtes exclu du jeu.`,
      'Tant que c’est le cas, ni jeu ni dépôt ici, et nous ne vous envoyons aucune offre. Les parties en cours sont encore réglées, et vous pouvez retirer votre argent à tout moment.',
      'Une fois votre exclusion levée là-bas, connectez-vous et ouvrez un jeu : nous interrogeons le registre à chaque fois.',
      'Si vous voulez parler à quelqu’un, des aides gratuites et confidentielles sont indiquées sur la page que le bouton ouvre.',
    ],
    button: 'Aide et limites',
  }),
  exclusion_begun: ({ until }) => ({
    subject: 'Vous vous êtes exclu du jeu',
    title: 'Vous vous êtes exclu du jeu',
    body: [
      `Jusqu’au ${until}, votre compte ne permet ni de jouer ni de déposer, et nous ne vous envoyons aucune offre. Ensuite, rien ne change tant que vous ne demandez pas à revenir.`,
      'Les parties en cours sont encore réglées. Vos bonus ont pris fin ; votre argent vous appartient, et vous pouvez vous connecter à tout moment pour le retirer.',
      'Si vous voulez parler à quelqu’un, des aides gratuites et confidentielles sont indiquées sur la page que le bouton ouvre.',
    ],
    button: 'Vers votre argent',
  }),
  excluded_for_good: () => ({
    subject: 'Vous vous êtes exclu du jeu',
    title: 'Vous vous êtes exclu du jeu',
    body: [
      'Dès maintenant et définitivement, votre compte ne permet plus ni de jouer ni de déposer, et nous ne vous envoyons aucune offre.',
      'Les parties en cours sont encore réglées. Vos bonus ont pris fin ; votre argent vous appartient, et vous pouvez vous connecter à tout moment pour le retirer.',
      'Si vous voulez parler à quelqu’un, des aides gratuites et confidentielles sont indiquées sur la page que le bouton ouvre.',
    ],
    button: 'Vers votre argent',
  }),
};
