import { watchLoading } from '../preload';

watchLoading();
