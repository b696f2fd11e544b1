import { createRemote } from '@harbor/runtime';

export default createRemote({
  name: 'mf-staff',
  desktop: () => import('./desktop'),
  mobile: () => import('./mobile'),
});
