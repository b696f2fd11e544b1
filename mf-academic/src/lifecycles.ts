import { createRemote } from '@harbor/runtime';

export default createRemote({
  name: 'mf-academic',
  desktop: () => import('../routes.json?desktop'),
  mobile: () => import('../routes.json?mobile'),
});
