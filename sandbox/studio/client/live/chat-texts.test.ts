import { expectTextsOfAllLanguages } from '../../testing/game-texts';
import { CHAT_TEXTS } from './chat-texts';

test('every language says everything, as its own editors write', () => expectTextsOfAllLanguages(CHAT_TEXTS));
