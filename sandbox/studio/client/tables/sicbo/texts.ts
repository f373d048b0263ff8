import type { TextsOf } from '../../texts';
import { de, swiss } from './texts-de';
import { en, type SicBoKey } from './texts-en';
import { fr } from './texts-fr';

export const SICBO_TEXTS: TextsOf<SicBoKey> = { en, au: en, de, ch: swiss, fr };
