import { claimPages } from '../../support/claim-pages';

claimPages('mobile');
