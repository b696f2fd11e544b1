import { claimPreloads } from '../support/claim-preloads';

claimPreloads('mobile');
