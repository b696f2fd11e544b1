import { platform } from '@harbor/runtime';
import { lazy } from 'react';

const RenewalDialog = lazy(async () => ({
  default: (await import('../features/consent/RenewalDialog')).RenewalDialog,
}));
const RenewalSheet = lazy(async () => ({
  default: (await import('../features/consent/RenewalSheet.mobile')).RenewalSheet,
}));

/** Asks members again after an agreement has changed. The shell mounts it when the user's `consent_due` says so. */
export default function ConsentRenewal() {
  return platform === 'mobile' ? <RenewalSheet /> : <RenewalDialog />;
}
