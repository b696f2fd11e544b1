import { createRemote } from '@harbor/runtime';
import { guarded } from './features/entry/guarded';

export default createRemote({
  name: 'mf-staff',
  desktop: guarded(() => import('../routes.json?desktop')),
  mobile: guarded(() => import('../routes.json?mobile')),
});
