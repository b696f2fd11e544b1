import { lazy } from 'react';

export const ReimbursementDialog = lazy(() => import('./ReimbursementDialog'));
