import { storiesIn } from './stories';

storiesIn('ivory');
