import { storiesIn } from './stories';

storiesIn('dark');
