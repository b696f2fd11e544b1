import { createRemote } from '@harbor/runtime';
import { guarded } from './features/entry/guarded';

export default createRemote({
  name: 'mf-staff',
  desktop: guarded(
    () => import('../routes.json?desktop'),
    () => import('./features/entry/Entrance'),
  ),
  mobile: guarded(
    () => import('../routes.json?mobile'),
    () => import('./features/entry/EntranceOnPhone.mobile'),
  ),
});
