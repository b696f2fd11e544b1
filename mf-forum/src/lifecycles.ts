import { createRemote } from '@harbor/runtime';

export default createRemote({
  name: 'mf-forum',
  desktop: () => import('./desktop'),
  mobile: () => import('./mobile'),
});
