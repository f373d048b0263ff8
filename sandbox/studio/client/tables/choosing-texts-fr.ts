import type { ChoosingKey } from './choosing-texts-en';

export const CHOOSING_FR: Record<ChoosingKey, string> = {
  secondsLeft: 'Encore {seconds} secondes.',
  choiceLate: 'C’était trop tard et ne compte pas. Rien de plus n’a été misé.',
  notYourTurn: 'Ce n’est pas votre tour. Rien n’a été misé.',
  choiceMade: 'Vous avez déjà choisi, ici ou dans une autre fenêtre.',
  choiceInvalid: 'Ce choix n’est pas possible maintenant. Rien de plus n’a été misé.',
  choiceNoMoney: 'Votre crédit ne suffit pas. Rien de plus n’a été misé\u202f; choisissez autre chose.',
  choiceLimit:
    'Cela dépasserait une limite de votre compte. Rien de plus n’a été misé\u202f; choisissez autre chose.',
  choiceRefused: 'Le casino n’a pas accepté la mise supplémentaire. Choisissez autre chose.',
  choiceUnconfirmed:
    'Le casino n’a pas confirmé la mise supplémentaire à temps. Elle vous revient, et le choix ne compte pas.',
  ruleCost:
    'Ce que coûte un choix est d’abord misé, et le choix compte dès que le casino a confirmé la mise\u202f; le tour attend jusque-là. Si le casino la refuse, vous pouvez encore choisir autre chose. S’il ne répond pas, la mise vous revient et le choix ne compte pas.',
  ruleLate:
    'L’horloge du studio décide si un choix arrive à temps. Un choix tardif, répété ou hors de votre tour est refusé, et aucun argent ne bouge.',
  ruleAway:
    'Si vous perdez la connexion ou fermez le jeu, votre mise reste en jeu. Vous choisissez de nouveau dès votre retour, sur n’importe quel appareil\u202f; ce que vous ne choisissez pas à temps est décidé par la règle ci-dessus.',
  ruleStudio:
    'Si le studio lui-même s’arrête pendant que les choix sont ouverts, tout ce qui n’est pas décidé est terminé selon la même règle et payé. Une mise encore en route vous revient.',
  fairChoices:
    'Les graines seules fixent l’ordre des cartes, avant tout choix. Les choix figurent au relevé de la partie\u202f: avec les graines, les mises et les choix, chacun peut la rejouer.',
};
