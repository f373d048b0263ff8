import type { TextsOf } from '../texts';
import { de } from './texts-de';
import { en, type VerifyText } from './texts-en';
import { fr } from './texts-fr';

/** What the verifier says. */
export const VERIFY_TEXTS: TextsOf<VerifyText> = {
  en,
  au: {
    ...en,
    intro:
      'Before you bet, the studio commits to a secret seed. That seed, your own and the round’s number decide everything. This page plays the round again from them and compares. It all happens in your browser: nothing you enter is sent anywhere.',
    inputText:
      'Paste the record of a round, or of many, or open a file. You’ll find records in every game under “Fairness”, once you’ve asked for new seeds.',
    isTrueText:
      'The server seed is the one the studio committed to, and it leads to exactly this round and this pay.',
    isFalseText: 'What the record says isn’t what its seeds lead to. It differs in: {lines}.',
    secret:
      'The server seed of this round is still a secret, because your next rounds are drawn from it. To check this one, open the game, choose “Fairness” and ask for new seeds. Then reload this page.',
  },
  de,
  ch: {
    ...de,
    yourselfText: de.yourselfText
      .replace('damit kann jeder ein eigenes', 'damit können alle ein eigenes')
      .replaceAll(/„([^“]*)“/g, '«$1»'),
    inputText: de.inputText.replace('„Fairness“', '«Fairness»'),
    secret: de.secret.replace('„Fairness“', '«Fairness»'),
    faultNotTold: de.faultNotTold.replace('„Fairness“', '«Fairness»'),
  },
  fr,
};
