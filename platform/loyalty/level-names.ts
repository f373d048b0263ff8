import type { LevelCode } from '@/lib/domain/loyalty';
import type { LanguageCode } from '@/lib/domain/locales';

const english: Record<LevelCode, string> = {
  newcomer: 'Newcomer',
  regular: 'Regular',
  house_guest: 'House Guest',
  card_player: 'Card Player',
  table_captain: 'Table Captain',
  lamp_keeper: 'Lamp Keeper',
  rail_master: 'Rail Master',
  famed_commander: 'Famed Commander',
  parlour_marshal: 'Parlour Marshal',
  baize_baron: 'Baize Baron',
  brass_duke: 'Brass Duke',
  lord_of_the_house: 'Lord of the House',
};
const german: Record<LevelCode, string> = {
  newcomer: 'Neuling',
  regular: 'Stammgast',
  house_guest: 'Hausgast',
  card_player: 'Kartenspieler',
  table_captain: 'Tischkapitän',
  lamp_keeper: 'Lampenwart',
  rail_master: 'Bandenmeister',
  famed_commander: 'Ruhmreicher Kommandant',
  parlour_marshal: 'Salonmarschall',
  baize_baron: 'Filzbaron',
  brass_duke: 'Messingherzog',
  lord_of_the_house: 'Herr des Hauses',
};
const french: Record<LevelCode, string> = {
  newcomer: 'Nouveau venu',
  regular: 'Habitué',
  house_guest: 'Invité de la maison',
  card_player: 'Joueur de cartes',
  table_captain: 'Capitaine de table',
  lamp_keeper: 'Gardien de la lampe',
  rail_master: 'Maître des bandes',
  famed_commander: 'Illustre commandant',
  parlour_marshal: 'Maréchal du salon',
  baize_baron: 'Baron du tapis',
  brass_duke: 'Duc de laiton',
  lord_of_the_house: 'Seigneur de la maison',
};

/** What levels are called in letters: the same as on pages. */
export const LEVEL_NAMES: Record<LanguageCode, Record<LevelCode, string>> = {
  en: english,
  de: german,
  au: english,
  ch: german,
  fr: french,
};
