import type { TextsOf } from '../../texts';
import { de, swiss } from './texts-de';
import { en, type ShowKey } from './texts-en';
import { fr } from './texts-fr';

export const SHOW_TEXTS: TextsOf<ShowKey> = { en, au: en, de, ch: swiss, fr };
