import type { ChatKey } from './chat-texts-en';

export const CHAT_FR: Record<ChatKey, string> = {
  title: 'Chat de la table',
  write: 'Dites quelque chose à la table',
  send: 'Envoyer',
  settings: 'Règles et réglages du chat',
  close: 'Fermer',
  open: '{count, plural, =0 {Chat} one {Chat, {count} nouveau message} other {Chat, {count} nouveaux messages}}',
  empty: 'Personne n’a encore rien écrit.',
  newer: 'Nouveaux messages',
  you: 'Vous',
  actionsOf: 'Message de {name} : masquer ou signaler',
  mute: 'Masquer {name}',
  muted: '{name} est masqué pour vous.',
  report: 'Signaler',
  reportWhy: 'Pourquoi signalez-vous ce message ?',
  cancel: 'Annuler',
  reported: 'Merci. Quelqu’un va l’examiner, et vous ne voyez plus ce message.',
  reason_insult: 'Insulte',
  reason_hate: 'Haine',
  reason_threat: 'Menace',
  reason_begging: 'Demande d’argent',
  reason_advert: 'Publicité',
  reason_personal: 'Données personnelles',
  reason_other: 'Autre chose',
  isOff: 'Vous avez désactivé le chat.',
  turnOn: 'Activer le chat',
  unmute:
    '{count, plural, one {Afficher de nouveau {count} joueur masqué} other {Afficher de nouveau {count} joueurs masqués}}',
  readAloud: 'Lire à voix haute les nouveaux messages (lecteur d’écran)',
  showChat: 'Afficher le chat',
  refusedFast: 'Un instant : vous pourrez écrire de nouveau dans {seconds} s.',
  refusedRepeat: 'Vous l’avez déjà écrit.',
  refusedBusy: 'Beaucoup écrivent en ce moment. Réessayez dans un instant.',
  refusedEmpty: 'Il n’y a rien à envoyer.',
  refusedLong: 'C’est trop long : 200 caractères au plus.',
  refusedCard:
    'Cela ressemble au numéro d’une carte ou d’un compte. Le message n’a pas été envoyé : ici, tout le monde pourrait le lire.',
  refusedPhone:
    'Cela ressemble à un numéro de téléphone. Le message n’a pas été envoyé : ici, tout le monde pourrait le lire.',
  refusedEmail:
    'Cela ressemble à un moyen de joindre quelqu’un. Le message n’a pas été envoyé : ici, tout le monde pourrait le lire.',
  refusedLink: 'Cela ressemble à un lien. Si ce n’en est pas un, mettez un espace après le point.',
  refusedWords: 'Certains de ces mots n’ont pas leur place à la table. Dites-le autrement, s’il vous plaît.',
  refusedBegging: 'Demander ou prêter de l’argent n’a pas sa place dans le chat.',
  refusedAdvert: 'La publicité n’a pas sa place dans le chat.',
  refusedSession: 'Votre session est terminée. Rouvrez le jeu pour écrire.',
  refusedLater: 'L’envoi a échoué. Veuillez réessayer.',
  reportOwn: 'Ce message est le vôtre.',
  reportTwice: 'Vous avez déjà signalé ce message.',
  reportGone: 'Ce message n’est plus là.',
  reportTooMany: 'Vous venez de signaler beaucoup de messages. Celui-ci est masqué pour vous.',
  cantDemo:
    'Vous jouez avec de l’argent fictif et pouvez suivre la conversation. Écrire est réservé à qui joue à cette table avec de l’argent réel.',
  cantPaused:
    'Plusieurs joueurs ont signalé un de vos messages. Vous pourrez écrire de nouveau à {time}, ou plus tôt dès que quelqu’un l’aura examiné.',
  cantSilenced: 'Le casino vous a retiré le droit d’écrire jusqu’au {time}. Motif : {reason}.',
  cantForGood:
    'Le casino vous a retiré le droit d’écrire définitivement. Motif : {reason}. L’assistance peut vous en dire plus.',
  lineLost: 'Connexion perdue. Les nouveaux messages arriveront à son retour.',
  ruleKind:
    'Restez aimable. Les insultes, la haine et les menaces sont retirées, et qui les écrit peut perdre le droit d’écrire.',
  ruleData:
    'Ne livrez rien : ni numéros de téléphone, ni adresses, ni liens, ni numéros de carte. Personne du casino ne vous les demandera jamais ici.',
  ruleMoney:
    'Pas de mendicité, pas de prêts, pas de publicité. Personne à la table ne peut connaître le prochain résultat.',
  ruleReport:
    'Les trois points à côté d’un message permettent de masquer son auteur pour vous ou de le signaler. Signalé par trois joueurs, il est masqué pour tout le monde jusqu’à ce que quelqu’un du casino l’ait examiné.',
  ruleKept:
    'Les autres voient un nom tiré au sort à chacune de vos visites. Les messages disparaissent au bout d’un jour au plus ; ce qui a été signalé est conservé avec les cinq messages précédents, pour pouvoir être jugé.',
};
