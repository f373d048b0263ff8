import type { Locale } from '@/lib/domain/locales';

/** Jurisdictions of the licence texts (SPEC §1), and the countries where each holds; the first holds elsewhere. */
export const JURISDICTIONS = { curacao: [], netherlands: ['NL'] } as const satisfies Record<
  string,
  readonly string[]
>;

export const JURISDICTION_CODES = Object.keys(JURISDICTIONS) as (keyof typeof JURISDICTIONS)[];

export interface SettingsTexts {
  /** `{games}` and `{providers}` are filled. */
  tagline: string;
  responsible: string;
  /** `{games}` without live tables, `{tables}`, `{all}` and `{providers}` are filled. */
  catalogueClaim: string;
  /** `{all}` is filled. */
  allGamesClaim: string;
  licences: Record<keyof typeof JURISDICTIONS, string>;
}

const RESPONSIBLE_DE =
  'Glücksspiel kann süchtig machen. Spiel in deinem Rahmen, mach Pausen und hol dir früh Hilfe, wenn es keinen Spaß mehr macht.';
const LICENCES_DE = {
  curacao: 'Parlour wird von einem ungarischen Vertreter mit einer Lizenz aus Curaçao betrieben.',
  netherlands:
    'Für Spielerinnen und Spieler in den Niederlanden betreibt Parlour ein in Costa Rica eingetragenes Unternehmen.',
};

export const SETTINGS_TEXTS: Record<Locale, SettingsTexts> = {
  en: {
    tagline: 'The lamp is on. {games} games from {providers} providers.',
    responsible:
      'Gambling can be addictive. Play within your limits, take breaks, and ask for help early if it stops being fun.',
    catalogueClaim: '{games} games from {providers} providers, and {tables} live tables.',
    allGamesClaim: '{all}+ games',
    licences: {
      curacao: 'Parlour is run by a Hungarian agent that holds a Curaçao licence.',
      netherlands: 'For players in the Netherlands, Parlour is run by an operator registered in Costa Rica.',
    },
  },
  de: {
    tagline: 'Die Lampe brennt. {games} Spiele von {providers} Anbietern.',
    responsible: RESPONSIBLE_DE,
    catalogueClaim: '{games} Spiele von {providers} Anbietern und {tables} Live-Tische.',
    allGamesClaim: '{all}+ Spiele',
    licences: LICENCES_DE,
  },
  'en-AU': {
    tagline: 'The lamp is on. {games} games from {providers} providers.',
    responsible:
      'Gambling can be addictive. Play within your limits, take a break, and get help early if it stops being fun.',
    catalogueClaim: '{games} games from {providers} providers, plus {tables} live tables.',
    allGamesClaim: '{all}+ games',
    licences: {
      curacao: 'Parlour is run by a Hungarian agent that holds a Curaçao licence.',
      netherlands: 'For players in the Netherlands, Parlour is run by an operator registered in Costa Rica.',
    },
  },
  'de-CH': {
    tagline: 'Die Lampe brennt. {games} Spiele von {providers} Anbietern.',
    responsible: RESPONSIBLE_DE.replace('Spaß', 'Spass'),
    catalogueClaim: '{games} Spiele von {providers} Anbietern und {tables} Live-Tische.',
    allGamesClaim: '{all}+ Spiele',
    licences: LICENCES_DE,
  },
  fr: {
    tagline: 'La lampe est allumée. {games} jeux de {providers} fournisseurs.',
    responsible:
      'Le jeu peut créer une dépendance. Jouez dans vos limites, faites des pauses et demandez de l’aide sans attendre si le plaisir n’y est plus.',
    catalogueClaim: '{games} jeux de {providers} fournisseurs et {tables} tables en direct.',
    allGamesClaim: '{all} jeux et plus',
    licences: {
      curacao: 'Parlour est exploité par un agent hongrois titulaire d’une licence de Curaçao.',
      netherlands:
        'Pour les joueurs aux Pays-Bas, Parlour est exploité par un opérateur enregistré au Costa Rica.',
    },
  },
};
