import { claimPreloads } from '../support/claim-preloads';

claimPreloads('desktop');
