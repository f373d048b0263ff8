import type { LiveKey } from './texts-en';

export const LIVE_FR: Record<LiveKey, string> = {
  placeBet: 'Miser',
  placing: 'Votre mise est en route',
  takeBack: 'Reprendre',
  betsOpen: 'Faites vos jeux',
  seconds: '{seconds} s',
  closing: 'Rien ne va plus',
  drawing: 'Rien ne va plus',
  nextIn: 'Prochaine partie dans {seconds} s',
  brokenOff: 'Cette partie a été interrompue',
  asleep: 'La table s’ouvre',
  placed: 'Votre mise de {amount} est en jeu.',
  goneBack: 'Vous avez repris votre mise, {amount}.',
  goingBack: 'Votre mise de {amount} vous sera rendue.',
  tooLate: 'Les mises sont closes. Rien n’a été débité. La prochaine partie commence dans {seconds} s.',
  notPlaced:
    'Rien ne va plus. Vos jetons n’étaient pas misés, rien n’a été débité. «\u202fRejouer\u202f» les repose.',
  tooManyBets: 'Vous avez déjà misé dans cette partie. Reprenez votre mise pour la changer.',
  seatTaken:
    'Quelqu’un a été plus rapide\u202f: cette place est prise. Rien n’a été débité. Choisissez-en une autre.',
  seatKept: 'Cette place est encore gardée pour qui y jouait. Rien n’a été débité. Choisissez-en une autre.',
  demoSeatsTaken: 'Toutes les places d’argent fictif sont prises dans cette partie. Rien n’a été débité.',
  tooOften: 'Vous avez misé et repris trop souvent dans cette partie. Vous pourrez miser à la prochaine.',
  notConfirmed: 'Le casino n’a pas confirmé votre mise à temps. Elle ne participe pas et vous revient.',
  givenBack: 'Le studio a interrompu cette partie. Votre mise de {amount} vous revient.',
  missed: 'Pendant la coupure, votre mise de {amount} a donné {paid}.',
  reconnecting: 'Connexion perdue. Nouvel essai',
  connected: 'Connexion rétablie',
  heardClosed: 'Rien ne va plus.',
  betCount: '{count, plural, one {{count} mise} other {{count} mises}}',
  betsTitle: 'Mises de cette partie',
  noBets: 'Aucune mise',
  moreBets: '{count, plural, one {et {count} autre mise} other {et {count} autres mises}}',
  you: 'Vous',
  playMoney: 'argent fictif',
  animated: 'Croupier animé',
  ruleRound:
    'Toute la table joue la même partie. Les mises sont ouvertes pendant {seconds} secondes. Une mise qui arrive après la cloche est refusée, et rien n’est débité.',
  ruleBet:
    'Posez vos jetons et appuyez sur «\u202fMiser\u202f». Jusqu’à la cloche, vous pouvez reprendre votre mise et la poser autrement. Les jetons que vous n’avez pas misés ne participent pas.',
  ruleAnimated:
    'Le croupier est un dessin animé, pas une personne, et aucune caméra ne montre cette table. Le résultat est tiré par l’ordinateur du studio avant que l’image ne commence.',
  ruleAlways:
    'La table est ouverte à toute heure. Elle démarre quand quelqu’un s’assoit, et une partie commencée va à son terme.',
  ruleNames: 'Les autres voient votre mise à côté d’un nom tiré à neuf à chacune de vos visites.',
  ruleClock: 'L’horloge du studio décide de ce qui arrive à temps. Une connexion lente est un désavantage.',
  ruleLost:
    'Si vous perdez la connexion, une mise confirmée reste en jeu\u202f: le tirage compte aussi pour elle, et un gain est crédité. Vous la voyez à votre retour, sur n’importe quel appareil.',
  ruleBroken:
    'Si le studio interrompt lui-même une partie avant le tirage, chaque mise est rendue. Une partie tirée est payée, quoi qu’il arrive ensuite.',
  ruleCent: 'Ce qu’une mise rapporte est arrondi au centime inférieur.',
  fairText:
    'Avant l’ouverture des mises, le studio s’engage sur une graine secrète de la partie en publiant son SHA-256. Les mots de ceux qui misent les premiers, tirés ensuite par leurs navigateurs, forment la graine client\u202f; les mises d’argent passent avant l’argent fictif. Le résultat découle des deux et du numéro de la partie, par HMAC-SHA256. La graine secrète est révélée avec le résultat, ou quand la partie est interrompue.',
  fairNow: 'SHA-256 de la graine de la partie {number}',
  fairRounds: 'Dernières parties',
  fairRound: 'Partie {number}',
  fairWords: 'Mots de ceux qui ont misé les premiers',
  fairRight: 'vérifié ici\u202f: juste',
  fairWrong: 'vérifié ici\u202f: faux',
  fairUnheard:
    'vérifié ici\u202f: les graines donnent ce résultat. Cette page n’était pas ouverte quand la partie s’y est engagée.',
  fairBroken:
    'interrompue avant le tirage, chaque mise rendue. La graine est consommée, et c’est celle sur laquelle la partie s’était engagée.',
  fairWouldBe: 'Elle aurait donné\u202f: {result}',
  fairNone: 'Vos parties apparaissent ici une fois réglées.',
  fairNothing: 'Les dernières parties ne peuvent pas être affichées pour le moment.',
};
