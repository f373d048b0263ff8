import '../fonts.css';
import '../tables/table.css';
import './verify.css';
import './answer.css';
import type { VerifyBoot } from '../../fair/page';
import { openVerifier } from './page';
import { sceneOf } from './scenes';

const root = document.getElementById('verify');
const facts = document.getElementById('boot')?.textContent;
if (root && facts) openVerifier(root, JSON.parse(facts) as VerifyBoot, sceneOf);
