import type { SeoTexts } from '../seo-pages';

export const fr: SeoTexts = {
  seo_main: [
    'Parlour : casino en ligne, 8 252 jeux de 82 studios',
    'Machines à sous, tables en direct, jackpots et jeux de crash de 82 fournisseurs. Essayez les démos sans compte ou jouez en euros. Réservé aux adultes, 18 ans et plus.',
  ],
  seo_games: [
    'Fournisseurs de jeux : les 82 studios | Parlour',
    'Les 82 studios présents chez Parlour, avec le nombre de jeux de chacun. Choisissez un fournisseur pour découvrir toute sa gamme.',
  ],
  seo_games_all: [
    'Tous les jeux : 8 335 machines et tables | Parlour',
    'Tous les jeux de la maison sur une seule page : 8 252 machines à sous et autres jeux, plus 83 tables en direct. Filtrez par fournisseur ou cherchez par nom.',
  ],
  seo_games_live: [
    'Casino en direct : 83 tables avec croupiers | Parlour',
    'Blackjack, roulette, baccara, poker et jeux télévisés avec de vrais croupiers. Les limites de chaque table s’affichent avant de s’asseoir.',
  ],
  seo_games_top: [
    'Les jeux les plus joués | Parlour',
    'Les jeux que nos joueurs ouvrent le plus souvent. Le taux de redistribution et la volatilité sont toujours indiqués, et beaucoup existent en démo.',
  ],
  seo_games_new: [
    'Nouveaux jeux : dernières sorties | Parlour',
    'Les dernières arrivées de 82 fournisseurs, des plus récentes aux plus anciennes. Essayez la démo avant de miser.',
  ],
  seo_games_slots: [
    'Machines à sous en ligne | Parlour',
    'Machines à sous de tous les thèmes et de toutes les volatilités. Le taux de redistribution est indiqué partout, et la plupart s’essaient gratuitement.',
  ],
  seo_games_megaways: [
    'Machines à sous Megaways | Parlour',
    'Des rouleaux dont la hauteur change à chaque tour, et avec elle le nombre de façons de gagner. Démos sans compte.',
  ],
  seo_games_crash: [
    'Jeux de crash : encaisser à temps | Parlour',
    'Le multiplicateur grimpe jusqu’à la chute ; à vous de choisir quand encaisser. L’encaissement automatique est possible.',
  ],
  seo_games_fruits: [
    'Machines à fruits : cerises, sept, cloches | Parlour',
    'Les machines à fruits classiques, avec peu de lignes et des règles simples. Cerises, citrons, cloches et sept, en démo ou en argent réel.',
  ],
  seo_games_feature_buy: [
    'Machines à sous avec achat de bonus | Parlour',
    'Des machines où la partie bonus s’achète à un prix affiché. Le prix et le taux de redistribution figurent dans les règles de chaque jeu.',
  ],
  seo_games_bonusbuy: [
    'Machines à sous avec parties bonus | Parlour',
    'Des machines dotées de leur propre partie bonus : choix, roues et jeux annexes. Lisez les règles et essayez-les en démo.',
  ],
  seo_games_drops_win: [
    'Drops & Wins : jeux avec lots à gagner | Parlour',
    'Les jeux qui participent aux distributions de lots des fournisseurs. Les conditions et les dates accompagnent chaque promotion.',
  ],
  seo_games_freespins: [
    'Machines à sous avec tours gratuits | Parlour',
    'Des jeux dont les tours gratuits sont déclenchés par les symboles scatter. Découvrez-les en démo, avec de l’argent fictif et sans compte.',
  ],
  seo_games_book: [
    'Machines à sous « Book » | Parlour',
    'Le livre y est à la fois joker et scatter, et un symbole s’étend sur les rouleaux pendant les tours gratuits.',
  ],
  seo_games_bonus_wager: [
    'Jeux qui comptent pour un bonus | Parlour',
    'Les jeux dont les mises comptent pour les conditions d’un bonus actif. Ce qui n’est pas dans cette liste ne compte pas.',
  ],
  seo_games_blackjack: [
    'Tables de blackjack en direct | Parlour',
    'Le blackjack avec de vrais croupiers, à des tables de limites différentes. Règles et mises annexes sont affichées à chaque table.',
  ],
  seo_games_baccarat: [
    'Tables de baccara en direct | Parlour',
    'Joueur, banque ou égalité : le baccara avec de vrais croupiers, dès les petites limites.',
  ],
  seo_games_poker: [
    'Tables de poker en direct contre la maison | Parlour',
    'Le poker de casino avec de vrais croupiers, contre la maison et non contre d’autres joueurs. Consultez le tableau des gains avant de jouer.',
  ],
  seo_games_roulette: [
    'Tables de roulette en direct | Parlour',
    'Roulette européenne, française et autres roues avec de vrais croupiers. Les limites sont indiquées à chaque table.',
  ],
  seo_games_live_dealer_shows: [
    'Jeux télévisés en direct | Parlour',
    'Roues, dés et parties bonus avec un animateur en studio. Une connexion lente peut désavantager dans les manches chronométrées.',
  ],
  seo_games_jackpots: [
    'Jeux à jackpot : mini, middle et grand | Parlour',
    'Tous les jeux qui participent à un jackpot. Le montant actuel du mini, du middle et du grand s’affiche pendant le jeu.',
  ],
  seo_games_jackpot_max: [
    'Jeux du grand jackpot | Parlour',
    'Les jeux qui alimentent le grand jackpot, le plus élevé des trois. Son montant actuel s’affiche dans le lobby.',
  ],
  seo_games_jackpot_mid: [
    'Jeux du jackpot middle | Parlour',
    'Les jeux qui alimentent le jackpot middle. Son montant actuel s’affiche dans le lobby.',
  ],
  seo_games_jackpot_mini: [
    'Jeux du mini-jackpot | Parlour',
    'Les jeux qui alimentent le mini-jackpot, le plus facile à voir tomber. Son montant actuel s’affiche dans le lobby.',
  ],
  seo_game: [
    '{name} de {provider} : démo et argent réel | Parlour',
    'Jouez à {name} de {provider} chez Parlour. Taux de redistribution, volatilité et règles en un coup d’œil ; connectez-vous pour jouer en argent réel. 18+.',
  ],
  seo_account: ['Votre compte | Parlour', 'Solde, dépôts, historique et réglages de votre compte.'],
  seo_account_transaction_history: [
    'Historique des transactions | Parlour',
    'Chaque dépôt, mise et gain de votre compte, avec la date, le montant et le statut.',
  ],
  seo_account_wallet_deposit: [
    'Déposer | Parlour',
    'Alimentez votre compte : choisissez un moyen et un montant.',
  ],
  seo_account_wallet_history: [
    'Historique des dépôts | Parlour',
    'Chaque dépôt de votre compte et son état.',
  ],
  seo_confirmed_email: ['E-mail confirmé | Parlour', 'Votre adresse e-mail chez Parlour est confirmée.'],
  seo_auth: [
    'Inscription ou connexion | Parlour',
    'Ouvrez un compte chez Parlour ou connectez-vous. 18 ans et plus.',
  ],
  seo_deposit_success: [
    'Dépôt effectué | Parlour',
    'Le paiement est passé. Le solde suit dès sa confirmation.',
  ],
  seo_deposit_return: [
    'Dépôt en cours | Parlour',
    'Le paiement est en cours de confirmation. Le solde suivra aussitôt.',
  ],
  seo_deposit_failure: [
    'Échec du dépôt | Parlour',
    'Le paiement n’a pas abouti et rien n’a été crédité. Vous pouvez réessayer.',
  ],
  seo_deposit_cancel: ['Dépôt annulé | Parlour', 'Vous avez annulé le paiement. Rien n’a été crédité.'],
  seo_blocked_country: [
    'Indisponible dans votre pays | Parlour',
    'Parlour n’est pas proposé dans votre pays. Notre assistance peut vous en dire plus.',
  ],
  seo_404: ['Page introuvable | Parlour', 'Il n’y a pas de page à cette adresse. Le lobby est à un clic.'],
};
