import { expectTextsOfAllLanguages } from '../../testing/game-texts';
import { LIVE_TEXTS } from './texts';

test('every language says everything, as its own editors write', () => expectTextsOfAllLanguages(LIVE_TEXTS));
