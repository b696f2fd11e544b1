import { lazy, Suspense } from 'react';
import { useOverridesGate } from '../../overrides/useOverridesGate';

const OverridesPanel = lazy(() => import('./OverridesPanel'));
const OverridesMark = lazy(() => import('./OverridesMark'));

/** Which releases this page is made of, for who may exchange them; others load nothing of it. */
export function Overrides() {
  const { panel, mark } = useOverridesGate();
  if (!panel && !mark) return null;
  return (
    <Suspense fallback={null}>
      {mark ? <OverridesMark /> : null}
      {panel ? <OverridesPanel /> : null}
    </Suspense>
  );
}
