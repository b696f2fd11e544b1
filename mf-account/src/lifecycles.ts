import { createRemote } from '@harbor/runtime';

export default createRemote({
  name: 'mf-account',
  desktop: () => import('./desktop'),
  mobile: () => import('./mobile'),
});
