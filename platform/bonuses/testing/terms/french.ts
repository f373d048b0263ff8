import type { Sentences } from './english';

/** The same in French. */
export const FRENCH: Sentences = {
  leastDeposit:
    'Pour un bonus de dépôt, choisissez le bonus ou saisissez son code avant de payer, et déposez au moins le minimum indiqué par l’offre.',
  share:
    'Il vaut un pourcentage de ce qui arrive, arrondi au centime inférieur, sans jamais dépasser le maximum de l’offre.',
  answer: 'Une offre à laquelle vous ne répondez pas expire après {days} jours, sauf indication contraire.',
  oneActive: 'Un seul bonus est actif à la fois dans chaque devise.',
  queued: 'Un bonus en attente ne commence que lorsque vous l’activez, et ne peut pas être misé avant.',
  queueWaits: 'Aucun délai ne court pendant qu’il attend.',
  code: 'Un code promo sert une fois par compte, sauf indication contraire de l’offre ; il s’active aussitôt ou se met en attente.',
  realFirst: 'Votre argent réel est misé en premier, l’argent du bonus seulement quand il ne suffit plus.',
  oddCent:
    'Un gain va là d’où venait sa mise, dans la même proportion ; le centime restant va à votre argent réel.',
  wagering:
    'L’argent du bonus devient réel quand vous avez misé le bonus autant de fois que l’offre l’indique, ou le bonus et le dépôt ensemble si l’offre le dit.',
  bothCount:
    'Les mises d’argent réel y comptent autant que celles d’argent du bonus, chacune dès qu’elle est réglée.',
  returned: 'Les mises annulées ou rendues ne comptent pas.',
  maxWin: 'Si l’offre fixe un plafond à ce qui devient réel, le surplus est perdu.',
  runOut: 'Quand il ne reste d’un bonus ni argent, ni partie en cours, ni tour gratuit, il est terminé.',
  law: 'Selon les règles de Grande-Bretagne, seul le bonus est à miser, au plus {times} fois, quoi que dise une offre par ailleurs.',
  lawProduct:
    'Là, seuls comptent les jeux d’un même genre, par exemple les machines à sous ou les jeux de table ; les autres comptent pour rien.',
  lawDays:
    'Selon les règles de Suède et du Danemark, un bonus vaut au moins {days} jours, et ses tours gratuits s’utilisent au moins aussi longtemps.',
  lawFirst:
    'Selon les règles de Suède, vous ne pouvez avoir qu’un bonus, et seulement avant de jouer chez nous pour la première fois.',
  lateRound:
    'Une partie appartient au bonus qui était actif au moment de sa mise. Ce qu’elle rapporte en argent du bonus après la fin de celui-ci devient réel si les mises requises étaient faites, dans la limite du plafond de l’offre ; sinon, c’est perdu.',
  lateReal: 'Ce qui revient à la part réelle de la mise est à vous dans tous les cas.',
  maxBet:
    'Tant qu’un bonus est actif, dans un jeu qui compte, toutes les mises d’une partie ensemble ne peuvent dépasser la mise maximale de l’offre.',
  feature: 'Un achat de bonus dans un jeu compte pour son prix entier.',
  refused: 'Une mise plus élevée est refusée avant tout mouvement d’argent.',
  noMaxBet: 'Dans les jeux qui ne comptent pas et pour les tours gratuits, cette limite ne s’applique pas.',
  weights:
    'Chaque mise compte pour le pourcentage que l’offre indique pour ce genre de jeu ; si un jeu est de plusieurs genres, c’est le plus bas.',
  usualWeights:
    'Sauf indication contraire de l’offre, les machines à sous comptent pour {whole} %, le crash, le keno et le bingo pour {fifth} %, la roulette, le blackjack, le baccara, le poker, les jeux en direct et les jeux télévisés pour {tenth} %, les jeux à jackpot et tous les autres pour rien.',
  realOnly:
    'Dans un jeu qui ne compte pas, seul l’argent réel peut être misé. Tant que votre solde bonus contient de l’argent, un tel jeu ne s’ouvre qu’avec un solde réel d’au moins {least}.',
  covering:
    'À la roulette, au baccara, au crash et aux jeux télévisés, une partie qui rapporte entre {from} % et {to} % de ses mises ne compte pas : ses paris se sont couverts les uns les autres.',
  spins:
    'Les tours gratuits valent pour les jeux, la mise et le nombre quotidien indiqués par l’offre ; un jour finit à minuit dans le fuseau horaire que vous aviez lors du premier.',
  spinsFirst: 'Si plusieurs conviennent à un jeu, ceux qui finissent en premier sont utilisés d’abord.',
  spinsMove:
    'Un tour gratuit ne déplace pas d’argent et ne compte pas dans les mises requises ; s’il est rendu, vous pouvez l’utiliser de nouveau.',
  spinsTime: 'Ce qui n’est pas utilisé en {days} jours, ou dans le délai de l’offre, est perdu.',
  spinsReplaced:
    'Si un jeu est retiré, un autre du même fournisseur prend sa place ; nous vous disons lequel, ou qu’il n’y en a pas.',
  spinsWait: 'Tant qu’aucun jeu ne reste, le délai des tours gratuits et de leur bonus est suspendu.',
  spinsWin:
    'L’offre dit si les gains de tours gratuits sont de l’argent du bonus, à miser, ou de l’argent réel.',
  spinsEnd:
    'Si un bonus prend fin avant que ses mises soient faites, ses tours gratuits finissent avec lui ; un tour commencé va à son terme.',
  time: 'Chaque offre indique son délai, qui court dès l’activation ; si elle ne dit rien, il est de {days} jours.',
  notice: 'Nous vous prévenons {early} heures et {late} heure avant la fin.',
  expiry: 'Lorsqu’il est écoulé, le bonus prend fin avec tout ce qui reste dans le solde bonus.',
  inTime:
    'Ce que vous avez misé et terminé à temps compte, même si le compte en est fait un instant plus tard.',
  cancel:
    'Si vous annulez ou changez un bonus actif, tout le solde bonus et les mises déjà faites sont perdus, et avec eux ce que le bonus vous a fait gagner. Votre argent réel reste à vous.',
  leave:
    'Un changement de devise et la fermeture de votre compte mettent fin, eux aussi, aux bonus, aux bonus en attente et aux tours gratuits.',
  excluded:
    'Si vous êtes exclu du jeu, votre bonus, les bonus en attente, les offres et les tours gratuits prennent fin aussitôt, et tout le solde bonus revient à la maison. Votre argent réel reste à vous.',
  break:
    'Pendant une pause de jeu, rien ne vous est retiré : le temps de votre bonus, des offres et des tours gratuits s’arrête.',
  away: 'Qui est exclu ou fait une pause ne reçoit ni bonus ni offre.',
  depositOnce: 'Un dépôt doit être misé une fois, avec ou sans bonus.',
  depositLowered:
    'Chaque mise d’argent réel réduit d’autant ce qu’il en reste à miser, dans n’importe quel jeu ; l’argent du bonus, non.',
  order:
    'Comme l’argent réel est misé en premier, le dépôt passe en premier ; les mêmes mises comptent en même temps pour votre bonus.',
  depositBack:
    'Si un dépôt est remboursé ou contesté auprès de la banque, son bonus prend fin avec tout le solde bonus et ses tours gratuits. Ce qui était déjà devenu réel est examiné par une personne.',
  leapDay: 'Qui est né un {born} février reçoit le bonus d’anniversaire le {had} février les autres années.',
  winnings:
    'Un bonus sur les gains se calcule sur les gains d’argent réel ; ceux de l’argent du bonus et des tours gratuits n’en font pas partie.',
  onePerson:
    'Une offre valable une fois par personne l’indique. Elle n’est pas donnée à un second compte ayant le même moyen de paiement, le même nom et la même date de naissance, la même adresse ou le même navigateur. Rien n’est retiré à qui l’a déjà.',
  afterAll: 'Si une personne constate que vous êtes deux, vous la recevez quand même.',
  looked:
    'Une personne examine ce dont ces règles vous privent ; elle peut donner un bonus ou faire compter des parties après coup.',
  operator:
    'En cas d’abus d’une offre, une personne peut mettre fin au bonus et en donne la raison ; son solde bonus est alors perdu.',
  budget: 'Une offre dotée d’un budget prend fin d’elle-même quand il est épuisé.',
  promise:
    'Ce que vous avez reçu, ou ce pour quoi vous avez commencé un dépôt, se poursuit aux conditions de ce moment.',
};
