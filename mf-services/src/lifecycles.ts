import { createRemote } from '@harbor/runtime';

export default createRemote({
  name: 'mf-services',
  desktop: () => import('./desktop'),
  mobile: () => import('./mobile'),
});
