import type { TextsOf } from '../texts';

type Key =
  | 'stake'
  | 'stakeRange'
  | 'stakeLess'
  | 'stakeMore'
  | 'paid'
  | 'placeBets'
  | 'lastRound'
  | 'betInvalid'
  | 'stakeTooLow'
  | 'stakeTooHigh'
  | 'returning'
  | 'roundWaits'
  | 'fair'
  | 'fairTitle'
  | 'fairText'
  | 'fairCommitment'
  | 'fairNext'
  | 'fairClientSeed'
  | 'fairNextClientSeed'
  | 'fairNonce'
  | 'fairNew'
  | 'fairNewText'
  | 'fairOpen'
  | 'fairBefore'
  | 'fairServerSeed'
  | 'fairRounds'
  | 'fairCheckText'
  | 'fairFirst'
  | 'fairRound'
  | 'fairCheck'
  | 'fairCheckAll'
  | 'fairVerifier'
  | 'ruleLeft'
  | 'ruleRepeat'
  | 'rulePace'
  | 'ruleFair'
  | 'limits'
  | 'limitOf';

/** What every table says, whatever is played on it. */
export const TABLE_TEXTS: TextsOf<Key> = {
  en: {
    stake: 'Stake',
    stakeRange: '{min} – {max}',
    stakeLess: 'Lower the stake',
    stakeMore: 'Raise the stake',
    paid: 'Paid',
    placeBets: 'Place your bets',
    lastRound: 'Last round: {result}',
    betInvalid: 'This bet was not accepted. Nothing was staked.',
    stakeTooLow: 'That is below the minimum of this game. Nothing was staked.',
    stakeTooHigh: 'That is above the maximum of this game. Nothing was staked.',
    returning: 'The casino did not answer. The extra stake is being returned; then you can choose again.',
    roundWaits: 'Your last round is still open. It goes on where you left it.',
    fair: 'Fairness',
    fairTitle: 'Fair by proof',
    fairText:
      'Before you bet, the studio commits itself to a secret seed by publishing its SHA-256. Every round is computed from that seed, your own seed and the number of the round. Ask for new seeds and the secret one is revealed, so that anyone can compute your rounds again.',
    fairCommitment: 'SHA-256 of the server seed',
    fairNext: 'SHA-256 of the server seed after it',
    fairClientSeed: 'Your seed',
    fairNextClientSeed: 'Your seed for the next rounds',
    fairNonce: 'Number of the next round',
    fairNew: 'Reveal and begin with new seeds',
    fairNewText: 'Write anything you like, 64 characters at most.',
    fairOpen: 'Finish the round first: the seed would show what is still hidden.',
    fairBefore: 'The seeds before',
    fairServerSeed: 'Server seed',
    fairRounds: 'Rounds played with them',
    fairCheckText: 'Rounds that can be checked now, the newest first:',
    fairFirst:
      'Rounds can be checked once their server seed is told: ask for new seeds above, and they appear here.',
    fairRound: '{time}: {staked} staked, {paid} paid',
    fairCheck: 'Check',
    fairCheckAll: 'Check all {count}',
    fairVerifier: 'Open the verifier',
    ruleLeft:
      'A round that you leave waits for 24 hours, on any device. After that it ends like this: {rule}',
    ruleRepeat:
      'Your chips are not laid again by themselves after a round. Repeat lays those of the last bet (key: R).',
    rulePace: 'From the start of one round to the start of the next there are at least {seconds} seconds.',
    ruleFair:
      'Chance is drawn before you choose. Whether you win is not decided by how you have played before.',
    limits: 'Limits',
    limitOf: '{name}: {min} to {max}',
  },
  au: {
    stake: 'Stake',
    stakeRange: '{min} – {max}',
    stakeLess: 'Lower the stake',
    stakeMore: 'Raise the stake',
    paid: 'Paid',
    placeBets: 'Place your bets',
    lastRound: 'Last round: {result}',
    betInvalid: 'This bet wasn’t accepted. Nothing was staked.',
    stakeTooLow: 'That’s below the minimum for this game. Nothing was staked.',
    stakeTooHigh: 'That’s above the maximum for this game. Nothing was staked.',
    returning: 'The casino didn’t answer. The extra stake is on its way back; then you can choose again.',
    roundWaits: 'Your last round is still open. It picks up where you left off.',
    fair: 'Fairness',
    fairTitle: 'Fair, and you can check it',
    fairText:
      'Before you bet, the studio commits to a secret seed by publishing its SHA-256. Every round is worked out from that seed, your own seed and the round’s number. Ask for new seeds and the secret one is revealed, so anyone can work out your rounds again.',
    fairCommitment: 'SHA-256 of the server seed',
    fairNext: 'SHA-256 of the server seed after it',
    fairClientSeed: 'Your seed',
    fairNextClientSeed: 'Your seed for the next rounds',
    fairNonce: 'Number of the next round',
    fairNew: 'Reveal and start with new seeds',
    fairNewText: 'Write anything you like, up to 64 characters.',
    fairOpen: 'Finish the round first: the seed would show what’s still hidden.',
    fairBefore: 'The seeds before',
    fairServerSeed: 'Server seed',
    fairRounds: 'Rounds played with them',
    fairCheckText: 'Rounds you can check now, newest first:',
    fairFirst:
      'You can check rounds once their server seed is revealed: ask for new seeds above and they’ll show up here.',
    fairRound: '{time}: {staked} staked, {paid} paid',
    fairCheck: 'Check',
    fairCheckAll: 'Check all {count}',
    fairVerifier: 'Open the verifier',
    ruleLeft: 'A round you leave waits for 24 hours, on any device. After that it ends like this: {rule}',
    ruleRepeat:
      'Your chips aren’t laid again by themselves after a round. Repeat lays those of your last bet (key: R).',
    rulePace: 'There are at least {seconds} seconds from the start of one round to the start of the next.',
    ruleFair: 'Chance is drawn before you choose. How you’ve played before has no say in whether you win.',
    limits: 'Limits',
    limitOf: '{name}: {min} to {max}',
  },
  de: {
    stake: 'Einsatz',
    stakeRange: '{min} – {max}',
    stakeLess: 'Einsatz senken',
    stakeMore: 'Einsatz erhöhen',
    paid: 'Auszahlung',
    placeBets: 'Mach dein Spiel',
    lastRound: 'Letzte Runde: {result}',
    betInvalid: 'Diese Wette wurde nicht angenommen. Es wurde nichts eingesetzt.',
    stakeTooLow: 'Das liegt unter dem Mindesteinsatz dieses Spiels. Es wurde nichts eingesetzt.',
    stakeTooHigh: 'Das liegt über dem Höchsteinsatz dieses Spiels. Es wurde nichts eingesetzt.',
    returning:
      'Das Casino hat nicht geantwortet. Der zusätzliche Einsatz kommt zurück, danach kannst du neu wählen.',
    roundWaits: 'Deine letzte Runde ist noch offen. Sie geht dort weiter, wo du aufgehört hast.',
    fair: 'Fairness',
    fairTitle: 'Nachweisbar fair',
    fairText:
      'Bevor du setzt, legt sich das Studio auf einen geheimen Seed fest und veröffentlicht dessen SHA-256. Jede Runde wird aus diesem Seed, deinem eigenen und der Nummer der Runde berechnet. Verlangst du neue Seeds, wird der geheime aufgedeckt, und jeder kann deine Runden nachrechnen.',
    fairCommitment: 'SHA-256 des Server-Seeds',
    fairNext: 'SHA-256 des Server-Seeds danach',
    fairClientSeed: 'Dein Seed',
    fairNextClientSeed: 'Dein Seed für die nächsten Runden',
    fairNonce: 'Nummer der nächsten Runde',
    fairNew: 'Aufdecken und mit neuen Seeds beginnen',
    fairNewText: 'Schreib, was du willst, höchstens 64 Zeichen.',
    fairOpen: 'Spiel zuerst die Runde zu Ende: Der Seed würde zeigen, was noch verdeckt ist.',
    fairBefore: 'Die Seeds davor',
    fairServerSeed: 'Server-Seed',
    fairRounds: 'Damit gespielte Runden',
    fairCheckText: 'Runden, die du jetzt prüfen kannst, die neuesten zuerst:',
    fairFirst:
      'Runden lassen sich prüfen, sobald ihr Server-Seed aufgedeckt ist: Verlange oben neue Seeds, dann stehen sie hier.',
    fairRound: '{time}: {staked} eingesetzt, {paid} ausgezahlt',
    fairCheck: 'Prüfen',
    fairCheckAll: 'Alle {count} prüfen',
    fairVerifier: 'Prüfseite öffnen',
    ruleLeft: 'Eine Runde, die du verlässt, wartet 24 Stunden, auf jedem Gerät. Danach endet sie so: {rule}',
    ruleRepeat:
      'Nach einer Runde liegen deine Chips nicht von selbst wieder da. Wiederholen legt die der letzten Wette (Taste: R).',
    rulePace: 'Vom Beginn einer Runde bis zum Beginn der nächsten vergehen mindestens {seconds} Sekunden.',
    ruleFair:
      'Der Zufall wird gezogen, bevor du wählst. Wie du bisher gespielt hast, ändert nichts an deinen Chancen.',
    limits: 'Limits',
    limitOf: '{name}: {min} bis {max}',
  },
  ch: {
    stake: 'Einsatz',
    stakeRange: '{min} – {max}',
    stakeLess: 'Einsatz senken',
    stakeMore: 'Einsatz erhöhen',
    paid: 'Auszahlung',
    placeBets: 'Mach dein Spiel',
    lastRound: 'Letzte Runde: {result}',
    betInvalid: 'Diese Wette wurde nicht angenommen. Es wurde nichts eingesetzt.',
    stakeTooLow: 'Das liegt unter dem Mindesteinsatz dieses Spiels. Es wurde nichts eingesetzt.',
    stakeTooHigh: 'Das liegt über dem Höchsteinsatz dieses Spiels. Es wurde nichts eingesetzt.',
    returning:
      'Das Casino hat nicht geantwortet. Der zusätzliche Einsatz kommt zurück, danach kannst du neu wählen.',
    roundWaits: 'Deine letzte Runde ist noch offen. Sie geht dort weiter, wo du aufgehört hast.',
    fair: 'Fairness',
    fairTitle: 'Nachweisbar fair',
    fairText:
      'Bevor du setzt, legt sich das Studio auf einen geheimen Seed fest und veröffentlicht dessen SHA-256. Jede Runde wird aus diesem Seed, deinem eigenen und der Nummer der Runde berechnet. Verlangst du neue Seeds, wird der geheime aufgedeckt, und alle können deine Runden nachrechnen.',
    fairCommitment: 'SHA-256 des Server-Seeds',
    fairNext: 'SHA-256 des Server-Seeds danach',
    fairClientSeed: 'Dein Seed',
    fairNextClientSeed: 'Dein Seed für die nächsten Runden',
    fairNonce: 'Nummer der nächsten Runde',
    fairNew: 'Aufdecken und mit neuen Seeds beginnen',
    fairNewText: 'Schreib, was du willst, höchstens 64 Zeichen.',
    fairOpen: 'Spiel zuerst die Runde zu Ende: Der Seed würde zeigen, was noch verdeckt ist.',
    fairBefore: 'Die Seeds davor',
    fairServerSeed: 'Server-Seed',
    fairRounds: 'Damit gespielte Runden',
    fairCheckText: 'Runden, die du jetzt prüfen kannst, die neuesten zuerst:',
    fairFirst:
      'Runden lassen sich prüfen, sobald ihr Server-Seed aufgedeckt ist: Verlange oben neue Seeds, dann stehen sie hier.',
    fairRound: '{time}: {staked} eingesetzt, {paid} ausgezahlt',
    fairCheck: 'Prüfen',
    fairCheckAll: 'Alle {count} prüfen',
    fairVerifier: 'Prüfseite öffnen',
    ruleLeft: 'Eine Runde, die du verlässt, wartet 24 Stunden, auf jedem Gerät. Danach endet sie so: {rule}',
    ruleRepeat:
      'Nach einer Runde liegen deine Jetons nicht von selbst wieder da. Wiederholen legt die der letzten Wette (Taste: R).',
    rulePace: 'Vom Beginn einer Runde bis zum Beginn der nächsten vergehen mindestens {seconds} Sekunden.',
    ruleFair:
      'Der Zufall wird gezogen, bevor du wählst. Wie du bisher gespielt hast, ändert nichts an deinen Chancen.',
    limits: 'Limiten',
    limitOf: '{name}: {min} bis {max}',
  },
  fr: {
    stake: 'Mise',
    stakeRange: '{min} – {max}',
    stakeLess: 'Baisser la mise',
    stakeMore: 'Augmenter la mise',
    paid: 'Payé',
    placeBets: 'Faites vos jeux',
    lastRound: 'Dernière partie : {result}',
    betInvalid: 'Ce pari n’a pas été accepté. Rien n’a été misé.',
    stakeTooLow: 'C’est moins que la mise minimale de ce jeu. Rien n’a été misé.',
    stakeTooHigh: 'C’est plus que la mise maximale de ce jeu. Rien n’a été misé.',
    returning:
      'Le casino n’a pas répondu. La mise supplémentaire vous est rendue\u202f; vous pourrez ensuite choisir à nouveau.',
    roundWaits: 'Votre dernière partie est encore ouverte. Elle reprend là où vous l’aviez laissée.',
    fair: 'Équité',
    fairTitle: 'Une équité vérifiable',
    fairText:
      'Avant votre mise, le studio s’engage sur une graine secrète en publiant son SHA-256. Chaque partie est calculée à partir de cette graine, de la vôtre et du numéro de la partie. Demandez de nouvelles graines et la graine secrète est révélée\u202f: chacun peut alors recalculer vos parties.',
    fairCommitment: 'SHA-256 de la graine du serveur',
    fairNext: 'SHA-256 de la graine du serveur suivante',
    fairClientSeed: 'Votre graine',
    fairNextClientSeed: 'Votre graine pour les prochaines parties',
    fairNonce: 'Numéro de la prochaine partie',
    fairNew: 'Révéler et prendre de nouvelles graines',
    fairNewText: 'Écrivez ce que vous voulez, 64 caractères au plus.',
    fairOpen: 'Terminez d’abord la partie\u202f: la graine montrerait ce qui est encore caché.',
    fairBefore: 'Les graines précédentes',
    fairServerSeed: 'Graine du serveur',
    fairRounds: 'Parties jouées avec elles',
    fairCheckText: 'Parties à vérifier dès maintenant, les plus récentes d’abord\u202f:',
    fairFirst:
      'Une partie se vérifie quand la graine de son serveur est révélée\u202f: demandez de nouvelles graines ci-dessus, et elle apparaîtra ici.',
    fairRound: '{time}\u202f: {staked} misé, {paid} payé',
    fairCheck: 'Vérifier',
    fairCheckAll: 'Vérifier les {count}',
    fairVerifier: 'Ouvrir le vérificateur',
    ruleLeft:
      'Une partie que vous quittez attend 24 heures, sur n’importe quel appareil. Ensuite, elle se termine ainsi\u202f: {rule}',
    ruleRepeat:
      'Après une partie, vos jetons ne sont pas reposés d’eux-mêmes. Rejouer repose ceux du dernier pari (touche\u202f: R).',
    rulePace: 'Entre le début d’une partie et celui de la suivante, il s’écoule au moins {seconds} secondes.',
    ruleFair:
      'Le hasard est tiré avant votre choix. Ce que vous avez joué auparavant ne change rien à vos chances.',
    limits: 'Limites',
    limitOf: '{name}\u202f: de {min} à {max}',
  },
};
