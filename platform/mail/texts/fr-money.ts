import type { MoneyLetterTexts } from './letter-text';

/** Letters about what a player gets and gives. */
export const moneyLetters: MoneyLetterTexts = {
  withdrawal_paid: ({ amount }) => ({
    subject: `Votre retrait de ${amount} est payé`,
    title: 'L’argent est en route',
    body: [
      `Nous vous avons versé ${amount}. Le délai d’arrivée dépend de votre banque ou de votre portefeuille.`,
    ],
    button: 'Voir le retrait',
  }),
  withdrawal_rejected: ({ amount, reason }) => ({
    subject: `Votre retrait de ${amount} a été refusé`,
    title: 'L’argent est de retour sur votre solde',
    body: [`Votre retrait de ${amount} a été refusé. L’argent est de retour sur votre solde.`, reason],
    button: 'Voir ce que vous pouvez faire',
  }),
  withdrawal_returned: ({ amount }) => ({
    subject: `Votre retrait de ${amount} nous a été renvoyé`,
    title: 'L’argent est de retour sur votre solde',
    body: [
      `Votre banque ou votre portefeuille nous a renvoyé ${amount}. L’argent est de retour sur votre solde\u202f; choisissez un autre moyen de retrait.`,
    ],
    button: 'Retirer à nouveau',
  }),
  balance_added: ({ amount, reason }) => ({
    subject: `${amount} ont été ajoutés à votre solde`,
    title: 'Votre solde a augmenté',
    body: [`Nous avons ajouté ${amount} à votre solde.`, reason],
    button: 'Voir l’opération',
  }),
  balance_taken: ({ amount, reason }) => ({
    subject: `${amount} ont été retirés de votre solde`,
    title: 'Votre solde a diminué',
    body: [
      `Nous avons retiré ${amount} de votre solde.`,
      `La raison\u202f: ${reason}`,
      'Si vous n’êtes pas d’accord, écrivez à l’assistance.',
    ],
    button: 'Voir l’opération',
  }),
  wager_waived: ({ amount, reason }) => ({
    subject: `Vous n’avez plus à miser ${amount}`,
    title: 'Il vous reste moins à miser',
    body: [
      `Nous avons retiré ${amount} de ce qu’il vous restait à miser avant un retrait. Votre solde ne change pas.`,
      reason,
    ],
    button: 'Voir les retraits',
  }),
  free_spins_stranded: ({ name, number }) => ({
    subject: 'Vos tours gratuits attendent un nouveau jeu',
    title: 'Les jeux prévus ne sont plus là',
    body: [
      `Les jeux de vos tours gratuits «\u202f${name}\u202f» ne sont plus disponibles, et nous n’avons pas trouvé de remplaçant. Tours restants\u202f: ${number}.`,
      'Ils ne sont pas perdus\u202f: leur délai est suspendu, et notre équipe choisit un autre jeu. Vous n’avez rien à faire. Nous vous préviendrons dès que vous pourrez jouer\u202f; pour toute question, l’assistance est à votre écoute.',
    ],
    button: 'Voir mes tours gratuits',
  }),
  bonus_ending: ({ name, amount }) => ({
    subject: 'Votre bonus se termine dans 24 heures',
    title: 'Plus qu’un jour pour votre bonus',
    body: [
      `«\u202f${name}\u202f» se termine dans 24 heures. Il vous reste ${amount} à miser pour qu’il soit à vous.`,
      'Ce qui n’aura pas été misé d’ici là sera perdu. Rien ne vous oblige à continuer\u202f: votre propre argent n’est pas concerné.',
    ],
    button: 'Voir le bonus',
  }),
  tournament_stopped: ({ name, reason }) => ({
    subject: `Le tournoi «\u202f${name}\u202f» a été arrêté`,
    title: 'Ce tournoi reste sans résultat',
    body: [
      `Nous avons arrêté «\u202f${name}\u202f». Ses points ne comptent plus et aucun prix n’est attribué.`,
      `La raison\u202f: ${reason}`,
      'Votre solde et tout ce que vous avez gagné dans les jeux restent inchangés.',
    ],
    button: 'Voir les autres tournois',
  }),
  tournament_left: ({ name, reason }) => ({
    subject: `Vous ne participez plus à «\u202f${name}\u202f»`,
    title: 'Vous avez été retiré d’un tournoi',
    body: [
      `Vous ne participez plus à «\u202f${name}\u202f»\u202f: vos points n’y comptent pas et aucun prix ne vous revient.`,
      `La raison\u202f: ${reason}`,
      'Votre solde ne change pas. Si vous n’êtes pas d’accord, écrivez à notre assistance.',
    ],
    button: 'Voir le tournoi',
  }),
  level_reached: ({ level, percent, amount }) => ({
    subject: `Vous avez atteint le niveau ${level}`,
    title: `Vous êtes maintenant au niveau ${level}`,
    body: [
      ...(amount
        ? [`${amount} sont sur votre solde, en argent réel\u202f: c’est le bonus de ce niveau.`]
        : []),
      `Votre cashback est désormais de ${percent}\u00a0%. Votre page VIP indique comment il est compté et ce qui vous revient.`,
      'Le niveau suivant peut attendre. Aucun ne vaut un dépôt qui vous manquerait.',
    ],
    button: 'Voir votre niveau',
  }),
};
