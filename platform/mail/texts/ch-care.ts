import { careLetters as german } from './de-care';
import type { CareLetterTexts, LetterText } from './letter-text';

/** A limit is «die Limite». */
const WORDS: readonly (readonly [string, string])[] = [
  ['deinen Limits', 'deinen Limiten'],
  ['Zu Limits', 'Zu Limiten'],
  ['kannst Limits', 'kannst Limiten'],
  ['Ein Vorschlag für ein Limit', 'Ein Vorschlag für eine Limite'],
  ['ein Limit für', 'eine Limite für'],
  ['Du setzt es', 'Du setzt sie'],
  ['und es gilt', 'und sie gilt'],
  ['ein niedrigeres', 'eine tiefere'],
  ['haben dir ein Limit', 'haben dir eine Limite'],
  ['dieses Limit', 'diese Limite'],
  ['kannst es jederzeit senken', 'kannst sie jederzeit senken'],
  ['Um es zu', 'Um sie zu'],
  ['als Limit', 'als Limite'],
  ['Limits, Pausen', 'Limiten, Pausen'],
  ['Spaß', 'Freude'],
];
const inSwiss = (text: string) => WORDS.reduce((line, [from, to]) => line.replaceAll(from, to), text);
const swiss = ({ subject, title, body, button }: LetterText): LetterText => ({
  subject: inSwiss(subject),
  title: inSwiss(title),
  body: body.map(inSwiss),
  button: inSwiss(button),
});

/** Letters of operators who look after players. */
export const swissCare: CareLetterTexts = {
  time_out_ordered: (params) => swiss(german.time_out_ordered(params)),
  play_noticed: (params) => swiss(german.play_noticed(params)),
  limit_suggested: (params) => swiss(german.limit_suggested(params)),
  limit_set: (params) => swiss(german.limit_set(params)),
  deposits_stopped: (params) => swiss(german.deposits_stopped(params)),
  deposits_free: (params) => swiss(german.deposits_free(params)),
  offers_stopped: (params) => swiss(german.offers_stopped(params)),
  offers_free: (params) => swiss(german.offers_free(params)),
  rules_changed: (params) => swiss(german.rules_changed(params)),
};
