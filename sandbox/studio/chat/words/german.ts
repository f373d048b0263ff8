import type { WordList } from './list';

/** German, Swiss included. “Huere guet” is how the Swiss say that something is very good: huere alone is no insult. */
export const GERMAN: WordList = {
  whole: `arsch arsche fotze fotzen hure huren nutte nutten schlampe schlampen spast spasti spasten spastis mongo mongos
    kanake kanaken kanacke kanacken neger schwuchtel schwuchteln schwuli schwulis fick ficke ficken fickt fickst ficker
    gefickt fickdich abgefickt figg figge figgen pisser drecksau dreckssau drecksack drecksacke dreckskerl mistkerl
    miststuck hackfresse verrecke verreck vergasen vergast seckel schofseckel schafseckel sackseckel tschingg tschinggen
    sauschwob sauschwab hueresiech huresiech schiiss schiisse schiissdrack wixer wixxer wixxa vollpfosten vollhonk
    itaker polacke polacken kummelturke`,
  start: `arschl arschg arschf arschkr wichser hurens hueres huresohn missgeburt scheiss beschissen verschissen verfick
    schwanzlutsch judensau judenschwein drecksjud saujud untermensch vollidiot muschilecker hurenbock huerebock
    hundesohn zigeunerpack`,
  inside: 'hurensohn scheisse',
  phrases: [
    ...[
      'du idiot',
      'du depp',
      'du trottel',
      'du opfer',
      'du hund',
      'du sau',
      'du schwein',
      'du affe',
      'du tubel',
    ],
    ...['du dubel', 'du behinderter', 'du mongo', 'bisch behindert', 'bist du behindert', 'halt die fresse'],
    ...['halts maul', 'halt s maul', 'halt dein maul', 'halt die klappe', 'verpiss dich', 'heb d schnurre'],
    ...['halt d schnurre', 'heb de latz', 'halts muul', 'fick dich', 'figg di', 'leck mich', 'leck mi am'],
    ...[
      'bring dich um',
      'stirb du',
      'ich bring dich',
      'huere sohn',
      'huere siech',
      'heil hitler',
      'sieg heil',
    ],
    ...['auslander raus', 'juden raus', 'dreckiger zigeuner', 'dreckiger turke', 'scheiss auslander'],
  ],
  // A Swiss dish, and “it is fun” as it is written there.
  innocent: 'fotzelschnitte fotzelschnitten spasst spass',
  innocentPhrases: [],
};
