import { waitForNetwork } from '../offline';

waitForNetwork();
