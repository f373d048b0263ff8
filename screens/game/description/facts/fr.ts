import type { FactTexts } from '../texts';

/**
 * Wordings of facts in French. Titles are in guillemets and studios follow a noun, so that neither needs an elision.
 */
export const factsFr = {
  openings: {
    slot: [
      '{title} est une machine à sous signée {studio}.',
      'Le studio {studio} présente {title}, une machine à sous vidéo.',
      'Derrière la machine à sous {title}, on trouve le studio {studio}.',
      'Avec {title}, {studio} ajoute une machine à sous à la salle.',
      'Une machine à sous du studio {studio} : {title}.',
      'C’est chez {studio} que la machine à sous {title} a été dessinée et construite.',
      'Voici {title}, une machine à sous conçue par {studio}.',
      '{studio} signe la machine à sous {title}.',
    ],
    table: [
      '{title} est un jeu de table signé {studio}.',
      'Le studio {studio} présente {title}, un jeu de table.',
      'Avec {title}, {studio} porte la table de jeu à l’écran.',
      'Pour jouer à {title}, vous prenez place à une table dressée par {studio}.',
      'Un jeu de table conçu par {studio} : {title}.',
    ],
    instant: [
      '{title} est un jeu rapide signé {studio}.',
      'Le studio {studio} présente {title}, un jeu aux parties brèves.',
      'Ni rouleaux ni cartes : {title}, par {studio}, s’en passe très bien.',
      'Avec {title}, {studio} reste simple.',
      'Des parties courtes, peu de règles : ainsi {studio} a-t-il conçu {title}.',
    ],
    live: [
      '{title} est un jeu en direct du studio {studio}.',
      '{studio} anime {title} en direct, en temps réel.',
      'Une partie pour tous, chez {studio} : {title} se joue en direct.',
      'En direct de chez {studio} : {title}.',
      'Pour {title}, {studio} tient une table en direct.',
    ],
  },
  manner: {
    table: [
      'C’est l’ordinateur qui distribue, et il attend que vous ayez choisi.',
      'Vous jouez seul contre la banque, à votre rythme.',
      'Personne ne vous presse : la partie suivante commence quand vous le voulez.',
      'Vous ne faites attendre personne, puisque vous lancez vous-même chaque partie.',
    ],
    instant: [
      'Les règles s’apprennent en une minute.',
      'Une partie dure quelques secondes, et vous lancez vous-même la suivante.',
      'Il y a peu de choses à l’écran, et toutes comptent.',
      'L’issue d’une partie se voit aussitôt.',
    ],
    live: [
      'Tout se passe en temps réel, et vous voyez ce que voient tous les autres.',
      'Le croupier est animé, et les mises se placent avant que l’issue soit connue.',
      'À chaque partie, un temps est donné pour miser ; ensuite, on regarde.',
      'Le jeu va son rythme, comme au casino, et d’autres y prennent part.',
    ],
  },
  volatility: {
    low: [
      'La volatilité est faible : les gains sont assez fréquents et plutôt modestes.',
      'Avec une faible volatilité, le jeu paie plus volontiers peu et souvent que beaucoup et rarement.',
      'C’est un jeu parmi les plus calmes. Une faible volatilité signifie des gains fréquents et mesurés.',
      'Sa faible volatilité limite les hauts et les bas.',
    ],
    medium: [
      'La volatilité est moyenne, à mi-chemin entre beaucoup de petits gains et quelques-uns plus importants.',
      'Pour la volatilité, le jeu se place au milieu : ni filet régulier, ni attente sans fin.',
      'Une volatilité moyenne mêle de petits gains et, parfois, un plus important.',
      'La volatilité est moyenne ; comptez avec quelques passages calmes.',
    ],
    high: [
      'La volatilité est élevée : les gains sont plus rares, et plus importants quand ils viennent.',
      'Une volatilité élevée demande de la patience, car bien des parties ne paient rien.',
      'Le jeu est très volatil. Les longues périodes sans gain en font partie autant que les gains importants.',
      'Avec une volatilité élevée, le solde bouge par grands pas, vers le bas aussi.',
    ],
    very_high: [
      'La volatilité est très élevée : la plupart des parties ne paient rien, quelques-unes bien davantage.',
      'Peu de jeux varient autant. Une volatilité très élevée signifie de longues attentes, sans aucune promesse au bout.',
      'La volatilité est très élevée ; de petites mises font durer le solde.',
      'Une volatilité très élevée convient aux patients, car un solde peut fondre longtemps.',
    ],
  },
  rtp: [
    'Le taux de retour au joueur est de {rtp}, en moyenne sur un très grand nombre de parties.',
    'Sur des millions de parties, le jeu rend {rtp} des mises ; une seule soirée peut être tout autre.',
    'Le RTP s’établit à {rtp}. C’est la part des mises reversée à long terme, non celle d’une session.',
    'À long terme, le jeu reverse {rtp} des mises.',
    'Le jeu est conçu pour un taux de retour de {rtp}.',
  ],
  rtpOfBestPlay: [
    'Joué au mieux, le jeu rend {rtp} des mises à long terme.',
    'Le taux de retour atteint {rtp} au mieux ; de moins bons choix le font baisser.',
    'Avec les meilleures décisions, le RTP à long terme est de {rtp}.',
    'Un jeu réfléchi mène, sur un très grand nombre de parties, à un taux de retour de {rtp}.',
  ],
  lines: [
    'Les gains se comptent sur {lines}.',
    'Les symboles paient sur {lines}.',
    'Le jeu se déroule sur {lines}.',
    'Chaque tour est réglé sur {lines}.',
    'Tout se décide sur {lines}.',
  ],
  maxWin: [
    'Une partie paie au plus {times} la mise.',
    'Une seule partie rapporte au maximum {times} la mise.',
    'Le plafond d’une partie est fixé à {times} la mise.',
    'Aucune partie ne paie plus de {times} sa mise.',
    'Au mieux, une partie paie {times} sa mise ; c’est la limite, pas la règle.',
  ],
  released: [
    'Le jeu est sorti le {date}.',
    'Il est disponible depuis le {date}.',
    'Sa sortie remonte au {date}.',
    'C’est le {date} que le jeu est paru.',
    'Le jeu a vu le jour le {date}.',
  ],
  demo: [
    'Une démo en argent fictif existe ; elle ne demande aucun compte.',
    'La démo ne coûte rien : essayez-la en argent fictif avant de décider quoi que ce soit.',
    'Pour voir comment il se joue, ouvrez la démo ; seul de l’argent fictif y est en jeu.',
    'Une démo gratuite montre le jeu entier en argent fictif.',
    'Vous pouvez d’abord l’essayer en démo, sans vous connecter.',
  ],
  noDemo: [
    'Il n’existe pas de démo de ce jeu.',
    'Aucune démo n’est disponible.',
    'Il se joue en argent réel uniquement ; il n’y a pas de démo.',
    'Ce jeu est proposé sans démo.',
  ],
  limits: [
    'Les mises vont de {min} à {max}.',
    'Vous pouvez miser de {min} à {max} par partie.',
    'La plus petite mise est de {min}, la plus grande de {max}.',
    'La mise se situe entre {min} et {max}.',
  ],
  features: [
    'Au programme : {features}.',
    'Au jeu de base s’ajoute ceci : {features}.',
    'Fonctions annoncées : {features}.',
    'Ce que le jeu offre en plus : {features}.',
    'En dehors du jeu de base : {features}.',
  ],
  feature: {
    megaways: 'Megaways',
    freespins: 'tours gratuits',
    bonus: 'partie bonus',
    feature_buy: 'achat de bonus',
    drops_and_wins: 'Drops & Wins',
    jackpot_max: 'jackpot Max',
    jackpot_mid: 'jackpot Mid',
    jackpot_mini: 'jackpot Mini',
  },
  explained: {
    megaways: [
      'Avec Megaways, le nombre de symboles de chaque rouleau change d’un tour à l’autre.',
      'Megaways signifie que les rouleaux changent de hauteur et qu’il n’y a pas de lignes fixes.',
    ],
    freespins: [
      'Les tours gratuits ne prennent rien sur le solde.',
      'Pendant les tours gratuits, aucune mise n’est prélevée.',
    ],
    bonus: [
      'Une partie bonus est un petit jeu dans le jeu.',
      'La partie bonus a ses propres règles ; l’aide du jeu les explique.',
    ],
    feature_buy: [
      'Acheter le bonus le lance aussitôt, à un prix annoncé, souvent un multiple de la mise.',
      'L’achat de bonus épargne l’attente, pas le risque : le résultat peut rester bien en dessous du prix.',
    ],
    drops_and_wins: [
      'Drops & Wins désigne des prix que le studio distribue en plus, au hasard.',
      'Avec Drops & Wins, le studio ajoute ses propres prix pendant un temps.',
    ],
    jackpot_max: [
      'Le jackpot Max est le plus grand des trois.',
      'Une petite part de chaque mise alimente le jackpot.',
    ],
    jackpot_mid: [
      'Le jackpot Mid est celui du milieu, sur trois.',
      'Une petite part de chaque mise va au jackpot.',
    ],
    jackpot_mini: [
      'Le jackpot Mini est le plus petit des trois.',
      'Le jackpot grossit d’une petite part de chaque mise.',
    ],
  },
  standing: {
    new: [
      'Il vient d’arriver dans notre salle.',
      'Vous le trouverez parmi les nouveautés.',
      'C’est l’une de nos dernières arrivées.',
      'Chez nous, il est rangé dans les nouveautés.',
    ],
    top: [
      'Il fait partie de notre sélection Top.',
      'Vous le trouverez dans la catégorie Top.',
      'C’est l’un de nos jeux Top.',
      'Chez nous, il est rangé sous Top.',
    ],
  },
  care: [
    'Décidez à l’avance de ce qu’une soirée peut coûter.',
    'La limite la plus facile à tenir est celle que l’on fixe avant la première partie.',
    'Chaque partie est indépendante de la précédente.',
    'Ce qui précède ne dit rien de ce qui va suivre.',
    'Les pauses font partie du jeu.',
  ],
  units: {
    lines: { one: '{n} ligne de paiement', other: '{n} lignes de paiement' },
    times: { other: '{n} fois' },
  },
} as const satisfies FactTexts;
