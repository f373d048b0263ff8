import type { WordList } from './list';

/** French. Words that are harmless in English or German stand in phrases alone (bite, con, chatte). */
export const FRENCH: WordList = {
  whole: `connard connards connasse connasses conard conards conasse salope salopes salopard salopards salaud salauds salop
    pute putes putain putains encule encules enculee enculer enfoire enfoires batard batards batarde petasse petasses
    pouffiasse pouffiasses poufiasse pouffe grognasse tapette tapettes pede pedes tarlouze tarlouse gouine gouines
    negro negros negre negres bicot bicots bamboula bamboulas nique niquer niques niquez ntm fdp trouduc merde merdes
    merdique merdeux abruti abrutis branleur branleurs branleuse`,
  start: 'bougnoul youpin youtre chinetoque niakou emmerd enculeur encul',
  inside: 'connard',
  phrases: [
    ...[
      'sale con',
      'gros con',
      'pauvre con',
      'petit con',
      'bande de cons',
      'espece de con',
      't es con',
      'sale pd',
    ],
    ...['espece de pd', 'fils de pute', 'fils de chien', 'ta gueule', 'ferme la', 'va te faire foutre'],
    ...['va te faire', 'allez vous faire', 'nique ta', 'trou du cul', 'suce ma', 'suce moi', 'ma bite'],
    ...['grosse bite', 'sale chienne', 'sale arabe', 'sale juif', 'sale noir', 'sale pute', 'espece d idiot'],
    ...[
      'espece de debile',
      'gros debile',
      'gros mongol',
      'va crever',
      'va mourir',
      'je vais te tuer',
      'suicide toi',
    ],
    ...['mort aux juifs', 'dehors les arabes', 'retourne dans ton pays'],
  ],
  innocent: '',
  innocentPhrases: ['tete de negre', 'tapette a souris', 'tapettes a souris'],
};
