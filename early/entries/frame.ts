import { startPage } from '../frame';

startPage();
