import type { SeoTexts } from '../seo-pages';

export const fr: SeoTexts = {
  seo_main: [
    'Parlour : casino en ligne, des milliers de machines',
    'Machines à sous, Megaways et jeux à jackpot de dizaines de studios. Démos sans compte ou jeu en euros. Réservé aux adultes, 18 ans et plus.',
  ],
  seo_games: [
    'Fournisseurs de jeux : tous les studios | Parlour',
    'Les studios présents chez Parlour, avec le nombre de jeux de chacun. Choisissez un fournisseur pour découvrir toute sa gamme.',
  ],
  seo_games_all: [
    'Tous les jeux : {count} titres au choix | Parlour',
    'Les {count} jeux de la maison en une seule liste : machines à sous, du fruit classique aux Megaways. Filtrez par fournisseur, cherchez par nom.',
  ],
  seo_games_live: [
    'Casino en direct : des tables à partager | Parlour',
    'Roulette, baccara, sic bo et roues de la fortune\u202f: une partie pour toute la table, un croupier animé, et des limites affichées avant de s’asseoir.',
  ],
  seo_games_top: [
    'Les jeux les plus joués | Parlour',
    'Les jeux que nos joueurs ouvrent le plus souvent. Le taux de retour et la volatilité sont toujours indiqués, et beaucoup existent en démo.',
  ],
  seo_games_new: [
    'Nouveaux jeux : dernières sorties | Parlour',
    'Les dernières arrivées de tous les fournisseurs, des plus récentes aux plus anciennes. Essayez la démo avant de miser.',
  ],
  seo_games_slots: [
    'Machines à sous en ligne | Parlour',
    'Machines à sous de tous les thèmes et de toutes les volatilités. Le taux de retour est indiqué partout, et la plupart s’essaient gratuitement.',
  ],
  seo_games_megaways: [
    'Machines à sous Megaways | Parlour',
    'Des rouleaux dont la hauteur change à chaque tour, et avec elle le nombre de façons de gagner. Démos sans compte.',
  ],
  seo_games_crash: [
    'Jeux de crash : encaisser à temps | Parlour',
    'Le multiplicateur grimpe jusqu’à la chute ; à vous de choisir quand encaisser. Les manches sont courtes : fixez d’abord objectif et budget.',
  ],
  seo_games_fruits: [
    'Machines à fruits : cerises, sept, cloches | Parlour',
    'Les machines à fruits classiques, avec peu de lignes et des règles simples. Cerises, citrons, cloches et sept, en démo ou en argent réel.',
  ],
  seo_games_feature_buy: [
    'Machines à sous avec achat de bonus | Parlour',
    'Des machines où la partie bonus s’achète à un prix affiché. Le prix et le taux de retour figurent dans les règles de chaque jeu.',
  ],
  seo_games_bonusbuy: [
    'Machines à sous avec parties bonus | Parlour',
    'Des machines dotées de leur propre partie bonus : choix, roues et jeux annexes. Lisez les règles et essayez-les en démo.',
  ],
  seo_games_drops_win: [
    'Drops & Wins : jeux avec lots à gagner | Parlour',
    'Les jeux qui participent aux distributions de lots des fournisseurs. Les conditions et les dates accompagnent chaque promotion.',
  ],
  seo_games_freespins: [
    'Machines à sous avec tours gratuits | Parlour',
    'Des jeux dont les tours gratuits sont déclenchés par les symboles scatter. Découvrez-les en démo, avec de l’argent fictif et sans compte.',
  ],
  seo_games_book: [
    'Machines à sous « Book » | Parlour',
    'Le livre y est à la fois joker et scatter, et un symbole s’étend sur les rouleaux pendant les tours gratuits.',
  ],
  seo_games_bonus_wager: [
    'Jeux qui comptent pour un bonus | Parlour',
    'Les jeux dont les mises comptent pour les conditions d’un bonus actif. Ce qui n’est pas dans cette liste ne compte pas.',
  ],
  seo_games_blackjack: [
    'Tables de blackjack | Parlour',
    'Le blackjack avec six jeux de cartes et jusqu’à sept mains par manche. Règles et limites sont affichées à chaque table.',
  ],
  seo_games_baccarat: [
    'Tables de baccara | Parlour',
    'Joueur, banque ou égalité : le baccara selon des règles fixes, dès les petites limites.',
  ],
  seo_games_poker: [
    'Hold’em et vidéo poker contre la maison | Parlour',
    'Le poker de casino, contre la maison et non contre d’autres joueurs. Consultez le tableau des gains avant de jouer.',
  ],
  seo_games_roulette: [
    'Tables de roulette à un zéro | Parlour',
    'Roulettes européenne et française, avec piste et partage. Les limites sont indiquées à chaque table.',
  ],
  seo_games_live_dealer_shows: [
    'Jeux télévisés en direct | Parlour',
    'Roues, dés et parties bonus avec un animateur en studio. Une connexion lente peut désavantager dans les manches chronométrées.',
  ],
  seo_games_jackpots: [
    'Jeux à jackpot : Mini, Mid et Max | Parlour',
    'Tous les jeux des trois jackpots : Mini, Mid et Max. Ce qui les alimente, et où lire le taux de retour et la volatilité de chaque jeu.',
  ],
  seo_games_jackpot_max: [
    'Jeux du jackpot Max | Parlour',
    'Les jeux du jackpot Max, le plus élevé des trois : tiré entre 20 000 € et 30 000 €, alimenté par chaque mise en argent réel et en euros.',
  ],
  seo_games_jackpot_mid: [
    'Jeux du jackpot Mid | Parlour',
    'Les jeux du jackpot Mid, entre le petit et le grand : tiré entre 5 000 € et 10 000 €, alimenté par chaque mise en argent réel et en euros.',
  ],
  seo_games_jackpot_mini: [
    'Jeux du jackpot Mini | Parlour',
    'Les jeux du jackpot Mini, le plus petit des trois : tiré entre 1 000 € et 2 500 €, alimenté par chaque mise en argent réel et en euros.',
  ],
  seo_game: [
    '{name} ({provider}) : démo et argent réel | Parlour',
    'Jouez à {name} ({provider}) chez Parlour. Taux de retour, volatilité et règles en un coup d’œil ; argent réel après connexion. 18+.',
  ],
  seo_provider: [
    'Jeux {provider} : {count} au catalogue | Parlour',
    'Tous les jeux {provider} chez Parlour, soit {count} au total, avec taux de retour et volatilité. Souvent en démo, sans compte. 18+.',
  ],
  seo_faq: [
    'Questions et réponses : compte, argent, jeux | Parlour',
    'Ouvrir un compte, savoir quand arrive un dépôt, ce qui se passe si la connexion se coupe, comprendre les jackpots : des réponses courtes.',
  ],
  seo_jackpots: [
    'Max, Mid et Mini : les trois jackpots | Parlour',
    'Max, Mid et Mini avec leur montant actuel, la part de chaque mise qui les alimente, les plus gros gains et les jeux qui vont avec. 18+.',
  ],
  seo_tournaments: [
    'Tournois en cours et terminés | Parlour',
    'Tous les tournois de la maison et des studios, avec prix, date de fin et classement. Chacun affiche ses propres conditions. 18+.',
  ],
  seo_tournament: [
    '{name} : tournoi de studio | Parlour',
    'Le tournoi de studio {name} : prix, jeux qui comptent, date de fin et conditions sur une seule page. Libre à vous d’y participer. 18+.',
  ],
  seo_local_tournament: [
    '{name} : tournoi de la maison | Parlour',
    'Le tournoi maison {name} : jeux, mise minimale, prix selon la place et classement du moment. Libre à vous d’y participer. 18+.',
  ],
  seo_vip: [
    'Niveaux VIP, points et cashback | Parlour',
    'Douze niveaux, de Nouveau venu à Seigneur de la maison : points nécessaires, cashback de chacun et ce qui ne compte pas. 18+.',
  ],
  seo_bonuses: [
    'Les bonus et leurs conditions | Parlour',
    'Les bonus ouverts en ce moment, avec dépôt minimal, mises requises et mise maximale. Libre à vous d’en prendre un ou non. 18+.',
  ],
  seo_bonus: [
    '{name} : bonus et conditions | Parlour',
    'Ce que le bonus {name} offre et ce qu’il demande : dépôt minimal, mises requises, mise maximale et jeux qui comptent. Sous conditions, 18+.',
  ],
  seo_wheel_of_fortune: [
    'Roue de la fortune : un tour par jour | Parlour',
    'Douze cases égales, un tour gratuit par jour pour qui a un niveau VIP : chaque lot avec sa chance, les règles et un tirage vérifiable. Dès 18 ans.',
  ],
  seo_landing_welcome_bonus: [
    'Pack de bienvenue : quatre dépôts | Parlour',
    'Jusqu’à 800 € et 335 tours gratuits sur les 4 premiers dépôts : comment le pack se répartit et quelles mises il demande. Sous conditions, 18+.',
  ],
  seo_welcome_landing: [
    'Nouveau ici : le pack de bienvenue expliqué | Parlour',
    'Vous découvrez Parlour ? Lisez ce que chacun des 4 premiers dépôts ajoute au pack avant de décider si vous en voulez. Sous conditions, 18+.',
  ],
  seo_authorize: [
    'Connexion en cours | Parlour',
    'Votre connexion à Parlour est en cours de confirmation. Vous passerez ensuite à la page d’accueil, sans rien avoir à faire.',
  ],
  seo_activate_bonus: [
    'Activation de votre bonus | Parlour',
    'Le bonus de votre lien est en cours d’activation. Si ce n’est pas encore fait, vous devrez d’abord vous connecter. Sous conditions, 18+.',
  ],
  seo_redirect: [
    'Un instant, s’il vous plaît | Parlour',
    'Parlour vérifie la réponse du service d’où vous venez. Vous passerez à la page d’accueil dès que ce sera fait.',
  ],
  seo_handoff: [
    'Vous y êtes presque | Parlour',
    'Les informations de votre lien sont prises en compte. Dans un instant, vous serez sur la page d’accueil de Parlour, sans rien avoir à faire.',
  ],
  seo_info_terms: [
    'Conditions générales | Parlour',
    'Qui peut jouer chez Parlour, les règles des comptes, des dépôts, des retraits et des jeux, ce qui est interdit et comment déposer une réclamation.',
  ],
  seo_info_bonus_terms: [
    'Conditions des bonus et des tours gratuits | Parlour',
    'Les règles des bonus, codes promo et tours gratuits : activation, mises requises, mise maximale, annulation et usage loyal.',
  ],
  seo_info_privacy: [
    'Confidentialité : vos données chez nous | Parlour',
    'Quelles données Parlour conserve, à quoi elles servent, qui les voit, combien de temps, et comment les consulter, corriger ou effacer.',
  ],
  seo_info_responsible_gambling: [
    'Jeu responsable et aide gratuite | Parlour',
    'Garder la main sur le jeu : ce que nous faisons, ce que nous ne pouvons pas encore, signes à prendre au sérieux et aide gratuite.',
  ],
  seo_info_about: [
    'À propos : qui tient cette maison | Parlour',
    'Ce qu’est Parlour, qui l’exploite et avec quelle licence, d’où viennent les jeux et comment nous traitons les joueurs et leur argent.',
  ],
  seo_info_aml_kyc: [
    'Identité et lutte contre le blanchiment | Parlour',
    'Pourquoi nous vérifions identité, adresse et moyens de paiement, quels documents fournir, ce qu’ils doivent montrer et leur durée de conservation.',
  ],
  seo_info_payments: [
    'Paiements et dépôts | Parlour',
    'Comment l’argent entre sur votre compte : moyens, plafonds, délais, pourquoi chaque paiement est à votre nom, et comment se feront les retraits.',
  ],
  seo_info_affiliates: [
    'Affiliation : travailler avec Parlour | Parlour',
    'Ce qu’est le programme d’affiliation de Parlour, les règles des partenaires qui écrivent sur nous et comment joindre l’équipe.',
  ],
  seo_info_contact: [
    'Contact : comment joindre l’assistance | Parlour',
    'Comment joindre quelqu’un chez Parlour : le formulaire, l’adresse e-mail, ce qu’il faut avoir sous la main et le suivi d’une réclamation.',
  ],
  seo_account: ['Votre compte | Parlour', 'Solde, dépôts, historique et réglages de votre compte.'],
  seo_account_profile_main: [
    'Votre profil au casino | Parlour',
    'Vos informations, e-mails et langue chez Parlour, une copie de tout ce que nous conservons à votre sujet, et la fermeture du compte.',
  ],
  seo_account_profile_verification: [
    'Vos documents et leur vérification | Parlour',
    'Envoyez à Parlour votre pièce d’identité et un justificatif de domicile, suivez leur examen et lisez ce qui manque encore.',
  ],
  seo_account_transaction_history: [
    'Historique des transactions | Parlour',
    'Chaque dépôt, mise et gain de votre compte, avec la date, le montant et l’état.',
  ],
  seo_account_profile_security: [
    'Sécurité | Parlour',
    'Second facteur, clés d’accès et où vous êtes connecté.',
  ],
  seo_account_wallet_deposit: [
    'Déposer | Parlour',
    'Alimentez votre compte : choisissez un moyen et un montant.',
  ],
  seo_account_wallet_withdrawal: ['Retirer | Parlour', 'Retirez votre argent et suivez son chemin.'],
  seo_account_wallet_history: [
    'Dépôts et retraits | Parlour',
    'Chaque dépôt et chaque retrait de votre compte, et leur état.',
  ],
  seo_account_wallet_balance: [
    'Vos soldes | Parlour',
    'Votre argent chez Parlour dans chaque devise, et celle que vous utilisez.',
  ],
  seo_account_bonuses: [
    'Vos bonus | Parlour',
    'Vos bonus chez Parlour : les offres, celui en jeu et la file d’attente.',
  ],
  seo_account_limits: [
    'Limites et pauses | Parlour',
    'Fixez vos dépôts, vos pertes, vos mises et votre temps de jeu, faites une pause ou trouvez quelqu’un à qui parler.',
  ],
  seo_account_limits_spending: [
    'Où sont passés votre argent et votre temps | Parlour',
    'Vos dépôts, vos retraits, le résultat de vos parties et votre temps de jeu, par jour, par semaine et par mois.',
  ],
  seo_account_limits_self_test: [
    'Autotest | Parlour',
    'Neuf questions sur votre façon de jouer, le sens des réponses et où trouver de l’aide. Vous seul les voyez.',
  ],
  seo_account_jackpots: [
    'Vos jackpots | Parlour',
    'Ce que vous avez des jackpots\u202f: vos billets pour ceux en cours et les tirages que vous avez gagnés.',
  ],
  seo_account_vip: [
    'Votre niveau VIP | Parlour',
    'Votre niveau et vos points, ce que votre niveau apporte et ce qui manque jusqu’au suivant.',
  ],
  seo_account_vip_cashback: [
    'Votre cashback | Parlour',
    'Ce qui vous est revenu de vos pertes d’argent personnel, ligne par ligne, et quand cela a été versé.',
  ],
  seo_account_promo: [
    'Code promo | Parlour',
    'Saisissez un code promo et prenez son bonus, tout de suite ou plus tard.',
  ],
  seo_account_transaction_history_bonus: [
    'Bonus terminés | Parlour',
    'Ce qu’est devenu chacun de vos bonus, avec chaque étape et sa raison.',
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
