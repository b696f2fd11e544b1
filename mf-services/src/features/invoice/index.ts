import { lazy } from 'react';

export const InvoiceDialog = lazy(() => import('./InvoiceDialog'));
