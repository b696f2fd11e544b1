import { useCurrentRoute, useSession, Widget } from '@harbor/runtime';

/** The question for a new consent, when an agreement has changed; never over the agreements themselves. */
export function ConsentRenewal() {
  const { user } = useSession();
  const route = useCurrentRoute()?.route;
  const due = (user?.consent_due?.length ?? 0) > 0;
  if (!due || route?.path.startsWith('/clause/')) return null;
  return <Widget remote="mf-account" name="consent-renewal" />;
}
