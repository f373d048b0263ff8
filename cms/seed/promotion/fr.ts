import { loyalty } from './loyalty/fr';
import type { PromotionTexts } from './shape';

export const fr: PromotionTexts = {
  sliders: {
    welcome_pack: {
      heading: 'Le pack de bienvenue',
      text: 'Jusqu’à 800 € et 335 tours gratuits sur les 4 premiers dépôts. 18 ans et plus, sous conditions.',
      button: 'Lire les détails',
    },
    jackpots: {
      heading: 'Trois jackpots',
      text: 'Mini, Mid et Max, avec leur montant actuel. Ils grossissent avec le jeu, jusqu’au tirage.',
      button: 'Voir les jackpots',
    },
    tournaments_local: {
      heading: 'Les tournois de la maison',
      text: 'Jeux, prix et date de fin en un coup d’œil. Libre à vous d’y participer ou non.',
      button: 'Voir les tournois',
    },
    recent_winners: {
      heading: 'Derniers gains',
      text: 'Les gains les plus récents et les jeux d’où ils viennent. Les pertes n’y figurent pas.',
      button: 'Meilleurs jeux',
    },
    new_games: {
      heading: 'Nouveautés',
      text: 'Les dernières sorties des studios, les plus récentes d’abord. Essayez la démo, puis décidez.',
      button: 'Les nouveautés',
    },
    live_tables: {
      heading: 'Tables en direct',
      text: 'Une partie pour toute la table, jour et nuit, avec un croupier dessiné. Les limites s’affichent à chaque table.',
      button: 'Prendre place',
    },
  },
  stories: {
    welcome: {
      title: 'Bienvenue',
      slides: [
        {
          heading: 'Jusqu’à 800 € et 335 tours gratuits',
          text: 'Sur vos quatre premiers dépôts. 18 ans et plus, sous conditions, à lire au bas de chaque page.',
          button: 'Voir les bonus',
        },
        {
          heading: 'Avant de déposer',
          text: 'La caisse indique le minimum, le maximum et les frais. Décidez d’abord de ce que la soirée peut coûter.',
          button: 'Voir la caisse',
        },
      ],
    },
    first_visit: {
      title: 'Découverte',
      slides: [
        {
          heading: 'Qui tient cette maison',
          text: 'Parlour est un casino en ligne pour adultes. Voici qui nous sommes et comment nous travaillons.',
          button: 'À propos',
        },
        {
          heading: 'Faites d’abord le tour',
          text: 'Toutes les pages sont ouvertes sans compte, et la plupart des jeux ont une démo en argent fictif.',
          button: 'Voir les jeux',
        },
        {
          heading: 'Comment l’argent arrive',
          text: 'Lisez comment se passent dépôts et retraits avant de verser quoi que ce soit.',
          button: 'Les paiements',
        },
      ],
    },
    new_games: {
      title: 'Nouveautés',
      slides: [
        {
          heading: 'Tout juste sortis des studios',
          text: 'Les dernières arrivées de tous les fournisseurs, les plus récentes d’abord.',
          button: 'Les nouveautés',
        },
        {
          heading: 'Des rouleaux qui changent de taille',
          text: 'À chaque tour Megaways, le nombre de façons de gagner change. La démo vous montre comment.',
          button: 'Voir les Megaways',
        },
        {
          heading: 'Un livre, deux rôles',
          text: 'Le livre y est à la fois joker et scatter. Les règles accompagnent chaque jeu.',
          button: 'Ouvrir les livres',
        },
      ],
    },
    live_tables: {
      title: 'En direct',
      slides: [
        {
          heading: 'Une table, plusieurs joueurs',
          text: 'Roulette, baccara, sic bo et roues de la fortune, une partie pour tous. Le croupier est animé.',
          button: 'Prendre place',
        },
        {
          heading: 'Une bille, plusieurs roues',
          text: 'Roulette européenne et française. Les limites sont indiquées à chaque table.',
          button: 'Voir la roulette',
        },
        {
          heading: 'Jeux télévisés',
          text: 'Une roue et des manches chronométrées. Une connexion lente peut y désavantager.',
          button: 'Voir ces jeux',
        },
      ],
    },
    crash: {
      title: 'Jeux de crash',
      slides: [
        {
          heading: 'Il grimpe, puis s’arrête',
          text: 'Le multiplicateur monte et s’arrête sans prévenir. Qui encaisse trop tard perd sa mise.',
          button: 'Jeux de crash',
        },
        {
          heading: 'Décider avant la manche',
          text: 'Fixez la valeur à laquelle vous encaisserez et tenez-vous-y. La démo ne coûte rien.',
          button: 'Essayer la démo',
        },
        {
          heading: 'Les manches courtes s’additionnent',
          text: 'Une manche dure quelques secondes, et l’argent file. Fixez d’abord ce que la soirée peut coûter.',
          button: 'Garder la main',
        },
      ],
    },
    jackpots: {
      title: 'Jackpots',
      slides: [
        {
          heading: 'Mini, Mid et Max',
          text: 'Trois cagnottes qui grossissent à chaque mise en argent réel. Chaque centime est un billet.',
          button: 'Voir les jackpots',
        },
        {
          heading: 'Le plus gros',
          text: 'Le jackpot Max est tiré entre 20 000 € et 30 000 €.',
          button: 'Voir ces jeux',
        },
        {
          heading: 'Le plus petit',
          text: 'Le jackpot Mini est tiré entre 1 000 € et 2 500 €.',
          button: 'Voir ces jeux',
        },
      ],
    },
    play_well: {
      title: 'Avec mesure',
      slides: [
        {
          heading: 'Décidez du prix de la soirée',
          text: 'Fixez une somme avant de vous asseoir. Une fois qu’elle est dépensée, la soirée est finie.',
          button: 'Garder la main',
        },
        {
          heading: 'Quand ce n’est plus un plaisir',
          text: 'L’aide est gratuite et confidentielle, et l’assistance ferme votre compte si vous le demandez.',
          button: 'Trouver de l’aide',
        },
        {
          heading: 'Combien cela vous a-t-il coûté ?',
          text: 'Chaque dépôt, mise et gain figure dans votre historique, avec le solde qui suit.',
          button: 'Votre historique',
        },
      ],
    },
  },
  tiles: {
    race: {
      heading: 'Visez la coupe',
      text: 'Des tournois avec prix et classement.',
      button: 'Prendre place',
    },
    vip: {
      heading: 'Douze niveaux VIP',
      text: 'Ce que chaque niveau apporte, comment se comptent les points et ce qui ne compte pas.',
      button: 'Voir les niveaux',
    },
    bonuses: {
      heading: 'Les bonus et leurs conditions',
      text: 'Chaque bonus s’affiche avec ses conditions. Vous êtes libre de le refuser.',
      button: 'Voir les bonus',
    },
    fairness: {
      heading: 'Des réponses claires',
      text: 'Ce qui se passe quand la connexion se coupe, et quand un dépôt est crédité.',
      button: 'Lire la FAQ',
    },
    pots: {
      heading: 'Trois jackpots',
      text: 'Ils grossissent à chaque mise.',
      button: 'Voir les jackpots',
    },
    play_well: {
      heading: 'Garder la main',
      text: 'Ce que la soirée peut coûter, les signes à prendre au sérieux, et où l’aide est gratuite.',
      button: 'Jouer bien',
    },
    payments: {
      heading: 'Avant de déposer',
      text: 'Moyens, frais et durée d’un dépôt, dits d’avance.',
      button: 'Les paiements',
    },
  },
  ...loyalty,
};
