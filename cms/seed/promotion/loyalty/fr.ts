import type { PromotionTexts } from '../shape';

export const loyalty: Pick<PromotionTexts, 'loyaltyRules' | 'levels'> = {
  loyaltyRules: {
    title: 'Comment fonctionnent les niveaux VIP',
    chapters: [
      {
        title: 'D’où viennent les points',
        content: [
          'Chaque euro déposé donne **un point**. Il compte dès que le dépôt est confirmé, et les centimes restants s’ajoutent au dépôt suivant.',
          '',
          'Les mises, les gains et le choix du jeu n’y changent rien ; une place dans un tournoi et la roue de la fortune peuvent rapporter des points, notés E.P. Les points ne s’effacent pas avec le temps, même après une longue absence.',
        ].join('\n'),
      },
      {
        title: 'Les niveaux et ce qu’ils apportent',
        content: [
          'Il existe douze niveaux. Le premier commence à **40 points**, soit 40 euros déposés, en une fois ou petit à petit. Il n’y a rien à demander : le niveau change dès que les points sont là. Votre compte indique combien il en manque pour le suivant.',
          '',
          'Un niveau n’a pas d’échéance, et il n’est pas à reconquérir chaque mois ou chaque année. À partir de **Joueur de cartes**, atteindre un niveau rapporte une somme en argent réel, une seule fois ; votre page VIP indique ce qu’apporte le suivant.',
          '',
          'Jusqu’à une certaine somme par jour, un retrait part sans que personne chez nous ne l’examine d’abord. À partir de **Joueur de cartes**, cette somme augmente : 300 euros à ce niveau, 600 pour Maître des bandes, 1 000 pour Illustre commandant, 1 900 tout en haut. Votre page VIP indique celle de votre niveau.',
          '',
          'Elle vaut dès que vous avez joué et déjà reçu un retrait. Au-delà, et chaque fois qu’un point est à vérifier, une personne décide, à tous les niveaux. Le délai de votre banque ne dépend que d’elle.',
          '',
          'Avec un niveau, vous tournez la [roue de la fortune](/wheel-of-fortune) une fois par jour, là où la loi de votre pays le permet. Les chances sont indiquées à côté, et elles sont les mêmes à tous les niveaux.',
        ].join('\n'),
      },
      {
        title: 'Le cashback, niveau par niveau',
        content: [
          'À chaque niveau correspond un taux :',
          '',
          '- **Nouveau venu**, dès 40 points : 10 %',
          '- **Habitué**, dès 150 points : 11 %',
          '- **Invité de la maison**, dès 500 points : 12 %',
          '- **Joueur de cartes**, dès 1 500 points : 13 %',
          '- **Capitaine de table**, dès 4 000 points : 14 %',
          '- **Gardien de la lampe**, dès 8 000 points : 15 %',
          '- **Maître des bandes**, dès 15 000 points : 16 %',
          '- **Illustre commandant**, dès 30 000 points : 18 %',
          '- **Maréchal du salon**, dès 60 000 points : 20 %',
          '- **Baron du tapis**, dès 120 000 points : 22 %',
          '- **Duc de laiton**, dès 250 000 points : 24 %',
          '- **Seigneur de la maison**, dès 500 000 points : 25 %',
          '',
          'Chaque lundi, nous faisons le compte de la semaine écoulée, du lundi 0 h au lundi 0 h UTC : vos mises en argent réel, moins vos gains et moins l’argent bonus devenu réel. S’il reste une perte, le taux de votre niveau vous en est rendu en argent réel, dans la limite du plafond du niveau et sans condition de mise. Votre page cashback montre le calcul ligne par ligne.',
          '',
          'Qui est en pause ou exclu ce jour-là n’en reçoit pas.',
        ].join('\n'),
      },
      {
        title: 'Un interlocuteur attitré',
        content:
          'À partir du niveau **Illustre commandant**, vous avez un interlocuteur attitré : une personne de la maison à qui adresser vos questions. L’[assistance](/info_pages/contact), elle, répond à tous les niveaux.',
      },
      {
        title: 'Ce qui ne compte pas',
        content: [
          'Ne donnent aucun point :',
          '',
          '- l’argent des bonus, les codes promo et les tours gratuits',
          '- les mises, les gains et les jackpots',
          '- les dépôts refusés, annulés ou pas encore confirmés',
          '',
          'Si un dépôt est remboursé, ses points sont repris et le niveau peut baisser, mais jamais dans les 90 jours qui suivent son obtention. Un retrait n’enlève aucun point. Les bonus suivent leurs propres [conditions](/info_pages/bonus_terms_and_conditions).',
        ].join('\n'),
      },
      {
        title: 'Vos limites passent avant',
        content: [
          'Un niveau n’est pas une raison de jouer plus que prévu. Dans chaque jeu, la maison a l’avantage, et le cashback n’y change rien.',
          '',
          'Limites, pauses et exclusions s’appliquent de la même façon à tous les niveaux. Personne ne peut lever une pause ou une exclusion avant terme, pas même un interlocuteur attitré. Pour les mettre en place, lisez [jeu responsable](/info_pages/responsible_gambling).',
        ].join('\n'),
      },
    ],
  },
  levels: {
    newcomer: {
      title: 'Nouveau venu',
      chapters: [
        { title: 'Cashback', content: 'Le premier niveau apporte **10 %** de cashback.' },
        {
          title: 'Comment y arriver',
          content:
            'Avec 40 points, soit 40 euros déposés. En une fois ou petit à petit, c’est pareil, et il n’y a rien à demander.',
        },
      ],
    },
    regular: {
      title: 'Habitué',
      chapters: [
        { title: 'Cashback', content: 'Un point de pourcentage de plus qu’au niveau précédent : **11 %**.' },
        {
          title: 'Sans échéance',
          content:
            'Les points ne s’effacent pas avec le temps. Après un mois ou un an d’absence, vous retrouvez votre niveau tel que vous l’avez laissé.',
        },
      ],
    },
    house_guest: {
      title: 'Invité de la maison',
      chapters: [
        { title: 'Cashback', content: 'Le taux est désormais de **12 %**.' },
        {
          title: 'Toujours sous les yeux',
          content:
            'Le menu du compte affiche votre niveau, vos points, votre taux de cashback et ce qui vous sépare du niveau suivant.',
        },
      ],
    },
    card_player: {
      title: 'Joueur de cartes',
      chapters: [
        { title: 'Cashback', content: 'À partir de ce niveau, le taux est de **13 %**.' },
        {
          title: 'N’importe quel jeu, ou aucun',
          content:
            'Les points viennent des dépôts, pas des mises. Cartes, machines à sous, tables en direct ou soirée libre : votre niveau reste le même.',
        },
      ],
    },
    table_captain: {
      title: 'Capitaine de table',
      chapters: [
        { title: 'Cashback', content: '**14 %**, au cinquième des douze niveaux.' },
        {
          title: 'Noir sur blanc',
          content:
            'Le cashback a sa propre ligne dans l’historique des transactions. La date et le montant s’y vérifient.',
        },
      ],
    },
    lamp_keeper: {
      title: 'Gardien de la lampe',
      chapters: [
        { title: 'Cashback', content: 'Vous voilà au milieu de l’échelle, avec un taux de **15 %**.' },
        {
          title: 'Rien ne presse',
          content:
            'Le niveau suivant attendra. Aucun n’a de date limite, et aucun ne se perd quand on joue moins.',
        },
      ],
    },
    rail_master: {
      title: 'Maître des bandes',
      chapters: [
        { title: 'Cashback', content: 'Votre taux passe à **16 %**.' },
        {
          title: 'Quelqu’un à qui parler',
          content:
            'L’assistance en direct répond à vos questions, comme à celles de tout le monde. L’interlocuteur attitré est propre aux niveaux supérieurs.',
        },
      ],
    },
    famed_commander: {
      title: 'Illustre commandant',
      chapters: [
        {
          title: 'Cashback',
          content: 'Deux points de pourcentage de plus qu’au niveau inférieur : **18 %**.',
        },
        {
          title: 'Interlocuteur attitré',
          content:
            'Désormais, vous avez un interlocuteur attitré : une personne de la maison qui s’occupe de vos questions.',
        },
        {
          title: 'Ce qui ne change pas',
          content:
            'Limites, pauses et exclusions valent pour vous comme pour tous. Même votre interlocuteur ne peut pas lever une pause avant terme.',
        },
      ],
    },
    parlour_marshal: {
      title: 'Maréchal du salon',
      chapters: [
        { title: 'Cashback', content: 'Le taux atteint **20 %**.' },
        { title: 'Interlocuteur attitré', content: 'Vous gardez votre interlocuteur attitré.' },
        {
          title: 'Un regard sur les comptes',
          content:
            '60 000 points représentent beaucoup d’argent déposé. Votre historique montre ce que le jeu vous a coûté. Consultez-le de temps en temps.',
        },
      ],
    },
    baize_baron: {
      title: 'Baron du tapis',
      chapters: [
        { title: 'Cashback', content: '**22 %**, au dixième des douze niveaux.' },
        {
          title: 'Interlocuteur attitré',
          content: 'Bonus, paiement ou limite : posez la question à votre interlocuteur attitré.',
        },
        {
          title: 'Les retraits',
          content:
            'Un retrait n’enlève aucun point. Votre niveau reste le même, quelle que soit la somme retirée.',
        },
      ],
    },
    brass_duke: {
      title: 'Duc de laiton',
      chapters: [
        { title: 'Cashback', content: 'À ce niveau, il est de **24 %**.' },
        {
          title: 'Interlocuteur attitré',
          content:
            'Ce niveau comprend lui aussi un interlocuteur attitré. L’assistance en direct vous reste ouverte par ailleurs.',
        },
        {
          title: 'Inutile de courir après la suite',
          content:
            'Il reste un niveau, qui apporte un seul point de pourcentage. Il ne vaut aucun dépôt qui vous manquerait ensuite.',
        },
      ],
    },
    lord_of_the_house: {
      title: 'Seigneur de la maison',
      chapters: [
        { title: 'Cashback', content: '**25 %**, le taux le plus élevé qui soit.' },
        {
          title: 'Interlocuteur attitré',
          content: 'Comme aux quatre niveaux précédents, un interlocuteur attitré est là pour vos questions.',
        },
        {
          title: 'Le haut de l’échelle',
          content:
            'Aucun niveau ne vient après celui-ci : d’autres dépôts n’y changent rien. Faire une pause ne coûte ni points ni niveau.',
        },
      ],
    },
  },
};
